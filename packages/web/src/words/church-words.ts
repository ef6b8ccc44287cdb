import { ENGLISH_CHANCERY } from './english-chancery.ts';
import { ENGLISH_CHARTS } from './english-charts.ts';
import { ENGLISH_CHURCH } from './english-church.ts';
import { ENGLISH_GAZETTE } from './english-gazette.ts';

/** What the sections of the Church and of the record say, in the language of the page. They are fetched with those sections. */
export const churchWords = ENGLISH_CHURCH;
export const chanceryWords = ENGLISH_CHANCERY;
export const gazetteWords = ENGLISH_GAZETTE;
export const chartWords = ENGLISH_CHARTS;

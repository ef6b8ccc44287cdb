import type * as English from './english-record.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

const record: Spoken<Pick<typeof English, 'church' | 'chancery' | 'gazette' | 'charts' | 'rulings'>> =
  tag === 'fr' ? await import('./french-record.ts') : await import('./english-record.ts');

/** What the sections of the Church and of the record say, in the language of the page. They are fetched with those sections. */
export const {
  church: churchWords,
  chancery: chanceryWords,
  gazette: gazetteWords,
  charts: chartWords,
  rulings: rulingsWords,
} = record;

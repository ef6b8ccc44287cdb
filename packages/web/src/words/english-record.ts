/** The words of the Church and of the record, in English: their sections are fetched with all of them. */
export { ENGLISH_CHANCERY as chancery } from './english-chancery.ts';
export { ENGLISH_CHARTS as charts } from './english-charts.ts';
export { ENGLISH_CHURCH as church } from './english-church.ts';
export { ENGLISH_GAZETTE as gazette } from './english-gazette.ts';
export { ENGLISH_RULINGS as rulings } from './english-rulings.ts';

/** The words of the Church and of the record, in French: their sections are fetched with all of them. */
export { FRENCH_CHANCERY as chancery } from './french-chancery.ts';
export { FRENCH_CHARTS as charts } from './french-charts.ts';
export { FRENCH_CHURCH as church } from './french-church.ts';
export { FRENCH_GAZETTE as gazette } from './french-gazette.ts';
export { FRENCH_RULINGS as rulings } from './french-rulings.ts';

import type { RuleName, RuleWords } from '../game/rule-names.ts';

/** The rules in plain English. */
export const ENGLISH_RULES: Readonly<Record<RuleName, RuleWords>> = {
  RP: {
    title: 'Roles',
    text: 'Every great power has a Ruler and any number of Lords; bishops stand for themselves. A Ruler may go by King, Queen, Prince or Princess, a Lord by Duke, Duchess or Lady. One bishop, the one of Rome, is Pope from the first day. Everybody counts as ordained before the first turn.',
  },
  'OP.1': {
    title: 'A sheet needs a signature',
    text: 'Orders count only when the Ruler or a Lord of that power has signed them. Without a signed sheet units hold, dislodged units are disbanded, builds are not made, and removals go by the board game’s rule.',
  },
  'OP.2': {
    title: 'The Ruler’s sheet comes first',
    text: 'When one power hands in several sheets, the one its Ruler signed counts, however many Lords signed another and whenever they did.',
  },
  'OP.3': {
    title: 'What a bishop’s signature does',
    text: 'A bishop’s signature makes no orders valid. It convenes councils and casts ballots. On a sheet it only says that he was there.',
  },
  'OP.4': {
    title: 'Only the Pope seals',
    text: 'Excommunications, liftings and punishments count only when the reigning Pope has sealed them, whoever wrote them.',
  },
  PG: {
    title: 'The grade',
    text: 'The grade counts the turns in which your signature stands on at least one paper that was handed in: a sheet, bull, decree, ballot, testimony, statement or resignation.',
  },
  R1: {
    title: 'Excommunication',
    text: 'The Pope can ban any player. Whoever is banned may not speak to players of another great power’s team. The ban lasts until a Pope lifts it.',
  },
  R2: {
    title: 'Bishops without a power',
    text: 'A banned bishop who belongs to no great power may speak to nobody but the Judge.',
  },
  R3: {
    title: 'Punishment',
    text: 'When somebody under a ban is caught speaking where he may not, the Pope can name one unit of his team. It cannot move for two turns, if the Pope names it in writing in both.',
  },
  R4: {
    title: 'Lifting ends punishments',
    text: 'When a ban is lifted, every punishment that rests on it ends at once.',
  },
  R5: {
    title: 'Deposing and the conclave',
    text: 'A power whose unit holds Rome may depose the Pope. Then the throne is vacant and the bishops sit as a conclave. Each casts one ballot a turn, in Order Writing, until a majority elects another bishop.',
  },
  R6: {
    title: 'Anti-Popes',
    text: 'If a council elects a Pope while the old one has not been deposed, the man elected is an Anti-Pope. He must be bishop of a centre that was neutral at the start.',
  },
  R7: {
    title: 'Who is a bishop',
    text: 'Whoever was ordained is a bishop and stays one. At the start there is one for each neutral centre, and the bishop of Rome.',
  },
  R8: {
    title: 'Affiliation',
    text: 'A bishop may declare for a great power as long as no unit has stood in his see. Once one has, he belongs to that power, whether he likes it or not.',
  },
  R9: {
    title: 'New bishops',
    text: 'Whether new bishops are ordained, and who has to agree, is for the players to settle. The Judge enters what they agreed.',
  },
  R10: {
    title: 'Deposing an Anti-Pope',
    text: 'A power whose unit stands in an Anti-Pope’s see may order him deposed, unless he was its own bishop when elected.',
  },
  R11: {
    title: 'What an Anti-Pope decrees',
    text: 'An Anti-Pope’s bulls are published and do nothing. If he becomes Pope because the Pope is deposed, they take effect.',
  },
  R12: {
    title: 'When bulls count',
    text: 'Bulls count when the Pope seals them in the Order Writing Phase. Before, they are drafts; after, they are too late.',
  },
  R13: {
    title: 'Evidence and the Judge',
    text: 'The Pope proves an offence by written testimony, with letters or good reasons. The Judge decides while orders are resolved. There is no appeal.',
  },
  R14: {
    title: 'Councils',
    text: 'When a majority of all bishops sign a decree in the Diplomacy Phase, a council is convened from that moment, for two turns. While it sits, bishops under a ban may speak.',
  },
  R15: {
    title: 'The risk of asking',
    text: 'Asking for a council is speaking. A banned bishop whose attempt fails can be punished for it. If it succeeds, his asking was lawful.',
  },
  R16: {
    title: 'Emperors, elections, resignations',
    text: 'The Pope may crown an emperor, which gives no power. A council elects a Pope only when the throne is vacant. Banned bishops’ votes count for an Anti-Pope, not for a Pope. Nobody can vote a Pope out; he may resign in writing, if he is free to.',
  },
  R17: {
    title: 'The order to depose',
    text: 'Deposing is a line in a power’s sheet, on the turn its unit enters Rome or any later turn it is there. If the unit holds Rome, the Pope is deposed, and his bans and punishments up to that turn are void.',
  },
  R18: {
    title: 'Winning in communion',
    text: 'A power that owns enough centres wins only if its Ruler is not under a ban when orders are resolved. It need not hold Rome.',
  },
  'JD.1': { title: 'The Judge casts', text: 'The Judge adds, joins, empties and fills seats, and enters new bishops.' },
  'JD.2': {
    title: 'The Judge keeps the clock',
    text: 'The Judge opens, extends, pauses and closes phases by hand, or sets a timetable that does.',
  },
  'JD.3': { title: 'The Judge sees everything', text: 'The Judge sees every paper, letter, ballot and refused act.' },
  'JD.4': {
    title: 'The Judge’s docket',
    text: 'While orders are resolved the Judge rules on testimony, disputed sheets, late papers and resignations.',
  },
  'JD.5': {
    title: 'Trying before publishing',
    text: 'The Judge resolves in private as often as he likes, changes a ruling, and then publishes.',
  },
  'JD.6': {
    title: 'The Judge sets things right',
    text: 'The Judge may set anything by hand, with a reason. Everybody sees that he did.',
  },
  'JD.7': {
    title: 'Undo',
    text: 'The Judge takes back an act or goes back to a phase. Nothing is erased, and letters stay.',
  },
  'JD.8': {
    title: 'Fair play',
    text: 'The Judge warns, mutes, hides abuse, suspends a seat, or exempts a conversation from bans.',
  },
  'JD.9': {
    title: 'Breaking deadlocks',
    text: 'The Judge may end a conclave, a game without a winner, or declare a draw.',
  },
  'JD.10': {
    title: 'The record',
    text: 'The Judge has the whole record, and opens the letters after the game if he likes.',
  },
  'JD.11': {
    title: 'Nothing in silence',
    text: 'Whatever the Judge does is shown to the players. Only his reason may stay his own.',
  },
  BASE: { title: 'The board game', text: 'The rules of the board game Diplomacy, on this map.' },
  '§6': {
    title: 'Other maps',
    text: 'The Papacy Rules can be laid over any map with neutral centres. Where a power owns the Pope’s see from the start, it is no invader there.',
  },
};

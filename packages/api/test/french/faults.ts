/** A letter that `de`, `le`, `la`, `que` and `ne` lose their own before. */
const VOWEL = 'aeiouàâäéèêëîïôöûüœAEIOUÀÂÄÉÈÊËÎÏÔÖÛÜŒ';
const NARROW = '\u202F';
const NO_BREAK = '\u00A0';

/** What may be wrong with a French sentence, whatever it says. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a straight apostrophe': /'/,
  'English quotation marks': /[“”"]/,
  'two spaces': / {2}/,
  'a preposition that should have joined its article':
    /(?<!\p{L})(?:[Dd]e|[ÀàA]) les? (?=[A-ZÉ]|golfe|pays|co-arbitre|deuxième|conclave|concile|premier)/u,
  'an elision that was not made': new RegExp(
    String.raw`(?<![\p{L}-])(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|[Jj]usque) (?=[${VOWEL}])`,
    'u',
  ),
  'an elision before a consonant': new RegExp(String.raw`(?<!\p{L})(?:[DdLlNnSs]|[Qq]u)’(?![${VOWEL}yhYH«])`, 'u'),
  'a preposition twice': /(?<!\p{L})(?:à à|de de|de d’|de du|à au|en en|à en|à dans|dans dans) /u,
  'a plain space before a sign': / [;!?:»]|« /,
  'no space before a sign': new RegExp(
    `[^${NARROW}][;!?]|[^${NO_BREAK}\\d]:(?=[ ${NO_BREAK}]|$)|«[^${NO_BREAK}]|[^${NO_BREAK}]»`,
  ),
  'a hole': /undefined|\bnull\b|NaN|\[object|«\u00A0\?\u00A0»| [,.]|\(\)/,
  'an English word': /\b(?:the|of|and|with|was|has|Ruler|Lord|bishop|Pope|Judge|Spring|Fall|coast|sheet|army|fleet)\b/,
};

/** The names of what is wrong with `sentence`; ids of papers, which stand in quotation marks, are no words of it. */
export function faultsOf(sentence: string): readonly string[] {
  return Object.entries(FAULTS).flatMap(([name, pattern]) => (pattern.test(sentence) ? [`${name}: ${sentence}`] : []));
}

/** A sentence, or two, that begins and ends as one. */
export const WHOLE = /^[A-ZÀÉ«\d].*(?:[.?!:]|»)$/s;

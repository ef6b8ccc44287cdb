import { ENGLISH } from '../../../packages/api/src/english/english.ts';
import {
  refusalSentence,
  SERVER_REFUSALS,
  type ServerRefusal,
  serverSentence,
} from '../../../packages/api/src/index.ts';
import { castOf, newGame, sampleFacts } from '../../../packages/api/test/game/sample.ts';
import { REFUSALS, type RefusalCode, type RefusalNotes } from '../../../packages/game/src/index.ts';

const inCode = (fact: string) => `\`${fact}\``;

/** The text of docs/refusals.md: every code with its rule, when it is given, its facts, and its sentence as a player may read it. */
export function refusalsPage(): string {
  const cast = castOf(newGame());
  const sections = (Object.keys(REFUSALS) as RefusalCode[]).sort().map((code) => {
    const { rule, also = [], when, facts, sometimes = [] }: RefusalNotes = REFUSALS[code];
    const known = [...facts.map(inCode), ...sometimes.map((fact) => `sometimes ${inCode(fact)}`)].join(', ');
    return `
### ${code}

Because ${when}. Rule ${[rule, ...also].join(' or ')}. Facts: ${known === '' ? 'none' : known}.

> ${refusalSentence(cast, { code, facts: sampleFacts([...facts, ...sometimes], code) }, ENGLISH)}
`;
  });
  return `# Refusals

When something is not allowed, the answer is a refusal: \`code\`, \`rule\`, \`facts\`, and the sentence that a player reads, here with
sample facts. The codes are stable; the sentences may change and exist in every language of the catalogue (\`packages/api\`). Written by
\`npm run docs\` from \`packages/game/src\`. Where several rules are given, an answer names the one that it rests on.
${sections.join('')}
## Of the server

What the server says no to besides the game, as problem details. Where one code is said in several ways, the way stands behind a stroke here.
${serverSections()}`;
}

function serverSections(): string {
  const entries = Object.entries(SERVER_REFUSALS) as [ServerRefusal, string][];
  return entries
    .map(([code, when]) => `\n### ${code}\n\nBecause ${when}.\n\n> ${serverSentence(code, ENGLISH)}\n`)
    .join('');
}

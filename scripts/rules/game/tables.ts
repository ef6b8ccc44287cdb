import { ENGLISH } from '../../../packages/api/src/english/english.ts';
import { READING_NAMES, RULE_NAMES, ruleWords } from '../../../packages/api/src/index.ts';
import { type ByRule, modulesByRule, type Named, testsByRule } from './citations.ts';
import { type OptionFacts, optionFacts } from './options.ts';
import { PINS } from './pins.ts';
import { SCENARIOS } from './scenarios.ts';

export interface GameFacts {
  readonly modules: ByRule;
  readonly tests: ByRule;
  readonly options: readonly OptionFacts[];
}

/** What the two pages are made of, read from the source and the tests. */
export function gameFacts(root: string): GameFacts {
  return { modules: modulesByRule(root), tests: testsByRule(root), options: optionFacts(root) };
}

const RULES = RULE_NAMES.filter((name) => name !== 'BASE');

/** The text of docs/rules.md: each rule in our words, where it is in the code, the tests that show it, the options that bend it. */
export function rulesTable(facts: GameFacts): string {
  const rows = [...RULES, ...READING_NAMES].map((name) => {
    const { title = '', text = '' } = ruleWords(name, ENGLISH) ?? {};
    const options = facts.options.filter((option) => option.rule === name).map((option) => `\`${option.name}\``);
    return `| ${name} | **${title}** ${text} | ${files(facts.modules.get(name) ?? [])} | ${files(testsOf(facts, name))} | ${options.join(', ')} |`;
  });
  const scenarios = Object.entries(SCENARIOS).map(([name, rules]) => {
    const named = facts.tests.get(name) ?? [];
    return `| ${name} | ${rules.split(' ').join(', ')} | ${named[0]?.title.replaceAll('|', '\\|') ?? ''} | ${files(named)} |`;
  });
  return `# Rules

Every rule of the Papacy Rules in our words, every place where their text is read one way or another, and every scenario they were agreed
on: where each is in the code, and the tests that show it. R1 to R18 are the addendum's own numbers; RP, OP and PG its paragraphs on roles, on orders and
on the grade; JD what the Judge can do; §6 what other maps ask for. Written by \`npm run rules\` from the comments of \`packages/game/src\` and
the titles of the tests; \`npm run rules:check\` fails when a rule, a reading, an option or a scenario has none.

## Rules and readings

| rule | in our words | code | tests | options |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Scenarios

| scenario | rules | test | in |
| --- | --- | --- | --- |
${scenarios.join('\n')}
`;
}

/** The text of docs/rulings.md: each question that the text leaves, how it is answered, the switch, and the test that holds it. */
export function rulingsTable(facts: GameFacts): string {
  const rows = READING_NAMES.map((name) => {
    const { title = '', text = '' } = ruleWords(name, ENGLISH) ?? {};
    const switches = facts.options.filter((option) => option.rule === name).map(switchWords);
    return `| ${name} | ${title} | ${text} | ${switches.join('<br>')} | ${files(testsOf(facts, name))} |`;
  });
  const others = facts.options
    .filter((option) => !READING_NAMES.some((name) => name === option.rule))
    .map(
      (option) =>
        `| ${option.rule} | ${option.asks} | ${switchWords(option)} | ${files(option.tests.map((file) => ({ file, title: '' })))} |`,
    );
  return `# Rulings

Where the published text is silent or can be read in two ways: the question, how it is answered unless a game says otherwise, and the option
that changes it (in \`createGame\`, the default first). The choices are recorded in each game, so that a later default changes no old one.
Written by \`npm run rules\`.

| reading | question | ruling | switch | tests |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Other choices

| rule | question | switch | tests |
| --- | --- | --- | --- |
${others.join('\n')}
`;
}

/** Rules, readings and scenarios without code or test, and options whose values no test tries. */
export function gameFaults(facts: GameFacts): string[] {
  const faults: string[] = [];
  for (const name of [...RULES, ...READING_NAMES]) {
    if (ruleWords(name, ENGLISH) === undefined) faults.push(`${name} is not told in the catalogue`);
    if (!facts.modules.has(name)) faults.push(`${name} is named by no comment in packages/game/src`);
    if (testsOf(facts, name).length === 0) faults.push(`${name} has no test`);
  }
  for (const name of Object.keys(SCENARIOS)) if (!facts.tests.has(name)) faults.push(`${name} has no test`);
  for (const { name, rule, untried } of facts.options) {
    for (const value of untried) faults.push(`no test tries the option ${name}: ${value}`);
    if (ruleWords(rule, ENGLISH) === undefined) faults.push(`the option ${name} rests on ${rule}, which is no rule`);
  }
  for (const [name, scenarios] of Object.entries(PINS)) {
    for (const scenario of scenarios)
      if (!(scenario in SCENARIOS)) faults.push(`${name} is pinned by ${scenario}, which is no scenario`);
  }
  for (const name of facts.tests.keys()) {
    if (/^S\d/.test(name) && !(name in SCENARIOS)) faults.push(`a test is titled ${name}, which is no scenario`);
  }
  return faults;
}

/** The tests that name the rule, a scenario of it, or one that pins it. */
function testsOf({ tests }: GameFacts, name: string): readonly Named[] {
  const scenarios = Object.entries(SCENARIOS).flatMap(([scenario, rules]) =>
    rules.split(' ').includes(name) ? [scenario] : [],
  );
  return [name, ...(PINS[name] ?? []), ...scenarios].flatMap((one) => tests.get(one) ?? []);
}

const switchWords = ({ name, values }: OptionFacts) =>
  `\`${name}\`: ${values.map((value, index) => (index === 0 ? `**${value}**` : value)).join(', ')}`;

function files(named: readonly Named[]): string {
  return [...new Set(named.map(({ file }) => file))]
    .map(
      (file) =>
        `[${file
          .split('/')
          .slice(file.startsWith('packages/game/src/') ? 3 : -1)
          .join('/')}](../${file})`,
    )
    .join(', ');
}

import { OPTIONS, type OptionName, type Options } from '@defensor/game';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Segment } from '../../components/segment.tsx';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { faultOf } from '../../timetable/timetable-draft.ts';
import { classWords } from '../../words/class-words.ts';
import { ClockChoice } from './clock-choice.tsx';
import { changedOptions } from './option-changes.ts';
import type { SetupDesk } from './use-setup.ts';

type Group = keyof typeof classWords.options.groups;
const GROUPS = Object.keys(classWords.options.groups) as readonly Group[];

/** The deadlock option is a number of ballots: these are offered. */
const DEADLOCKS = [3, 5] as const;

/** The options, each a sentence that its choice completes; what was changed stands beside. */
export function OptionsStep({ desk }: { desk: SetupDesk }) {
  const { options: said, setup: setupWords } = classWords;
  const { options } = desk.setup;
  const changed = changedOptions(options);
  const { timetable } = desk.setup;
  const isFaulty = timetable !== undefined && faultOf(timetable) !== undefined;
  const set = (name: keyof Options, value: Options[keyof Options] | undefined) => {
    const { [name]: _, ...rest } = options;
    desk.change({ options: value === undefined ? rest : { ...rest, [name]: value } });
  };
  return (
    <div className="setup-cols setup-cols--options">
      <nav className="col col--l opt-nav" aria-label={said.title}>
        <header>
          <h2 className="h-sec">{said.title}</h2>
        </header>
        <p className="small soft sub">{said.about}</p>
        <ul>
          {GROUPS.map((group) => (
            <li key={group}>
              <a href={`#${group}`}>
                {said.groups[group].name}
                <small className="num">{namesIn(group).length + (group === 'councils' ? 1 : 0)}</small>
              </a>
            </li>
          ))}
          <li>
            <a href="#clock">{said.clock.name}</a>
          </li>
        </ul>
        <p className="small soft sub as-rules">
          <RuleRing /> {said.asRules}
        </p>
      </nav>
      <main className="mid opts" {...SCROLLED_BY_KEYS}>
        {GROUPS.map((group) => (
          <section key={group} id={group} aria-labelledby={`${group}-title`}>
            <h2 className="opt-head" id={`${group}-title`}>
              {said.groups[group].name} <span>{said.groups[group].about}</span>
            </h2>
            <OptionGroup group={group} options={options} onSet={set} />
          </section>
        ))}
        <section id="clock" aria-labelledby="clock-title">
          <h2 className="opt-head" id="clock-title">
            {said.clock.name} <span>{said.clock.about}</span>
          </h2>
          <ClockChoice setup={desk.setup} onChange={desk.setClock} />
        </section>
      </main>
      <section className="col col--r" aria-labelledby="changes-title">
        <section>
          <h2 className="h-sec" id="changes-title">
            {said.changes(changed.length)}
          </h2>
          <ul className="changes">
            {changed.map(({ name, sentence, rules }) => (
              <li key={name}>
                <span className="small">
                  {sentence} <span className="rule-no">{rules}</span>
                </span>
                <button type="button" className="btn btn--s btn--quiet" onClick={() => set(name, undefined)}>
                  {said.putBack}
                  <span className="vh">: {sentence}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="why">{changed.length === 0 ? said.none : said.printed}</p>
        </section>
        <div className="publish">
          <button
            type="button"
            className="btn btn--main"
            aria-disabled={isFaulty}
            onClick={() => {
              if (!isFaulty) desk.change({ step: 'cards' });
            }}
          >
            {setupWords.toCards}
          </button>
          {isFaulty && <p className="why">{said.clock.faulty}</p>}
        </div>
      </section>
    </div>
  );
}

const namesIn = (group: Group) =>
  (Object.keys(OPTIONS) as OptionName[]).filter((name) => classWords.option[name].group === group);

interface OptionGroupProps {
  readonly group: Group;
  readonly options: Partial<Options>;
  readonly onSet: (name: keyof Options, value: Options[keyof Options] | undefined) => void;
}

function OptionGroup({ group, options, onSet }: OptionGroupProps) {
  const { options: said, option } = classWords;
  const names = namesIn(group);
  const seldom = names.filter((name) => 'isSeldom' in option[name]);
  const [isOpen, setOpen] = useState(() => seldom.some((name) => options[name] !== undefined));
  const row = (name: OptionName) => {
    const { says, hint, choices, rules } = option[name] as { choices: Readonly<Record<string, string>> } & Readonly<
      Record<'says' | 'hint' | 'rules', string>
    >;
    return (
      <OptionRow
        key={name}
        name={name}
        says={says}
        hint={hint}
        rules={rules}
        choices={OPTIONS[name].values.map((value) => [value, choices[value] ?? value] as const)}
        value={options[name] ?? OPTIONS[name].values[0]}
        onChange={(value) => onSet(name, value === OPTIONS[name].values[0] ? undefined : (value as never))}
      />
    );
  };
  return (
    <>
      {names.filter((name) => !seldom.includes(name)).map(row)}
      {group === 'councils' && (
        <OptionRow
          name="deadlockTurns"
          says={said.deadlock.says}
          hint={said.deadlock.hint}
          rules={said.deadlock.rules}
          choices={[
            ['off', said.deadlock.never],
            ...DEADLOCKS.map((n) => [String(n), said.deadlock.after(n)] as const),
          ]}
          value={String(options.deadlockTurns ?? 'off')}
          onChange={(value) => onSet('deadlockTurns', value === 'off' ? undefined : Number(value))}
        />
      )}
      {isOpen && seldom.map(row)}
      {seldom.length > 0 && !isOpen && (
        <button type="button" className="btn btn--s btn--quiet" onClick={() => setOpen(true)}>
          {said.seldom(seldom.length)}
          <Icon name="down" small />
        </button>
      )}
    </>
  );
}

interface OptionRowProps {
  readonly name: string;
  readonly says: string;
  readonly hint: string;
  readonly rules: string;
  /** The rules' own choice first. */
  readonly choices: readonly (readonly [string, string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionRow({ name, says, hint, rules, choices, value, onChange }: OptionRowProps) {
  const isChanged = value !== choices[0]?.[0];
  return (
    <div className={isChanged ? 'opt is-changed' : 'opt'} data-option={name}>
      <p>
        {says}
        <small>
          {hint} {isChanged && <b>{classWords.options.changed}</b>}
        </small>
      </p>
      <Segment
        label={says}
        options={choices.map(([choice, label], index) => ({
          value: choice,
          label: (
            <>
              {label}
              {index === 0 && <RuleRing />}
            </>
          ),
        }))}
        value={value}
        onChange={onChange}
      />
      <span className="rule-no">{rules}</span>
    </div>
  );
}

/** Marks what the rules themselves have. */
function RuleRing() {
  return (
    <svg className="as-is" viewBox="0 0 8 8" role="img" aria-label={classWords.options.asRules}>
      <circle cx="4" cy="4" r="3" />
    </svg>
  );
}

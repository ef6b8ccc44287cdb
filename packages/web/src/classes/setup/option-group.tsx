import { OPTIONS, type OptionName, type Options } from '@defensor/game';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Segment } from '../../components/segment.tsx';
import { classWords } from '../../words/class-words.ts';

export type Group = keyof typeof classWords.options.groups;
export const GROUPS = Object.keys(classWords.options.groups) as readonly Group[];

/** The deadlock option is a number of ballots: these are offered. */
const DEADLOCKS = [3, 5] as const;

const namesIn = (group: Group) =>
  (Object.keys(OPTIONS) as OptionName[]).filter((name) => classWords.option[name].group === group);

/** How many options a group has; the one that is a number stands with the councils. */
export const sizeOf = (group: Group) => namesIn(group).length + (group === 'councils' ? 1 : 0);

interface OptionGroupProps {
  readonly group: Group;
  readonly options: Partial<Options>;
  /** Options that cannot be chosen any more. */
  readonly without?: readonly OptionName[];
  readonly onSet: (name: keyof Options, value: Options[keyof Options] | undefined) => void;
}

/** The options of a group, each a sentence that its choice completes; the seldom ones when they are asked for. */
export function OptionGroup({ group, options, without = [], onSet }: OptionGroupProps) {
  const { options: said, option } = classWords;
  const names = namesIn(group).filter((name) => !without.includes(name));
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
export function RuleRing() {
  return (
    <svg className="as-is" viewBox="0 0 8 8" role="img" aria-label={classWords.options.asRules}>
      <circle cx="4" cy="4" r="3" />
    </svg>
  );
}

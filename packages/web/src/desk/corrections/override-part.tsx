import { provinceOf } from '@defensor/diplomacy';
import { useId, useState } from 'react';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RuleNo } from '../../components/rule-no.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { powerLabel, provinceLabel, unitLabel } from '../../words/orders.ts';
import { tag } from '../../words/tag.ts';
import { words } from '../../words/words.ts';
import { churchPapers } from '../church-papers.ts';
import { players } from '../signing.ts';
import { useDesk, useRuling } from '../use-ruling.ts';
import { CorrectionForm, useWhy, WhyFields } from './correction-form.tsx';
import { OVERRIDES, type OverrideField, type Values } from './override-forms.ts';

/** Sets anything by hand, with a reason: units, owners, thrones, bans, findings, councils, the turn, the grade. */
export function OverridePart() {
  const { desk } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { corrections: said } = deskWords;
  const id = useId();
  const [which, setWhich] = useState('');
  const [values, setValues] = useState<Values>({});
  const why = useWhy();
  const [isDone, setDone] = useState(false);
  const form = OVERRIDES.find((one) => one.id === which);
  const isFull =
    form?.fields.every(({ name, isOptional }) => isOptional === true || (values[name] ?? '') !== '') === true &&
    (why.isGiven || form.takesReason === false);
  const submit = async () => {
    if (form === undefined || !isFull || isSending) return;
    const publicly = form.takesPublicly ? { publicly: why.isPublic } : {};
    const reason = form.takesReason === false ? {} : { reason: why.reason };
    const done = await give({ ...form.command(values), ...reason, ...publicly });
    setDone(done !== undefined);
    if (done !== undefined) setValues({});
  };
  return (
    <CorrectionForm title={said.title} about={said.about} onSubmit={submit}>
      <label className="label" htmlFor={id}>
        {said.what}
      </label>
      <select
        id={id}
        className="field field--s"
        value={which}
        onChange={(event) => {
          setWhich(event.target.value);
          setValues({});
          setDone(false);
        }}
      >
        <option value="">{said.choose}</option>
        {OVERRIDES.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      {form !== undefined && (
        <>
          {form.id === 'lastTurn' && desk.lastTurn !== undefined && (
            <p className="small">{said.endsAfter(words.seat.turn(desk.lastTurn))}</p>
          )}
          {form.fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => setValues({ ...values, [field.name]: value })}
            />
          ))}
          {form.takesReason !== false && <WhyFields why={why} hasChoice={form.takesPublicly} />}
          <ProblemNote problem={problem} />
          <button type="submit" className="btn btn--main" aria-disabled={!isFull || isSending}>
            {isSending ? words.door.oneMoment : form.label}
          </button>
          <p className="why" role="status">
            {isDone ? said.done : ''} <RuleNo rule={form.rule} />
          </p>
        </>
      )}
    </CorrectionForm>
  );
}

interface FieldProps {
  readonly field: OverrideField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ field, value, onChange }: FieldProps) {
  const id = useId();
  const choices = useChoices(field);
  return (
    <>
      <label className="label" htmlFor={id}>
        {field.label}
      </label>
      {choices === undefined ? (
        <input
          id={id}
          className="field field--s"
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <select id={id} className="field field--s" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{deskWords.corrections.choose}</option>
          {choices.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** How many turns ahead, and back, a turn can be chosen. */
const TURNS = 6;
const LAST_TURNS = 24;

/** What a field may be answered with; nothing where words are typed. */
function useChoices({ kind }: OverrideField): readonly (readonly [string, string])[] | undefined {
  const { view, variant, naming, sentences } = useDesk();
  const { corrections: said } = deskWords;
  const title = (seat: string) => [seat, words.titleOf(sentences.words.seat(seat))] as const;
  const powers = variant.powers.map(({ id }) => [id as string, powerLabel(naming, id)] as const);
  switch (kind) {
    case 'seat':
      return players(view).map(title);
    case 'bishop':
      return view.seats.filter((seat) => seat.class === 'bishop').map(({ id }) => title(id));
    case 'power':
      return powers;
    case 'anyPower':
      return [...powers, ['none', said.nobody]];
    case 'place':
      return variant.provinces
        .map(({ id }) => [id as string, provinceLabel(naming, id)] as const)
        .sort(([, a], [, b]) => a.localeCompare(b, tag));
    case 'unitAt':
      return view.units.map(({ type, location }) => [provinceOf(location), unitLabel(naming, { type, at: location })]);
    case 'finding':
      return churchPapers(view).findings.flatMap(({ id, accused }) =>
        id === undefined ? [] : [[id as string, `${id} ${accused === undefined ? '' : sentences.words.seat(accused)}`]],
      );
    case 'lastTurn':
      return [
        ...turnsFrom(view.turn, 0, LAST_TURNS).map((turn) => [turn, words.seat.turn(turn)] as const),
        ['none', said.noLastTurn],
      ];
    case 'turn':
      return turnsFrom(view.turn, -TURNS, 2 * TURNS + 1).map((turn) => [turn, words.seat.turn(turn)]);
    case 'phase':
      return (['diplomacy', 'orderWriting', 'orderResolution', 'retreats', 'adjustments'] as const).map((phase) => [
        phase,
        words.seat.phases[phase],
      ]);
    case 'type':
      return (['A', 'F'] as const).map((type) => [type, said.types[type]]);
    case 'yes':
      return [
        ['yes', said.yes],
        ['no', said.no],
      ];
    case 'text':
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** So many turns in their order, from some turns after this one on. */
function turnsFrom(turn: string, after: number, count: number): readonly string[] {
  const now = Number(turn.slice(1)) * 2 + (turn.startsWith('F') ? 1 : 0);
  return Array.from({ length: count }, (_, n) => now + after + n).map(
    (n) => `${n % 2 === 0 ? 'S' : 'F'}${Math.floor(n / 2)}`,
  );
}

import { type DislodgedUnit, type LocationId, type Order, type PowerId, provinceOf } from '@defensor/diplomacy';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { retreatChoices } from '../play/retreating.ts';
import { orderFor } from '../play/sheet.ts';
import { placeLabel, provinceLabel, unitLabel } from '../words/orders.ts';
import { refusalReason } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import { PowerHead } from './power-head.tsx';
import type { Writing } from './writing.ts';

/** Each unit that was driven out, where it may go, and why not elsewhere. */
export default function RetreatsList({ writing }: { writing: Writing }) {
  const { stage, variant } = writing;
  if (stage.dislodged.length === 0) return <p className="empty">{words.retreats.none}</p>;
  return variant.powers.map(({ id }) => {
    const own = stage.dislodged.filter((unit) => unit.power === id);
    if (own.length === 0 || (writing.only !== undefined && id !== writing.only)) return null;
    return (
      <section key={id} className="power-lines">
        <PowerHead writing={writing} power={id} />
        {own.map((unit) => (
          <RetreatSheet key={unit.id} writing={writing} unit={unit} />
        ))}
      </section>
    );
  });
}

function RetreatSheet({ writing, unit }: { writing: Writing; unit: DislodgedUnit }) {
  const { variant, stage, naming, chosen, actions } = writing;
  const { retreats } = words;
  const sheet = useRef<HTMLFieldSetElement>(null);
  const province = provinceOf(unit.location);
  const self = { type: unit.type, at: unit.location };
  const { open, closed } = retreatChoices(variant, stage, unit);
  const written = orderFor(stage, province)?.order;
  const from = placeLabel(naming, unit.attackedFrom);
  const isChosen = chosen === province;
  useEffect(() => {
    if (isChosen) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const choose = (order: Order) => {
    actions.write(unit.power, order);
    actions.choose(province);
  };
  return (
    <fieldset ref={sheet} className={isChosen ? 'retreat is-marked' : 'retreat'} data-line={province}>
      <legend>
        <b>{retreats.drivenOut(unitLabel(naming, self))}</b>
        <small>{unit.attackerConvoyed ? retreats.bySea(from) : retreats.by(from)}</small>
      </legend>
      {open.map((to) => (
        <RetreatChoice
          key={to}
          name={unit.id}
          label={placeLabel(naming, to)}
          isChosen={written?.kind === 'retreat' && written.to === to}
          onChoose={() => choose({ kind: 'retreat', unit: self, to })}
        />
      ))}
      <RetreatChoice
        name={unit.id}
        label={open.length === 0 ? retreats.noRoom : retreats.disband}
        isChosen={open.length === 0 || written?.kind === 'disband'}
        onChoose={() => choose({ kind: 'disband', unit: self })}
      />
      {closed.map((to) => (
        <p key={to} className="closed-choice">
          <Icon name="cross" small />
          <s>{provinceLabel(naming, to)}</s>
          <small>
            {closedReason(writing, unit.power, { kind: 'retreat', unit: self, to: to as string as LocationId })}
          </small>
        </p>
      ))}
    </fieldset>
  );
}

const closedReason = ({ naming, stage }: Writing, power: PowerId, order: Order) =>
  words.outcome.sentence(refusalReason(naming, stage, power, order));

interface RetreatChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RetreatChoice({ name, label, isChosen, onChoose }: RetreatChoiceProps) {
  return (
    <label className={isChosen ? 'choice is-chosen' : 'choice'}>
      <input type="radio" name={`retreat ${name}`} checked={isChosen} onChange={onChoose} />
      <span className="dot-mark" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

import { coastOf, type LocationId, provinceOf, type Unit } from '@defensor/diplomacy';
import { useMemo } from 'react';
import { Icon } from '../components/icon.tsx';
import { type Choices, type Composing, choicesOf, type Option, VERBS, type Verb } from '../play/composing.ts';
import { orderFor } from '../play/sheet.ts';
import { unitIn } from '../play/stage.ts';
import { otherWay } from '../play/way.ts';
import { placeLabel, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import type { Writing } from './writing.ts';

/** The open line: a sentence builds as one goes, with verbs, then places. Only legal choices are offered. */
export function Composer({ writing, composing }: { writing: Writing; composing: Composing }) {
  const { variant, stage, actions } = writing;
  const choices = useMemo(() => choicesOf(variant, stage, composing), [variant, stage, composing]);
  const unit = unitIn(stage, composing.unit);
  if (unit === undefined) return null;
  const self = { type: unit.type, at: unit.location };
  return (
    <div className="composer">
      <div className="line-row">
        <Sentence writing={writing} composing={composing} unit={unit} />
        <button
          type="button"
          className="row-act"
          aria-label={words.orders.close}
          onClick={() => actions.compose(undefined)}
        >
          <Icon name="cross" small />
        </button>
      </div>
      <div className="chips">
        {VERBS.map((verb) => (
          <VerbChip
            key={verb}
            verb={verb}
            choices={choices}
            unit={unit}
            isChosen={composing.verb === verb}
            onChoose={() =>
              verb === 'hold'
                ? actions.write(unit.power, { kind: 'hold', unit: self })
                : actions.compose({ unit: composing.unit, verb })
            }
          />
        ))}
      </div>
      <Way writing={writing} composing={composing} />
      <div className="chips chips--places">
        {choices.options.map((option) => (
          <OptionChip key={keyOf(option)} option={option} writing={writing} composing={composing} unit={unit} />
        ))}
      </div>
    </div>
  );
}

const keyOf = (option: Option) =>
  option.kind === 'help' ? option.province : `${option.order.kind} ${option.location}`;

/** “A Madrid moves to where?” */
function Sentence({ writing, composing, unit }: { writing: Writing; composing: Composing; unit: Unit }) {
  const { naming, stage } = writing;
  const { building } = words.orders;
  const helped = composing.helped === undefined ? undefined : unitIn(stage, composing.helped);
  const asks = composing.verb === 'move' || helped !== undefined ? building.where : building.whom;
  return (
    <p className="said sentence-line" aria-live="polite">
      {unitLabel(naming, { type: unit.type, at: unit.location })} {building[composing.verb]}{' '}
      {helped !== undefined && (
        <>
          <b>{unitLabel(naming, { type: helped.type, at: helped.location })}</b> {building.to}{' '}
        </>
      )}
      {composing.verb !== 'hold' && <span className="open-word">{asks}</span>}
    </p>
  );
}

interface VerbChipProps {
  readonly verb: Verb;
  readonly choices: Choices;
  readonly unit: Unit;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A verb; one that is not open says why when it is pressed or pointed at. */
function VerbChip({ verb, choices, unit, isChosen, onChoose }: VerbChipProps) {
  const isOpen = choices.verbs.has(verb);
  const why = isOpen ? undefined : whyClosed(verb, unit);
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isChosen}
      aria-disabled={!isOpen}
      title={why}
      onClick={() => {
        if (isOpen) onChoose();
      }}
    >
      {words.orders.verbs[verb]}
      {why !== undefined && <span className="vh">: {why}</span>}
    </button>
  );
}

function whyClosed(verb: Verb, unit: Unit): string {
  const { verbClosed } = words.orders;
  if (verb !== 'convoy') return verbClosed[verb];
  return unit.type === 'A' ? verbClosed.convoyArmy : verbClosed.convoyNobody;
}

interface OptionChipProps {
  readonly option: Option;
  readonly writing: Writing;
  readonly composing: Composing;
  readonly unit: Unit;
}

function OptionChip({ option, writing, composing, unit }: OptionChipProps) {
  const { stage, naming, actions } = writing;
  if (option.kind === 'help') {
    const helped = unitIn(stage, option.province);
    return (
      <button type="button" className="chip" onClick={() => actions.compose({ ...composing, helped: option.province })}>
        {helped === undefined ? option.province : unitLabel(naming, { type: helped.type, at: helped.location })}
      </button>
    );
  }
  const { order, location } = option;
  const written = orderFor(stage, composing.unit)?.order;
  const isWritten = written !== undefined && written.kind === order.kind && 'to' in written && written.to === location;
  return (
    <button type="button" className="chip" aria-pressed={isWritten} onClick={() => actions.write(unit.power, order)}>
      {order.kind === 'supportHold' ? words.orders.stays : placeLabel(naming, shownPlace(option.location))}
      {order.kind === 'move' && order.viaConvoy && <small>{words.orders.byConvoy}</small>}
    </button>
  );
}

/** Coasts are told apart only where they matter. */
const shownPlace = (location: LocationId): LocationId =>
  coastOf(location) === undefined ? (provinceOf(location) as string as LocationId) : location;

/** By land or by convoy, where the army that was ordered to move may take either. */
function Way({ writing, composing }: { writing: Writing; composing: Composing }) {
  const { variant, stage, actions } = writing;
  const given = composing.verb === 'move' ? orderFor(stage, composing.unit) : undefined;
  const other = given === undefined ? undefined : otherWay(variant, stage, given);
  if (given === undefined || other === undefined || given.order.kind !== 'move') return null;
  const { viaConvoy } = given.order;
  return (
    <fieldset className="chips way">
      <legend className="vh">{words.orders.way}</legend>
      {[false, true].map((bySea) => (
        <button
          key={String(bySea)}
          type="button"
          className="chip chip--s"
          aria-pressed={viaConvoy === bySea}
          onClick={() => {
            if (viaConvoy !== bySea) actions.write(given.power, other);
          }}
        >
          {bySea ? words.orders.bySea : words.orders.byLand}
        </button>
      ))}
    </fieldset>
  );
}

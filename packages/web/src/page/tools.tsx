import type { PowerId, ProvinceId } from '@defensor/diplomacy';
import { useState } from 'react';
import { Arms } from '../components/arms.tsx';
import { Icon } from '../components/icon.tsx';
import { Segment } from '../components/segment.tsx';
import { lookOf } from '../map/powers.ts';
import type { ToolKind } from '../play/tapping.ts';
import { powerLabel, provinceLabel } from '../words/orders.ts';
import { tag } from '../words/tag.ts';
import { words } from '../words/words.ts';
import type { Sandbox } from './use-sandbox.ts';

const KINDS: readonly ToolKind[] = ['army', 'fleet', 'owner', 'takeOff'];

interface ToolsProps {
  readonly sandbox: Sandbox;
  /** Uses the tool at a place that is chosen by name. */
  readonly onPlace: (province: ProvinceId) => void;
}

/** Puts units down and takes them off, and sets owners; undo and redo. */
export function Tools({ sandbox, onPlace }: ToolsProps) {
  const { variant, tool, actions, canUndo, canRedo } = sandbox;
  const [lastPower, setLastPower] = useState<PowerId | undefined>(undefined);
  const power = variant.powers.find(({ id }) => id === (tool?.power ?? lastPower))?.id ?? variant.powers[0]?.id;
  if (power === undefined) return null;
  return (
    <div className="tools" role="toolbar" aria-label={words.tools.title}>
      <b className="tools-title">{words.tools.putDown}</b>
      <div className="chips">
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="chip chip--s"
            aria-pressed={tool?.kind === kind}
            onClick={() => actions.takeTool(tool?.kind === kind ? undefined : { kind, power })}
          >
            {words.tools[kind]}
          </button>
        ))}
      </div>
      <Segment
        className="powers"
        label={words.tools.forPower}
        options={variant.powers.map(({ id }) => ({
          value: id,
          name: powerLabel({ variant }, id),
          label: <Arms look={lookOf(variant, id)} />,
        }))}
        value={power}
        onChange={(id) => {
          setLastPower(id);
          if (tool !== undefined) actions.takeTool({ kind: tool.kind, power: id });
        }}
      />
      {tool !== undefined && <PlaceByName sandbox={sandbox} kind={tool.kind} onPlace={onPlace} />}
      <div className="history">
        <HistoryButton icon="undo" word={words.tools.undo} isOpen={canUndo} onPress={actions.undo} />
        <HistoryButton icon="redo" word={words.tools.redo} isOpen={canRedo} onPress={actions.redo} />
      </div>
    </div>
  );
}

interface HistoryButtonProps {
  readonly icon: 'undo' | 'redo';
  readonly word: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function HistoryButton({ icon, word, isOpen, onPress }: HistoryButtonProps) {
  return (
    <button
      type="button"
      className="btn btn--s btn--quiet"
      aria-label={word}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen) onPress();
      }}
    >
      <Icon name={icon} small />
      <span className="history-word">{word}</span>
    </button>
  );
}

/** The same without the map: a place chosen by its name. */
function PlaceByName({
  sandbox,
  kind,
  onPlace,
}: {
  sandbox: Sandbox;
  kind: ToolKind;
  onPlace: (province: ProvinceId) => void;
}) {
  const { variant, naming } = sandbox;
  const [place, setPlace] = useState<string>('');
  const places = variant.provinces
    .map(({ id }) => ({ id, name: provinceLabel(naming, id) }))
    .sort((a, b) => a.name.localeCompare(b.name, tag));
  return (
    <form
      className="by-name"
      onSubmit={(event) => {
        event.preventDefault();
        const province = variant.provinceById.get(place);
        if (province !== undefined) onPlace(province.id);
      }}
    >
      <label>
        <span className="vh">{words.tools.byName}</span>
        <select className="field field--s" value={place} onChange={(event) => setPlace(event.target.value)}>
          <option value="">{words.tools.choosePlace}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn--s">
        {words.tools.doIt[kind]}
      </button>
    </form>
  );
}

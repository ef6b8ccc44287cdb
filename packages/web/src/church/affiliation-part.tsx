import type { PowerId } from '@defensor/diplomacy';
import { useState } from 'react';
import { Arms } from '../components/arms.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Segment } from '../components/segment.tsx';
import { lookOf } from '../map/powers.ts';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { powerLabel } from '../words/orders.ts';
import { refusalAt } from '../words/refusals.ts';
import { Part } from './part.tsx';
import { useAct } from './use-act.ts';

/** To whom a bishop belongs; he declares, changes or withdraws, or reads why he cannot. */
export function AffiliationPart() {
  const { view, variant, me, sentences } = useTable();
  const said = churchWords.affiliation;
  const [chosen, setChosen] = useState<PowerId>();
  const { act, isBusy, problem } = useAct();
  if (me === undefined) return null;
  const mine = view.affiliations[me.id];
  const declared = view.declarations.find(({ bishop }) => bishop === me.id);
  const fault = view.affiliating?.fault;
  const powers = variant.powers.filter(({ id }) => view.eliminated[id] === undefined && id !== declared?.power);
  const power = chosen !== undefined && powers.some(({ id }) => id === chosen) ? chosen : undefined;
  const name = (id: PowerId) => sentences.words.power(id);
  const isBanned = view.bans.some(({ seat }) => seat === me.id);
  const needsWord = view.options.declareConsent === 'ruler';
  return (
    <Part id="affiliation" title={said.title} rule="R8">
      <p>
        {mine?.by === 'occupation'
          ? said.occupied(name(mine.power))
          : declared !== undefined
            ? said.declared(name(declared.power), mine === undefined)
            : said.alone(sentences.words.place(me.see ?? ''))}
      </p>
      {fault !== undefined ? (
        mine?.by !== 'occupation' && <p className="why">{refusalAt({ variant, view }, fault)}</p>
      ) : (
        <>
          <Segment
            label={said.power}
            className="powers"
            value={power}
            onChange={setChosen}
            options={powers.map(({ id }) => {
              const name = powerLabel({ variant }, id);
              return {
                value: id,
                name,
                label: (
                  <>
                    <Arms look={lookOf(variant, id)} />
                    <span aria-hidden="true">{name.split(' ').at(-1)?.slice(0, 3)}</span>
                  </>
                ),
              };
            })}
          />
          <ProblemNote problem={problem} />
          <button
            type="button"
            className="btn btn--wide"
            aria-disabled={isBusy || power === undefined}
            onClick={() => {
              if (power !== undefined) void act({ do: 'declareAffiliation', power });
            }}
          >
            {power === undefined ? said.choose : said.declare(name(power), declared !== undefined)}
          </button>
          <p className="why">
            {said.public} {isBanned ? said.held : said.onceATurn} {needsWord && said.needsWord}
          </p>
          {declared !== undefined && (
            <button
              type="button"
              className="btn btn--quiet"
              aria-disabled={isBusy}
              onClick={() => void act({ do: 'withdrawAffiliation' })}
            >
              {said.withdraw}
            </button>
          )}
        </>
      )}
    </Part>
  );
}

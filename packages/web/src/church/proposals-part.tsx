import type { ProvinceId } from '@defensor/diplomacy';
import { useState } from 'react';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { provinceLabel } from '../words/orders.ts';
import { tag } from '../words/tag.ts';
import { Part } from './part.tsx';
import { useAct } from './use-act.ts';
import { useKeptText } from './use-kept-text.ts';

/** A bishop for another place, proposed to the Judge; and what was proposed. */
export function OrdinationPart() {
  const { view, variant, naming, sentences } = useTable();
  const said = churchWords.ordination;
  const [see, setSee] = useState<ProvinceId | ''>('');
  const [text, setText] = useKeptText('ordination');
  const { act, isBusy, problem } = useAct();
  const held = new Set(
    view.seats.filter(({ see: of, standing }) => of !== undefined && standing === 'seated').map((seat) => seat.see),
  );
  const places = variant.provinces
    .filter(({ id, kind }) => kind === 'land' && !held.has(id))
    .map(({ id }) => ({ id, name: provinceLabel(naming, id) }))
    .sort((one, other) => one.name.localeCompare(other.name, tag));
  const propose = async () => {
    if (see === '') return;
    const why = text.trim() === '' ? {} : { text };
    if ((await act({ do: 'proposeOrdination', see, ...why })) === undefined) return;
    setSee('');
    setText('');
  };
  return (
    <Part id="ordination" title={said.title} rule="R9">
      {(view.ordinationProposals ?? []).map((proposal) => (
        <p key={`${proposal.turn} ${proposal.see}`} className="small soft">
          {said.proposed(sentences.words.place(proposal.see), sentences.words.turn(proposal.turn))}
        </p>
      ))}
      <form
        className="writing"
        onSubmit={(event) => {
          event.preventDefault();
          void propose();
        }}
      >
        <label className="label" htmlFor="new-see">
          {said.place}
        </label>
        <select
          id="new-see"
          className="field"
          value={see}
          onChange={(event) => setSee(event.target.value as ProvinceId | '')}
        >
          <option value="">{said.choose}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <label className="label" htmlFor="new-see-why">
          {said.why}
        </label>
        <textarea
          id="new-see-why"
          className="field"
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ProblemNote problem={problem} />
        <button type="submit" className="btn btn--wide" aria-disabled={isBusy || see === ''}>
          {said.propose}
        </button>
        <p className="why">{said.about}</p>
      </form>
    </Part>
  );
}

/** Words to everybody. Of a banned seat they are speech to other teams, and said to be so before. */
export function PublicStatementPart() {
  const { view } = useTable();
  const said = churchWords.publicly;
  const [text, setText] = useKeptText('public-statement');
  const { act, isBusy, problem } = useAct();
  const isBanned = view.bans.some(({ seat }) => seat === view.viewer);
  const unlawful = isBanned ? view.mayWriteTo?.find(({ lawful }) => !lawful) : undefined;
  const publish = async () => {
    if (text.trim() === '') return;
    const confirm = unlawful === undefined ? {} : { confirm: true };
    if ((await act({ do: 'makeStatement', text, ...confirm })) !== undefined) setText('');
  };
  return (
    <Part id="publicly" title={said.title} rule="A6">
      <form
        className="writing"
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <label className="label" htmlFor="new-public">
          {said.text}
        </label>
        <textarea
          id="new-public"
          className="field"
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ProblemNote problem={problem} />
        <button
          type="submit"
          className={unlawful === undefined ? 'btn btn--wide' : 'btn btn--grave btn--wide'}
          aria-disabled={isBusy || text.trim() === ''}
        >
          {unlawful === undefined ? said.publish : said.publishAnyway}
        </button>
        <p className="why">{unlawful === undefined ? said.why : said.unlawful(unlawful.rule)}</p>
      </form>
    </Part>
  );
}

import type { GameSentences } from '@defensor/api';
import type { View } from '@defensor/game';
import { RuleNo } from '../components/rule-no.tsx';
import { words } from '../words/words.ts';

/** What I owe now, in one sentence with its rule; and what else there is to do. */
export function Owed({ view, sentences }: { view: View; sentences: GameSentences }) {
  const { owe } = view;
  const isOwed = !['nothing', 'watch', 'talk'].includes(owe.code);
  return (
    <section className={isOwed ? 'owed' : 'owed is-done'} aria-label={words.seat.owed} aria-live="polite">
      <span className="pilcrow" aria-hidden="true">
        ¶
      </span>
      <p>{sentences.ofOwe(owe)}</p>
      {isOwed && <RuleNo rule={owe.rule} />}
    </section>
  );
}

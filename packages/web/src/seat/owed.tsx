import type { GameSentences } from '@defensor/api';
import type { View } from '@defensor/game';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { words } from '../words/words.ts';
import { courtOf } from './court.ts';

const NOT_OWED = new Set<string>(['nothing', 'watch', 'talk']);

/** What I owe now: one sentence, its reason and its rule; whose sheet counts, where it is not mine; and what else belongs there. */
export function Owed({ view, sentences, children }: { view: View; sentences: GameSentences; children?: ReactNode }) {
  const { owe } = view;
  const isOwed = !NOT_OWED.has(owe.code);
  const power = view.seats.find(({ id }) => id === view.viewer)?.power;
  const overruledBy = power === undefined ? undefined : courtOf(view, power).overruledBy;
  const [first = '', ...more] =
    overruledBy === undefined || isOwed
      ? sentencesIn(sentences.ofOwe(owe))
      : [
          words.board.overruled.title(sentences.words.seat(overruledBy.drafter)),
          words.seat.sheet.counts[courtOf(view, power).why ?? 'none'],
        ];
  return (
    <section className={isOwed ? 'owed' : 'owed is-done'} aria-label={words.seat.owed} aria-live="polite">
      <span className="pilcrow" aria-hidden="true">
        {isOwed ? '¶' : <Icon name="check" small />}
      </span>
      <p>
        <strong>{first}</strong>
        {more.length > 0 && <small>{more.join(' ')}</small>}
      </p>
      {(isOwed || overruledBy !== undefined) && <RuleNo rule={owe.rule} />}
      {children}
    </section>
  );
}

/** What is owed stands first; why, or what happens otherwise, after it. */
const sentencesIn = (text: string) => text.split(/(?<=[.!?]) (?=\p{Lu})/u);

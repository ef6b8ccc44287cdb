import { variantById } from '@defensor/diplomacy';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBoard } from '../map/use-board.ts';
import { forget, keep, kept } from '../page/kept.ts';
import { Opened } from '../seat/open-table.tsx';
import { SeatShell } from '../seat/seat-shell.tsx';
import { type Carry, CarryProvider } from '../seat/use-commands.ts';
import { words } from '../words/words.ts';
import { Coach } from './coach.tsx';
import { LESSONS, type Role, SEAT_OF } from './lessons.ts';
import { perform } from './private-game.ts';
import { after, again, opened, type Stand, seenIn, skipped, textOf, wentOn } from './stand.ts';

const LIVE = { aheadMs: 0, isLive: true } as const;

/** A lesson: the pages of a seat over a private game, and the coach under or beside them. */
export default function Lesson({ role }: { role: Role }) {
  const { stand, latest, lead } = useStand(role);
  // Whoever begins again finds no drafts of the time before.
  const game = `lesson-${role}-${stand.game.acts[0]?.at}`;
  const base = `/lesson/${role}`;
  const go = useNavigate();
  const seen = useMemo(() => ({ view: seenIn(role, stand.game), texts: stand.game.texts }), [role, stand.game]);
  const variant = variantById(stand.game.game.variant.id);
  const { board } = useBoard(variant);
  const carry: Carry = (command) => {
    const { after: next, answer } = perform(latest.current.game, {
      ...command,
      as: SEAT_OF[role],
      do: command.do as never,
    });
    if (answer.ok && next !== undefined) lead(after(role, latest.current, next));
    return Promise.resolve(answer);
  };
  const to = (next: Stand) => {
    lead(next);
    void go(`${base}/${LESSONS[role][next.at]?.section ?? 'board'}`);
  };
  if (board === undefined || variant === undefined) return <p className="empty">{words.app.loading}</p>;
  return (
    <div className="lesson">
      <CarryProvider value={carry}>
        <Opened
          key={game}
          base={base}
          game={game}
          as={undefined}
          seen={seen}
          variant={variant}
          board={board}
          following={LIVE}
          look={() => {}}
        >
          <SeatShell />
        </Opened>
      </CarryProvider>
      <Coach
        role={role}
        stand={stand}
        base={base}
        onNext={() => to(wentOn(role, stand))}
        onSkip={() => lead(skipped(role, stand))}
        onAgain={() => {
          forget(`lesson.${role}`);
          to(opened(role));
        }}
      />
    </div>
  );
}

/** How far somebody is; kept on this device. What is given in one breath finds the `latest`, not what is drawn. */
function useStand(role: Role) {
  const [stand, setStand] = useState(() => again(role, kept(`lesson.${role}`)));
  const latest = useRef(stand);
  const lead = (next: Stand) => {
    latest.current = next;
    keep(`lesson.${role}`, textOf(next));
    setStand(next);
  };
  return { stand, latest, lead };
}

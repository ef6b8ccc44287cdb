import { words } from '../words/words.ts';
import { useTable } from './at-table.ts';
import { useCommands } from './use-commands.ts';

/** More than these are counted, not named. */
const MOST_NAMED = 3;

/** Where a phase closes as soon as all are ready: one says so, or takes it back, and sees whom all wait for. */
export default function Ready() {
  const { game, as, view, me, variant, sentences, look } = useTable();
  const { give, isSending, problem } = useCommands(game, as);
  const { readiness } = view;
  if (readiness === undefined || me === undefined || me.class === 'observer' || me.class === 'judge') return null;
  const said = words.seat.ready;
  const isReady = readiness.ready.includes(me.id);
  const { power, seat } = sentences.words;
  const others = readiness.waitsFor.filter((id) => id !== me.id && id !== me.power);
  const names = others.map((id) => (variant.powerById.has(id as never) ? power(id) : seat(id)));
  const say = async () => {
    if ((await give({ do: 'declareReady', ready: !isReady })) !== undefined) look();
  };
  return (
    <div className="ready">
      <button
        type="button"
        className={isReady ? 'btn btn--quiet' : 'btn'}
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) void say();
        }}
      >
        {isReady ? said.notYet : said.done}
      </button>
      <small aria-live="polite">
        {problem === undefined
          ? names.length > MOST_NAMED
            ? said.waitingForMany(names.length)
            : said.waitingFor(names, isReady)
          : problem.sentence}
      </small>
    </div>
  );
}

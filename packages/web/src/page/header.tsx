import { variantById } from '@defensor/diplomacy';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { LanguageChoice } from '../components/language-choice.tsx';
import { Segment } from '../components/segment.tsx';
import type { Theme } from '../map/view/sheet.tsx';
import { newPlay } from '../play/play.ts';
import { emptyStage } from '../play/stage.ts';
import { words } from '../words/words.ts';
import type { Church } from './use-church.ts';
import type { Sandbox } from './use-sandbox.ts';
import { YearField } from './year-field.tsx';

interface HeaderProps {
  readonly sandbox: Sandbox;
  readonly theme: Theme;
  readonly onTheme: () => void;
}

/** The running head: where and when we are, and the way to the games of whoever is signed in or will be. */
export function Header({ sandbox, theme, onTheme }: HeaderProps) {
  const { stage } = sandbox;
  const back = useGameBehind();
  return (
    <header className="running">
      <span className="word">{words.app.name}</span>
      <h1 className="when">
        <span className="turn on-desk">{words.header.title}</span>
        <span className="phase on-desk">{words.header.about}</span>
        <span className="turn on-phone">{words.turn.of(stage.season, stage.year)}</span>
        <span className="phase on-phone">
          {words.header.phase(stage.isResolved ? words.orders.results : words.turn.phases[stage.phase])}
        </span>
      </h1>
      {back === undefined ? (
        <Link className="btn btn--quiet games" to="/sign-in" title={words.header.games}>
          <Icon name="people" small />
          <span className="theme-word">{words.header.games}</span>
        </Link>
      ) : (
        <Link className="btn btn--s back" to={back} title={words.board.whatIf.copy}>
          <Icon name="left" small />
          {words.board.whatIf.back}
        </Link>
      )}
      <button type="button" className="btn btn--quiet theme" onClick={onTheme}>
        <Icon name={theme === 'dark' ? 'sun' : 'candle'} small />
        <span className="theme-word">{theme === 'dark' ? words.header.theme.light : words.header.theme.dark}</span>
      </button>
    </header>
  );
}

/** The address of the seat whose board this is a private copy of. */
function useGameBehind(): string | undefined {
  const from = useSearchParams()[0].get('from') ?? '';
  return /^\/play\/[\w-]+(?:[/?]|$)/.test(from) ? from : undefined;
}

const BOARDS = [
  { value: 'renaissance', label: '1454' },
  { value: 'standard', label: '1901' },
] as const;

/** Which board, which position to begin from, and which turn it is. */
export function BoardChoice({ sandbox, church }: { sandbox: Sandbox; church: Church }) {
  const { variant, stage, actions } = sandbox;
  return (
    <div className="board-choice">
      <Segment
        label={words.header.board}
        options={BOARDS}
        value={BOARDS.find(({ value }) => value === variant.id)?.value}
        onChange={(id) => {
          const next = variantById(id);
          if (next !== undefined && next.id !== variant.id) actions.begin(newPlay(next));
        }}
      />
      <div className="chips">
        <button type="button" className="btn btn--s" onClick={() => actions.begin(newPlay(variant))}>
          {words.position.start}
        </button>
        <button
          type="button"
          className="btn btn--s"
          onClick={() => actions.begin(newPlay(variant, emptyStage(variant)))}
        >
          {words.position.empty}
        </button>
      </div>
      {church.isOffered && (
        <button type="button" className="chip chip--s" aria-pressed={church.isShown} onClick={church.toggle}>
          <Icon name="mitre" small />
          {words.header.withChurch}
        </button>
      )}
      <fieldset className="turn-set">
        <legend className="vh">{words.turn.set}</legend>
        <label>
          <span className="vh">{words.turn.season}</span>
          <select
            className="field field--s"
            value={stage.season}
            onChange={(event) => {
              const season = SEASONS_OFFERED.find((one) => one === event.target.value);
              if (season !== undefined) actions.setTurn(season, stage.year);
            }}
          >
            {SEASONS_OFFERED.map((season) => (
              <option key={season} value={season}>
                {words.turn.seasons[season]}
              </option>
            ))}
          </select>
        </label>
        <YearField year={stage.year} onYear={(year) => actions.setTurn(stage.season, year)} />
      </fieldset>
      <LanguageChoice />
    </div>
  );
}

const SEASONS_OFFERED = ['spring', 'fall', 'winter'] as const;

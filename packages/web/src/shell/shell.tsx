import { type ReactNode, Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon, type IconName } from '../components/icon.tsx';
import { LanguageChoice } from '../components/language-choice.tsx';
import { words } from '../words/words.ts';

/** A part of an open game with a place in the navigation. */
export interface Section {
  /** In the address, after the page's own. */
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  /** Where it is, when it is a page of its own. */
  readonly to?: string;
  /** How many things in it are new to the viewer. */
  readonly news?: number;
  /** Whether the viewer owes something there. */
  readonly isOwed?: boolean;
  /** Whether there is another way to it where the rail stands: then it is in a phone's menu alone. */
  readonly isInMenuOnly?: boolean;
}

/** How many sections a phone's foot shows; the others are behind “More”. */
const IN_FOOT = 4;

interface ShellProps {
  /** The address that the sections' names are put after: `/play/<game>`. */
  readonly base: string;
  readonly sections: readonly Section[];
  readonly head: ReactNode;
  readonly notices: ReactNode;
  readonly children: ReactNode;
}

/** The page of an open game: the running head, the notices under it, the way between its sections, the open one. */
export function Shell({ base, sections, head, notices, children }: ShellProps) {
  const { search, pathname } = useLocation();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [first, rest] = sections.length > IN_FOOT + 1 ? split(sections) : [sections, []];
  const link = ({ id, icon, name, news = 0, isOwed = false, isInMenuOnly = false, to }: Section) => (
    <NavLink
      key={id}
      to={{ pathname: to ?? `${base}/${id}`, search }}
      className={isInMenuOnly ? 'in-menu-only' : ''}
      onClick={() => setMoreOpen(false)}
    >
      <Icon name={icon} />
      {name}
      {isOwed && (
        <span className="owes" role="img" aria-label={words.shell.owed}>
          ¶
        </span>
      )}
      {news > 0 && (
        <span className="dot">
          {news}
          <span className="vh"> {words.shell.news}</span>
        </span>
      )}
    </NavLink>
  );
  const isInRest = rest.some(({ id }) => pathname === `${base}/${id}`);
  return (
    <div className="page page--seat">
      {head}
      <div className="notices">{notices}</div>
      <div className="section">
        <Suspense
          fallback={
            <p className="empty" role="status">
              {words.app.loading}
            </p>
          }
        >
          {children}
        </Suspense>
      </div>
      <nav className={isMoreOpen ? 'rail is-open' : 'rail'} aria-label={words.panels.label}>
        {first.map(link)}
        {rest.length > 0 && (
          <button
            type="button"
            className="rail-more"
            aria-expanded={isMoreOpen}
            aria-current={isInRest ? 'page' : undefined}
            onClick={() => setMoreOpen(!isMoreOpen)}
          >
            <Icon name="more" />
            {words.shell.more}
          </button>
        )}
        {rest.length > 0 && (
          <div className="rail-rest">
            {rest.map(link)}
            <LanguageChoice />
          </div>
        )}
      </nav>
    </div>
  );
}

const split = (sections: readonly Section[]) => [sections.slice(0, IN_FOOT), sections.slice(IN_FOOT)] as const;

import type { Options } from '@defensor/game';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { faultOf } from '../../timetable/timetable-draft.ts';
import { classWords } from '../../words/class-words.ts';
import { ClockChoice } from './clock-choice.tsx';
import { changedOptions } from './option-changes.ts';
import { GROUPS, OptionGroup, RuleRing, sizeOf } from './option-group.tsx';
import type { SetupDesk } from './use-setup.ts';

/** The options, each a sentence that its choice completes; what was changed stands beside. */
export function OptionsStep({ desk }: { desk: SetupDesk }) {
  const { options: said, setup: setupWords } = classWords;
  const { options } = desk.setup;
  const changed = changedOptions(options);
  const { timetable } = desk.setup;
  const isFaulty = timetable !== undefined && faultOf(timetable) !== undefined;
  const set = (name: keyof Options, value: Options[keyof Options] | undefined) => {
    const { [name]: _, ...rest } = options;
    desk.change({ options: value === undefined ? rest : { ...rest, [name]: value } });
  };
  return (
    <div className="setup-cols setup-cols--options">
      <nav className="col col--l opt-nav" aria-label={said.title}>
        <header>
          <h2 className="h-sec">{said.title}</h2>
        </header>
        <p className="small soft sub">{said.about}</p>
        <ul>
          {GROUPS.map((group) => (
            <li key={group}>
              <a href={`#${group}`}>
                {said.groups[group].name}
                <small className="num">{sizeOf(group)}</small>
              </a>
            </li>
          ))}
          <li>
            <a href="#clock">{said.clock.name}</a>
          </li>
        </ul>
        <p className="small soft sub as-rules">
          <RuleRing /> {said.asRules}
        </p>
      </nav>
      <main className="mid opts" {...SCROLLED_BY_KEYS}>
        {GROUPS.map((group) => (
          <section key={group} id={group} aria-labelledby={`${group}-title`}>
            <h2 className="opt-head" id={`${group}-title`}>
              {said.groups[group].name} <span>{said.groups[group].about}</span>
            </h2>
            <OptionGroup group={group} options={options} onSet={set} />
          </section>
        ))}
        <section id="clock" aria-labelledby="clock-title">
          <h2 className="opt-head" id="clock-title">
            {said.clock.name} <span>{said.clock.about}</span>
          </h2>
          <ClockChoice setup={desk.setup} onChange={desk.setClock} />
        </section>
      </main>
      <section className="col col--r" aria-labelledby="changes-title">
        <section>
          <h2 className="h-sec" id="changes-title">
            {said.changes(changed.length)}
          </h2>
          <ul className="changes">
            {changed.map(({ name, sentence, rules }) => (
              <li key={name}>
                <span className="small">
                  {sentence} <span className="rule-no">{rules}</span>
                </span>
                <button type="button" className="btn btn--s btn--quiet" onClick={() => set(name, undefined)}>
                  {said.putBack}
                  <span className="vh">: {sentence}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="why">{changed.length === 0 ? said.none : said.printed}</p>
        </section>
        <div className="publish">
          <button
            type="button"
            className="btn btn--main"
            aria-disabled={isFaulty}
            onClick={() => {
              if (!isFaulty) desk.change({ step: 'cards' });
            }}
          >
            {setupWords.toCards}
          </button>
          {isFaulty && <p className="why">{said.clock.faulty}</p>}
        </div>
      </section>
    </div>
  );
}

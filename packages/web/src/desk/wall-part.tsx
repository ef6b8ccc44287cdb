import { Icon } from '../components/icon.tsx';
import { lastReveal } from '../projector/reveal.ts';
import { useReveal } from '../projector/use-reveal.ts';
import { deskWords } from '../words/desk-words.ts';
import { projectorWords } from '../words/projector-words.ts';
import { words } from '../words/words.ts';
import { useDesk } from './use-ruling.ts';

/** The results on the wall, gone through from the desk; the wall may be another computer's. */
export function WallPart() {
  const { view, variant, naming, sentences } = useDesk();
  const reveal = lastReveal(view, variant, naming, sentences);
  const { shown, start, next, back, end } = useReveal(reveal);
  if (reveal === undefined) return null;
  const { wall: said } = deskWords.desk;
  const step = shown === undefined ? undefined : reveal.steps[shown - 1];
  return (
    <section className="wall-part" aria-label={said.title}>
      <p className="small soft">
        <Icon name="eye" small /> {said.title}
        {shown !== undefined && (
          <>
            {': '}
            <span role="status">
              {shown === 0 ? projectorWords.ready : projectorWords.results(shown, reveal.steps.length)}
            </span>
          </>
        )}
      </p>
      {step !== undefined && (
        <p className="wall-step">
          <b>{step.text}</b> {step.kind === 'order' && step.fate}
        </p>
      )}
      <div className="chips">
        {shown === undefined ? (
          <button type="button" className="btn btn--s" onClick={start}>
            <Icon name="play" small />
            {said.reveal(words.seat.turn(reveal.turn))}
          </button>
        ) : (
          <>
            <button type="button" className="btn btn--s" aria-disabled={shown === 0} onClick={back}>
              <Icon name="left" small />
              {projectorWords.back}
            </button>
            <button type="button" className="btn btn--main btn--s" onClick={next}>
              {projectorWords.next}
              <Icon name="right" small />
            </button>
            <button type="button" className="btn btn--s" onClick={end}>
              {projectorWords.toEnd}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

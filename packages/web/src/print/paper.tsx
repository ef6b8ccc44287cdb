import type { ReactNode } from 'react';
import { printWords } from '../words/print-words.ts';

interface PaperProps {
  readonly label: string;
  readonly className?: string;
  /** What stands at the foot, at the left. */
  readonly foot?: string;
  readonly children: ReactNode;
}

/** One sheet of paper, of the size that was chosen. */
export function Paper({ label, className = '', foot, children }: PaperProps) {
  return (
    <section className={`paper ${className}`} aria-label={label}>
      {children}
      {foot !== undefined && (
        <footer className="paper-foot">
          <span>{foot}</span>
          <span>{printWords.foot}</span>
        </footer>
      )}
    </section>
  );
}

interface FormHeadProps {
  readonly arms: ReactNode;
  readonly title: string;
  readonly sub: string;
  readonly qr?: ReactNode;
}

/** The head of a form: arms, what it is, when it is handed in, the code by which the desk knows it. */
export function FormHead({ arms, title, sub, qr }: FormHeadProps) {
  return (
    <header className="form-head">
      {arms}
      <div>
        <h2>{title}</h2>
        <p>{sub}</p>
      </div>
      {qr}
    </header>
  );
}

/** A line to write on, with what belongs there beneath. */
export function SignLine({ name, hint }: { name: string; hint?: string }) {
  return (
    <div className="sign-line">
      {name}
      {hint !== undefined && <small>{hint}</small>}
    </div>
  );
}

/** A box to tick. */
export const Tick = () => <span className="tick-box" aria-hidden="true" />;

/** What the Judge notes on a paper that is handed in. */
export function JudgeBox() {
  const { entered, late } = printWords.orders;
  return (
    <div className="judge-box">
      <span>
        <Tick /> {entered}
      </span>
      <span>
        <Tick /> {late}
      </span>
      <span className="blank" aria-hidden="true" />
    </div>
  );
}

export const Blank = () => <span className="blank" aria-hidden="true" />;

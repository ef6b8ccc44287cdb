import { Icon, type IconName } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { letterWords } from '../words/letter-words.ts';
import type { Law, LetterLaw } from './law-of.ts';

interface MarkProps {
  readonly icon: IconName;
  readonly text: string;
  readonly voice?: 'un' | 'wait';
  /** The rule, to be opened from here. */
  readonly rule?: string;
}

const Mark = ({ icon, text, voice, rule }: MarkProps) => (
  <span className={voice === undefined ? 'law' : `law law--${voice}`}>
    <Icon name={icon} />
    {text}
    {rule !== undefined && <RuleNo rule={rule} />}
  </span>
);

/** How writing stands now: lawful, unlawful under a rule, hanging on a council, not open. */
export function LawMark({ law, wasBefore = false }: { law: Law; wasBefore?: boolean }) {
  const said = letterWords.law;
  switch (law.kind) {
    case 'always':
    case 'lawful':
      return <Mark icon="check" text={said[law.kind]} />;
    case 'unlawful':
      if (wasBefore) return <Mark icon="check" text={said.beforeBan} />;
      if (law.hangs) return <Mark icon="glass" text={said.hangs} voice="wait" />;
      return <Mark icon="cross" text={said.unlawful(law.rule)} voice="un" />;
    case 'closed':
    case 'left':
      return <Mark icon="lock" text={said[law.kind]} voice="wait" />;
    case 'muted':
      return <Mark icon="lock" text={said.muted} voice="un" />;
  }
}

/** What the law says of a letter that was sent. */
export function SentMark({ law, rule }: { law: LetterLaw; rule: string | undefined }) {
  const said = letterWords.law;
  if (law === 'unlawful') return <Mark icon="cross" text={said.unlawfulUnder} voice="un" rule={rule ?? 'R1'} />;
  if (law === 'hangs') return <Mark icon="glass" text={said.hangsOn} voice="wait" rule="R15" />;
  return <Mark icon={law === 'ruledLawful' ? 'scales' : 'check'} text={said[law]} />;
}

import type { ReactNode } from 'react';
import { RuleNo } from '../components/rule-no.tsx';

interface PartProps {
  /** Its place on the page, which links lead to. */
  readonly id: string;
  readonly title: string;
  readonly rule?: string;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One paper of a page: its title, its rule in the margin, what stands on it. */
export function Part({ id, title, rule, aside, className = '', children }: PartProps) {
  return (
    <section className={`part ${className}`} aria-labelledby={id}>
      <header>
        <h2 className="h-sec" id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside}
        {rule !== undefined && <RuleNo rule={rule} />}
      </header>
      {children}
    </section>
  );
}

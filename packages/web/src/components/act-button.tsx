import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface ActButtonProps {
  readonly label: ReactNode;
  /** Whom or what it is about, for those who hear the button alone. */
  readonly about?: string | undefined;
  readonly icon?: Parameters<typeof Icon>[0]['name'];
  /** Something is on its way: the button waits. */
  readonly isBusy: boolean;
  /** The id of what says more about it. */
  readonly describedBy?: string;
  /** Without it, the button sends its form. */
  readonly onAct?: () => void;
}

/** A small button of what is sent to the server. */
export function ActButton({ label, about, icon, isBusy, describedBy, onAct }: ActButtonProps) {
  return (
    <button
      type={onAct === undefined ? 'submit' : 'button'}
      className="btn btn--s"
      aria-disabled={isBusy}
      aria-describedby={describedBy}
      onClick={onAct}
    >
      {icon !== undefined && <Icon name={icon} small />}
      {label}
      {about !== undefined && <span className="vh">{about}</span>}
    </button>
  );
}

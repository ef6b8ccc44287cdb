import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** For options that show a picture only. */
  readonly name?: string;
}

interface SegmentProps<Value extends string> {
  readonly label: string;
  readonly options: readonly SegmentOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A choice of exactly one, in one piece. One stop for the Tab key; the arrow keys choose. */
export function Segment<Value extends string>({
  label,
  options,
  value,
  onChange,
  className = 'seg',
}: SegmentProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (Math.max(0, chosen) + by + options.length) % options.length;
    const option = options[next];
    if (option === undefined) return;
    onChange(option.value);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };

  return (
    <div ref={group} className={className} role="radiogroup" aria-label={label} onKeyDown={step}>
      {options.map((option, i) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className="chip"
          aria-checked={option.value === value}
          aria-label={option.name}
          title={option.name}
          tabIndex={i === Math.max(0, chosen) ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

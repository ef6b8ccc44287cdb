import { type ReactNode, type RefObject, useRef } from 'react';

/** A part of the page; its heading takes the focus when what had it is gone. */
export function Part({
  id,
  title,
  heading,
  children,
}: {
  id: string;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 className="h-sec" id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The heading of a part, and a way to bring the focus there. */
export function useHeading(): readonly [RefObject<HTMLHeadingElement | null>, () => void] {
  const heading = useRef<HTMLHeadingElement>(null);
  return [heading, () => heading.current?.focus()];
}

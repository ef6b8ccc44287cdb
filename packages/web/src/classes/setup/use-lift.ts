import type { ProvinceId, Variant } from '@defensor/diplomacy';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { classWords } from '../../words/class-words.ts';
import { capital } from '../../words/counting.ts';
import { powerLabel, seeLabel } from '../../words/orders.ts';
import { type CastSeat, emptied, placed, seatOf } from './casting.ts';
import type { SetupDesk } from './use-setup.ts';

/** A slip that is carried: by mouse, finger or keys. */
export interface Lift {
  /** Who is carried, by key. */
  readonly carried: string | undefined;
  /** The seat under it. */
  readonly over: string | undefined;
  /** What happens if it is put down now, or what just happened. */
  readonly saying: string;
  readonly nameOf: (key: string | undefined) => string;
  readonly titleOf: (seat: CastSeat) => string;
  /** What a slip or an empty seat listens to. `place` is a seat's id, or a person's key where there is no seat. */
  readonly on: (place: { readonly seat?: CastSeat; readonly key?: string | undefined }) => SlipProps;
}

interface SlipProps {
  readonly 'data-slip': string;
  readonly draggable: boolean;
  readonly 'aria-pressed': boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly onFocus: () => void;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

export function useLift({ setup, seats, people, recast }: SetupDesk, variant: Variant): Lift {
  const { setup: said } = classWords;
  const [carried, setCarried] = useState<string>();
  const [over, setOver] = useState<string>();
  const [told, setTold] = useState('');
  const isDragging = useRef(false);
  const { casting } = setup;

  const nameOf = (key: string | undefined) => people.find((person) => person.key === key)?.name ?? '';
  const nameOfSee = (see: ProvinceId | undefined) =>
    see === variant.data.papacy?.papalSee ? said.rome : see === undefined ? '' : seeLabel(variant, see);
  const titleOf = ({ class: kind, power, see }: CastSeat) => {
    if (kind === 'bishop') return said.seat.bishop(nameOfSee(see));
    return said.seat[kind](power === undefined ? '' : powerLabel({ variant }, power));
  };
  const titleOfId = (id: string) => {
    const seat = seats.find((one) => one.id === id);
    return seat === undefined ? '' : titleOf(seat);
  };

  const foretold = () => {
    if (carried === undefined) return told;
    if (over === undefined) return said.lifted(nameOf(carried));
    const there = casting[over];
    const from = seatOf(casting, carried);
    const to = said.over(nameOf(carried), titleOfId(over));
    if (there === undefined || there === carried) return to;
    const other = nameOf(there);
    return `${to} ${from === undefined ? said.toNobody(other) : said.inPlace(other, titleOfId(from))}`;
  };
  const letGo = (sentence: string) => {
    setCarried(undefined);
    setOver(undefined);
    setTold(sentence);
  };
  const putDown = (key: string, seat: string) => {
    recast(placed(casting, key, seat));
    letGo(said.put(nameOf(key), titleOfId(seat)));
  };
  const lift = (key: string | undefined, seat: CastSeat | undefined) => {
    if (key === undefined) return;
    setCarried(key);
    setOver(seat?.id);
  };

  const on: Lift['on'] = ({ seat, key }) => ({
    'data-slip': seat?.id ?? key ?? '',
    draggable: key !== undefined,
    'aria-pressed': carried !== undefined && carried === key,
    onClick: () => {
      if (carried === undefined) return lift(key, seat);
      if (seat === undefined || carried === key) return letGo(said.backAgain(nameOf(carried)));
      putDown(carried, seat.id);
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && carried !== undefined) letGo(said.backAgain(nameOf(carried)));
      else if ((event.key === 'Delete' || event.key === 'Backspace') && seat !== undefined && key !== undefined) {
        recast(emptied(casting, seat.id));
        letGo(said.unseat(nameOf(key)));
      } else if (event.key.startsWith('Arrow')) goTo(event.currentTarget, event.key);
      else return;
      event.preventDefault();
    },
    onFocus: () => {
      if (carried !== undefined && !isDragging.current) setOver(seat?.id);
    },
    onDragStart: (event) => {
      event.dataTransfer.setData('text/plain', nameOf(key));
      event.dataTransfer.effectAllowed = 'move';
      isDragging.current = true;
      lift(key, seat);
    },
    onDragEnd: () => {
      isDragging.current = false;
      setCarried(undefined);
      setOver(undefined);
    },
    onDragOver: (event) => {
      if (carried === undefined || seat === undefined) return;
      event.preventDefault();
      if (over !== seat.id) setOver(seat.id);
    },
    onDrop: (event) => {
      event.preventDefault();
      isDragging.current = false;
      if (carried !== undefined && seat !== undefined) putDown(carried, seat.id);
    },
  });
  return { carried, over, saying: capital(foretold()), nameOf, titleOf, on };
}

const HEADINGS: Readonly<Record<string, readonly number[]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the slip nearest in a direction. */
function goTo(from: HTMLElement, key: string): void {
  const [dx = 0, dy = 0] = HEADINGS[key] ?? [];
  const here = middleOf(from);
  const others = [...document.querySelectorAll<HTMLElement>('[data-slip]')].filter((slip) => slip !== from);
  const far = (slip: HTMLElement) => {
    const { x, y } = middleOf(slip);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const across = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return along <= 1 ? Number.POSITIVE_INFINITY : along + 3 * across;
  };
  const nearest = others.reduce<HTMLElement | undefined>(
    (best, slip) => (best === undefined || far(slip) < far(best) ? slip : best),
    undefined,
  );
  if (nearest !== undefined && Number.isFinite(far(nearest))) nearest.focus();
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

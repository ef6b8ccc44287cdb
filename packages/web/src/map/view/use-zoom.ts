import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Board, Point } from '../board.ts';
import { steppedScale } from '../geometry/scale.ts';
import { centredOn, FRAME, fillScreen, fitAll, isInView, type Size, type Viewport } from '../geometry/viewport.ts';
import { carryPicture, drawSheet } from './picture.ts';

/** What can be asked of a map's view. */
export interface MapControls {
  zoomBy(factor: number): void;
  fit(): void;
  panBy(dx: number, dy: number): void;
  /** Moves the view, no more than needed, so that a place is in it. */
  reveal(at: Point): void;
  /** Shows what a map of the same size beside this one shows. */
  follow(view: Viewport, move: Move): void;
}

interface Zoom {
  /** The box on the page in which the map is moved. */
  readonly paneRef: RefObject<HTMLDivElement | null>;
  /** The whole drawing: carried as one picture while the view moves. */
  readonly svgRef: RefObject<SVGSVGElement | null>;
  /** The group in it whose transform is set where the view comes to rest. */
  readonly sheetRef: RefObject<SVGGElement | null>;
  /** The scale in steps; changes seldom. */
  readonly scale: number;
  readonly controls: MapControls;
}

/** How a view was come to. */
export interface Move {
  /** All of the map is in it. */
  readonly isWhole: boolean;
  /** The finger, the wheel or the glide goes on. */
  readonly isOnTheWay: boolean;
}

/** Hears where the view was moved. */
export type OnMoved = (view: Viewport, move: Move) => void;

/** The closest view, in px per board unit. */
const CLOSEST = 4;
const GLIDE_MS = 220;
/** A map narrower than this begins by filling its box, not by showing all. */
const NARROW_PX = 520;

const NOWHERE: readonly Point[] = [];

interface ZoomOptions {
  /** Hears of every view but one that it followed. */
  readonly onMoved: OnMoved | undefined;
  /** The places that a narrow map shows first. */
  readonly focus: readonly Point[] | undefined;
}

/** Pan, pinch and wheel on a board in an SVG element inside a box. */
export function useZoom(board: Board, { onMoved, focus = NOWHERE }: ZoomOptions): Zoom {
  const paneRef = useRef<HTMLDivElement>(null);
  const svgRef = useRef<SVGSVGElement>(null);
  const sheetRef = useRef<SVGGElement>(null);
  const at = useRef<ZoomTransform>(zoomIdentity);
  /** The view in which the sheet was last drawn. */
  const drawn = useRef<Viewport>(zoomIdentity);
  /** Where the view glides to: a second press of a key goes on from there. */
  const goal = useRef<Viewport>(zoomIdentity);
  const stopGliding = useRef(() => {});
  /** Whether the view glides and is not there yet. */
  const isOnTheWay = useRef(false);
  const size = useRef<Size>({ width: 0, height: 0 });
  const isFitted = useRef(true);
  const isFollowing = useRef(false);
  const hasFollowed = useRef(false);
  const tellMoved = useEffectEvent((isMoving: boolean) => {
    const { k, x, y } = at.current;
    if (!isFollowing.current) onMoved?.({ k, x, y }, { isWhole: isFitted.current, isOnTheWay: isMoving });
  });
  const first = useRef(focus);
  const [scale, setScale] = useState(0.6);

  const behaviour = useMemo(
    () =>
      zoom<HTMLDivElement, unknown>()
        .clickDistance(6)
        .translateExtent([
          [-FRAME, -FRAME],
          [board.width + FRAME, board.height + FRAME],
        ]),
    [board],
  );

  const go = useCallback(
    (next: Viewport, glides: boolean, goesOn = false) => {
      const pane = paneRef.current;
      if (pane === null) return;
      const selection = select(pane);
      const apply = ({ k, x, y }: Viewport, isThere: boolean) => {
        isOnTheWay.current = goesOn || !isThere;
        behaviour.transform(selection, zoomIdentity.translate(x, y).scale(k));
      };
      stopGliding.current();
      goal.current = next;
      stopGliding.current = glide(at.current, next, glides && !prefersStillness() ? GLIDE_MS : 0, apply);
    },
    [behaviour],
  );

  useLayoutEffect(() => {
    const pane = paneRef.current;
    if (pane === null) return;
    const selection = select(pane);
    let frame: number | undefined;
    const carry = () => {
      frame = undefined;
      carryPicture(svgRef.current, drawn.current, at.current);
    };
    const show = (isMoving: boolean) => {
      const view = at.current;
      if (isMoving) {
        // Two fingers tell of themselves one after the other: once a frame is enough.
        frame ??= requestAnimationFrame(carry);
      } else {
        if (frame !== undefined) cancelAnimationFrame(frame);
        frame = undefined;
        drawn.current = view;
        drawSheet(svgRef.current, sheetRef.current, view);
        // Marks and names too are laid out afresh only where the view comes to rest.
        setScale(steppedScale(view.k));
      }
      tellMoved(isMoving);
    };
    behaviour.on('zoom', (event: D3ZoomEvent<HTMLDivElement, unknown>) => {
      at.current = event.transform;
      const isByHand = event.sourceEvent !== null;
      if (isByHand) {
        isFitted.current = false;
        stopGliding.current();
        goal.current = event.transform;
      }
      show(isByHand || isOnTheWay.current);
    });
    behaviour.on('end', (event: D3ZoomEvent<HTMLDivElement, unknown>) => {
      if (event.sourceEvent !== null && at.current !== drawn.current) show(false);
    });
    selection.call(behaviour).on('dblclick.zoom', null);
    return () => {
      selection.on('.zoom', null);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [behaviour]);

  useEffect(() => {
    const pane = paneRef.current;
    if (pane === null) return;
    const observer = new ResizeObserver(() => {
      const box = pane.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return;
      const before = size.current;
      size.current = { width: box.width, height: box.height };
      const whole = fitAll(board, size.current);
      behaviour.extent([
        [0, 0],
        [box.width, box.height],
      ]);
      behaviour.scaleExtent([whole.k, Math.max(CLOSEST, whole.k * 4)]);
      const isFirst = before.width === 0;
      if (isFirst && hasFollowed.current) return;
      if (isFirst && box.width < NARROW_PX) {
        isFitted.current = false;
        return go(fillScreen(board, size.current, first.current), false);
      }
      if (isFitted.current || isFirst) return go(whole, false);
      const { k, x, y } = at.current;
      go({ k, x: x + (box.width - before.width) / 2, y: y + (box.height - before.height) / 2 }, false);
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, [board, behaviour, go]);

  const controls = useMemo<MapControls>(
    () => ({
      zoomBy(factor) {
        isFitted.current = false;
        const { width, height } = size.current;
        const { k, x, y } = goal.current;
        const [least, most] = behaviour.scaleExtent();
        const next = Math.min(most, Math.max(least, k * factor));
        const [cx, cy] = [width / 2, height / 2];
        go({ k: next, x: cx - ((cx - x) / k) * next, y: cy - ((cy - y) / k) * next }, true);
      },
      fit() {
        isFitted.current = true;
        go(fitAll(board, size.current), true);
      },
      panBy(dx, dy) {
        isFitted.current = false;
        const { k, x, y } = goal.current;
        go({ k, x: x + dx, y: y + dy }, true);
      },
      follow(view, { isWhole, isOnTheWay: isMoving }) {
        // A map whose box was just resized goes there by itself, as the one beside it did.
        if (paneRef.current?.clientWidth !== Math.round(size.current.width)) return;
        isFitted.current = isWhole;
        hasFollowed.current = true;
        isFollowing.current = true;
        go(view, false, isMoving);
        isFollowing.current = false;
      },
      reveal(place) {
        if (isInView(place, at.current, size.current, 28)) return;
        isFitted.current = false;
        go(centredOn(place, at.current.k, size.current), true);
      },
    }),
    [board, behaviour, go],
  );

  return { paneRef, svgRef, sheetRef, scale, controls };
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `apply` with the views between two, and at the end with the last. What it returns stops it. */
function glide(
  from: Viewport,
  to: Viewport,
  ms: number,
  apply: (view: Viewport, isThere: boolean) => void,
): () => void {
  if (ms === 0) {
    apply(to, true);
    return () => {};
  }
  const start = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const t = Math.min(1, (now - start) / ms);
    const ease = 1 - (1 - t) ** 3;
    const mix = (a: number, b: number) => a + (b - a) * ease;
    if (t < 1) frame = requestAnimationFrame(step);
    if (t === 1) apply(to, true);
    else apply({ k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) }, false);
  });
  return () => cancelAnimationFrame(frame);
}

/** Curves for a hand-drawn look. All randomness is seeded by names, so a build is the same every time. */
import { distance, type Point, type Ring } from './polygon.ts';

/** Numbers from 0 to 1 that follow from `seed` alone (mulberry32 on a string hash). */
export function seededRandom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** A centripetal Catmull-Rom curve through the points, one sample every `step` px. */
export function curveThrough(points: Point[], step = 5): Point[] {
  const last = points[points.length - 1];
  if (points.length < 3) {
    const n = Math.max(1, Math.round(distance(points[0], last) / step));
    return Array.from({ length: n + 1 }, (_, i) => between(points[0], last, i / n));
  }
  const extended = [between(points[1], points[0], 2), ...points, between(points[points.length - 2], last, 2)];
  const out: Point[] = [points[0]];
  for (let i = 1; i < extended.length - 2; i++) {
    const [a, b, c, d] = extended.slice(i - 1, i + 3);
    const knot = (p: Point, q: Point) => Math.sqrt(distance(p, q)) || 1e-6;
    const t1 = knot(a, b);
    const t2 = t1 + knot(b, c);
    const t3 = t2 + knot(c, d);
    const n = Math.max(1, Math.round(distance(b, c) / step));
    for (let j = 1; j <= n; j++) {
      const t = t1 + ((t2 - t1) * j) / n;
      const ab = between(a, b, t / t1);
      const bc = between(b, c, (t - t1) / (t2 - t1));
      const cd = between(c, d, (t - t2) / (t3 - t2));
      out.push(between(between(ab, bc, t / t2), between(bc, cd, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1)));
    }
  }
  return out;
}

/** A hand's wobble: smooth random offsets across the line, none at its ends. */
export function wobble(points: Point[], seed: string, amplitude = 1.6, wave = 13): Point[] {
  const random = seededRandom(seed);
  const count = Math.ceil((points.length * 5) / wave) + 3;
  const offsets = Array.from({ length: count }, () => random() * 2 - 1);
  const total = points.reduce((sum, p, i) => (i ? sum + distance(p, points[i - 1]) : 0), 0);
  let along = 0;
  return points.map((p, i): Point => {
    if (i) along += distance(p, points[i - 1]);
    if (!i || i === points.length - 1) return p;
    const u = along / wave;
    const k = Math.floor(u);
    const f = u - k;
    const ease = f * f * (3 - 2 * f);
    const offset = offsets[k] * (1 - ease) + offsets[k + 1] * ease;
    const a = points[i - 1];
    const b = points[i + 1];
    const length = distance(a, b) || 1;
    const fade = Math.min(1, along / 12, (total - along) / 12);
    return [
      p[0] - ((b[1] - a[1]) / length) * offset * amplitude * fade,
      p[1] + ((b[0] - a[0]) / length) * offset * amplitude * fade,
    ];
  });
}

/** Drops points whose triangle is no larger than `area` (Visvalingam), keeping the ends. */
export function thin(points: Point[], area: number): Point[] {
  const out = points.slice();
  const triangle = (a: Point, b: Point, c: Point) =>
    Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  for (;;) {
    let least = Infinity;
    let at = -1;
    for (let i = 1; i < out.length - 1; i++) {
      const size = triangle(out[i - 1], out[i], out[i + 1]);
      if (size < least) {
        least = size;
        at = i;
      }
    }
    if (at < 0 || least > area) return out;
    out.splice(at, 1);
  }
}

/** Rounds a closed ring by cutting its corners. */
export function roundRing(ring: Ring, times = 2): Ring {
  if (times === 0) return ring;
  const cut = ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length];
    return [between(p, q, 0.25), between(p, q, 0.75)];
  });
  return roundRing(cut, times - 1);
}

/** Rounds an open line by cutting its corners; its ends stay. */
export function roundLine(points: Point[], times = 2): Point[] {
  if (times === 0 || points.length <= 2) return points;
  const last = points.length - 1;
  const cut = points.slice(0, -1).flatMap((p, i) => {
    const near = i > 0 ? [between(p, points[i + 1], 0.25)] : [];
    const far = i < last - 1 ? [between(p, points[i + 1], 0.75)] : [];
    return [...near, ...far];
  });
  return roundLine([points[0], ...cut, points[last]], times - 1);
}

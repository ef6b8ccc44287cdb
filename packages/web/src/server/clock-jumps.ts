/** How often the two clocks of the device are held side by side. */
const EVERY_MS = 2_000;
/** By less than this they part by themselves. */
const MOST_MS = 1_500;

/**
 * Calls `tell` when the time of day on this device has jumped: somebody set it, or the device slept and its running clock
 * stood still meanwhile. What was reckoned from it is to be asked anew. Returns how to stop.
 */
export function watchClock(tell: () => void): () => void {
  const apart = () => Date.now() - performance.now();
  let known = apart();
  const timer = setInterval(() => {
    if (Math.abs(apart() - known) < MOST_MS) return;
    known = apart();
    tell();
  }, EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Has the browser keep the pages, so that they open without a line: where they are served securely or on this very
 * machine. On a classroom's plain HTTP the browser allows it not, and everything works as before.
 */
export function keepPages(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // A browser that forbids it to this page, in private windows say, keeps nothing.
  const keep = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // Not before the page is there: the first visit needs the line for itself. The words of its language may come later still.
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

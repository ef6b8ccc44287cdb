import type { FastifyInstance } from 'fastify';

/** How long what is under way may take once the server closes. */
const PATIENCE_MS = 2_000;

/** On closing, waits for the requests that have begun; those that come later are told to go elsewhere. */
export function finishBeforeClosing(app: FastifyInstance): void {
  const open = new Set<object>();
  let whenDone: (() => void) | undefined;
  app.addHook('onRequest', (_request, { raw }, done) => {
    open.add(raw);
    raw.once('close', () => {
      open.delete(raw);
      if (open.size === 0) whenDone?.();
    });
    done();
  });
  app.addHook('preClose', async () => {
    if (open.size === 0) return;
    await new Promise<void>((resolve) => {
      whenDone = resolve;
      setTimeout(resolve, PATIENCE_MS).unref();
    });
  });
}

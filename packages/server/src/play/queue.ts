/** Runs what concerns one key one after the other, and different keys side by side. */
export function keyedQueue() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const before = tails.get(key) ?? Promise.resolve();
      const mine = before.then(work, work);
      tails.set(key, mine);
      const done = () => {
        if (tails.get(key) === mine) tails.delete(key);
      };
      mine.then(done, done);
      return mine;
    },
    /** Resolves when all that was begun has ended. */
    async idle(): Promise<void> {
      while (tails.size > 0) await Promise.allSettled(tails.values());
    },
  };
}

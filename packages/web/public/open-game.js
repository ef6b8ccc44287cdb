// Asks for the game of this address while the scripts are still on their way; src/server/early-answer.ts takes the answer.
{
  const [, game] = /^\/play\/([\w-]+)/.exec(location.pathname) ?? [];
  const seat = new URLSearchParams(location.search).get('seat');
  if (game !== undefined) {
    const address = `/api/v1/games/${game}`;
    const as = seat === null ? undefined : `${game}/${seat}`;
    const answer = fetch(address, as === undefined ? {} : { headers: { 'x-defensor-seat': as } });
    answer.catch(() => undefined);
    globalThis.openedGame = { address, as, answer };
  }
}

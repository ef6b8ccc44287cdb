import { useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { askRoute } from '../server/ask.ts';
import { useAsked } from '../server/use-asked.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { Account } from './account.ts';
import { MakeToken } from './make-token.tsx';
import { ShownOnce } from './shown-once.tsx';
import { type Token, wayOf } from './token-ways.ts';

interface Made {
  readonly secret: string;
  readonly token: Token;
}

/** Tokens for scripts: made, shown once, listed with their last use, revoked. */
export function TokensPart({ account }: { account: Account }) {
  const { tokens: said } = accountWords;
  const [heading, toHeading] = useHeading();
  const { isSending, problem, send } = useSending();
  const [made, setMade] = useState<Made>();
  const [nowMs] = useState(() => Date.now());
  const tokens = useAsked(() => askRoute('GET /api/v1/tokens', { as: 'person' }));
  const games = useAsked(() => askRoute('GET /api/v1/games', { as: 'person' }));
  const classes = useAsked(() => askRoute('GET /api/v1/classes', { as: 'person' }));
  const named = (games.value?.games ?? []).map((game) => {
    const section = classes.value?.classes.find(({ id }) => id === game.class);
    return { id: game.id, name: section === undefined ? game.title : said.gameIn(section.title, game.title) };
  });
  const does = (token: Token) => {
    const way = said.ways[wayOf(token)];
    if (token.game === undefined) return said.does(way, said.unbound);
    const game = named.find(({ id }) => id === token.game)?.name ?? said.elsewhere;
    return token.seat === undefined ? said.does(way, game) : said.doesAs(way, game, token.seat);
  };
  const revoke = async ({ id, name }: Token) => {
    const done = await send(() => askRoute('DELETE /api/v1/tokens/:token', { params: { token: id }, as: 'person' }));
    tokens.look();
    if (done === undefined) return;
    if (made?.token.id === id) setMade(undefined);
    account.say(said.revoked(name));
    toHeading();
  };
  const list = tokens.value?.tokens;
  return (
    <Part id="tokens" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <ProblemNote problem={problem ?? tokens.problem ?? games.problem ?? classes.problem} />
      {games.value?.games.length === 0 && <p className="empty">{said.noGame}</p>}
      {named.length > 0 && (
        <MakeToken
          games={named}
          onMade={(one) => {
            setMade(one);
            tokens.look();
          }}
        />
      )}
      {made !== undefined && (
        <ShownOnce
          label={said.secret}
          about={said.madeFor(made.token.name, made.token.expiresAt)}
          secret={made.secret}
          onClose={() => {
            setMade(undefined);
            toHeading();
          }}
        />
      )}
      {list === undefined && tokens.problem === undefined && <p>{words.door.oneMoment}</p>}
      {list?.length === 0 && named.length > 0 && <p className="empty">{said.none}</p>}
      <ul className="rows" aria-label={said.title}>
        {list?.map((token) => (
          <li key={token.id} data-token={token.name}>
            <span className="said">
              <b>{token.name}</b>
              <small>{does(token)}</small>
              <small>
                {token.usedAt === undefined ? said.unused : said.used(token.usedAt)},{' '}
                {token.expiresAt <= nowMs ? said.over : said.until(token.expiresAt)}
              </small>
            </span>
            <ActButton
              label={said.revoke}
              about={` ${token.name}`}
              isBusy={isSending}
              onAct={() => void revoke(token)}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

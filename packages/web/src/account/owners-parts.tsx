import { lazy, Suspense } from 'react';
import { askRoute } from '../server/ask.ts';
import { useAsked } from '../server/use-asked.ts';
import { words } from '../words/words.ts';
import type { Account } from './account.ts';
import { InvitesPart } from './invites-part.tsx';
import { PeoplePart } from './people-part.tsx';

const TrailPart = lazy(() => import('../trail/trail-part.tsx'));

/** An owner's care of the installation: who may come, and who is here. */
export function OwnersParts({ account }: { account: Account }) {
  const people = useAsked(() => askRoute('GET /api/v1/people', { as: 'person' }));
  const invites = useAsked(() => askRoute('GET /api/v1/invites', { as: 'person' }));
  const nameOf = (id: string | undefined) => people.value?.people.find((one) => one.id === id)?.name;
  return (
    <>
      <InvitesPart account={account} invites={invites} nameOf={nameOf} />
      <PeoplePart account={account} people={people} onInvited={invites.look} />
    </>
  );
}

/** Who did what in the whole installation; fetched by itself. */
export function WholeTrail({ account: { done, say } }: { account: Account }) {
  return (
    <Suspense fallback={<p role="status">{words.door.oneMoment}</p>}>
      <TrailPart done={done} say={say} />
    </Suspense>
  );
}

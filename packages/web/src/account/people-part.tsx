import type { AnswerOf } from '@defensor/api';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import type { AskedFor } from '../server/use-asked.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { Account } from './account.ts';
import { PersonRow } from './person-row.tsx';

interface PeoplePartProps {
  readonly account: Account;
  readonly people: AskedFor<AnswerOf<'GET /api/v1/people'>>;
  /** A link for a new passphrase is among those that wait to be used, or is no more. */
  readonly onInvited: () => void;
}

/** Everybody who signs in here, for an owner. */
export function PeoplePart({ account, people, onInvited }: PeoplePartProps) {
  const { people: said } = accountWords;
  const [heading, toHeading] = useHeading();
  return (
    <Part id="people" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <ProblemNote problem={people.problem} />
      {people.value === undefined && people.problem === undefined && <p>{words.door.oneMoment}</p>}
      <ul className="rows" aria-label={said.title}>
        {people.value?.people.map((one) => (
          <PersonRow
            key={one.id}
            person={one}
            account={account}
            onInvited={onInvited}
            onChanged={() => {
              people.look();
              // What one may do oneself may be another thing now.
              if (one.id === account.person.id) account.lookAtMe();
            }}
            onRemoved={() => {
              people.look();
              onInvited();
              toHeading();
            }}
          />
        ))}
      </ul>
    </Part>
  );
}

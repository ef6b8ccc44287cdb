/** What is said, in English, on the page of a class: its people, its Judges, how long all is kept. */
import { capital, counted } from './counting.ts';

const day = (ms: number) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(ms);

export const ENGLISH_CLASS_PAGE = {
  about: 'people and rights',
  gone: 'You do not judge this class, or not any more.',
  people: {
    title: 'People',
    about: (n: number) => `${capital(counted(n, 'person', 'people'))}. Only the Judges of the class see the names.`,
    none: 'Nobody is on the list. Paste the roster where a game is set up, or put somebody on the list here.',
    unnamed: (id: string) => `without a name (${id})`,
    newcomer: 'Somebody new',
    add: 'Put on the list',
    name: 'Name',
    added: (name: string) => `${name} is on the list, without a seat: give one at the desk, under Seats.`,
    brought: (what: string, value: string) => `${what}: ${value}`,
    in: (seat: string, game: string) => `${seat} in ${game}`,
    more: 'More',
    of: (name: string) => ` of ${name}`,
    rename: 'Rename',
    renamed: (name: string) => `Now ${name}.`,
    save: 'Save what is kept',
    saved: (name: string) => `Saved as a file: all that is kept of ${name}.`,
    forget: 'Delete',
    forgetMeans: (name: string, id: string) =>
      `${name} goes, and cannot be brought back: the name, what the roster brought, the card and its devices, every letter and note sent by it, every picture attached. What was done in games stays, orders, ballots and marks, in the seat and under the pseudonym ${id}. The seat stays taken until you give it to somebody else.`,
    forgetNow: (name: string) => `Yes, delete ${name}`,
    forgotten: (name: string, id: string) => `${name} is deleted. What was done in games stands under ${id}.`,
  },
  judges: {
    title: 'Who judges',
    about: 'All Judges of a class may do the same in it, each from an account of their own.',
    you: 'you',
    last: 'A class keeps one Judge or more: add another first, if you want to go.',
    add: 'Make a Judge of this class',
    who: 'Who signs in here',
    choose: 'Choose somebody',
    nobody: 'Nobody else signs in here. An owner of the installation invites Judges by a link.',
    added: (name: string) => `${name} judges this class now.`,
    remove: 'Take away',
    of: (name: string) => ` the class from ${name}`,
    removeMeans: (name: string) =>
      `${name} is out of this class at once, on every device: no desk, no letters, no names. What was done before stays in the games.`,
    removeNow: (name: string) => `Yes, take it from ${name}`,
    leaveMeans: 'You are out of this class at once, on every device. Only its other Judges can bring you back.',
    leaveNow: 'Yes, I leave this class',
    removed: (name: string) => `${name} judges this class no longer.`,
  },
  kept: {
    title: 'How long it is kept',
    runs: (days: number) =>
      `Nothing is deleted while the class runs. ${capital(counted(days, 'day'))} after you end it all its players are forgotten.`,
    ends: (ended: number, due: number) =>
      `The class ended on ${day(ended)}. On ${day(due)} all its players are forgotten.`,
    forgotten: (ms: number) => `All players of the class were forgotten on ${day(ms)}.`,
    what: 'Forgotten means: names, what the roster brought, cards, devices, letters, notes and attachments are deleted. The games stay, under pseudonyms.',
    log: 'What was deleted',
    nothing: 'Nothing yet.',
    acts: {
      playersForgotten: (n: number) => `${counted(n, 'player')} forgotten`,
      cardsRevoked: (n: number) => `${counted(n, 'card')} revoked`,
    },
    on: (ms: number) => day(ms),
  },
} as const;

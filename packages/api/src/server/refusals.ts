/** Signing in, people, classes, cards and tokens. */
const SIGN_IN_REFUSALS = {
  'sign-in-failed': 'name and passphrase do not go together; an unknown name gets the same',
  'too-many-guesses': 'it was tried too often; `retry-after` says when to try again',
  'passphrase-short': 'a passphrase has fewer than 8 characters',
  'passphrase-long': 'a passphrase has more than 256 characters',
  'passphrase-common': 'a passphrase is among the commonest',
  'passphrase-personal': 'a passphrase is a name, or the game’s, with figures around it',
  'passphrase-wrong': 'the present passphrase is not the one that was typed',
  'name-unusable': 'a name is empty, or another’s',
  'invite-gone': 'a link was used, has run out or was withdrawn',
  'not-let-in': 'no card answers to a link, or to a short name and a code',
  'code-unreadable': 'a code has other than 8 letters and digits',
  'pin-needed': 'the seat has a PIN, and none was sent',
  'pin-wrong': 'the PIN is another',
  'pin-wait': 'the PIN was wrong too often; `retry-after` says when to try again',
  'pin-weak': 'a new PIN would be guessed at once',
  'short-name-taken': 'another class has the short name',
  'short-name-unusable': 'a short name has other than 3 to 16 letters and digits',
  'no-such-person': 'there is no such person',
  'no-such-seat': 'there is no such seat in the game',
  'no-such-card': 'there is no such card',
  'no-such-device': 'there is no such device',
  'no-such-token': 'there is no such token',
  'no-such-invite': 'there is no such invitation',
  'last-owner': 'the installation would have no owner',
  'last-judge': 'the class would have no Judge',
  'not-a-try-out': 'the class was not made to try things in',
  'scope-incomplete': 'a token’s scopes need a game or a seat that it does not name',
  'provider-off': 'no OpenID provider is set up',
  'provider-failed': 'the provider did not confirm the sign-in, or too late',
  'provider-taken': 'the provider names somebody who signs in here as another',
  'provider-stranger': 'the provider names somebody whom nobody invited',
} as const;

/** Pictures and documents attached to papers. */
const ATTACHMENT_REFUSALS = {
  'no-such-thing': 'there is no such sheet, letter or testimony, or it is not one’s to see',
  'attachment-closed': 'nothing can be attached there now, or not by this seat',
  'attachment-type': 'what was sent is neither JPEG nor PNG nor PDF, whatever its name says',
  'attachment-unsound': 'the file breaks off, or holds what nobody can look into',
  'attachment-locked': 'the document is encrypted',
  'attachment-full': 'there are eight attachments already, or the game has no room for more',
} as const;

/** Games brought in as files. */
const FILE_REFUSALS = {
  'not-a-game-file': 'the file has another form than docs/game-format.md says',
  'newer-game-file': 'the file’s version is a later one',
  'file-log-gap': 'the log’s numbers have a gap',
  'file-altered': 'the log’s hash is another',
  'file-command-twice': 'one command’s id stands twice',
  'file-time': 'the times go back, or lie ahead',
  'file-entry-impossible': 'an event cannot follow those before it',
  'file-text-altered': 'a text’s hash is another',
  'file-attachment-unsound': 'what is attached belongs to nothing in the log, or is no such picture or document',
  'file-too-large': 'the attachments are more than a file holds',
} as const;

/** Requests as such, whatever they are about. */
const REQUEST_PROBLEMS = {
  'bad-request': 'the request cannot be read at all',
  'bad-request/fields': 'fields of the request cannot be taken; `issues` names each',
  'not-signed-in': 'nobody is signed in',
  'not-allowed': 'who asks may see what it is about, but may not do this',
  'not-allowed/other-seat': 'a command is sent for another seat than one’s own',
  'not-allowed/no-card': 'it is about a card, and who asks came by none',
  'not-allowed/no-person': 'it is about the person in a seat, and there is none',
  'cross-site': 'a page of another site sent it',
  'not-found': 'it is not there, or another’s: both are answered alike',
  'not-found/address': 'no route has this address',
  'not-found/game-gone': 'the game was removed in the meantime',
  'not-found/attachment': 'an attachment is not there, or not one’s to see',
  'not-found/calendar': 'a calendar’s link opens nothing',
  'method-not-allowed': 'the address has no such method; the header `allow` names those it has',
  conflict: 'another command was sent under this id',
  'too-large': 'the body is larger than the route takes',
  'too-slow': 'the request takes too long to come',
  'headers-too-large': 'the head of the request is too large',
  'unsupported-media-type': 'the body is no JSON',
  'too-many-requests': 'a sender, or an address, asked too often; `retry-after` says when to ask again',
  defect: 'the server has a fault; its log has it under the number in `request`',
  unavailable: 'the database cannot be used now; `retry-after` says when to ask again',
  'unavailable/full': 'this node has as many streams as it may',
} as const;

/**
 * What the server says no to besides the game: by the code that programs go by, with when it is given. Where one code is
 * said in several ways, the way stands behind a stroke.
 */
export const SERVER_REFUSALS = {
  ...SIGN_IN_REFUSALS,
  ...ATTACHMENT_REFUSALS,
  ...FILE_REFUSALS,
  ...REQUEST_PROBLEMS,
} as const;

export type SignInRefusal = keyof typeof SIGN_IN_REFUSALS;
export type AttachmentRefusal = keyof typeof ATTACHMENT_REFUSALS;
export type FileRefusal = keyof typeof FILE_REFUSALS;
export type RequestProblem = keyof typeof REQUEST_PROBLEMS;
export type ServerRefusal = keyof typeof SERVER_REFUSALS;

/** What to tell a person whom the server says no to, in one language. */
export type ServerSentences = { readonly [Code in ServerRefusal]: string };

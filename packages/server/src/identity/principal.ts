/** What a token may be used for. `command` and `judge` name their game; `command` its seat too. */
export const SCOPES = ['read', 'command', 'judge'] as const;
export type Scope = (typeof SCOPES)[number];

export type Role = 'owner' | 'judge';

/** The seat of somebody who only looks on, by a link of its own. `OBS1` and so on are seats of the game's cast. */
export const PROJECTOR = 'projector';

/** Who makes a request, after the cookie or the token has been looked up. */
export type Principal =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'person';
      readonly personId: string;
      readonly roles: readonly Role[];
      readonly sessionId: string;
      /** The classes this person judges. */
      readonly classes: readonly string[];
    }
  | {
      readonly kind: 'seat';
      readonly gameId: string;
      /** A seat of the game's cast (`R-SPA`, `JD2`, `OBS1`), or `projector`. */
      readonly seatId: string;
      readonly accessId: string;
      readonly sessionId: string;
    }
  | {
      readonly kind: 'token';
      readonly tokenId: string;
      readonly personId: string;
      readonly scopes: readonly Scope[];
      /** The classes that the token's person judges now: a token never outlives its person's rights. */
      readonly classes: readonly string[];
      readonly gameId?: string;
      readonly seatId?: string;
    };

export const NOBODY: Principal = { kind: 'nobody' };

/** How a principal is named in the audit trail and in the records of commands: ids only. */
export function nameOf(principal: Principal): string {
  switch (principal.kind) {
    case 'nobody':
      return 'nobody';
    case 'person':
      return `person:${principal.personId}`;
    case 'seat':
      return `seat:${principal.gameId}/${principal.seatId}:${principal.accessId}`;
    case 'token':
      return `token:${principal.tokenId}`;
  }
}

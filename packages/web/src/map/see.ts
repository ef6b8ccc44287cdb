import type { PowerId, ProvinceId } from '@defensor/diplomacy';

/** A bishop's see, as the map marks it. */
export interface See {
  readonly province: ProvinceId;
  /** The Pope's, an Anti-Pope's, that of a bishop who is banned, or any other. */
  readonly kind: 'pope' | 'antiPope' | 'banned' | 'plain';
  /** The power that the Pope belongs to, because it occupies his see. */
  readonly occupier?: PowerId;
  /** Whoever had it on his throne was deposed in this turn. */
  readonly isDeposed?: boolean;
}

import type { Variant } from '@defensor/diplomacy';
import { useMemo, useState } from 'react';
import type { See } from '../map/see.ts';
import { seesOfMap } from '../play/church.ts';
import { keep, kept } from './kept.ts';

/** The Church laid over the sandbox: the sees of the map's bishops, where there are any, and whether they are shown. */
export interface Church {
  readonly isOffered: boolean;
  readonly isShown: boolean;
  /** The sees to draw; none while they are not shown. */
  readonly sees: readonly See[];
  readonly toggle: () => void;
}

/** Whether the sandbox shows the Church; kept between visits. */
export function useChurch(variant: Variant): Church {
  const [isWanted, setWanted] = useState(() => kept('church') === 'on');
  const ofMap = useMemo(() => seesOfMap(variant), [variant]);
  const isOffered = ofMap.length > 0;
  return {
    isOffered,
    isShown: isOffered && isWanted,
    sees: useMemo(
      () => (isWanted ? ofMap.map((province): See => ({ province, kind: 'plain' })) : []),
      [isWanted, ofMap],
    ),
    toggle: () => {
      keep('church', isWanted ? 'off' : 'on');
      setWanted(!isWanted);
    },
  };
}

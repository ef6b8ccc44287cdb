import type { AdjustmentOrder, MovementOrder, Order, RetreatOrder } from '../orders.ts';
import type { BoardPhase } from '../position.ts';
import type { Statement } from './statement.ts';

/** The orders of each phase. */
export interface OrdersByPhase {
  readonly movement: MovementOrder;
  readonly retreat: RetreatOrder;
  readonly adjustment: AdjustmentOrder;
}

/** The order that a statement is in this phase; `undefined` when it belongs to another. */
export function orderIn(phase: BoardPhase, statement: Statement): Order | undefined {
  switch (statement.kind) {
    case 'hold':
    case 'supportHold':
    case 'supportMove':
    case 'convoy':
      return phase === 'movement' ? statement : undefined;
    case 'move':
      if (phase === 'movement') return statement;
      return phase === 'retreat' ? { kind: 'retreat', unit: statement.unit, to: statement.to } : undefined;
    case 'retreat':
      return phase === 'retreat' ? statement : undefined;
    case 'disband':
      return phase === 'movement' ? undefined : statement;
    case 'build':
      return phase === 'adjustment' ? statement : undefined;
    case 'waive':
      return phase === 'adjustment' ? { kind: 'waive' } : undefined;
  }
}

import type { FirmStatus, StatusCause } from '../../src/core/index.js';

/** What a firm's status is made of; data-model.md: "Status joins HR and KK"; a revocation takes one part back and leaves the others. */
export interface StatusParts {
  /** Known to be, or to have been, in the register. */
  registered: boolean;
  liquidation: boolean;
  /** Only the name says so: it ends when a later name does not. */
  byNameOnly: boolean;
  bankrupt: boolean;
  deleted: boolean;
}

export const UNSEEN: StatusParts = Object.freeze({
  registered: false,
  liquidation: false,
  byNameOnly: false,
  bankrupt: false,
  deleted: false,
});

export function statusOf(parts: StatusParts): FirmStatus {
  if (parts.deleted) return 'DELETED';
  if (parts.bankrupt) return 'BANKRUPT';
  if (parts.liquidation) return 'IN_LIQUIDATION';
  return parts.registered ? 'ACTIVE' : 'UNKNOWN';
}

/** The parts after a notice said `status` for `cause`. */
export function afterStatus(parts: StatusParts, status: FirmStatus, cause: StatusCause): StatusParts {
  const alive = { ...parts, registered: true };
  switch (cause) {
    case 'FOUNDED':
      return parts.deleted || !parts.registered ? { ...UNSEEN, registered: true } : alive;
    case 'LIQUIDATION_OPENED':
      return { ...alive, liquidation: true, byNameOnly: false };
    case 'LIQUIDATION_REVOKED':
      return { ...alive, liquidation: false, byNameOnly: false };
    case 'BANKRUPTCY_OPENED':
    case 'BANKRUPTCY_SUSPENDED':
    case 'BANKRUPTCY_CLOSED':
      return { ...alive, bankrupt: true };
    case 'BANKRUPTCY_REVOKED':
      return afterRevocation(alive, status);
    case 'DELETED':
      return { ...alive, deleted: true };
    case 'REENTERED':
      return {
        registered: true,
        deleted: false,
        bankrupt: status === 'BANKRUPT',
        liquidation: status === 'IN_LIQUIDATION',
        byNameOnly: false,
      };
    case 'NAME_SAYS_LIQUIDATION':
      return parts.liquidation ? alive : { ...alive, liquidation: true, byNameOnly: true };
    case 'DELETED_HERE_MOVED':
      return alive;
  }
}

/** Back to what was before the bankruptcy; a liquidation that only the name told of goes with it once the name does not. */
function afterRevocation(parts: StatusParts, status: FirmStatus): StatusParts {
  const revoked = { ...parts, bankrupt: false };
  if (status === 'ACTIVE' && parts.byNameOnly) return { ...revoked, liquidation: false, byNameOnly: false };
  if (status === 'IN_LIQUIDATION' && !parts.liquidation) return { ...revoked, liquidation: true, byNameOnly: true };
  return revoked;
}

/** What must have been so just before, where the notice is the first to tell: null where it tells nothing of it. */
export function impliedBefore(parts: StatusParts, cause: StatusCause): StatusParts | null {
  switch (cause) {
    case 'BANKRUPTCY_REVOKED':
    case 'BANKRUPTCY_SUSPENDED':
    case 'BANKRUPTCY_CLOSED':
      return parts.bankrupt ? null : { ...parts, registered: true, bankrupt: true };
    case 'LIQUIDATION_REVOKED':
      return parts.liquidation ? null : { ...parts, registered: true, liquidation: true };
    case 'REENTERED':
      return parts.deleted ? null : { ...parts, registered: true, deleted: true };
    default:
      return null;
  }
}

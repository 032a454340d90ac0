/** Why a caller was rejected. */
export type RefusalReason =
  | 'nothing-shown'
  | 'no-key'
  | 'unknown-key'
  | 'wrong-secret'
  | 'expired-key'
  | 'revoked-key'
  | 'key-not-yet-valid'
  | 'not-allowed'
  | 'token-of-unknown-issuer'
  | 'token-unsigned-or-forged'
  | 'token-expired'
  | 'token-not-yet-valid'
  | 'token-for-somebody-else'
  | 'token-without-rights'
  | 'token-used-before'
  | 'issuer-unreachable'
  | 'too-many-failures';

/** The number of callers rejected since the service started, by reason. */
export type Refusals = {
  count: (reason: RefusalReason) => void;
  counts: () => Readonly<Partial<Record<RefusalReason, number>>>;
};

export function countRefusals(): Refusals {
  const counted = new Map<RefusalReason, number>();
  return {
    count: (reason) => void counted.set(reason, (counted.get(reason) ?? 0) + 1),
    counts: () => Object.fromEntries(counted),
  };
}

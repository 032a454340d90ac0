import type { FastifyRequest } from 'fastify';
import type { Section } from '../access/rights.ts';
import type { DeliveryKey, KeyStore } from '../access/key-store.ts';
import { type Caller, callerWith } from './caller.ts';
import type { RefusalReason } from './refusals.ts';

/**
 * The owner of the key in a failed request, if verified: an expired key still proves that the caller has the secret.
 */
export type KnownFailure = {
  /** Their name in the audit log. */
  who: string;
  /** The identity under which failures are counted. */
  id: string;
  sections: readonly Section[];
};

/** The caller presented no valid credential. The message explains the problem. */
export class NotSignedInError extends Error {
  override name = 'NotSignedInError';
  readonly reason: RefusalReason;
  readonly by: KnownFailure | null;

  constructor(reason: RefusalReason, message: string, by: KnownFailure | null = null) {
    super(message);
    this.reason = reason;
    this.by = by;
  }
}

/** Extracts the bearer token from the only Authorization header. Throws a `NotSignedInError` if there is none. */
export function bearerOf({ raw, headers }: FastifyRequest): string {
  const shown = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization',
  );
  const [, text] = /^Bearer ([\x21-\x7e]{1,8192})$/i.exec(headers.authorization ?? '') ?? [];
  // Node uses the first of two headers, and a proxy in front may check the other.
  if (shown.length > 1) throw new NotSignedInError('no-key', 'Send one key, not several.');
  if (text !== undefined) return text;
  throw shown.length === 0
    ? new NotSignedInError('nothing-shown', 'Send a key: "Authorization: Bearer KEY".')
    : new NotSignedInError('no-key', 'This is not a key of this service.');
}

/** Authenticates a request by its key. Throws a `NotSignedInError` if the request has no valid key. */
export async function callerOf(keys: KeyStore, request: FastifyRequest): Promise<Caller> {
  const checked = await keys.check(bearerOf(request));
  switch (checked.kind) {
    case 'valid':
      return callerWith(checked.key);
    case 'no-key':
      throw new NotSignedInError('no-key', 'This is not a key of this service.');
    // Uses the same message as for an unknown key, so that guessing does not reveal which half was right.
    case 'unknown':
      throw new NotSignedInError('unknown-key', 'Unknown key.');
    case 'wrong-secret':
      throw new NotSignedInError('wrong-secret', 'Unknown key.');
    case 'expired': {
      const { key } = checked;
      const since = key.expiresAt.toISOString();
      throw new NotSignedInError(
        'expired-key',
        `The key ${key.name} expired ${since}.`,
        holderOf(key),
      );
    }
    case 'not-yet-valid': {
      const { key } = checked;
      const since = key.madeAt.toISOString();
      throw new NotSignedInError(
        'key-not-yet-valid',
        `The key ${key.name} was created ${since}, which is in the future by this service’s clock.`,
        holderOf(key),
      );
    }
    case 'revoked':
      throw new NotSignedInError(
        'revoked-key',
        `The key ${checked.key.name} was revoked.`,
        holderOf(checked.key),
      );
  }
}

function holderOf(key: DeliveryKey): KnownFailure {
  return { who: callerWith(key).who, id: key.id, sections: key.rights.sections };
}

import type { FastifyRequest } from 'fastify';
import type { Section } from '../access/rights.ts';
import type { DeliveryKey, KeyStore } from '../access/key-store.ts';
import { type Caller, callerWith } from './caller.ts';
import type { RefusalReason } from './refusals.ts';

/** Who has failed, where that is certain: whoever has an expired key has its secret. */
export type KnownFailure = {
  /** As the journal names them. */
  who: string;
  /** What their failures are counted by. */
  id: string;
  sections: readonly Section[];
};

/** A caller has shown nothing that is good for anything. The message says what is wrong with it. */
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

/** What stands after `Bearer` in the one header that says who asks. Throws a `NotSignedInError` when there is none. */
export function bearerOf({ raw, headers }: FastifyRequest): string {
  const shown = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization',
  );
  const [, text] = /^Bearer ([\x21-\x7e]{1,8192})$/i.exec(headers.authorization ?? '') ?? [];
  // Node takes the first of two, and a proxy in front may look at the other.
  if (shown.length > 1) throw new NotSignedInError('no-key', 'Show one key and not several.');
  if (text !== undefined) return text;
  throw shown.length === 0
    ? new NotSignedInError('nothing-shown', 'Show a key: "Authorization: Bearer KEY".')
    : new NotSignedInError('no-key', 'What was shown is not a key of this service.');
}

/** Who a request comes from, by the key that it shows. Throws a `NotSignedInError` when it shows no good one. */
export async function callerOf(keys: KeyStore, request: FastifyRequest): Promise<Caller> {
  const checked = await keys.check(bearerOf(request));
  switch (checked.kind) {
    case 'valid':
      return callerWith(checked.key);
    case 'no-key':
      throw new NotSignedInError('no-key', 'What was shown is not a key of this service.');
    // Whoever guesses does not hear which half was right.
    case 'unknown':
      throw new NotSignedInError('unknown-key', 'This key is not known here.');
    case 'wrong-secret':
      throw new NotSignedInError('wrong-secret', 'This key is not known here.');
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
        `The key ${key.name} was made ${since}, which is later than the clock of this service.`,
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

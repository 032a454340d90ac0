import type { FastifyRequest } from 'fastify';
import type { DeliveryKey, KeyStore } from '../access/key-store.ts';
import { type Action, allows, type Rights, type Section } from '../access/rights.ts';
import { ProblemError, type ProblemKind } from './problem.ts';
import type { RefusalReason } from './refusals.ts';

/** Who calls an operation. */
export type Caller = {
  /** Their name in the audit log; by default the operating system user. */
  who?: string | undefined;
  /** The person who answers for the call; `undefined` for a command on the site's own machine. */
  person?: string | undefined;
  /** The key; `null` within this machine, where everything is allowed. */
  key: DeliveryKey | null;
  /** Why a command on the site's own machine may go ahead without approvals. */
  withoutApproval?: string | undefined;
};

/** An authenticated caller over HTTP. */
export type KeyCaller = Caller & { who: string; key: DeliveryKey };

/** Whom a failed request is known to come from: an expired key still proves that the caller has the secret. */
type KnownFailure = {
  /** Their name in the audit log. */
  who: string;
  /** The identity under which failures are counted. */
  id: string;
  /** The sections whose teams may read the audit entry. */
  sections: readonly Section[];
};

/** A caller is turned away. The failure is counted, logged and, if it is known whose it is, audited. */
export class TurnedAwayError extends ProblemError {
  override name = 'TurnedAwayError';
  readonly reason: RefusalReason;
  readonly by: KnownFailure | null;

  constructor(
    status: number,
    kind: ProblemKind,
    message: string,
    {
      reason,
      by,
      headers = {},
    }: {
      reason: RefusalReason;
      by: KnownFailure | null;
      headers?: Readonly<Record<string, string>>;
    },
  ) {
    super(status, kind, message, { headers });
    this.reason = reason;
    this.by = by;
  }
}

/** The caller presented no valid credential. */
export function notSignedIn(
  reason: RefusalReason,
  message: string,
  by: KnownFailure | null = null,
): TurnedAwayError {
  const headers = { 'www-authenticate': 'Bearer' };
  return new TurnedAwayError(401, 'not-signed-in', message, { headers, reason, by });
}

/** The key lacks the rights for a request about a section. */
function notAllowed(key: DeliveryKey, section: Section, message: string): TurnedAwayError {
  const who = nameOf(key);
  const by = { who, id: key.id, sections: [...new Set([section, ...key.rights.sections])] };
  return new TurnedAwayError(403, 'not-allowed', `${who} ${message}`, {
    reason: 'not-allowed',
    by,
  });
}

/** Extracts the bearer token from the only Authorization header. Throws a `TurnedAwayError` if there is none. */
export function bearerOf({ raw, headers }: FastifyRequest): string {
  const shown = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization',
  );
  const [, text] = /^Bearer ([\x21-\x7e]{1,8192})$/i.exec(headers.authorization ?? '') ?? [];
  // Node uses the first of two headers, and a proxy in front may check the other.
  if (shown.length > 1) throw notSignedIn('no-key', 'Send one key, not several.');
  if (text !== undefined) return text;
  throw shown.length === 0
    ? notSignedIn('nothing-shown', 'Send a key: "Authorization: Bearer KEY".')
    : notSignedIn('no-key', 'This is not a key of this service.');
}

/** Authenticates a request by its key. Throws a `TurnedAwayError` if the request has no valid key. */
export async function callerOf(keys: KeyStore, request: FastifyRequest): Promise<KeyCaller> {
  const checked = await keys.check(bearerOf(request));
  switch (checked.kind) {
    case 'valid': {
      const { key } = checked;
      return { who: nameOf(key), person: key.person, key };
    }
    case 'no-key':
      throw notSignedIn('no-key', 'This is not a key of this service.');
    // Uses the same message as for an unknown key, so that guessing does not reveal which half was right.
    case 'unknown':
      throw notSignedIn('unknown-key', 'Unknown key.');
    case 'wrong-secret':
      throw notSignedIn('wrong-secret', 'Unknown key.');
    case 'expired':
      throw invalid('expired-key', checked.key, `expired ${checked.key.expiresAt.toISOString()}`);
    case 'not-yet-valid': {
      const since = `was created ${checked.key.madeAt.toISOString()}, which is in the future by this service’s clock`;
      throw invalid('key-not-yet-valid', checked.key, since);
    }
    case 'revoked':
      throw invalid('revoked-key', checked.key, 'was revoked');
  }
}

function invalid(reason: RefusalReason, key: DeliveryKey, what: string): TurnedAwayError {
  const by = { who: nameOf(key), id: key.id, sections: key.rights.sections };
  return notSignedIn(reason, `The key ${key.name} ${what}.`, by);
}

/** A key's name in the audit log. */
function nameOf({ kind, name }: DeliveryKey): string {
  return `${kind} ${name}`;
}

/** Whether a caller may take an action on a section. */
export function mayDo({ key }: Caller, action: Action, section: Section): boolean {
  return key === null || allows(key.rights, action, section);
}

/** Throws a `TurnedAwayError` unless a caller may take an action on a section. */
export function mustBeAllowed({ key }: Caller, action: Action, section: Section): void {
  if (key === null || allows(key.rights, action, section)) return;
  throw notAllowed(key, section, `may not ${action} ${section}: ${may(key.rights)}.`);
}

/** Throws a `TurnedAwayError`, because a key has none of the approving roles. */
export function refuseRole(key: DeliveryKey, section: Section, asked: readonly string[]): never {
  const { roles } = key.rights;
  const has = roles.length === 0 ? 'no role' : `the role ${roles.join(', ')}`;
  const needed = asked.length === 0 ? '' : `, but ${asked.join(' or ')} is required`;
  const message = `may not decide about ${section}: the key has ${has}${needed}.`;
  throw notAllowed(key, section, message);
}

function may({ sections, actions }: Rights): string {
  return `the key is for ${sections.join(', ')} and to ${actions.join(', ')}`;
}

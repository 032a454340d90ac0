import type { Action, Rights, Section } from '../access/rights.ts';
import { allows } from '../access/rights.ts';
import type { DeliveryKey } from '../access/key-store.ts';

/** An authenticated caller. */
export type Caller = {
  /** Their name in the audit log. */
  who: string;
  key: DeliveryKey;
};

/** The caller that a key authenticates. */
export function callerWith(key: DeliveryKey): Caller {
  return { who: `${key.kind} ${key.name}`, key };
}

/** A caller lacks the rights for a request. */
export class NotAllowedError extends Error {
  override name = 'NotAllowedError';
  readonly caller: Caller;
  readonly section: Section;

  constructor(caller: Caller, section: Section, message: string) {
    super(message);
    this.caller = caller;
    this.section = section;
  }
}

/** Throws a `NotAllowedError` unless a caller may take an action on a section. */
export function mustBeAllowed(caller: Caller, action: Action, section: Section): void {
  if (!allows(caller.key.rights, action, section)) {
    const { who, key } = caller;
    const message = `${who} may not ${action} ${section}: ${may(key.rights)}.`;
    throw new NotAllowedError(caller, section, message);
  }
}

/** Throws a `NotAllowedError`, because a caller has none of the approving roles. */
export function refuseRole(caller: Caller, section: Section, asked: readonly string[]): never {
  const { roles } = caller.key.rights;
  const has = roles.length === 0 ? 'no role' : `the role ${roles.join(', ')}`;
  const needed = asked.length === 0 ? '' : `, but ${asked.join(' or ')} is required`;
  const message = `${caller.who} may not decide about ${section}: the key has ${has}${needed}.`;
  throw new NotAllowedError(caller, section, message);
}

function may({ sections, actions }: Rights): string {
  return `the key is for ${sections.join(', ')} and to ${actions.join(', ')}`;
}

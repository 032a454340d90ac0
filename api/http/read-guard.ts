import { FILL_TIME_FIELD, TRAP_FIELD } from '@site/kit/api/form-guard.ts';

/**
 * Faster than anybody presses a button after touching a form, also when the browser fills it in, in milliseconds.
 * A faster form is marked for the reader of the inbox and never refused: see docs/decisions/009.
 */
const HASTY_MS = 500;

/** A body without the guard's fields, and what they told. */
export type GuardedBody = {
  fields: unknown;
  /** Something filled in the field that people never see. */
  trapped: boolean;
  /** The form says it was filled in faster than people do. */
  hasty: boolean;
};

/** Takes the guard's fields out of a body of any shape. A fill time that cannot be read counts as not known. */
export function readGuard(body: unknown): GuardedBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { fields: body, trapped: false, hasty: false };
  }
  const {
    [TRAP_FIELD]: trap,
    [FILL_TIME_FIELD]: fillTime,
    ...fields
  }: Record<string, unknown> = {
    ...body,
  };
  const trapped = trap !== undefined && !(typeof trap === 'string' && trap.trim() === '');
  const ms = typeof fillTime === 'number' ? fillTime : Number.NaN;
  return { fields, trapped, hasty: ms >= 0 && ms < HASTY_MS };
}

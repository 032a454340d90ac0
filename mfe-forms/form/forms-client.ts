import { callService, type Unavailable } from '@site/kit/api/call-service.ts';
import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import { guardHeaders, type FormGuard } from '@site/kit/api/form-guard.ts';

/**
 * The result of a submission. `danger` is the part of the sent page that tells what to do in the danger that the message
 * speaks of. `refused` contains the errors of the rejected fields.
 */
export type SendResult =
  | { kind: 'sent'; danger?: string }
  | { kind: 'refused'; errors: FieldErrors }
  | Unavailable;

/**
 * Reuse the `idempotencyKey` (1 to 100 visible ASCII characters) when retrying the same values, so that they are stored
 * once; use a new key when they change. `guard` contains the bot signals.
 */
type SendOptions = { idempotencyKey: string; guard?: FormGuard };

/** Posts a form to the service. Returns failures as a result and never throws. */
export async function sendForm(
  url: string,
  body: object,
  { idempotencyKey, guard }: SendOptions,
): Promise<SendResult> {
  const answer = await callService(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      ...(guard === undefined ? {} : guardHeaders(guard)),
    },
    body: JSON.stringify(body),
    // Lets the request finish if the visitor leaves the page right after submitting.
    keepalive: true,
  });
  if (answer.kind === 'unavailable') return answer;
  const { success, danger, errors } = entriesOf(answer.data);
  if (success === true) {
    return { kind: 'sent', ...(typeof danger === 'string' && { danger }) };
  }
  if (answer.status === 429) return { kind: 'unavailable', reason: 'busy' };
  const sentences = sentencesIn(errors);
  if (answer.status < 500 && success === false && Object.keys(sentences).length > 0) {
    return { kind: 'refused', errors: sentences };
  }
  return { kind: 'unavailable', reason: 'server' };
}

/** Drops entries whose value is not a string. */
function sentencesIn(errors: unknown): FieldErrors {
  const isSentence = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(entriesOf(errors)).filter(isSentence));
}

function entriesOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' ? { ...data } : {};
}

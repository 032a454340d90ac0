import { callService, type Unavailable } from '@site/kit/api/call-service.ts';
import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import type { CallBackRequest, ContactMessage } from '@site/kit/api/contact-message.ts';
import type { DeletionRequest } from '@site/kit/api/deletion-request.ts';
import { guardHeaders, type FormGuard } from '@site/kit/api/form-guard.ts';
import type { WaitlistSubscription } from '@site/kit/api/waitlist-subscription.ts';

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
export type SendOptions = { idempotencyKey: string; guard?: FormGuard };

/**
 * Sends a contact message or call-back request (`POST {apiBase}/contact-us`). Returns failures as a result and never
 * throws.
 */
export function sendContactMessage(
  apiBase: string,
  message: ContactMessage | CallBackRequest,
  options: SendOptions,
): Promise<SendResult> {
  return submit(`${apiBase}/contact-us`, message, options);
}

/**
 * Joins the waitlist (`POST {apiBase}/subscribe-public`). An email that has already joined gets the same response.
 * Returns failures as a result and never throws.
 */
export function subscribe(
  apiBase: string,
  subscription: WaitlistSubscription,
  options: SendOptions,
): Promise<SendResult> {
  return submit(`${apiBase}/subscribe-public`, subscription, options);
}

/** Requests deletion of a person's data (`POST {apiBase}/delete-data`). Returns failures as a result, never throws. */
export function requestDeletion(
  apiBase: string,
  request: DeletionRequest,
  options: SendOptions,
): Promise<SendResult> {
  return submit(`${apiBase}/delete-data`, request, options);
}

async function submit(
  url: string,
  words: ContactMessage | CallBackRequest | WaitlistSubscription | DeletionRequest,
  { idempotencyKey, guard }: SendOptions,
): Promise<SendResult> {
  const answer = await callService(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      ...(guard === undefined ? {} : guardHeaders(guard)),
    },
    body: JSON.stringify(words),
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

import { callService, type Unavailable } from './call-service.ts';
import type { FieldErrors } from './form-schema.ts';
import type { CallBackRequest, ContactMessage } from './contact-message.ts';
import type { DeletionRequest } from './deletion-request.ts';
import { guardHeaders, type FormGuard } from './form-guard.ts';
import type { WaitlistSubscription } from './waitlist-subscription.ts';

/** What sending gave. `refused` names the fields the service would not take. */
export type SendResult = { kind: 'sent' } | { kind: 'refused'; errors: FieldErrors } | Unavailable;

/**
 * How to send a form. Give a retry of the same words the same `idempotencyKey` (1 to 100 visible ASCII
 * characters), so that it is stored once; give changed words a new key. `guard` is what the form knows about who
 * filled it in.
 */
export type SendOptions = { idempotencyKey: string; guard?: FormGuard };

/** Sends a contact message or a wish to be called back (`POST {apiBase}/contact-us`). Never throws for a failed call. */
export function sendContactMessage(
  apiBase: string,
  message: ContactMessage | CallBackRequest,
  options: SendOptions,
): Promise<SendResult> {
  return submit(`${apiBase}/contact-us`, message, options);
}

/**
 * Asks for a place on the waitlist (`POST {apiBase}/subscribe-public`). Never throws for a failed call. An email that
 * is on it already gets the same answer.
 */
export function subscribe(
  apiBase: string,
  subscription: WaitlistSubscription,
  options: SendOptions,
): Promise<SendResult> {
  return submit(`${apiBase}/subscribe-public`, subscription, options);
}

/** Asks for the deletion of somebody's data (`POST {apiBase}/delete-data`). Never throws for a failed call. */
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
    // What was typed still goes out when the visitor leaves the page right after pressing Send.
    keepalive: true,
  });
  if (answer.kind === 'unavailable') return answer;
  const { success, errors } = entriesOf(answer.data);
  if (success === true) return { kind: 'sent' };
  if (answer.status === 429) return { kind: 'unavailable', reason: 'busy' };
  const sentences = sentencesIn(errors);
  if (answer.status < 500 && success === false && Object.keys(sentences).length > 0) {
    return { kind: 'refused', errors: sentences };
  }
  return { kind: 'unavailable', reason: 'server' };
}

/** Each field's sentence; what is no text is no sentence. */
function sentencesIn(errors: unknown): FieldErrors {
  const isSentence = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(entriesOf(errors)).filter(isSentence));
}

function entriesOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' ? { ...data } : {};
}

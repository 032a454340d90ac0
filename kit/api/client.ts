import * as v from 'valibot';
import { blog, type Blog } from './blog.ts';
import type { FieldErrors } from './checked.ts';
import type { CallBackRequest, ContactMessage } from './contact-message.ts';
import type { DeletionRequest } from './deletion-request.ts';
import { guardFields, type FormGuard } from './form-guard.ts';
import { WAITLIST_PURPOSE, type WaitlistSubscription } from './waitlist-subscription.ts';

/** How long a call may take, in milliseconds, before it counts as failed. */
const TIMEOUT_MS = 15_000;

/**
 * Why nothing usable came back: no connection, no answer in time, called off by the caller,
 * too many messages in a short while, or an answer that says or means failure.
 */
type Unavailable = {
  kind: 'unavailable';
  reason: 'network' | 'timeout' | 'aborted' | 'busy' | 'server';
};

/** What sending gave. `refused` names the fields the service would not take. */
export type SendResult = { kind: 'sent' } | { kind: 'refused'; errors: FieldErrors } | Unavailable;

/** What asking for the list gave. `unreadable` counts entries that were no blog and were left out. */
export type BlogsResult =
  | { kind: 'loaded'; blogs: readonly Blog[]; unreadable: number }
  | Unavailable;

/** What asking for one blog gave. */
export type BlogResult = { kind: 'found'; blog: Blog } | { kind: 'missing' } | Unavailable;

type Answer = { kind: 'answer'; status: number; data: unknown } | Unavailable;

const accepted = v.object({ success: v.literal(true) });
const refusal = v.object({ success: v.literal(false), errors: v.record(v.string(), v.string()) });
const oneBlog = v.object({ data: blog });

/**
 * How to send a form. Give a retry of the same words the same `idempotencyKey` (1 to 100 visible ASCII
 * characters), so that it is stored once; give changed words a new key. `guard` is what the form knows about who
 * filled it in.
 */
export type SendOptions = { idempotencyKey: string; signal?: AbortSignal; guard?: FormGuard };

/** Sends a contact message or a wish to be called back (`POST {apiBase}/contact-us`). Never throws for a failed call. */
export function sendContactMessage(
  apiBase: string,
  message: ContactMessage | CallBackRequest,
  options: SendOptions,
): Promise<SendResult> {
  return submit(`${apiBase}/contact-us`, message, options);
}

/**
 * Puts an email on the waitlist (`POST {apiBase}/subscribe-public`). Never throws for a failed call. An email that
 * is on it already gets the same answer.
 */
export function subscribe(
  apiBase: string,
  email: string,
  options: SendOptions,
): Promise<SendResult> {
  const subscription: WaitlistSubscription = { email, purpose: WAITLIST_PURPOSE };
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

/**
 * Asks for the published blogs (`GET {apiBase}/published-blogs`), newest first. With `newest` this project's service
 * sends that many and no more; another service may send all. Never throws for a failed call.
 */
export async function fetchPublishedBlogs(
  apiBase: string,
  { newest, signal }: { newest?: number; signal?: AbortSignal } = {},
): Promise<BlogsResult> {
  const which = newest === undefined ? '' : `?newest=${newest}`;
  const answer = await call(`${apiBase}/published-blogs${which}`, signal);
  if (answer.kind === 'unavailable') return answer;
  if (answer.status !== 200 || !Array.isArray(answer.data)) {
    return { kind: 'unavailable', reason: 'server' };
  }
  const parsed = answer.data.map((entry: unknown) => v.safeParse(blog, entry));
  const blogs = parsed.flatMap((entry) => (entry.success ? [entry.output] : []));
  return { kind: 'loaded', blogs, unreadable: parsed.length - blogs.length };
}

/** Asks for one published blog (`GET {apiBase}/blog/{id}`). Never throws for a failed call. */
export async function fetchBlog(
  apiBase: string,
  id: string,
  options: { signal?: AbortSignal } = {},
): Promise<BlogResult> {
  const answer = await call(`${apiBase}/blog/${encodeURIComponent(id)}`, options.signal);
  if (answer.kind === 'unavailable') return answer;
  if (answer.status === 404) return { kind: 'missing' };
  const found = v.safeParse(oneBlog, answer.data);
  if (answer.status === 200 && found.success) return { kind: 'found', blog: found.output.data };
  return { kind: 'unavailable', reason: 'server' };
}

async function submit(
  url: string,
  words: ContactMessage | CallBackRequest | WaitlistSubscription | DeletionRequest,
  { idempotencyKey, signal, guard }: SendOptions,
): Promise<SendResult> {
  const answer = await call(url, signal, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ ...words, ...(guard === undefined ? {} : guardFields(guard)) }),
    // What was typed still goes out when the visitor leaves the page right after pressing Send.
    keepalive: true,
  });
  if (answer.kind === 'unavailable') return answer;
  if (v.is(accepted, answer.data)) return { kind: 'sent' };
  if (answer.status === 429) return { kind: 'unavailable', reason: 'busy' };
  if (answer.status < 500) {
    const refused = v.safeParse(refusal, answer.data);
    if (refused.success) return { kind: 'refused', errors: refused.output.errors };
  }
  return { kind: 'unavailable', reason: 'server' };
}

async function call(
  url: string,
  signal: AbortSignal | undefined,
  init: RequestInit = {},
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      credentials: 'omit',
      redirect: 'error',
    });
    return { kind: 'answer', status: response.status, data: parseJson(await response.text()) };
  } catch {
    if (signal?.aborted === true) return { kind: 'unavailable', reason: 'aborted' };
    return { kind: 'unavailable', reason: timeout.aborted ? 'timeout' : 'network' };
  }
}

/** What a JSON text says; `undefined`, which no schema takes for an answer, when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

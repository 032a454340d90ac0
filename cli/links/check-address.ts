import { setTimeout as pause } from 'node:timers/promises';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { NotPublicError } from './network.ts';
import type { Finding } from './checked-links.ts';

type Method = 'HEAD' | 'GET';

/** A host's response, without a body. */
type Answer = {
  status: number;
  location: string | null;
  /** How long the host asked us to wait. */
  retryAfterMs: number | undefined;
};

/** Sends a request without following redirects. */
export type SendRequest = (url: URL, method: Method) => Promise<Answer>;

type LinkChecker = {
  sendRequest: SendRequest;
  /** Whether DNS lookups currently work. */
  isOnline: () => Promise<boolean>;
  signal: AbortSignal;
  /** The pause before the second attempt, in milliseconds. The pause before the third is four times as long. */
  backoffMs: number;
};

/** The result of one attempt. `isTransient` means that retrying may help. */
type Attempt = { finding: Finding; isTransient?: boolean; retryAfterMs?: number | undefined };

/** The final result. `isHostFailing` is true if the host was at fault. */
type Outcome = { finding: Finding; isHostFailing: boolean };

const MAX_ATTEMPTS = 3;
const MAX_REDIRECTS = 10;

/** If a host asks for a longer pause, leave it to the next run. In milliseconds. */
const MAX_WAIT_MS = 60_000;

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const PERMANENT: readonly number[] = [301, 308];
const GONE: readonly number[] = [404, 410];

/**
 * TLS errors that also occur in browsers. Unlike OpenSSL, browsers tolerate a missing intermediate certificate and some
 * old servers.
 */
const TLS_FAILURE =
  /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|EPROTO$|ERR_SSL_(?!UNSAFE_LEGACY|DH_KEY))/;

/** Checks whether a URL works, and whether it has moved. */
export async function checkAddress(
  address: string,
  checker: LinkChecker,
): Promise<Outcome | 'stopped'> {
  const { signal, backoffMs } = checker;
  try {
    for (let attempts = 1; ; attempts += 1) {
      // Some hosts never respond to HEAD.
      const attempt = await tryAddress(address, attempts === 1 ? 'HEAD' : 'GET', checker);
      const { finding, isTransient = false, retryAfterMs = 0 } = attempt;
      if (!isTransient || attempts === MAX_ATTEMPTS || retryAfterMs > MAX_WAIT_MS) {
        return { finding, isHostFailing: isTransient && finding.kind === 'uncertain' };
      }
      const waitMs = Math.max(retryAfterMs, backoffMs * 4 ** (attempts - 1));
      await pause(waitMs, undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) return 'stopped';
    throw error;
  }
}

async function tryAddress(address: string, method: Method, checker: LinkChecker): Promise<Attempt> {
  try {
    return await follow(address, method, checker.sendRequest);
  } catch (error) {
    checker.signal.throwIfAborted();
    return attemptAfterError(error, checker.isOnline);
  }
}

async function follow(address: string, method: Method, sendRequest: SendRequest): Promise<Attempt> {
  let url = new URL(address);
  let isPermanent = true;
  let movedTo: string | null = null;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    let answer = await sendRequest(url, method);
    // The error may only apply to HEAD.
    if (method === 'HEAD' && answer.status >= 400 && answer.status !== 429) {
      answer = await sendRequest(url, 'GET');
    }
    const { status, location } = answer;
    if (!REDIRECTS.includes(status) || location === null) return attemptFor(answer, movedTo);
    const next = URL.parse(location, url);
    if (!next || !/^https?:$/.test(next.protocol)) return uncertain('redirects to a non-web URL');
    isPermanent &&= PERMANENT.includes(status);
    if (isPermanent) movedTo = next.href;
    url = next;
  }
  return uncertain(`redirects more than ${MAX_REDIRECTS} times`);
}

function attemptFor({ status, retryAfterMs }: Answer, movedTo: string | null): Attempt {
  if (status < 400) {
    return { finding: movedTo === null ? { kind: 'fine' } : { kind: 'moved', to: movedTo } };
  }
  if (GONE.includes(status)) return dead(`responds with ${status}`);
  const isTransient = status === 429 || (status >= 500 && status < 600);
  return { ...uncertain(`responds with ${status}`), isTransient, retryAfterMs };
}

async function attemptAfterError(
  error: unknown,
  isOnline: LinkChecker['isOnline'],
): Promise<Attempt> {
  if (error instanceof NotPublicError) return uncertain('is not on the public internet');
  const { code = '', name } = errorFacts(error);
  if (code === 'ENOTFOUND' && (await isOnline())) return dead('its host does not exist');
  if (TLS_FAILURE.test(code)) return dead(`its host has no valid TLS certificate (${code})`);
  if (code === 'ECONNREFUSED')
    return { ...dead('its host refuses connections'), isTransient: true };
  const isTimeout = name === 'TimeoutError' || name === 'AbortError';
  if (!isTimeout && code === '') throw error;
  const reason = isTimeout ? 'timed out' : `its host is unreachable (${code})`;
  return { ...uncertain(reason), isTransient: true };
}

function dead(reason: string): Attempt {
  return { finding: { kind: 'dead', reason } };
}

function uncertain(reason: string): Attempt {
  return { finding: { kind: 'uncertain', reason } };
}

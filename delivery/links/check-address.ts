import { setTimeout as pause } from 'node:timers/promises';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { NotPublicError } from '../fetching/network.ts';
import type { Finding } from './checked-links.ts';

type Method = 'HEAD' | 'GET';

/** What a host says about an address, without the words of the page. */
export type Answer = {
  status: number;
  location: string | null;
  /** How long it asks to be left alone. */
  retryAfterMs: number | undefined;
};

/** Asks a host and follows no redirect. */
export type Ask = (url: URL, method: Method) => Promise<Answer>;

type Asker = {
  ask: Ask;
  /** Whether hosts can be looked up at this moment. */
  isOnline: () => Promise<boolean>;
  signal: AbortSignal;
  /** How long to wait before the second try; before the third four times as long. */
  backoffMs: number;
};

/** What came of one try. With `mayPass` the next may come to something else. */
type Tried = { finding: Finding; mayPass?: boolean; retryAfterMs?: number | undefined };

/** What came of an address; `isUnwell` when it is for its host that this is uncertain. */
type Outcome = { finding: Finding; isUnwell: boolean };

const MOST_TRIES = 3;
const MOST_REDIRECTS = 10;

/** A host that asks to be left alone for longer is asked by the next run. */
const LONGEST_WAIT_MS = 60_000;

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const PERMANENT: readonly number[] = [301, 308];
const GONE: readonly number[] = [404, 410];

/**
 * Failures of TLS that browsers have too. Those get along where an intermediate certificate is missing, and with some
 * old servers that OpenSSL refuses.
 */
const TLS_FAILURE =
  /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|EPROTO$|ERR_SSL_(?!UNSAFE_LEGACY|DH_KEY))/;

/** Finds out what becomes of whoever follows an address. */
export async function checkAddress(address: string, asker: Asker): Promise<Outcome | 'stopped'> {
  const { signal, backoffMs } = asker;
  try {
    for (let tries = 1; ; tries += 1) {
      // Some hosts never answer HEAD.
      const tried = await tryAddress(address, tries === 1 ? 'HEAD' : 'GET', asker);
      const { finding, mayPass = false, retryAfterMs = 0 } = tried;
      if (!mayPass || tries === MOST_TRIES || retryAfterMs > LONGEST_WAIT_MS) {
        return { finding, isUnwell: mayPass && finding.kind === 'uncertain' };
      }
      const waitMs = Math.max(retryAfterMs, backoffMs * 4 ** (tries - 1));
      await pause(waitMs, undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) return 'stopped';
    throw error;
  }
}

async function tryAddress(address: string, method: Method, asker: Asker): Promise<Tried> {
  try {
    return await follow(address, method, asker.ask);
  } catch (error) {
    asker.signal.throwIfAborted();
    return triedInVain(error, asker.isOnline);
  }
}

async function follow(address: string, method: Method, ask: Ask): Promise<Tried> {
  let url = new URL(address);
  let isPermanent = true;
  let movedTo: string | null = null;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    let answer = await ask(url, method);
    // A refusal may be of HEAD alone, whatever its status.
    if (method === 'HEAD' && answer.status >= 400 && answer.status !== 429) {
      answer = await ask(url, 'GET');
    }
    const { status, location } = answer;
    if (!REDIRECTS.includes(status) || location === null) return orThrow(answer, movedTo);
    const next = URL.parse(location, url);
    if (!next || !/^https?:$/.test(next.protocol)) return uncertain('leads out of the web');
    isPermanent &&= PERMANENT.includes(status);
    if (isPermanent) movedTo = next.href;
    url = next;
  }
  return uncertain(`is passed on more than ${MOST_REDIRECTS} times`);
}

function orThrow({ status, retryAfterMs }: Answer, movedTo: string | null): Tried {
  if (status < 400) {
    return { finding: movedTo === null ? { kind: 'fine' } : { kind: 'moved', to: movedTo } };
  }
  if (GONE.includes(status)) return dead(`answers ${status}`);
  const mayPass = status === 429 || (status >= 500 && status < 600);
  return { ...uncertain(`answers ${status}`), mayPass, retryAfterMs };
}

async function triedInVain(error: unknown, isOnline: Asker['isOnline']): Promise<Tried> {
  if (error instanceof NotPublicError) return uncertain('is in a network that is not public');
  const { code = '', name } = errorFacts(error);
  if (code === 'ENOTFOUND' && (await isOnline())) return dead('has a host that does not exist');
  if (TLS_FAILURE.test(code)) return dead(`has a host without valid TLS (${code})`);
  if (code === 'ECONNREFUSED') return { ...dead('has a host that refuses'), mayPass: true };
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  if (!isLate && code === '') throw error;
  const reason = isLate ? 'is not answered in time' : `has a host that is not reached (${code})`;
  return { ...uncertain(reason), mayPass: true };
}

function dead(reason: string): Tried {
  return { finding: { kind: 'dead', reason } };
}

function uncertain(reason: string): Tried {
  return { finding: { kind: 'uncertain', reason } };
}

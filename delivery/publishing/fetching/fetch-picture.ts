import type { IncomingMessage } from 'node:http';
import { ask, type Network, NotPublicError, publicInternet } from '../../fetching/network.ts';

/** What fetching a picture gave; `reason` completes "the picture … ". `atHost` when its host did not answer at all. */
export type FetchOutcome =
  | { kind: 'fetched'; bytes: Buffer }
  | { kind: 'failed'; reason: string; atHost: boolean };

const MOST_BYTES = 8 * 1024 * 1024;
/** For everything together: names, redirects and all bytes; in milliseconds. */
const MOST_TIME_MS = 15_000;
const MOST_REDIRECTS = 3;
const ACCEPTED = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' };

/** A reason that is told as it stands. */
class Refusal extends Error {}

/**
 * Fetches a picture from its public address. Whoever wrote the address may be a stranger, so it cannot be used to
 * look into the network that this machine stands in: it is https on the usual port, without a password, and its host
 * is public; each redirect is looked at in the same way. Nothing about a reader is sent.
 */
export async function fetchPicture(
  address: string,
  network: Network = publicInternet,
): Promise<FetchOutcome> {
  const signal = AbortSignal.timeout(MOST_TIME_MS);
  try {
    let url = allowedUrl(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await ask(url, { headers: ACCEPTED, signal }, network);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        url = allowedUrl(new URL(headers.location, url).href);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new Refusal(`could not be fetched: its host answered ${statusCode}`);
      }
      return { kind: 'fetched', bytes: await bytesOf(response) };
    }
    throw new Refusal(`is passed on more than ${MOST_REDIRECTS} times`);
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'failed', reason: error.message, atHost: false };
    if (error instanceof NotPublicError) {
      return { kind: 'failed', reason: 'is in a network that is not public', atHost: false };
    }
    const reason = signal.aborted ? 'took too long to come' : 'could not be fetched from its host';
    return { kind: 'failed', reason, atHost: true };
  }
}

function allowedUrl(address: string): URL {
  if (!URL.canParse(address)) throw new Refusal('has no proper address');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new Refusal('is not at an https address');
  if (url.port !== '') throw new Refusal('is at an unusual port');
  if (url.username !== '' || url.password !== '') throw new Refusal('asks for a password');
  return url;
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new Refusal(`is larger than ${MOST_BYTES / 1024 / 1024} MB`);
  if (Number(response.headers['content-length'] ?? 0) > MOST_BYTES) {
    response.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) throw new Error('The answer is not in bytes.');
    size += chunk.length;
    // What a host says of its answer's size need not be true. Leaving the loop ends the connection.
    if (size > MOST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  if (!response.complete) throw new Error('The answer broke off.');
  return Buffer.concat(chunks);
}

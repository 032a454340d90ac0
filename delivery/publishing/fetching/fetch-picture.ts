import type { IncomingMessage } from 'node:http';
import {
  sendRequest,
  type Network,
  NotPublicError,
  publicInternet,
} from '../../fetching/network.ts';

/** `reason` completes "the picture … ". `atHost`: the request timed out or the connection failed. */
export type FetchOutcome =
  | { kind: 'fetched'; bytes: Buffer }
  | { kind: 'failed'; reason: string; atHost: boolean };

const MAX_BYTES = 8 * 1024 * 1024;
/** Total time limit in milliseconds, including DNS, redirects and the body. */
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;
const ACCEPTED = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' };

/** An error whose message the writer sees. */
class RejectedError extends Error {}

/**
 * Downloads a picture from a public URL. The URL is untrusted, so it must not reach into our own network: only https on
 * the default port, without credentials, on a public host; the same applies to redirects. Sends no information about
 * readers.
 */
export async function fetchPicture(
  address: string,
  network: Network = publicInternet,
): Promise<FetchOutcome> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    let url = allowedUrl(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await sendRequest(url, { headers: ACCEPTED, signal }, network);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        url = allowedUrl(new URL(headers.location, url).href);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new RejectedError(`could not be fetched: its host responded with ${statusCode}`);
      }
      return { kind: 'fetched', bytes: await bytesOf(response) };
    }
    throw new RejectedError(`redirects more than ${MAX_REDIRECTS} times`);
  } catch (error) {
    if (error instanceof RejectedError)
      return { kind: 'failed', reason: error.message, atHost: false };
    if (error instanceof NotPublicError) {
      return { kind: 'failed', reason: 'is not on the public internet', atHost: false };
    }
    const reason = signal.aborted ? 'timed out' : 'could not be fetched from its host';
    return { kind: 'failed', reason, atHost: true };
  }
}

function allowedUrl(address: string): URL {
  if (!URL.canParse(address)) throw new RejectedError('has an invalid URL');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new RejectedError('is not an https URL');
  if (url.port !== '') throw new RejectedError('uses a non-standard port');
  if (url.username !== '' || url.password !== '')
    throw new RejectedError('has credentials in its URL');
  return url;
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new RejectedError(`is larger than ${MAX_BYTES / 1024 / 1024} MB`);
  if (Number(response.headers['content-length'] ?? 0) > MAX_BYTES) {
    response.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) throw new Error('Unexpected body type.');
    size += chunk.length;
    // Don't trust `content-length`. Leaving the loop closes the connection.
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  if (!response.complete) throw new Error('The response was cut off.');
  return Buffer.concat(chunks);
}

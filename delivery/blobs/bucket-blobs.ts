import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { HOUR_MS } from '@site/kit/durations.ts';
import { BlobError, type BlobHash, type BlobStore, hashOf } from './blob-store.ts';

/**
 * A bucket with an S3 interface. AWS's client takes omitted settings, including credentials, from its usual sources.
 */
export type BucketConfig = {
  bucket: string;
  /** Prefix of all object names. Empty, or ends in a slash. */
  prefix: string;
  /** The URL of a storage other than AWS. */
  endpoint?: string | undefined;
  region?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** Thrown if the object storage is unreachable or rejects a request. The message is meant for the operator. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The maximum number of concurrent requests, enough to hide the latency. */
const MAX_CONCURRENT_REQUESTS = 32;

/** Attempts per request, with increasing pauses. */
const MAX_ATTEMPTS = 4;

/** Timeouts for connecting, for a response, and for a request including all attempts, in milliseconds. */
const CONNECT_MS = 3000;
const RESPONSE_MS = 15_000;
const REQUEST_MS = 45_000;

/**
 * Objects of at most this age don't have to be put again, in milliseconds. It is half of the age that `prune` spares, so
 * that blobs of a promotion in progress are always recent enough.
 */
const FRESH_MS = 12 * HOUR_MS;

/** Stores blobs as objects of a bucket. Rejects with a `StorageError` if the storage fails. */
export function bucketBlobs(config: BucketConfig): BlobStore {
  const { bucket, prefix, endpoint } = config;
  const client = clientFor(config);
  const limit = pLimit(MAX_CONCURRENT_REQUESTS);
  const place = `s3://${bucket}/${prefix}`;
  const where = endpoint === undefined ? place : `${place} at ${endpoint}`;
  const key = (hash: BlobHash) => ({ Bucket: bucket, Key: prefix + hash });

  /**
   * Sends a request within the concurrency limit and converts failures to a `StorageError`. Returns `null` if the
   * object doesn't exist.
   */
  const send = <Answer>(request: (abortSignal: AbortSignal) => Promise<Answer>) =>
    limit(() => request(AbortSignal.timeout(REQUEST_MS))).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw new StorageError(messageFor(error, { bucket, where }), { cause: error });
    });

  async function isFresh(hash: BlobHash): Promise<boolean> {
    const found = await send((abortSignal) =>
      client.send(new HeadObjectCommand(key(hash)), { abortSignal }),
    );
    const putAt = found?.LastModified?.getTime() ?? 0;
    return Math.abs(Date.now() - putAt) <= FRESH_MS;
  }

  return {
    place,
    async put(bytes) {
      const hash = hashOf(bytes);
      if (await isFresh(hash)) return hash;
      await send((abortSignal) =>
        client.send(new PutObjectCommand({ ...key(hash), Body: bytes }), { abortSignal }),
      );
      return hash;
    },
    async read(hash) {
      const bytes = await send(async (abortSignal) => {
        const { Body } = await client.send(new GetObjectCommand(key(hash)), { abortSignal });
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      });
      if (bytes === null) throw new BlobError(`Blob ${hash} not found at ${place}${hash}.`);
      if (hashOf(bytes) === hash) return bytes;
      throw new BlobError(`${place}${hash} is damaged: its content doesn't match its hash.`);
    },
    async list() {
      const blobs: { hash: BlobHash; putAt: Date }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = { Bucket: bucket, Prefix: prefix, ContinuationToken };
        const answer = await send((abortSignal) =>
          client.send(new ListObjectsV2Command(page), { abortSignal }),
        );
        for (const { Key = '', LastModified = new Date() } of answer?.Contents ?? []) {
          const name = Key.slice(prefix.length);
          if (/^[0-9a-f]{64}$/.test(name)) blobs.push({ hash: name, putAt: LastModified });
        }
        ContinuationToken = answer?.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return blobs;
    },
    async remove(hash) {
      await send((abortSignal) => client.send(new DeleteObjectCommand(key(hash)), { abortSignal }));
    },
  };
}

/** Creates a client without sending any request. */
export function clientFor({ endpoint, credentials, ...rest }: BucketConfig): S3Client {
  const region = rest.region ?? (endpoint === undefined ? undefined : 'us-east-1');
  return new S3Client({
    // Storage other than AWS has the bucket in the path and often has no region.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    ...(credentials && { credentials }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: RESPONSE_MS,
      throwOnRequestTimeout: true,
    },
    // Our own hashes are stronger, and not every storage supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** A missing bucket is a configuration error, not a missing object. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    error.name !== 'NoSuchBucket' &&
    error.$metadata.httpStatusCode === 404
  );
}

function messageFor(error: unknown, { bucket, where }: { bucket: string; where: string }): string {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  if (error instanceof Error && error.name === 'CredentialsProviderError') {
    return `No credentials for the object storage: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  }
  if (error instanceof S3ServiceException) {
    if (error.name === 'NoSuchBucket') return `The bucket ${bucket} of ${where} doesn't exist.`;
    const status = error.$metadata.httpStatusCode;
    if (status === 401 || status === 403) {
      return `The object storage denies access to ${where}. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and their permissions.`;
    }
    const hint = status === 301 || status === 400 ? ' Check AWS_REGION.' : '';
    return `The object storage rejected a request for ${where}: ${status} ${reason}${hint}`;
  }
  return `Could not reach the object storage ${where}: ${reason}`;
}

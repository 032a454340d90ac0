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

/** Objects by name in one bucket. Every method rejects with a `StorageError` on failure. */
export type ObjectStorage = {
  /** The location, for error messages. */
  address: string;
  /** Returns when an object was last put, or `null` if it doesn't exist. */
  putAt: (name: string) => Promise<Date | null>;
  /** Returns an object and its note, or `null` if it doesn't exist. */
  get: (name: string) => Promise<{ bytes: Buffer; note: string } | null>;
  put: (name: string, bytes: Buffer, note?: string) => Promise<void>;
  list: () => Promise<readonly { name: string; putAt: Date }[]>;
  remove: (name: string) => Promise<void>;
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

/** The metadata key of an object's note. */
const NOTE = 'note';

/** Creates a client without sending any request. */
export function objectStorage(config: BucketConfig): ObjectStorage {
  const { bucket, prefix, endpoint, region, credentials } = config;
  const client = new S3Client({
    // Storage other than AWS has the bucket in the path and often has no region.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(region === undefined
      ? endpoint === undefined
        ? {}
        : { region: 'us-east-1' }
      : { region }),
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
  const limit = pLimit(MAX_CONCURRENT_REQUESTS);
  const address = `s3://${bucket}/${prefix}`;
  const where = endpoint === undefined ? address : `${address} at ${endpoint}`;
  const key = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  /**
   * Sends a request within the concurrency limit and converts failures to a `StorageError`. Returns `null` if the
   * object doesn't exist.
   */
  const send = <Answer>(request: (abortSignal: AbortSignal) => Promise<Answer>) =>
    limit(() => request(AbortSignal.timeout(REQUEST_MS))).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw new StorageError(messageFor(error, { bucket, where }), { cause: error });
    });

  return {
    address,
    async putAt(name) {
      const answer = await send((abortSignal) =>
        client.send(new HeadObjectCommand(key(name)), { abortSignal }),
      );
      return answer ? (answer.LastModified ?? new Date(0)) : null;
    },
    get: (name) =>
      send(async (abortSignal) => {
        const answer = await client.send(new GetObjectCommand(key(name)), { abortSignal });
        const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        return { bytes, note: answer.Metadata?.[NOTE] ?? '' };
      }),
    async put(name, bytes, note = '') {
      await send((abortSignal) =>
        client.send(
          new PutObjectCommand({
            ...key(name),
            Body: bytes,
            ...(note === '' ? {} : { Metadata: { [NOTE]: note } }),
          }),
          { abortSignal },
        ),
      );
    },
    async list() {
      const objects: { name: string; putAt: Date }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = { Bucket: bucket, Prefix: prefix, ContinuationToken };
        const answer = await send((abortSignal) =>
          client.send(new ListObjectsV2Command(page), { abortSignal }),
        );
        for (const { Key = '', LastModified } of answer?.Contents ?? []) {
          objects.push({ name: Key.slice(prefix.length), putAt: LastModified ?? new Date() });
        }
        ContinuationToken = answer?.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return objects;
    },
    async remove(name) {
      await send((abortSignal) => client.send(new DeleteObjectCommand(key(name)), { abortSignal }));
    },
  };
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

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

/** Where objects are. Credentials, and what is left out, come from where AWS's own programs take them. */
export type BucketConfig = {
  bucket: string;
  /** What the names of all objects begin with; empty, or ends in a slash. */
  prefix: string;
  /** The address of a storage that is not AWS's own. */
  endpoint?: string | undefined;
  region?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** Objects by name in one bucket. Everything rejects with a `StorageError` when the storage does not do as asked. */
export type ObjectStorage = {
  /** Where this is, for sentences to people. */
  address: string;
  /** When an object was put; `null` when it is not there. */
  putAt: (name: string) => Promise<Date | null>;
  /** An object and the note that was put with it; `null` when it is not there. */
  get: (name: string) => Promise<{ bytes: Buffer; note: string } | null>;
  put: (name: string, bytes: Buffer, note?: string) => Promise<void>;
  list: () => Promise<readonly { name: string; putAt: Date }[]>;
  remove: (name: string) => Promise<void>;
};

/** The object storage is away, or refuses; the message is a sentence for the person who runs the site. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** How many requests are on their way at once: enough to hide how far away a storage is, few for any of them. */
const REQUESTS_AT_ONCE = 32;

/** How often one request is sent in all, with growing pauses, before it is given up. */
const MOST_TRIES = 4;

/** How long a connection, an answer and a whole request with all its tries may take, in milliseconds. */
const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;
const REQUEST_MS = 45_000;

/** Under what an object's note is kept. */
const NOTE = 'note';

/** The objects of a bucket with an S3 interface. Nothing is asked yet. */
export function objectStorage(config: BucketConfig): ObjectStorage {
  const { bucket, prefix, endpoint, region, credentials } = config;
  const client = new S3Client({
    // A storage that is not AWS's has its bucket in the path, and seldom a region.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(region === undefined
      ? endpoint === undefined
        ? {}
        : { region: 'us-east-1' }
      : { region }),
    ...(credentials && { credentials }),
    maxAttempts: MOST_TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    // Our own hashes say more, and not every storage knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const inTurn = pLimit(REQUESTS_AT_ONCE);
  const address = `s3://${bucket}/${prefix}`;
  const where = endpoint === undefined ? address : `${address} at ${endpoint}`;
  const key = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  /** Sends a request in turn; what goes wrong becomes a sentence. `null` for an object that is not there. */
  const ask = <Answer>(request: (abortSignal: AbortSignal) => Promise<Answer>) =>
    inTurn(() => request(AbortSignal.timeout(REQUEST_MS))).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw new StorageError(sentenceFor(error, { bucket, where }), { cause: error });
    });

  return {
    address,
    async putAt(name) {
      const answer = await ask((abortSignal) =>
        client.send(new HeadObjectCommand(key(name)), { abortSignal }),
      );
      return answer ? (answer.LastModified ?? new Date(0)) : null;
    },
    get: (name) =>
      ask(async (abortSignal) => {
        const answer = await client.send(new GetObjectCommand(key(name)), { abortSignal });
        const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        return { bytes, note: answer.Metadata?.[NOTE] ?? '' };
      }),
    async put(name, bytes, note = '') {
      await ask((abortSignal) =>
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
        const answer = await ask((abortSignal) =>
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
      await ask((abortSignal) => client.send(new DeleteObjectCommand(key(name)), { abortSignal }));
    },
  };
}

/** A bucket that is not there is something else: then nothing can be right. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    error.name !== 'NoSuchBucket' &&
    error.$metadata.httpStatusCode === 404
  );
}

function sentenceFor(error: unknown, { bucket, where }: { bucket: string; where: string }): string {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  if (error instanceof Error && error.name === 'CredentialsProviderError') {
    return `There are no credentials for the object storage: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  }
  if (error instanceof S3ServiceException) {
    if (error.name === 'NoSuchBucket') return `There is no bucket ${bucket} for ${where}.`;
    const status = error.$metadata.httpStatusCode;
    if (status === 401 || status === 403) {
      return `The object storage denies access to ${where}: look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what they may do there.`;
    }
    const hint =
      status === 301 || status === 400
        ? ' Look at AWS_REGION: it may be that of another place.'
        : '';
    return `The object storage does not do as asked for ${where}: ${status} ${reason}${hint}`;
  }
  return `The object storage does not answer for ${where}: ${reason}`;
}

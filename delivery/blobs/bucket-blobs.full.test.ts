import { beforeEach, describe, expect, test } from '@jest/globals';
import { describeBlobs } from '../testing/describe-blobs.ts';
import { newBucket } from '../testing/start-swift.ts';
import { testSwift } from '../testing/test-swift.ts';
import { type BucketConfig, bucketBlobs, StorageError } from './bucket-blobs.ts';

const endpoint = testSwift();

const words = Buffer.from('<p>Ears in winter</p>'.repeat(200));

let bucket: BucketConfig;

beforeEach(async () => {
  if (endpoint !== null) bucket = newBucket(endpoint);
});

(endpoint === null ? describe.skip : describe)('several machines with one bucket', () => {
  describeBlobs('object storage', async () => bucketBlobs(bucket));

  test('another machine reads a blob, until the storage is unavailable', async () => {
    const hash = await bucketBlobs(bucket).put(words);
    expect(await bucketBlobs(bucket).read(hash)).toEqual(words);
    const away = bucketBlobs({ ...bucket, endpoint: 'http://127.0.0.1:1' });
    await expect(away.read(hash)).rejects.toThrow('Could not reach the object storage s3:');
    await expect(away.put(Buffer.from('new'))).rejects.toThrow(StorageError);
  });

  test.each([
    ['a missing bucket', { bucket: 'elsewhere' }, 'The bucket elsewhere of s3:'],
    [
      'wrong credentials',
      { credentials: { accessKeyId: 'test:tester', secretAccessKey: 'guessed' } },
      'The object storage denies access to s3:',
    ],
    ['another region', { region: 'ap-south-1' }, 'Check AWS_REGION'],
  ])('reports %s', async (_what, change, sentence) => {
    const blobs = bucketBlobs({ ...bucket, ...change });
    await expect(blobs.put(words)).rejects.toThrow(sentence);
  });
});

import pLimit from 'p-limit';

/**
 * Maps items with at most `concurrency` calls in flight, keeping their order. After an error, no further calls start,
 * and the promise rejects once those in flight have settled, so that nothing keeps running in the background.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit({ concurrency, rejectOnClear: true });
  const errors: unknown[] = [];
  const calls = items.map((item) =>
    limit(async () => {
      try {
        return await map(item);
      } catch (error) {
        errors.push(error);
        limit.clearQueue();
        throw error;
      }
    }),
  );
  await Promise.allSettled(calls);
  if (errors.length > 0) throw errors[0];
  return Promise.all(calls);
}

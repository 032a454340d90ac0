import { expect, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import { takeTurns } from './take-turns.ts';

test('runs work one at a time, and goes on after a failure', async () => {
  const inTurn = takeTurns(1);
  const first = deferred<void>();
  const order: string[] = [];
  const failing = inTurn(async () => {
    await first.promise;
    order.push('first');
    throw new Error('It failed.');
  });
  const next = inTurn(async () => {
    order.push('second');
    return 'done';
  });
  first.resolve();
  await expect(failing).rejects.toThrow('It failed.');
  expect(await next).toBe('done');
  expect(order).toEqual(['first', 'second']);
});

test('work that hangs gives up its turn, and still returns its result once it ends', async () => {
  const inTurn = takeTurns(1, { patienceMs: 0 });
  const hanging = deferred<string>();
  const late = inTurn(() => hanging.promise);
  expect(await inTurn(async () => 'the next')).toBe('the next');
  hanging.resolve('late');
  expect(await late).toBe('late');
});

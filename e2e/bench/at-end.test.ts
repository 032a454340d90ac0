import { expect, test } from '@jest/globals';
import { type AtEnd, closingAtEnd } from './at-end.ts';

/** Opens things that note in a list when they are closed. */
function openThings(atEnd: AtEnd, closed: string[]): () => Promise<void> {
  atEnd(() => {
    closed.push('first');
  });
  return atEnd(async () => {
    closed.push('second');
  });
}

test('everything is closed after the work, newest first', async () => {
  const closed: string[] = [];
  const result = await closingAtEnd(async (atEnd) => {
    openThings(atEnd, closed);
    return 'done';
  });
  expect(result).toBe('done');
  expect(closed).toEqual(['second', 'first']);
});

test('what is closed early is not closed again', async () => {
  const closed: string[] = [];
  await closingAtEnd(async (atEnd) => {
    await openThings(atEnd, closed)();
  });
  expect(closed).toEqual(['second', 'first']);
});

test('everything is closed when the work fails, and its error is passed on', async () => {
  const closed: string[] = [];
  const work = closingAtEnd(async (atEnd) => {
    openThings(atEnd, closed);
    throw new Error('The browser would not start.');
  });
  await expect(work).rejects.toThrow('The browser would not start.');
  expect(closed).toEqual(['second', 'first']);
});

test('a signal stops the work, and what is opened later is closed at once', async () => {
  const closed: string[] = [];
  const late: { atEnd: AtEnd | null } = { atEnd: null };
  const work = closingAtEnd(async (atEnd) => {
    late.atEnd = atEnd;
    openThings(atEnd, closed);
    process.emit('SIGTERM');
    await new Promise(() => {});
  });
  await expect(work).rejects.toThrow('Stopped before the end.');
  expect(closed).toEqual(['second', 'first']);
  expect(() =>
    late.atEnd?.(() => {
      closed.push('late');
    }),
  ).toThrow('Stopped before the end.');
  expect(closed).toEqual(['second', 'first', 'late']);
});

test('something that cannot be closed is an error, and the rest is closed all the same', async () => {
  const closed: string[] = [];
  const work = closingAtEnd(async (atEnd) => {
    openThings(atEnd, closed);
    atEnd(() => {
      throw new Error('It is stuck.');
    });
  });
  await expect(work).rejects.toThrow('It is stuck.');
  expect(closed).toEqual(['second', 'first']);
});

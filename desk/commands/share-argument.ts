import { UsageError } from '@site/delivery/commands/run-command.ts';

/** Reads how many of a hundred visitors are meant, at most `most`. Throws a `UsageError` when it is no such number. */
export function shareArgument(word: string | boolean | undefined, most: number): number {
  const share = Number(word);
  if (typeof word === 'string' && /^\d{1,3}$/.test(word) && share >= 1 && share <= most) {
    return share;
  }
  throw new UsageError(`A share is a whole number of visitors in a hundred, from 1 to ${most}.`);
}

import { isPartName, type PartName, partNames } from '../releases/release.ts';
import { UsageError } from './run-command.ts';

/** Reads the name of a part of the site from the command line. Throws a `UsageError` that lists the names. */
export function partArgument(word: string | undefined): PartName {
  const list = partNames.join(', ');
  if (word === undefined) throw new UsageError(`Say which part: one of ${list}.`);
  if (!isPartName(word))
    throw new UsageError(`There is no part called ${word}. The parts are ${list}.`);
  return word;
}

/** Refuses words that nothing reads. */
export function noMoreArguments(words: readonly string[]): void {
  if (words.length > 0)
    throw new UsageError(`Nothing is known about "${words.join(' ')}". Try --help.`);
}

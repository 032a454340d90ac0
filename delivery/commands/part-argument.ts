import { isPartName, type PartName } from '../releases/release.ts';
import { UsageError } from './run-command.ts';

/**
 * Reads the name of a part of the site from the command line. Whether the site has a section of that name is said by
 * whoever is asked for it. Throws a `UsageError` when it can be no name.
 */
export function partArgument(word: string | undefined): PartName {
  const hint = 'A part is shell, or a section such as mfe-blog (npm run sections)';
  if (word === undefined) throw new UsageError(`Say which part. ${hint}.`);
  if (!isPartName(word)) throw new UsageError(`There is no part called ${word}. ${hint}.`);
  return word;
}

/** The words for the configuration and for the published posts, which are shipped like parts. */
export const CONFIG_WORD = 'config';
export const POSTS_WORD = 'posts';

/**
 * Reads parts, each followed by the id of one of its releases or by none (`null`: the newest), as in
 * `shell mfe-blog 0123456789abcdef`. Throws a `UsageError` when a word fits nowhere.
 */
export function partsWithIds(
  words: readonly string[],
): readonly { name: PartName; id: string | null }[] {
  const wanted: { name: PartName; id: string | null }[] = [];
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    const last = wanted.at(-1);
    if (last && previous !== undefined && isPartName(previous) && !isPartName(word)) last.id = word;
    else wanted.push({ name: partArgument(word), id: null });
  }
  if (wanted.length === 0) partArgument(undefined);
  return wanted;
}

/** Refuses words that nothing reads. */
export function noMoreArguments(words: readonly string[]): void {
  if (words.length > 0)
    throw new UsageError(`Nothing is known about "${words.join(' ')}". Try --help.`);
}

import path from 'node:path';
import { mapConcurrently } from '../compose/map-concurrently.ts';
import type { TreeFile } from './tree-files.ts';
import { checkFile } from './whole-file.ts';

/** How many files are read at once. */
const AT_ONCE = 8;

/** How many files a sentence names. */
const MOST_NAMED = 10;

/** Files of a tree, compressed forms among them, that are not what the version says, by their whole paths. */
export async function damagedFiles(
  folder: string,
  files: ReadonlyMap<string, Pick<TreeFile, 'hash'>>,
): Promise<string[]> {
  const states = await mapConcurrently([...files], AT_ONCE, async ([file, { hash }]) =>
    checkFile(path.join(folder, file), hash),
  );
  return states.flatMap((state) => (state.kind === 'whole' ? [] : state.damaged));
}

/** A version cannot be served as it was composed; the message names what was changed and how it is mended. */
export class DamagedTreeError extends Error {
  override name = 'DamagedTreeError';

  constructor(files: readonly string[]) {
    const more = files.length > MOST_NAMED ? [`and ${files.length - MOST_NAMED} more`] : [];
    super(
      [
        'These files are not what the live version says: they were changed or are damaged.',
        ...files.slice(0, MOST_NAMED),
        ...more,
        'Please run "npx site verify", which mends what can be made again and says what else to do.',
      ].join('\n  '),
    );
  }
}

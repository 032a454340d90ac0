import path from 'node:path';
import { mapConcurrently } from '../map-concurrently.ts';
import type { TreeFile } from './tree-files.ts';
import { checkFile } from './check-file.ts';

const MAX_CONCURRENT_READS = 8;

const MAX_LISTED = 10;

/** Returns the full paths of damaged files in a tree, including compressed forms. */
export async function damagedFiles(
  folder: string,
  files: ReadonlyMap<string, Pick<TreeFile, 'hash'>>,
): Promise<string[]> {
  const states = await mapConcurrently([...files], MAX_CONCURRENT_READS, async ([file, { hash }]) =>
    checkFile(path.join(folder, file), hash),
  );
  return states.flatMap((state) => (state.kind === 'intact' ? [] : state.damaged));
}

/**
 * Thrown if a version can't be served because files are damaged. The message lists the files and how to repair them.
 */
export class DamagedTreeError extends Error {
  override name = 'DamagedTreeError';

  constructor(files: readonly string[]) {
    const more = files.length > MAX_LISTED ? [`and ${files.length - MAX_LISTED} more`] : [];
    super(
      [
        'These files of the live version were changed or are damaged:',
        ...files.slice(0, MAX_LISTED),
        ...more,
        'Run "npx site verify" to repair them.',
      ].join('\n  '),
    );
  }
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/delivery/config.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { branchOf, liveRefOf } from './content-store.ts';
import { git, GitError } from './git.ts';
import type { TextSet } from './text-set.ts';

/**
 * Whether texts that were published at the desk are live and not in the checkout yet: shipping the checkout would take
 * them away. `revision` is the git revision of the live release; of the configuration, what the desk published last.
 */
export async function hasTextsOfTheDesk(
  section: TextSet,
  revision: string | null = liveRefOf(section),
  root = repositoryRoot,
): Promise<boolean> {
  if (revision === null || !/^(?:[\da-f]{7,40}|refs\/desk\/live\/config)$/.test(revision))
    return false;
  if (!existsSync(path.join(root, '.git'))) return false;
  const on = ['branch', '--list', '--format=%(refname)', branchOf(section), '--contains', revision];
  try {
    if ((await git(root, on)).trim() === '') return false;
    await git(root, ['merge-base', '--is-ancestor', revision, 'HEAD']);
    return false;
  } catch (error) {
    // `--is-ancestor` answers no with 1; other codes say that the revision is not in this repository.
    if (error instanceof GitError) return error.code === 1;
    throw error;
  }
}

/** The git revision of a section's live release; `null` if it has none or the release is gone. */
export async function liveRevision(
  { registry, dataDir }: Stores,
  section: PartName,
): Promise<string | null> {
  const { version } = await registry.live();
  const id = version?.parts[section]?.release;
  const release = id === undefined ? null : await readRelease(dataDir, section, id);
  return release?.gitRevision ?? null;
}

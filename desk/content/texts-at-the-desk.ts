import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/delivery/config.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { commitAt, contentFolderIn, LIVE_REF } from './content-store.ts';
import { git, GitError } from './git.ts';
import type { TextSet } from './text-set.ts';

/**
 * The branch with texts that were published at the desk and are not in the checkout yet: shipping the checkout would
 * take them away. `null` if there are none. `revision` is the git revision of the live release; of the configuration,
 * what the desk published last.
 */
export async function branchWithLiveTexts(
  section: TextSet,
  {
    dataDir,
    revision = LIVE_REF,
    root = repositoryRoot,
  }: { dataDir: string; revision?: string | null; root?: string },
): Promise<string | null> {
  if (revision === null || !/^(?:[\da-f]{7,40}|refs\/worktree\/live)$/.test(revision)) return null;
  const tree = path.join(contentFolderIn(dataDir), section);
  if (!existsSync(path.join(root, '.git')) || !existsSync(path.join(tree, '.git'))) return null;
  const commit = await commitAt(tree, revision);
  // A cloned repository has commits that the checkout does not know.
  if (commit === null || (await commitAt(root, commit)) === null) return null;
  if (!(await includes(tree, commit)) || (await includes(root, commit))) return null;
  return (await git(tree, ['rev-parse', '--abbrev-ref', 'HEAD'])).trim();
}

/** Whether the text of a worktree includes a commit. */
async function includes(tree: string, commit: string): Promise<boolean> {
  try {
    await git(tree, ['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch (error) {
    // Git answers no with 1; other codes are failures.
    if (error instanceof GitError && error.code === 1) return false;
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

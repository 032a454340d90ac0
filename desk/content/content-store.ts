import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@site/delivery/config.ts';
import { isPartName, type PartName } from '@site/delivery/releases/release.ts';
import pLimit from 'p-limit';
import { type Author, authorOption, git, GitError } from './git.ts';
import { mergeDocuments } from './merge-documents.ts';
import { partsWithDangers, placesOf, type TextSet } from './text-set.ts';

/** One state of a document in git. */
export type Revision = {
  commit: string;
  author: Author;
  /** Milliseconds since 1970. */
  at: number;
  /** The subject of the commit. */
  words: string;
};

export type Saved =
  | { kind: 'saved'; text: string }
  /** Both changed the same lines. `text` is the version that is stored, `by` the latest change of somebody else. */
  | { kind: 'conflict'; text: string; by: Revision | null };

/** A change of a file. Releases are named by the title of its document. */
type Change = { file: string; title: string; author: Author };

/** Whether the text of the branch includes everything that was merged into the base. */
export type Merged =
  | { kind: 'merged' }
  /** Documents that were changed differently on both sides, relative to the repository. */
  | { kind: 'conflict'; files: readonly string[] };

/** Which text to keep of a document that was changed on both sides. */
export type Kept = 'ours' | 'theirs';

export type ContentStore = Awaited<ReturnType<typeof openContentStore>>;

/** Repeated saves of one person within this time are one commit. */
const ONE_EDIT_MS = 10 * 60_000;

/** Exit codes of git from here on are failures, not numbers of conflicts. */
const FAILED = 128;

/** The branch with the texts of a section, unless another data folder uses it. */
const branchOf = (section: TextSet) => `content/${section}`;

/** The commit of the texts that went live last. Every worktree has its own. */
export const LIVE_REF = 'refs/worktree/live';

/** The commit that was built last, which no save amends and git does not collect. */
const BUILT_REF = 'refs/worktree/built';

/** The folder of the store in a data folder. */
export const contentFolderIn = (dataDir: string) => path.join(dataDir, 'content');

/**
 * The documents of sections in git: every section has a branch and a worktree below `folder`, and a change is a commit
 * with its author. `repository` is the checkout that serves, or the address of a repository that is cloned. Work on one
 * section is done one after another. Several data folders can edit the texts of one checkout, each on its own branches.
 */
export async function openContentStore({
  folder,
  repository,
  liveRevision,
  now = Date.now,
}: {
  folder: string;
  repository: string;
  /** The git revision of a part's live release, if known. */
  liveRevision: (part: PartName) => Promise<string | null>;
  now?: () => number;
}) {
  await mkdir(folder, { recursive: true });
  const isCheckout = existsSync(path.join(repository, '.git'));
  const folderId = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  const turns = new Map<string, ReturnType<typeof pLimit>>();
  const opened = new Set<string>();

  async function source(): Promise<{ root: string; base: string }> {
    if (isCheckout) return { root: repository, base: 'HEAD' };
    const root = path.join(folder, 'repository');
    if (!existsSync(root))
      await git(folder, ['clone', '--quiet', '--no-checkout', '--', repository, root]);
    return { root, base: 'refs/remotes/origin/HEAD' };
  }

  /** Does `work` in the worktree of a section, while nobody else changes it. */
  async function inSection<T>(section: TextSet, work: (tree: string) => Promise<T>): Promise<T> {
    let turn = turns.get(section);
    if (!turn) turns.set(section, (turn = pLimit(1)));
    return await turn(async () => {
      const tree = path.join(folder, section);
      if (!opened.has(section)) await openTree(section, tree);
      opened.add(section);
      return await work(tree);
    });
  }

  async function openTree(section: TextSet, tree: string): Promise<void> {
    const { root, base } = await source();
    await git(root, ['worktree', 'prune']);
    if (!existsSync(path.join(tree, '.git'))) {
      await rm(tree, { recursive: true, force: true });
      const { branch, isNew } = await branchFor(root, section);
      const args = isNew ? ['-b', branch, tree, base] : [tree, branch];
      await git(root, ['worktree', 'add', '--quiet', ...args]);
    }
    // A crash can leave a half-finished merge or save behind.
    await git(tree, ['reset', '--quiet', '--hard']);
    await linkPackages(tree);
  }

  /** Git checks a branch out in one worktree only. */
  async function branchFor(root: string, section: TextSet) {
    const [shared, own] = [branchOf(section), `${branchOf(section)}.${folderId}`];
    const all = await git(root, [
      'for-each-ref',
      '--format=%(refname:short)',
      'refs/heads/content',
    ]);
    const known = all.split('\n');
    const inUse = (await git(root, ['worktree', 'list', '--porcelain'])).split('\n');
    const isTaken = inUse.includes(`branch refs/heads/${shared}`);
    const branch = isTaken || known.includes(own) ? own : shared;
    return { branch, isNew: !known.includes(branch) };
  }

  async function commit(tree: string, file: string, author: Author, words: string): Promise<void> {
    await git(tree, ['add', '--', file]);
    const staged = await git(tree, ['diff', '--cached', '--name-only']);
    if (staged.trim() === '') return;
    const amend = (await isSameEdit(tree, file, author)) ? ['--amend', '--allow-empty'] : [];
    const date = `--date=@${Math.floor(now() / 1000)}`;
    await git(tree, ['commit', '--quiet', ...amend, authorOption(author), date, '-m', words]);
  }

  /** Whether the last commit is this person's recent and unshared change of the same file. */
  async function isSameEdit(tree: string, file: string, author: Author): Promise<boolean> {
    const [last] = await revisions(tree, ['-1', 'HEAD']);
    if (!last || last.author.email !== author.email || now() - last.at > ONE_EDIT_MS) return false;
    const shared = await git(tree, [
      'for-each-ref',
      '--contains',
      last.commit,
      '--format=%(refname)',
    ]);
    if (shared.trim().split('\n').length > 1) return false;
    const files = await git(tree, ['show', '--format=', '--name-only', last.commit]);
    return files.trim() === file;
  }

  /** Merges a change of `base` into the text that is stored now. */
  async function mergeText(tree: string, base: string, mine: string, theirs: string) {
    if (theirs === base || theirs === mine) return mine;
    if (mine === base) return theirs;
    const names = ['mine', 'base', 'theirs'].map((name) => path.join(tree, `.git-merge-${name}`));
    const texts = [mine, base, theirs];
    try {
      await Promise.all(names.map((name, index) => writeFile(name, texts[index] ?? '')));
      return await git(tree, ['merge-file', '-p', '--quiet', ...names]);
    } catch (error) {
      // Git merges by line, and fields on neighbouring lines conflict.
      if (error instanceof GitError && error.code < FAILED)
        return mergeDocuments({ base, mine, theirs });
      throw error;
    } finally {
      await Promise.all(names.map((name) => rm(name, { force: true })));
    }
  }

  async function save(
    section: TextSet,
    { file, title, text, base, author }: Change & { text: string; base: string },
  ): Promise<Saved> {
    return await inSection(section, async (tree) => {
      const stored = await readFile(path.join(tree, file), 'utf8');
      const merged = await mergeText(tree, base, text, stored);
      if (merged === null) {
        const latest = await revisions(tree, ['-20', 'HEAD', '--', file]);
        const by = latest.find((one) => one.author.email !== author.email) ?? latest[0] ?? null;
        return { kind: 'conflict', text: stored, by };
      }
      if (merged !== stored) {
        await writeInside(tree, file, merged);
        await commit(tree, file, author, `Change “${title}”`);
      }
      return { kind: 'saved', text: merged };
    });
  }

  return {
    inSection,
    save,
    /** Adds a file, such as a picture or a new document. */
    async add(
      section: TextSet,
      { file, title, contents, author }: Change & { contents: string | Buffer },
    ) {
      await inSection(section, async (tree) => {
        await writeInside(tree, file, contents);
        await commit(tree, file, author, `Add “${title}”`);
      });
    },
    /** Removes documents, such as a page that was never published. */
    async remove(
      section: TextSet,
      { files, title, author }: Omit<Change, 'file'> & { files: readonly string[] },
    ) {
      await inSection(section, async (tree) => {
        await git(tree, ['rm', '--quiet', '--', ...files]);
        const words = `Remove “${title}”`;
        await git(tree, ['commit', '--quiet', authorOption(author), '-m', words]);
      });
    },
    /** Whether a document was made at the desk and never published. */
    async isNew(section: TextSet, file: string): Promise<boolean> {
      const { root, base } = await source();
      return await inSection(section, async (tree) => {
        const published = await publishedIn(tree, section);
        const found = [
          ...published.map((commit) => git(tree, ['show', `${commit}:${file}`])),
          git(root, ['show', `${base}:${file}`]),
        ];
        return (await Promise.all(found.map(orNull))).every((text) => text === null);
      });
    },
    /** The states of a document, newest first. */
    async history(section: TextSet, file: string, most = 50): Promise<Revision[]> {
      return await inSection(section, (tree) => revisions(tree, [`-${most}`, 'HEAD', '--', file]));
    },
    /** A document in an earlier state; `null` if it did not exist. */
    async textAt(section: TextSet, commitId: string, file: string): Promise<string | null> {
      if (!/^[\da-f]{40}$/.test(commitId)) return null;
      return await inSection(section, (tree) => orNull(git(tree, ['show', `${commitId}:${file}`])));
    },
    /** Stores a text without a commit, and returns the id to read it by. */
    async keepText(section: TextSet, text: string): Promise<string> {
      return await inSection(section, async (tree) => {
        const file = path.join(tree, '.git-text');
        await writeFile(file, text);
        const id = (await git(tree, ['hash-object', '-w', '--', file])).trim();
        await rm(file);
        return id;
      });
    },
    /** A kept or committed text; `null` if there is none with this id. */
    async keptText(section: TextSet, id: string): Promise<string | null> {
      if (!/^[\da-f]{40}$/.test(id)) return null;
      return await inSection(section, (tree) => orNull(git(tree, ['cat-file', 'blob', id])));
    },
    /** The last commit of a section's texts. */
    async head(section: TextSet): Promise<string> {
      return (await inSection(section, (tree) => git(tree, ['rev-parse', 'HEAD']))).trim();
    },
    /** The documents and pictures that differ from what readers see. */
    async unpublished(section: TextSet): Promise<string[]> {
      return await inSection(section, async (tree) => {
        const found = new Set<string>();
        for (const from of await publishedIn(tree, section)) {
          const range = [from, 'HEAD', '--', ...placesOf(section)];
          const names = await git(tree, ['diff', '--name-only', '-z', ...range]);
          for (const name of names.split('\0')) if (name !== '') found.add(name);
        }
        return [...found];
      });
    },
    /** The changes that readers do not see yet, newest first. */
    async unpublishedChanges(section: TextSet): Promise<Revision[]> {
      return await inSection(section, async (tree) => {
        const from = await publishedIn(tree, section);
        const found = from.map((one) =>
          revisions(tree, [`${one}..HEAD`, '--', ...placesOf(section)]),
        );
        const changes = (await Promise.all(found)).flat();
        return [...new Map(changes.map((change) => [change.commit, change])).values()];
      });
    },
    /**
     * Does `work` in a copy of the section's last commit, which no save changes meanwhile; or, with `other`, of what is
     * live of the section and the last commit of the other one.
     */
    async withCopy<T>(
      section: TextSet,
      work: (root: string) => Promise<T>,
      other?: TextSet,
    ): Promise<T> {
      const root = path.join(folder, `${section}.build`);
      const added = other && (await inSection(other, (tree) => keepCommit(tree, 'HEAD')));
      await inSection(section, async (tree) => {
        await rm(root, { recursive: true, force: true });
        await git(tree, ['worktree', 'prune']);
        const from = added === undefined ? 'HEAD' : await publishedOf(tree, section);
        await git(tree, ['worktree', 'add', '--quiet', '--detach', root, from]);
        if (added !== undefined && (await mergeHead(root, added)).kind === 'conflict')
          throw new Error(`A developer changed ${section}, too. Publish its texts first.`);
        await keepCommit(tree, (await git(root, ['rev-parse', 'HEAD'])).trim());
      });
      await linkPackages(root);
      try {
        return await work(root);
      } finally {
        await rm(root, { recursive: true, force: true });
      }
    },
    /** Notes that a commit went live, in releases of these parts. */
    async noteLive(section: TextSet, commitId: string, parts: readonly TextSet[]): Promise<void> {
      await inSection(section, (tree) => git(tree, ['update-ref', LIVE_REF, commitId]));
      for (const part of parts.filter((one) => one !== section)) {
        // A developer's text of the same words is asked about when the part is published.
        await inSection(part, async (tree) => mergeHead(tree, await publishedOf(tree, part)));
      }
    },
    /** Merges what programmers merged into the base meanwhile. `keep` decides documents that both sides changed. */
    async mergeBase(
      section: TextSet,
      keep: ReadonlyMap<string, Kept> = new Map(),
    ): Promise<Merged> {
      const dangers = isPartName(section)
        ? await inSection('safety', (tree) => commitAt(tree, LIVE_REF))
        : null;
      return await inSection(section, async (tree) => {
        const { root, base } = await source();
        if (!isCheckout) await git(root, ['fetch', '--quiet', '--prune', 'origin']);
        const newest = (await git(root, ['rev-parse', '--verify', base])).trim();
        const merged = await mergeHead(tree, newest, keep);
        return dangers !== null && merged.kind === 'merged'
          ? await mergeHead(tree, dangers, keep)
          : merged;
      });
    },
    /** A document on the base, where programmers merge; `null` if it is new. */
    async textOnBase(section: TextSet, file: string): Promise<string | null> {
      const { root, base } = await source();
      return await inSection(section, () => orNull(git(root, ['show', `${base}:${file}`])));
    },
    /** Sends the branch to the repository it was cloned from. A checkout has the branch already. */
    async push(section: TextSet): Promise<void> {
      if (isCheckout) return;
      await inSection(section, (tree) =>
        git(tree, ['push', '--quiet', 'origin', `HEAD:refs/heads/${branchOf(section)}`]),
      );
    },
  };

  /** The commits that readers see. Dangers are on the pages of all parts, which may be rolled back one by one. */
  async function publishedIn(tree: string, section: TextSet): Promise<string[]> {
    const parts = section === 'safety' ? partsWithDangers() : [section];
    const commits = await Promise.all(parts.map((part) => publishedOf(tree, part)));
    return [...new Set(commits)];
  }

  /** The commit that readers see: that of the live release, or where the branch left the base. */
  async function publishedOf(tree: string, section: TextSet): Promise<string> {
    const live = isPartName(section)
      ? (await liveRevision(section))?.replace(/-dirty$/, '')
      : LIVE_REF;
    const known = live !== undefined && (await commitAt(tree, live));
    if (known) return known;
    const { root, base } = await source();
    const newest = (await git(root, ['rev-parse', '--verify', base])).trim();
    return (await git(tree, ['merge-base', 'HEAD', newest])).trim();
  }
}

/** Merges a commit. `keep` decides documents that both sides changed; without it, a conflict leaves no trace. */
async function mergeHead(
  tree: string,
  head: string,
  keep: ReadonlyMap<string, Kept> = new Map(),
): Promise<Merged> {
  try {
    await git(tree, ['merge', '--quiet', '--no-edit', head]);
    return { kind: 'merged' };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
  }
  const names = await git(tree, ['diff', '--name-only', '-z', '--diff-filter=U']);
  const files = names.split('\0').filter((name) => name !== '');
  const open = [];
  for (const file of files) if (!(await settle(tree, file, keep.get(file)))) open.push(file);
  if (files.length === 0 || open.length > 0) {
    await git(tree, ['merge', '--abort']);
    return { kind: 'conflict', files: open };
  }
  await git(tree, ['commit', '--quiet', '--no-edit']);
  return { kind: 'merged' };
}

/** Settles a conflict as somebody chose, or by merging the fields of both texts. */
async function settle(tree: string, file: string, kept?: Kept): Promise<boolean> {
  if (kept) await git(tree, ['checkout', `--${kept}`, '--', file]);
  else {
    const stages = [1, 2, 3].map((stage) => orNull(git(tree, ['show', `:${stage}:${file}`])));
    const [base = null, mine = null, theirs = null] = await Promise.all(stages);
    if (base === null || mine === null || theirs === null) return false;
    const merged = mergeDocuments({ base, mine, theirs });
    if (merged === null) return false;
    await writeInside(tree, file, merged);
  }
  await git(tree, ['add', '--', file]);
  return true;
}

/** Keeps a commit that is built, and returns its id. */
async function keepCommit(tree: string, revision: string): Promise<string> {
  await git(tree, ['update-ref', BUILT_REF, revision]);
  return (await git(tree, ['rev-parse', BUILT_REF])).trim();
}

/** The commit that a revision names; `null` if there is none. */
export async function commitAt(tree: string, revision: string): Promise<string | null> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  return (await orNull(git(tree, args)))?.trim() ?? null;
}

/** Returns `null` if git does not know what it was asked for. */
async function orNull(printed: Promise<string>): Promise<string | null> {
  try {
    return await printed;
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}

/**
 * Installs the packages of this checkout in a worktree, wherever the data folder is. Workspaces are linked within the
 * worktree, so that its sections are built from its own files.
 */
async function linkPackages(tree: string): Promise<void> {
  const installed = path.join(repositoryRoot, 'node_modules');
  const packages = path.join(tree, 'node_modules');
  if (existsSync(packages)) return;
  await mkdir(path.join(packages, '@site'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@site') await symlink(path.join(installed, name), path.join(packages, name));
  }
  for (const name of await readdir(path.join(installed, '@site'))) {
    const workspace = path.relative(
      repositoryRoot,
      await realpath(path.join(installed, '@site', name)),
    );
    await symlink(path.join(tree, workspace), path.join(packages, '@site', name));
  }
}

/** Reads commits with `git log` arguments. */
async function revisions(tree: string, args: readonly string[]): Promise<Revision[]> {
  const printed = await git(tree, [
    'log',
    '--no-merges',
    '--format=%H%x1f%an%x1f%ae%x1f%at%x1f%s%x1e',
    ...args,
  ]);
  return printed
    .split('\u001e')
    .map((line) => line.trim().split('\u001f'))
    .flatMap(([commit = '', name = '', email = '', at = '', words = '']) =>
      commit === '' ? [] : [{ commit, author: { name, email }, at: Number(at) * 1000, words }],
    );
}

/** Replaces a file of the worktree at once, so that a crash leaves the old or the new text. */
async function writeInside(tree: string, file: string, contents: string | Buffer): Promise<void> {
  const target = path.join(tree, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}~`, contents);
  await rename(`${target}~`, target);
}

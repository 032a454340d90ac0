import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { openContentStore } from './content-store.ts';
import type { TextSet } from './text-set.ts';
import { branchWithLiveTexts } from './texts-at-the-desk.ts';

const asha = { name: 'Asha Rao', email: 'asha@pebble.example' };
const ravi = { name: 'Ravi <b>', email: 'ravi@pebble.example' };
const file = 'mfe-a/content/faq.md';
const title = 'Questions';
const lines = (...words: string[]) => `${words.join('\n\n')}\n`;
const text = lines('One.', 'Two.', 'Three.', 'Four.', 'Five.');

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  folders.push(folder);
  return folder;
}

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Programmer', '-c', 'user.email=p@pebble.example'];
  return execFileSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8' });
}

/** A repository with one section and one document. */
function checkout(): string {
  const root = temporaryFolder();
  git(root, 'init', '--quiet', '--initial-branch=main');
  write(root, file, text);
  commit(root);
  return root;
}

function write(root: string, name: string, contents: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), contents);
}

function commit(root: string): void {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=Change');
}

async function store(repository = checkout()) {
  let time = Date.UTC(2026, 10, 2);
  let live: string | null = null;
  const dataDir = temporaryFolder();
  const folder = path.join(dataDir, 'content');
  const opened = await openContentStore({
    folder,
    repository,
    liveRevision: async () => live,
    now: () => time,
  });
  return {
    ...opened,
    save: (section: TextSet, change: Omit<Parameters<typeof opened.save>[1], 'title'>) =>
      opened.save(section, { title, ...change }),
    repository,
    folder,
    /** The branch with texts that are live in this revision and not in the checkout. */
    branchWith: (revision: string | null) =>
      branchWithLiveTexts('mfe-a', { dataDir, revision, root: repository }),
    setLive: (revision: string) => (live = revision),
    wait: (minutes: number) => (time += minutes * 60_000),
    read: (name = file) =>
      opened.inSection('mfe-a', async (tree) => readFileSync(path.join(tree, name), 'utf8')),
  };
}

test('a save is a commit of that person on a branch of the section, and leaves the checkout alone', async () => {
  const content = await store();
  const changed = text.replace('Two', 'Second');
  const saved = await content.save('mfe-a', { file, text: changed, base: text, author: asha });
  expect(saved).toEqual({ kind: 'saved', text: changed });
  expect(await content.history('mfe-a', file)).toMatchObject([
    { author: asha, at: Date.UTC(2026, 10, 2) },
    { author: { name: 'Programmer' } },
  ]);
  expect(readFileSync(path.join(content.repository, file), 'utf8')).toBe(text);
  expect(git(content.repository, 'status', '--porcelain', 'mfe-a')).toBe('');
  expect(git(content.repository, 'show', `content/mfe-a:${file}`)).toBe(changed);
});

test('autosaves of one person are one commit, until somebody else saves or time passes', async () => {
  const content = await store();
  const save = async (words: string, author = asha) => {
    const base = await content.read();
    await content.save('mfe-a', { file, text: base.replace(/^.*\n/, `${words}\n`), base, author });
  };
  const count = async () => (await content.history('mfe-a', file)).length - 1;
  await save('O');
  await save('On');
  expect(await count()).toBe(1);
  await save('One.');
  expect(await count()).toBe(0);
  await save('On');
  expect(await count()).toBe(1);
  await save('One', ravi);
  expect(await count()).toBe(2);
  content.wait(11);
  await save('Once', ravi);
  expect(await count()).toBe(3);
  const [, second] = await content.history('mfe-a', file);
  expect(second?.author).toEqual({ name: 'Ravi  b', email: 'ravi@pebble.example' });
});

test('changes of two people to different lines are merged; to the same line, the second is told about it', async () => {
  const content = await store();
  await content.save('mfe-a', {
    file,
    text: text.replace('One', 'First'),
    base: text,
    author: asha,
  });
  const other = { file, text: text.replace('Five', 'Fifth'), base: text, author: ravi };
  const both = text.replace('One', 'First').replace('Five', 'Fifth');
  expect(await content.save('mfe-a', other)).toEqual({ kind: 'saved', text: both });
  const same = { file, text: text.replace('One', 'Uno'), base: text, author: ravi };
  expect(await content.save('mfe-a', same)).toMatchObject({
    kind: 'conflict',
    text: both,
    by: { author: asha },
  });
  expect(await content.read()).toBe(both);
});

test("a programmer's merge is merged, or is a conflict until somebody decides", async () => {
  const content = await store();
  const { repository } = content;
  await content.save('mfe-a', {
    file,
    text: text.replace('One', 'First'),
    base: text,
    author: asha,
  });
  write(repository, file, text.replace('Five', 'Fifth'));
  commit(repository);
  expect(await content.mergeBase('mfe-a')).toEqual({ kind: 'merged' });
  expect(await content.read()).toBe(text.replace('One', 'First').replace('Five', 'Fifth'));
  write(repository, file, text.replace('One', 'Uno').replace('Five', 'Fifth'));
  commit(repository);
  expect(await content.mergeBase('mfe-a')).toEqual({ kind: 'conflict', files: [file] });
  expect(await content.read()).toContain('First');
  expect(await content.textOnBase('mfe-a', file)).toContain('Uno');
  expect(await content.mergeBase('mfe-a', new Map([[file, 'theirs']]))).toEqual({ kind: 'merged' });
  expect(await content.read()).toContain('Uno');
});

test('merges changes of different fields without a question, of people and of programmers', async () => {
  const list = 'mfe-a/content/list.yaml';
  const base = 'title: Ears\nlead: Ears hear.\n';
  const repository = checkout();
  write(repository, list, base);
  commit(repository);
  const content = await store(repository);
  const save = (from: string, to: string, author = asha) =>
    content.save('mfe-a', { file: list, text: base.replace(from, to), base, author });
  await save('title: Ears', 'title: Good ears');
  expect(await save('Ears hear.', 'Ears listen.', ravi)).toEqual({
    kind: 'saved',
    text: 'title: Good ears\nlead: Ears listen.\n',
  });
  write(repository, list, `${base}alt: An ear\n`);
  commit(repository);
  expect(await content.mergeBase('mfe-a')).toEqual({ kind: 'merged' });
  expect(await content.read(list)).toBe('title: Good ears\nlead: Ears listen.\nalt: An ear\n');
});

test('builds a section with the dangers of the desk and what is live, and keeps them afterwards', async () => {
  const dangers = 'kit/safety/content/dangers.yaml';
  const repository = checkout();
  write(repository, dangers, 'fit: Call.\n');
  commit(repository);
  const content = await store(repository);
  const released = git(repository, 'rev-parse', 'HEAD').trim();
  content.setLive(released);
  const change = { file: dangers, text: 'fit: Call now.\n', base: 'fit: Call.\n', author: asha };
  await content.save('safety', change);
  await content.save('mfe-a', { file, text: 'Not published.\n', base: text, author: ravi });
  expect(await content.unpublished('safety')).toEqual([dangers]);
  const built = await content.withCopy(
    'mfe-a',
    async (root) => ({
      words: [dangers, file].map((name) => readFileSync(path.join(root, name), 'utf8')),
      commit: git(root, 'rev-parse', 'HEAD').trim(),
    }),
    'safety',
  );
  expect(built.words).toEqual(['fit: Call now.\n', text]);

  content.setLive(built.commit);
  await content.noteLive('safety', await content.head('safety'), ['mfe-a']);
  expect(await content.unpublished('safety')).toEqual([]);
  expect(await content.read(dangers)).toBe('fit: Call now.\n');
  expect(await content.unpublished('mfe-a')).toEqual([file]);
  expect(await content.branchWith(built.commit)).toBe('content/mfe-a');
  // A rollback of the sections takes the words about dangers away from readers.
  content.setLive(released);
  expect(await content.unpublished('safety')).toEqual([dangers]);
  expect(await content.unpublishedChanges('safety')).toMatchObject([{ author: asha }]);
});

test('does not rewrite a commit that was built', async () => {
  const content = await store();
  await content.save('mfe-a', { file, text: 'Built.\n', base: text, author: asha });
  const built = await content.head('mfe-a');
  await content.withCopy('mfe-a', () => Promise.resolve());
  await content.save('mfe-a', { file, text: 'Later.\n', base: 'Built.\n', author: asha });
  expect((await content.history('mfe-a', file)).map(({ commit: id }) => id)).toContain(built);
});

test('lists what readers do not see yet, and reads earlier states', async () => {
  const content = await store();
  expect(await content.unpublished('mfe-a')).toEqual([]);
  await content.save('mfe-a', {
    file,
    text: text.replace('One', 'First'),
    base: text,
    author: asha,
  });
  const picture = { file: 'mfe-a/assets/a picture.webp', title: 'An ear', author: asha };
  await content.add('mfe-a', { ...picture, contents: Buffer.from([1, 2]) });
  expect(await content.unpublished('mfe-a')).toEqual(['mfe-a/assets/a picture.webp', file]);
  expect((await content.unpublishedChanges('mfe-a')).map(({ words }) => words)).toEqual([
    'Add “An ear”',
    'Change “Questions”',
  ]);
  const [last] = await content.history('mfe-a', 'mfe-a/assets/a picture.webp');
  content.setLive(last?.commit.slice(0, 12) ?? '');
  expect(await content.unpublished('mfe-a')).toEqual([]);
  const [, first] = await content.history('mfe-a', file);
  expect(await content.textAt('mfe-a', first?.commit ?? '', file)).toBe(text);
  expect(await content.textAt('mfe-a', first?.commit ?? '', 'mfe-a/content/none.md')).toBeNull();
  expect(await content.textAt('mfe-a', '--output=/tmp/x', file)).toBeNull();
});

test('works on a clone of a repository, and pushes the branch of the section', async () => {
  const origin = checkout();
  const content = await store(`file://${origin}`);
  const changed = text.replace('One', 'First');
  await content.save('mfe-a', { file, text: changed, base: text, author: asha });
  await content.push('mfe-a');
  expect(git(origin, 'show', `content/mfe-a:${file}`)).toBe(changed);
  // What was pushed is not rewritten.
  await content.save('mfe-a', { file, text, base: changed, author: asha });
  await content.push('mfe-a');
  expect(await content.history('mfe-a', file)).toHaveLength(3);
});

test('runs no hook, follows no link, and recovers from a save that was interrupted', async () => {
  const repository = checkout();
  const secret = path.join(temporaryFolder(), 'secret');
  writeFileSync(secret, 'secret');
  symlinkSync(secret, path.join(repository, 'mfe-a/content/link.md'));
  commit(repository);
  write(repository, '.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
  execFileSync('chmod', ['+x', path.join(repository, '.git/hooks/pre-commit')]);
  const content = await store(repository);
  expect(await content.read('mfe-a/content/link.md')).toBe(secret);
  await content.save('mfe-a', { file, text: 'New.\n', base: text, author: asha });
  writeFileSync(path.join(content.folder, 'mfe-a', file), 'half a');
  const reopened = await openContentStore({
    folder: content.folder,
    repository,
    liveRevision: async () => null,
  });
  const words = await reopened.inSection('mfe-a', async (tree) =>
    readFileSync(path.join(tree, file), 'utf8'),
  );
  expect(words).toBe('New.\n');
});

test('knows when the live texts of a section are not in the checkout yet', async () => {
  const content = await store();
  const { repository } = content;
  const live = async () => git(repository, 'rev-parse', '--short=12', 'content/mfe-a').trim();
  expect(await content.branchWith(git(repository, 'rev-parse', 'HEAD').trim())).toBeNull();
  await content.save('mfe-a', { file, text: 'New.\n', base: text, author: asha });
  expect(await content.branchWith(await live())).toBe('content/mfe-a');
  git(repository, 'merge', '--quiet', 'content/mfe-a');
  expect(await content.branchWith(await live())).toBeNull();
  expect(await content.branchWith('0123456789ab')).toBeNull();
  expect(await content.branchWith(null)).toBeNull();
});

test('two data folders edit the texts of one checkout, each on its own branch', async () => {
  const first = await store();
  const { repository } = first;
  const second = await store(repository);
  const save = (content: typeof first, words: string) =>
    content.save('mfe-a', { file, text: words, base: text, author: asha });
  await save(first, 'First.\n');
  await save(second, 'Second.\n');
  expect(await first.read()).toBe('First.\n');
  expect(await second.read()).toBe('Second.\n');
  expect(await second.unpublished('mfe-a')).toEqual([file]);

  const [commit, other] = [await first.head('mfe-a'), await second.head('mfe-a')];
  expect(await first.branchWith(commit)).toBe('content/mfe-a');
  expect(await second.branchWith(other)).toMatch(/^content\/mfe-a\.[\da-f]{8}$/);
  expect(await second.branchWith(commit)).toBeNull();
  const { folder } = second;
  const reopened = await openContentStore({ folder, repository, liveRevision: async () => null });
  expect(await reopened.head('mfe-a')).toBe(other);
  // Neither data folder knows what is live in the other.
  await first.save('safety', { file, text: 'Calm.\n', base: text, author: asha });
  await first.noteLive('safety', await first.head('safety'), []);
  expect(await second.mergeBase('mfe-a')).toEqual({ kind: 'merged' });
  expect(await second.read()).toBe('Second.\n');
});

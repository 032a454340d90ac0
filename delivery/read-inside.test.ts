import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readInside } from './read-inside.ts';

let root = '';
let folder = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'inside-'));
  folder = path.join(root, 'post');
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  await mkdir(path.join(root, 'post-2'));
  for (const name of ['post/a.txt', 'post/pictures/b.txt', 'post/..c.txt', 'post-2/d.txt']) {
    await writeFile(path.join(root, name), 'words');
  }
  await writeFile(path.join(folder, 'empty.txt'), '');
  await symlink('pictures/b.txt', path.join(folder, 'link-inside.txt'));
  await symlink('../post-2/d.txt', path.join(folder, 'link-outside.txt'));
  await symlink('/dev/zero', path.join(folder, 'endless'));
  execFileSync('mkfifo', [path.join(folder, 'pipe')]);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test.each([
  ['a.txt', 'words'],
  ['pictures/b.txt', 'words'],
  ['..c.txt', 'words'],
  ['pictures/../a.txt', 'words'],
  ['link-inside.txt', 'words'],
  ['empty.txt', ''],
])('reads %s inside the folder', async (name, words) => {
  expect(String(await readInside(folder, name, 5))).toBe(words);
});

test.each([
  'nowhere.txt',
  'a.txt/b',
  '.',
  '..',
  'pictures',
  '../post-2/d.txt',
  '/etc/passwd',
  'a\0.txt',
  'link-outside.txt',
  'endless',
  'pipe',
  '/dev/zero',
])('answers alike for %j, which is not a regular file inside the folder', async (name) => {
  expect(await readInside(folder, name, 2 ** 20)).toBeNull();
});

test('reads no file that is larger than allowed', async () => {
  expect(await readInside(folder, 'a.txt', 4)).toBeNull();
});

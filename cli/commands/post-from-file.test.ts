import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { postFromFile } from './post-from-file.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'post-from-file-'));
  file = path.join(folder, 'posts/ears.md');
  await mkdir(path.dirname(file));
  await writeFile(file, 'Words');
  await writeFile(path.join(folder, 'posts/cap.png'), 'A cap');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('describes a problem by the file’s path and line', async () => {
  const post = await postFromFile(file);
  expect(post).toMatchObject({ name: 'ears.md', contents: 'Words', origin: file });
  expect(post.describe({ line: 3, reason: 'author is missing' })).toBe(
    `${path.relative(process.cwd(), file)}:3: author is missing`,
  );
  await expect(postFromFile(path.join(folder, 'none.md'))).rejects.toThrow('Could not read');
});

test('reads no picture outside the post’s folder', async () => {
  await cp(path.join(folder, 'posts/cap.png'), path.join(folder, 'private.png'));
  await symlink('../private.png', path.join(folder, 'posts/link.png'));
  const { picture } = await postFromFile(file);
  expect(String(await picture('cap.png'))).toBe('A cap');
  // Reading the last two would never end.
  for (const name of [
    'nowhere.png',
    '../private.png',
    path.join(folder, 'private.png'),
    'link.png',
    '/dev/zero',
    '/proc/self/fd/0',
  ]) {
    expect(await picture(name)).toBeNull();
  }
});

test.each([
  ['NFD', 'NFC'],
  ['NFC', 'NFD'],
] as const)('finds a picture named in %s whose name on disk is in %s', async (typed, stored) => {
  const pictures = path.join(folder, 'posts', 'Bébé'.normalize(stored));
  await mkdir(pictures);
  await rename(
    path.join(folder, 'posts/cap.png'),
    path.join(pictures, 'écharpe.png'.normalize(stored)),
  );
  const { picture } = await postFromFile(file);
  expect(String(await picture(`./${'Bébé/écharpe.png'.normalize(typed)}`))).toBe('A cap');
});

import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copyAssets } from './copy-assets.ts';

let root = '';
let assets = '';
let copied = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'assets-'));
  assets = path.join(root, 'assets');
  copied = path.join(root, 'copied');
  await mkdir(path.join(assets, 'fonts'), { recursive: true });
  await writeFile(path.join(assets, 'cap.svg'), '<svg/>');
  await writeFile(path.join(assets, 'fonts/a.woff2'), 'font');
  await writeFile(path.join(root, 'private.txt'), 'private');
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('copies pictures under hashed names, and folders as they are', async () => {
  await copyAssets('mfe-home', assets, copied);
  expect((await readdir(copied, { recursive: true })).toSorted()).toEqual([
    'fonts',
    'fonts/a.woff2',
    'mfe-home',
    expect.stringMatching(/^mfe-home\/cap\.[0-9a-f]{8}\.svg$/),
  ]);
});

test.each(['../private.txt', '/dev/zero'])('publishes no file behind a link to %s', async (to) => {
  await symlink(to, path.join(assets, 'link.svg'));
  await expect(copyAssets('mfe-home', assets, copied)).rejects.toThrow('link.svg is not a file');
});

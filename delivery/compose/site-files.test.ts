import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  compressFolder,
  publishFolder,
  removePublicFile,
  writeInOneStep,
  writePublicFile,
} from './site-files.ts';

let folder = '';
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const page = Buffer.from('<h1>A page of many words</h1>'.repeat(40));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-files-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const at = (file: string) => path.join(folder, file);
const nothingYet = () => ({ written: 0, unchanged: 0 });

/** Makes files look as if they had been written long ago, to see which are written again. */
async function age(...files: string[]): Promise<void> {
  for (const file of files) await utimes(at(file), LONG_AGO, LONG_AGO);
}

async function isOld(file: string): Promise<boolean> {
  return (await stat(at(file))).mtime.getTime() === LONG_AGO.getTime();
}

test('a page is written with twins that decompress to the same bytes', async () => {
  const count = nothingYet();
  await writePublicFile(at('blog/7/index.html'), page, count);
  expect(await readFile(at('blog/7/index.html'))).toEqual(page);
  expect(brotliDecompressSync(await readFile(at('blog/7/index.html.br')))).toEqual(page);
  expect(gunzipSync(await readFile(at('blog/7/index.html.gz')))).toEqual(page);
  expect(count).toEqual({ written: 1, unchanged: 0 });
});

test('nothing half-written is left beside a page', async () => {
  await writePublicFile(at('index.html'), page, nothingYet());
  expect((await readdir(folder)).toSorted()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
});

test('a file whose bytes are there already is left alone, twins included', async () => {
  await writePublicFile(at('index.html'), page, nothingYet());
  await age('index.html', 'index.html.br', 'index.html.gz');
  const count = nothingYet();
  await writePublicFile(at('index.html'), page, count);
  expect(count).toEqual({ written: 0, unchanged: 1 });
  for (const file of await readdir(folder)) expect(await isOld(file)).toBe(true);
});

test('a changed file is written again with its twins', async () => {
  await writePublicFile(at('index.html'), page, nothingYet());
  const other = Buffer.from('<h1>Other words</h1>');
  await writePublicFile(at('index.html'), other, nothingYet());
  expect(await readFile(at('index.html'))).toEqual(other);
  expect(brotliDecompressSync(await readFile(at('index.html.br')))).toEqual(other);
  expect(gunzipSync(await readFile(at('index.html.gz')))).toEqual(other);
});

test('twins that a write cut short has left are put right although the page is as it was', async () => {
  await writePublicFile(at('index.html'), page, nothingYet());
  await mkdir(at('index.html.new'));
  const other = Buffer.from('<h1>Other words</h1>');
  await expect(writePublicFile(at('index.html'), other, nothingYet())).rejects.toThrow('EISDIR');
  await rm(at('index.html.new'), { recursive: true });
  const count = nothingYet();
  await writePublicFile(at('index.html'), page, count);
  expect(brotliDecompressSync(await readFile(at('index.html.br')))).toEqual(page);
  expect(gunzipSync(await readFile(at('index.html.gz')))).toEqual(page);
  expect(count).toEqual({ written: 1, unchanged: 0 });
});

test('twins that are missing or damaged are written again', async () => {
  await writePublicFile(at('index.html'), page, nothingYet());
  await rm(at('index.html.br'));
  await writePublicFile(at('index.html'), page, nothingYet());
  await writeFile(at('index.html.gz'), 'half of it');
  await writePublicFile(at('index.html'), page, nothingYet());
  expect(brotliDecompressSync(await readFile(at('index.html.br')))).toEqual(page);
  expect(gunzipSync(await readFile(at('index.html.gz')))).toEqual(page);
});

test('a picture, which is compressed already, has no twins', async () => {
  await writePublicFile(at('sun.jpg'), page, nothingYet());
  expect(await readdir(folder)).toEqual(['sun.jpg']);
});

test('removing a page removes its twins, and removing what is not there is no error', async () => {
  await writePublicFile(at('index.html'), page, nothingYet());
  await removePublicFile(at('index.html'));
  await removePublicFile(at('index.html'));
  expect(await readdir(folder)).toEqual([]);
});

test('a release is compressed once, and publishing copies its files and their twins', async () => {
  await mkdir(at('release/deep'), { recursive: true });
  await writeFile(at('release/entry.js'), 'start();'.repeat(50));
  await writeFile(at('release/deep/sun.jpg'), 'picture');
  await writeFile(at('release/SOURCES.md'), 'who drew the picture');
  await compressFolder(at('release'));
  await age('release/entry.js.br');
  const twin = await readFile(at('release/entry.js.br'));

  const count = nothingYet();
  await publishFolder(at('release'), at('public'), count);
  expect((await readdir(at('public'), { recursive: true })).toSorted()).toEqual([
    'deep',
    'deep/sun.jpg',
    'entry.js',
    'entry.js.br',
    'entry.js.gz',
  ]);
  expect(await readFile(at('public/entry.js.br'))).toEqual(twin);
  expect(count).toEqual({ written: 2, unchanged: 0 });
});

test('publishing again what is there already writes nothing', async () => {
  await mkdir(at('release'));
  await writeFile(at('release/entry.js'), 'start();');
  await publishFolder(at('release'), at('public'), nothingYet());
  await age('public/entry.js');
  const count = nothingYet();
  await publishFolder(at('release'), at('public'), count);
  expect(count).toEqual({ written: 0, unchanged: 1 });
  expect(await isOld('public/entry.js')).toBe(true);
});

test('a folder that is not there has nothing to publish', async () => {
  const count = nothingYet();
  await publishFolder(at('nowhere'), at('public'), count);
  expect(count).toEqual({ written: 0, unchanged: 0 });
});

test('writing in one step replaces what was there', async () => {
  await writeInOneStep(at('a.json'), Buffer.from('old'));
  await writeInOneStep(at('a.json'), Buffer.from('new'));
  expect(await readFile(at('a.json'), 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['a.json']);
});

test('a published file without a twin leaves no twin of the file before', async () => {
  await mkdir(at('release'));
  await writePublicFile(at('public/sun.svg'), page, nothingYet());
  await writeFile(at('release/sun.svg'), 'another sun');
  await publishFolder(at('release'), at('public'), nothingYet());
  expect(await readdir(at('public'))).toEqual(['sun.svg']);
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { processPicture } from './post-pictures.ts';

let folder = '';
const unknown = async () => null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const plain = { create: { width: 900, height: 300, channels: 3, background: 'teal' } } as const;
  // Cameras store their orientation and personal data in EXIF.
  await sharp(plain)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .jpeg()
    .toFile(path.join(folder, 'upright.jpg'));
  await sharp({ create: { ...plain.create, width: 120 } })
    .png()
    .toFile(path.join(folder, 'small.png'));
  await writeFile(path.join(folder, 'words.png'), 'words');
  await writeFile(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'cut.png'), (await bytesOf('small.png')).subarray(0, 40));
});

const bytesOf = (name: string) => readFile(path.join(folder, name));

afterAll(() => rm(folder, { recursive: true, force: true }));

test('rotates a picture upright, in two formats, without enlarging it or keeping metadata', async () => {
  const outcome = await processPicture(await bytesOf('upright.jpg'), unknown);
  if (outcome.kind === 'rejected') throw new Error(outcome.reason);
  const { picture } = outcome;
  expect(picture).toMatchObject({ width: 300, height: 900 });
  expect(picture.avif).toMatch(/^\/website\/assets\/posts\/[0-9a-f]{16}-300\.avif 300w$/);
  expect(picture.files).toHaveLength(2);
  for (const { bytes } of picture.files) {
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 300, height: 900, exif: undefined });
  }
});

test('names are derived from the content', async () => {
  const twice = await Promise.all(
    [1, 2].map(async () => processPicture(await bytesOf('small.png'), unknown)),
  );
  expect(twice[0]).toEqual(twice[1]);
  expect(await processPicture(await bytesOf('upright.jpg'), unknown)).not.toEqual(twice[0]);
});

test.each([
  ['words.png', 'is not a JPEG, PNG, WebP, AVIF or GIF picture'],
  ['drawing.svg', 'is not a JPEG, PNG, WebP, AVIF or GIF picture'],
  ['cut.png', 'is not a valid picture'],
])('rejects %s, because it %s', async (name, reason) => {
  expect(await processPicture(await bytesOf(name), unknown)).toEqual({ kind: 'rejected', reason });
});

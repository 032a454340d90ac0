import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSiteConfig } from '../read-site-config.ts';
import { repositoryRoot } from '../config.ts';
import sharp from 'sharp';
import { takePicture } from './post-pictures.ts';
import { drawSocialPicture } from './social-picture.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const plain = { create: { width: 900, height: 300, channels: 3, background: 'teal' } } as const;
  // A camera that was held upright notes it, and where it was, in the file.
  await sharp(plain)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .jpeg()
    .toFile(path.join(folder, 'upright.jpg'));
  await sharp({ create: { ...plain.create, width: 120 } })
    .png()
    .toFile(path.join(folder, 'small.png'));
  await writeFile(path.join(folder, 'words.png'), 'words');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a picture stands upright, in two forms, no wider than it is, without what the camera noted', async () => {
  const outcome = await takePicture(path.join(folder, 'upright.jpg'), folder);
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  const { picture } = outcome;
  expect(picture).toMatchObject({ width: 300, height: 900 });
  expect(picture.avif).toMatch(/^\/website\/assets\/posts\/[0-9a-f]{16}-300\.avif 300w$/);
  expect(picture.files).toHaveLength(2);
  for (const { bytes } of picture.files) {
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 300, height: 900, exif: undefined });
  }
});

test('the same picture has the same names always, and another has others', async () => {
  const twice = await Promise.all(
    [1, 2].map(() => takePicture(path.join(folder, 'small.png'), folder)),
  );
  expect(twice[0]).toEqual(twice[1]);
  expect(await takePicture(path.join(folder, 'upright.jpg'), folder)).not.toEqual(twice[0]);
});

test.each([
  ['nowhere.png', 'is not there'],
  ['words.png', 'is no picture, or a broken one'],
  ['.', 'cannot be read'],
])('%s is refused, because it %s', async (name, reason) => {
  expect(await takePicture(path.join(folder, name), folder)).toEqual({ kind: 'refused', reason });
});

test('the picture of a shared link has the size that networks ask for', async () => {
  const site = await readSiteConfig(path.join(repositoryRoot, 'site.config.json'));
  const drawn = await drawSocialPicture({
    title: 'A title that is long enough to need several lines <and> some & signs',
    thumbnail: path.join(folder, 'upright.jpg'),
    site,
  });
  expect(await sharp(drawn?.bytes).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
});

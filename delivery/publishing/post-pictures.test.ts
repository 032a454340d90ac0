import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSiteConfig } from '../read-site-config.ts';
import { repositoryRoot } from '../config.ts';
import sharp from 'sharp';
import * as v from 'valibot';
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

test('turns a picture upright, in two formats, not enlarged and without metadata', async () => {
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

test('the social picture has the size networks ask for, and needs no font of the machine', async () => {
  const shared = {
    title: 'A title that is long enough to need several lines <and> some & signs',
    thumbnail: path.join(folder, 'upright.jpg'),
    site: await readSiteConfig(path.join(repositoryRoot, 'site.config.json')),
  };
  const here = await drawSocialPicture(shared);
  expect(await sharp(here?.bytes).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
  const noFonts = path.join(folder, 'no-fonts.conf');
  await writeFile(noFonts, '<fontconfig/>');
  const program = `
    import { drawSocialPicture } from './delivery/publishing/social-picture.ts';
    const drawn = await drawSocialPicture(JSON.parse(process.argv[1]));
    process.stdout.write(JSON.stringify([drawn.name, drawn.bytes.toString('base64')]));`;
  const { NODE_OPTIONS: _loaders, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program, JSON.stringify(shared)],
    { cwd: repositoryRoot, env: { ...env, FONTCONFIG_FILE: noFonts }, maxBuffer: 2 ** 22 },
  );
  const [name, elsewhere] = v.parse(v.tuple([v.string(), v.string()]), JSON.parse(stdout));
  expect(name).toBe(here?.name);
  // Machines smooth and place letters a pixel differently, so both are looked at from afar.
  const [one, other] = await Promise.all(
    [here?.bytes, Buffer.from(elsewhere, 'base64')].map((bytes) =>
      sharp(bytes).resize(80).greyscale().raw().toBuffer(),
    ),
  );
  const steps = [...(one ?? [])].map((step, index) => Math.abs(step - (other?.[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(40);
});

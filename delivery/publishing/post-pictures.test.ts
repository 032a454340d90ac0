import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readSiteConfig } from '../read-site-config.ts';
import { repositoryRoot } from '../config.ts';
import sharp from 'sharp';
import * as v from 'valibot';
import { processPicture } from './post-pictures.ts';
import { drawSocialPicture } from '../compose/social-picture.ts';

let folder = '';

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
  const outcome = await processPicture(await bytesOf('upright.jpg'), folder);
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
    [1, 2].map(async () => processPicture(await bytesOf('small.png'), folder)),
  );
  expect(twice[0]).toEqual(twice[1]);
  expect(await processPicture(await bytesOf('upright.jpg'), folder)).not.toEqual(twice[0]);
});

test.each([
  ['words.png', 'is not a JPEG, PNG, WebP, AVIF or GIF picture'],
  ['drawing.svg', 'is not a JPEG, PNG, WebP, AVIF or GIF picture'],
  ['cut.png', 'is not a valid picture'],
])('rejects %s, because it %s', async (name, reason) => {
  expect(await processPicture(await bytesOf(name), folder)).toEqual({ kind: 'rejected', reason });
});

const socialPictureOf = async (title: string) => ({
  title,
  thumbnail: await bytesOf('upright.jpg'),
  site: await readSiteConfig(path.join(repositoryRoot, 'site.config.json')),
});

const long = 'A title that is long enough to need several lines <and> some & signs';
// A ligature is narrower than its two letters side by side. Boxes for missing glyphs would be wider.
const ligatures = ['क्ष क्ष क्ष', 'कष कष कष', 'ಕ್ಷ ಕ್ಷ ಕ್ಷ', 'ಕಷ ಕಷ ಕಷ'];

describe('a social picture drawn without system fonts', () => {
  let drawn: readonly { name: string; bytes: Buffer }[] = [];

  beforeAll(async () => {
    const noFonts = path.join(folder, 'no-fonts.conf');
    await writeFile(noFonts, '<fontconfig/>');
    const program = `
      import { drawSocialPicture } from './delivery/compose/social-picture.ts';
      const given = JSON.parse(process.argv[1], (_key, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data) : value);
      const drawn = await Promise.all(given.map(drawSocialPicture));
      const asText = drawn.map(({ name, bytes }) => ({ name, bytes: bytes.toString('base64') }));
      process.stdout.write(JSON.stringify(asText));`;
    const pictures = await Promise.all([long, ...ligatures].map(socialPictureOf));
    const { NODE_OPTIONS: _loaders, ...env } = process.env;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program, JSON.stringify(pictures)],
      { cwd: repositoryRoot, env: { ...env, FONTCONFIG_FILE: noFonts }, maxBuffer: 2 ** 23 },
    );
    const bytes = v.pipe(
      v.string(),
      v.transform((text) => Buffer.from(text, 'base64')),
    );
    drawn = v.parse(v.array(v.object({ name: v.string(), bytes })), JSON.parse(stdout));
  });

  test('has the standard size and looks the same', async () => {
    const here = await drawSocialPicture(await socialPictureOf(long));
    expect(await sharp(here?.bytes).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    });
    const [elsewhere] = drawn;
    expect(elsewhere?.name).toBe(here?.name);
    // Antialiasing and glyph positions differ by a pixel between machines, so compare both at a small size.
    const [one, other] = await Promise.all(
      [here?.bytes, elsewhere?.bytes].map((bytes) =>
        sharp(bytes).resize(80).greyscale().raw().toBuffer(),
      ),
    );
    const steps = [...(one ?? [])].map((step, index) => Math.abs(step - (other?.[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(40);
  });

  test('shapes Hindi and Kannada text correctly', async () => {
    const widths = await Promise.all(
      drawn.slice(1).map(async (picture) => {
        const title = await sharp(picture.bytes)
          .extract({ left: 60, top: 72, width: 560, height: 120 })
          .toBuffer();
        const trimmed = sharp(title).trim({ threshold: 60 });
        const { info } = await trimmed.toBuffer({ resolveWithObject: true });
        return info.width;
      }),
    );
    const [hindi = 0, hindiApart = 0, kannada = 0, kannadaApart = 0] = widths;
    expect(hindi).toBeLessThan(hindiApart);
    expect(kannada).toBeLessThan(kannadaApart);
    expect(Math.min(...widths)).toBeGreaterThan(50);
  });
});

test.each(['தலைப்பு', 'Ears 😀'])(
  'draws no social picture for a title with missing glyphs: %s',
  async (title) => {
    expect(await drawSocialPicture(await socialPictureOf(title))).toBeNull();
  },
);

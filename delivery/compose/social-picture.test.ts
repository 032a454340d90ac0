import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { drawSocialPicture } from './social-picture.ts';

let folder = '';
let thumbnail: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'social-picture-'));
  const plain = { width: 900, height: 300, channels: 3, background: 'teal' } as const;
  thumbnail = await sharp({ create: plain }).png().toBuffer();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const socialPictureOf = async (title: string) => ({
  title,
  thumbnail,
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

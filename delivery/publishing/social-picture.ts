import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/kit/site.ts';
import sharp from 'sharp';
import { repositoryRoot } from '../config.ts';
import { hashOf, type PictureFile } from './post-pictures.ts';

/** The size that social networks ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Raised when the same words are to be drawn otherwise than before. */
const RECIPE = 'social-3';

/**
 * The site's own face, so that the picture is the same on every machine. What draws the words here knows no
 * WOFF2, so this is another file than the one that visitors get. It was made from
 * `baloo-2-latin-wght-normal.woff2` of the package `@fontsource-variable/baloo-2` (fontTools 4.38): opened and
 * its `flavor` set to none, then `instantiateVariableFont(font, {'wght': 600})`, then
 * `pyftsubset --unicodes='*' --layout-features=kern --no-hinting`. In this order, because WOFF2 forgets which
 * outlines overlap, and seams show then. Letters that it does not have come from the machine.
 */
const FONT_FILE = path.join(import.meta.dirname, 'fonts/baloo-2-latin-600.ttf');
const FACE = 'Baloo 2 Semi-Bold';

/** The height of a line; the face's own is made for letters with signs above and below. */
const LINE_HEIGHT = 0.72;

/**
 * Draws the picture that a shared link shows: the post's title, its own picture and the brand.
 * Gives `null` for words that cannot be made to fit; the site's own picture is shared instead.
 */
export async function drawSocialPicture({
  title,
  thumbnail,
  site,
}: {
  title: string;
  /** The writer's picture, as a file or as what is in it. */
  thumbnail: string | Buffer;
  site: SiteConfig;
}): Promise<PictureFile | null> {
  const colour = await colours();
  const picture = typeof thumbnail === 'string' ? await readFile(thumbnail) : thumbnail;
  const { name: brand, tagline } = site.product;
  const lines = await Promise.all([
    write(title, { size: 66, colour: colour('ink'), width: 540, height: 350 }),
    write(brand, { size: 44, colour: colour('ink'), width: 420, height: 60 }),
    write(tagline, { size: 26, colour: colour('ink-quiet'), width: 500, height: 40 }),
  ]);
  const [heading, name, below] = lines;
  if (!heading || !name || !below) return null;
  const round = Buffer.from(
    '<svg width="456" height="456"><rect width="456" height="456" rx="40"/></svg>',
  );
  const shown = await sharp(picture)
    .autoOrient()
    .resize(456, 456, { fit: 'cover' })
    .flatten({ background: colour('teal-100') })
    .ensureAlpha()
    .composite([{ input: round, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const bytes = await sharp(Buffer.from(ground(colour)))
    .composite([
      { input: shown, left: 674, top: 72 },
      { input: heading, left: 72, top: 84 },
      { input: name, left: 138, top: 478 },
      { input: below, left: 138, top: 532 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return { name: `${hashOf(RECIPE, title, brand, tagline, picture)}-${WIDTH}.jpg`, bytes };
}

/** The ground with the brand's sign: three pebbles, one on another. */
function ground(colour: (name: string) => string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('paper')}"/>
    <ellipse cx="1080" cy="330" rx="460" ry="440" fill="${colour('marigold-200')}"/>
    <ellipse cx="120" cy="690" rx="420" ry="150" fill="${colour('teal-100')}"/>
    <g transform="translate(68 474) scale(1.4)">
      <ellipse cx="20" cy="32" rx="17" ry="6.5" fill="${colour('teal-600')}"/>
      <ellipse cx="21.5" cy="21" rx="12.5" ry="5.6" fill="${colour('coral-600')}"/>
      <ellipse cx="19" cy="11.5" rx="8.5" ry="4.6" fill="${colour('marigold-600')}"/>
    </g>
  </svg>`;
}

/** Words as a picture, broken into lines and made smaller until they fit; `null` when they do not. */
async function write(
  words: string,
  { size, colour, width, height }: { size: number; colour: string; width: number; height: number },
): Promise<Buffer | null> {
  const text = `<span foreground="${colour}" line_height="${LINE_HEIGHT}">${escaped(words)}</span>`;
  for (let smaller = size; smaller >= 18; smaller -= 4) {
    const drawn = sharp({
      text: {
        text,
        font: `${FACE} ${smaller}`,
        fontfile: FONT_FILE,
        width,
        rgba: true,
        dpi: 72,
        wrap: 'word-char',
      },
    }).png();
    const made = await drawn.toBuffer({ resolveWithObject: true }).catch(() => null);
    if (made === null) return null;
    if (made.info.height <= height && made.info.width <= width) return made.data;
  }
  return null;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The site's own colours, by their names. */
async function colours(): Promise<(name: string) => string> {
  const tokens = await readFile(path.join(repositoryRoot, 'kit/styles/tokens.css'), 'utf8');
  return (name) => {
    const [, value] = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(tokens) ?? [];
    if (value === undefined) throw new Error(`There is no colour ${name}.`);
    return value;
  };
}

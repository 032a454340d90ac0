import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteConfig } from '@site/kit/site.ts';
import sharp from 'sharp';
import { repositoryRoot } from '../config.ts';
import { hashOf } from '../blobs/blob-store.ts';

/** The recommended size for social networks, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Width and height of the thumbnail in the picture, in pixels. */
const THUMBNAIL = 456;

/** Units per inch in an SVG. */
const SVG_DENSITY = 72;

/** Change this when the design changes, to invalidate existing files. */
const RECIPE = 'social-5';

/** Resolves files of packages, wherever they are installed. */
const require = createRequire(import.meta.url);

/**
 * The site's font, bundled so that the picture is the same on every machine. The renderer can't read WOFF or WOFF2,
 * so this is not the file that visitors get. It was made from `baloo-2-latin-wght-normal.woff2` of the package
 * `@fontsource-variable/baloo-2` with fontTools 4.38: set its `flavor` to none, then `instantiateVariableFont(font,
 * {'wght': 600})`, then `pyftsubset --unicodes='*' --layout-features=kern --no-hinting`. The order matters, because
 * WOFF2 drops the flags of overlapping outlines, which then show seams.
 */
const LATIN_FILE = path.join(import.meta.dirname, 'fonts/baloo-2-latin-600.ttf');

/** Fonts for Hindi and Kannada, with their conjuncts. */
const devanagari = {
  name: 'Noto Sans Devanagari',
  file: require.resolve('@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
} as const;
const kannada = {
  name: 'Noto Sans Kannada',
  file: require.resolve('@expo-google-fonts/noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf'),
} as const;

/** Characters that these fonts cover. Any other would use a system font or show a box. */
const DRAWABLE =
  /^[\u0020-\u007E\u00A0-\u017E\p{Script=Devanagari}\p{Script=Kannada}\u0964\u0965\u200B-\u200D‘’‚“”„–—•…′″€₹™−]*$/u;

/** Our font leaves room for accents, so it needs a smaller line height. */
const latin = { names: 'Baloo 2', lineHeight: 0.72 } as const;
const INDIAN_LINE_HEIGHT = 0.95;

/**
 * Returns Pango markup for a text. Spaces and digits use the font of the text's language, so that all lines are equally
 * high.
 */
function markup(words: string): string {
  const indian = /\p{Script=Kannada}/u.test(words) ? [kannada, devanagari] : [devanagari, kannada];
  const isIndian = /[\p{Script=Devanagari}\p{Script=Kannada}]/u.test(words);
  if (!isIndian) return inFont(words, latin);
  const names = [...indian, { name: latin.names }].map(({ name }) => name).join();
  // Latin letters in these fonts have a different weight.
  return words
    .split(/(\p{Script=Latin}+)/u)
    .map((run, index) =>
      inFont(run, index % 2 === 1 ? latin : { names, lineHeight: INDIAN_LINE_HEIGHT }),
    )
    .join('');
}

function inFont(
  words: string,
  { names, lineHeight }: { names: string; lineHeight: number },
): string {
  return `<span face="${names}" line_height="${lineHeight}">${escaped(words)}</span>`;
}

export type SocialPicture = { title: string; thumbnail: Buffer; site: SiteConfig };

/** Returns the name of the drawn picture, which depends on everything it shows. */
export function socialPictureName({ title, thumbnail, site }: SocialPicture): string {
  const { name, tagline } = site.product;
  const hash = hashOf(JSON.stringify([RECIPE, title, name, tagline, hashOf(thumbnail)]));
  return `${hash.slice(0, 16)}-${SOCIAL_SIZE.width}.jpg`;
}

/**
 * Renders the picture for shared links: title, thumbnail and brand. Returns `null` if the text doesn't fit or needs
 * other scripts; shared links then show the site's default picture.
 */
export async function drawSocialPicture(
  parts: SocialPicture,
): Promise<{ name: string; bytes: Buffer } | null> {
  const { title, thumbnail, site } = parts;
  const { name: brand, tagline } = site.product;
  if (![title, brand, tagline].every((words) => DRAWABLE.test(words.normalize()))) return null;
  const colour = await colours();
  await loadIndianFonts();
  const lines = await Promise.all([
    renderText(title, { size: 66, colour: colour('ink'), width: 540, height: 350 }),
    renderText(brand, { size: 44, colour: colour('ink'), width: 420, height: 60 }),
    renderText(tagline, { size: 26, colour: colour('ink-quiet'), width: 500, height: 40 }),
  ]);
  const [heading, name, below] = lines;
  if (!heading || !name || !below) return null;
  const round = Buffer.from(
    `<svg width="${THUMBNAIL}" height="${THUMBNAIL}"><rect width="${THUMBNAIL}" height="${THUMBNAIL}" rx="40"/></svg>`,
  );
  const { format, width: ownWidth, height: ownHeight } = await sharp(thumbnail).metadata();
  // An SVG is rendered at the size it is shown, not enlarged afterwards.
  const density = (SVG_DENSITY * THUMBNAIL) / Math.min(ownWidth, ownHeight);
  const shown = await sharp(thumbnail, format === 'svg' ? { density } : {})
    .autoOrient()
    .resize(THUMBNAIL, THUMBNAIL, { fit: 'cover' })
    .flatten({ background: colour('teal-100') })
    .ensureAlpha()
    .composite([{ input: round, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const bytes = await sharp(Buffer.from(background(colour)))
    .composite([
      { input: shown, left: 674, top: 72 },
      { input: heading, left: 72, top: 84 },
      { input: name, left: 138, top: 478 },
      { input: below, left: 138, top: 532 },
    ])
    .jpeg({ quality: 86 })
    .toBuffer();
  return { name: socialPictureName(parts), bytes };
}

/** The background with the logo, three stacked pebbles. */
function background(colour: (name: string) => string): string {
  const { width, height } = SOCIAL_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colour('paper')}"/>
    <ellipse cx="1080" cy="330" rx="460" ry="440" fill="${colour('marigold-200')}"/>
    <ellipse cx="120" cy="690" rx="420" ry="150" fill="${colour('teal-100')}"/>
    <g transform="translate(68 474) scale(1.4)">
      <ellipse cx="20" cy="32" rx="17" ry="6.5" fill="${colour('teal-600')}"/>
      <ellipse cx="21.5" cy="21" rx="12.5" ry="5.6" fill="${colour('coral-600')}"/>
      <ellipse cx="19" cy="11.5" rx="8.5" ry="4.6" fill="${colour('marigold-600')}"/>
    </g>
  </svg>`;
}

let indianFonts: Promise<unknown> | undefined;

/** Each drawing can only specify one font file, but fonts loaded earlier remain available to the process. */
function loadIndianFonts(): Promise<unknown> {
  indianFonts ??= Promise.all(
    [devanagari, kannada].map(({ file }) =>
      sharp({ text: { text: '.', fontfile: file } })
        .png()
        .toBuffer(),
    ),
  );
  return indianFonts;
}

/** Renders text, wrapped and shrunk until it fits. Returns `null` if it doesn't fit at the smallest size. */
async function renderText(
  words: string,
  { size, colour, width, height }: { size: number; colour: string; width: number; height: number },
): Promise<Buffer | null> {
  const text = `<span foreground="${colour}">${markup(words.normalize())}</span>`;
  for (let smaller = size; smaller >= 18; smaller -= 4) {
    const rendering = sharp({
      text: {
        text,
        font: `Semi-Bold ${smaller}`,
        fontfile: LATIN_FILE,
        width,
        rgba: true,
        dpi: 72,
        wrap: 'word-char',
      },
    }).png();
    const rendered = await rendering.toBuffer({ resolveWithObject: true }).catch(() => null);
    if (rendered === null) return null;
    if (rendered.info.height <= height && rendered.info.width <= width) return rendered.data;
  }
  return null;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Reads the site's colours. Returns a function that looks up a colour by name. */
async function colours(): Promise<(name: string) => string> {
  const tokens = await readFile(path.join(repositoryRoot, 'kit/styles/tokens.css'), 'utf8');
  return (name) => {
    const [, value] = new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(tokens) ?? [];
    if (value === undefined) throw new Error(`Unknown colour ${name}.`);
    return value;
  };
}

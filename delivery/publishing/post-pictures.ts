import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A file as visitors get it; its name holds a hash of what it is made from. */
export type PictureFile = { name: string; bytes: Buffer };

/** A picture in the sizes and forms that browsers choose from. */
export type TakenPicture = {
  /** The size in pixels of the version at `address`, which every browser can show. */
  width: number;
  height: number;
  address: string;
  /** Versions as `srcset` wants them. */
  avif?: string;
  webp: string;
  files: readonly PictureFile[];
};

/** What taking in a picture gave; `reason` completes "the picture … ". */
export type TakeOutcome =
  | { kind: 'taken'; picture: TakenPicture }
  | { kind: 'refused'; reason: string };

/** Where visitors get pictures of posts from. */
const ADDRESS = '/website/assets/posts';

/** Widths in pixels: a card, a phone or the text of a post, and the same on a sharp screen. */
const WIDTHS = [400, 800, 1480] as const;
/** The version for browsers that do not choose. */
const USUAL_WIDTH = 800;
const MOST_BYTES = 20 * 1024 * 1024;
/** A picture that unpacks to more would hold up everything else on the machine. */
const MOST_PIXELS = 60_000_000;
/** For one version. */
const MOST_SECONDS = 60;

/** Raised when the same picture is to be made otherwise than before. */
const RECIPE = 'pictures-1';
const FETCHED_RECIPE = 'fetched-1';

/** What is smaller than this on one side is there to count readers, not to be seen. */
const LEAST_PIXELS = 10;

const BROKEN = 'is no picture, or a broken one';

/**
 * Makes the versions of a writer's picture: two forms, three widths and none above its own. What the
 * camera wrote into the file, such as where it was, is left out. `store` holds the versions that were made before.
 */
export async function takePicture(file: string, store: string): Promise<TakeOutcome> {
  if (!existsSync(file)) return { kind: 'refused', reason: 'is not there' };
  const source = await readFile(file).catch(() => null);
  if (source === null) return { kind: 'refused', reason: 'cannot be read' };
  if (source.length > MOST_BYTES) return { kind: 'refused', reason: 'is larger than 20 MB' };
  const sizes = await sizesOf(source);
  if (sizes === null) return { kind: 'refused', reason: BROKEN };
  const { widths, usual } = sizes;
  const hash = hashOf(RECIPE, source);
  try {
    const avif = await versions(source, { hash, widths, form: 'avif', store });
    const webp = await versions(source, { hash, widths, form: 'webp', store });
    return {
      kind: 'taken',
      picture: {
        ...usual,
        address: `${ADDRESS}/${hash}-${usual.width}.webp`,
        avif: avif.set,
        webp: webp.set,
        files: [...avif.files, ...webp.files],
      },
    };
  } catch {
    return { kind: 'refused', reason: BROKEN };
  }
}

/**
 * Makes the versions of a picture that another host keeps, which may come from anybody: only the common forms are
 * opened, by how they begin and not by what they are called, and drawn anew, so nothing else in the file is passed on.
 */
export async function takeFetched(source: Buffer, store: string): Promise<TakeOutcome> {
  if (!beginsLikePicture(source)) return { kind: 'refused', reason: BROKEN };
  const sizes = await sizesOf(source);
  if (sizes === null) return { kind: 'refused', reason: BROKEN };
  const { widths, usual } = sizes;
  if (Math.min(usual.width, usual.height) < LEAST_PIXELS) {
    return { kind: 'refused', reason: 'is too small to be seen' };
  }
  const hash = hashOf(FETCHED_RECIPE, source);
  try {
    const { set, files } = await versions(source, { hash, widths, form: 'webp', store });
    const address = `${ADDRESS}/${hash}-${usual.width}.webp`;
    return { kind: 'taken', picture: { ...usual, address, webp: set, files } };
  } catch {
    return { kind: 'refused', reason: BROKEN };
  }
}

/** The widths that a picture gets, and the size of the one for browsers that do not choose; `null` for no picture. */
async function sizesOf(source: Buffer) {
  const size = await open(source)
    .metadata()
    .catch(() => null);
  if (size === null) return null;
  const { width: fullWidth, height: fullHeight } = size.autoOrient;
  const wanted = WIDTHS.filter((width) => width <= fullWidth);
  const widths = wanted.length > 0 ? wanted : [fullWidth];
  const width = widths.findLast((each) => each <= USUAL_WIDTH) ?? fullWidth;
  const height = Math.max(1, Math.round((fullHeight * width) / fullWidth));
  return { widths, usual: { width, height } };
}

/** How JPEG, PNG, GIF, WebP and AVIF begin: `at` bytes in, one of these. */
const beginnings = [
  { at: 0, bytes: ['\xFF\xD8\xFF', '\x89PNG\r\n\x1A\n', 'GIF87a', 'GIF89a'] },
  { at: 8, bytes: ['WEBP'] },
  { at: 4, bytes: ['ftypavif', 'ftypavis'] },
] as const;

function beginsLikePicture(source: Buffer): boolean {
  return beginnings.some(({ at, bytes }) =>
    bytes.some((text) => source.toString('latin1', at, at + text.length) === text),
  );
}

/** The first 16 hexadecimal digits of a SHA-256 over all parts. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function open(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient();
}

async function versions(
  source: Buffer,
  {
    hash,
    widths,
    form,
    store,
  }: { hash: string; widths: readonly number[]; form: 'avif' | 'webp'; store: string },
): Promise<{ set: string; files: PictureFile[] }> {
  const files: PictureFile[] = [];
  for (const width of widths) {
    const name = `${hash}-${width}.${form}`;
    const made = path.join(store, name);
    const bytes = existsSync(made) ? await readFile(made) : await encode(source, width, form);
    files.push({ name, bytes });
  }
  const set = files.map(({ name }, index) => `${ADDRESS}/${name} ${widths[index]}w`).join(', ');
  return { set, files };
}

function encode(source: Buffer, width: number, form: 'avif' | 'webp'): Promise<Buffer> {
  const sized = open(source).resize({ width, withoutEnlargement: true });
  return form === 'avif'
    ? sized.avif({ quality: 55, effort: 3 }).toBuffer()
    : sized.webp({ quality: 78 }).toBuffer();
}

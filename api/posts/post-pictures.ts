import { createHash } from 'node:crypto';
import { pictureFileProblem } from './picture-file.ts';
import sharp, { type Sharp } from 'sharp';

/** A picture file for visitors, named by a hash of its source. */
export type PictureFile = { name: string; bytes: Buffer };

/** Returns an encoded picture by its name; `null` for an unknown name. */
type KnownPicture = (name: string) => Promise<Buffer | null>;

/** A picture in all sizes and formats. */
export type ProcessedPicture = {
  /** The size in pixels of the version at `address`, which every browser supports. */
  width: number;
  height: number;
  address: string;
  /** `srcset` values. */
  avif: string;
  webp: string;
  files: readonly PictureFile[];
};

/** `reason` completes "the picture … ". */
export type ProcessOutcome =
  | { kind: 'processed'; picture: ProcessedPicture }
  | { kind: 'rejected'; reason: string };

/** The URL prefix of pictures of posts. */
const ADDRESS = '/website/assets/posts';

/** Widths in pixels: for a card, then for a phone or text column at normal and high resolution. */
const WIDTHS = [400, 800, 1480] as const;
/** The width of the fallback version, in pixels. */
const FALLBACK_WIDTH = 800;
/** Decompressing a larger picture could exhaust memory. */
const MAX_PIXELS = 60_000_000;
/** Time limit for encoding one version. */
const TIMEOUT_SECONDS = 60;

/** Change this when the encoding changes, to invalidate existing files. */
const RECIPE = 'pictures-1';

const BROKEN = 'is not a valid picture';

/**
 * Encodes a writer's picture in two formats and up to three widths, without upscaling. Strips metadata such as the
 * location. `known` returns a version by its name; `null` if it was not encoded before.
 */
export async function processPicture(source: Buffer, known: KnownPicture): Promise<ProcessOutcome> {
  const problem = pictureFileProblem(source.length, source);
  if (problem !== null) return { kind: 'rejected', reason: problem };
  const sizes = await sizesOf(source);
  if (sizes === null) return { kind: 'rejected', reason: BROKEN };
  const { widths, fallback } = sizes;
  const hash = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 16);
  try {
    const avif = await versions(source, { hash, widths, form: 'avif', known });
    const webp = await versions(source, { hash, widths, form: 'webp', known });
    return {
      kind: 'processed',
      picture: {
        ...fallback,
        address: `${ADDRESS}/${hash}-${fallback.width}.webp`,
        avif: avif.set,
        webp: webp.set,
        files: [...avif.files, ...webp.files],
      },
    };
  } catch {
    return { kind: 'rejected', reason: BROKEN };
  }
}

/** Returns why a post can't use a picture received over the network, or `null` if it can. */
export async function sentPictureProblem(source: Buffer): Promise<string | null> {
  const problem = pictureFileProblem(source.length, source);
  if (problem !== null) return problem;
  return (await sizesOf(source)) === null ? BROKEN : null;
}

/** Returns the widths to encode and the size of the fallback version, or `null` if the source isn't a picture. */
async function sizesOf(source: Buffer) {
  const size = await open(source)
    .metadata()
    .catch(() => null);
  if (size === null) return null;
  const { width: fullWidth, height: fullHeight } = size.autoOrient;
  const available = WIDTHS.filter((width) => width <= fullWidth);
  const widths = available.length > 0 ? available : [fullWidth];
  const width = widths.findLast((each) => each <= FALLBACK_WIDTH) ?? fullWidth;
  const height = Math.max(1, Math.round((fullHeight * width) / fullWidth));
  return { widths, fallback: { width, height } };
}

function open(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient();
}

async function versions(
  source: Buffer,
  {
    hash,
    widths,
    form,
    known,
  }: { hash: string; widths: readonly number[]; form: 'avif' | 'webp'; known: KnownPicture },
): Promise<{ set: string; files: PictureFile[] }> {
  const files: PictureFile[] = [];
  for (const width of widths) {
    const name = `${hash}-${width}.${form}`;
    files.push({ name, bytes: (await known(name)) ?? (await encode(source, width, form)) });
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

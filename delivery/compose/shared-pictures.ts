import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BlobHash, hashOf, isIntact } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { ASSETS, releaseFolder } from '../releases/release-store.ts';
import type { ReleaseRenderer } from '../render/release-renderer.ts';
import { RenderError } from '../render/rendered.ts';
import type { ComposeContext } from './compose-context.ts';
import { shortTitle } from '../versions/part-manifest.ts';
import { SHARED_PICTURES } from './site-addresses.ts';
import { pictureOf, type Traced } from './trace.ts';

/** The recommended size for social networks, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;

/** The site's `paper` colour. */
const BACKGROUND = '#fffbf5';

/** Pixels per inch. An SVG is drawn this much larger than its own size, which is 72 per inch, and then reduced. */
const DENSITY = 300;

/** Change this with how pictures are drawn, so that earlier ones aren't reused. */
const RECIPE = 1;

type Page = Awaited<ReturnType<ReleaseRenderer['render']>>;

/** A page, and the picture drawn for it, by address. */
type SharedPage = { page: Page; files: Readonly<Record<string, BlobHash>> };

/**
 * Converts the picture of shared links to a JPEG if it is an SVG, which link previews don't show. A missing SVG stays in
 * the head, where the promotion reports it. `onAsked` is called with the SVG.
 */
export async function withShareablePicture(
  context: ComposeContext,
  release: Release,
  page: Page,
  onAsked: (question: Traced) => void,
): Promise<SharedPage> {
  const { head } = page;
  const image = head.openGraph?.image;
  if (!image?.path.endsWith('.svg')) return { page, files: {} };
  onAsked(['picture', image.path]);
  const picture = pictureOf(context, release, image.path);
  if (!picture) return { page, files: {} };
  const name = `${hashOf(`${RECIPE} ${picture.hash}`).slice(0, 16)}.jpg`;
  const file = path.join(
    releaseFolder(context.dataDir, picture.owner.name, picture.owner.id),
    picture.file,
  );
  const drawing = context.drawnPictures.get(name) ?? draw(context, name, file);
  context.drawnPictures.set(name, drawing);
  const hash = await drawing.catch((cause: unknown) => {
    throw new RenderError(`${release.name}: ${image.path} is not a valid SVG.`, { cause });
  });
  // A decorative picture has no description, but a shared one needs it.
  const alt = image.alt || shortTitle(head.title);
  const shared = { path: `${SHARED_PICTURES}/${name}`, ...SIZE, alt };
  return {
    page: { ...page, head: { ...head, openGraph: { ...head.openGraph, image: shared } } },
    files: { [`${ASSETS}/${SHARED_PICTURES}/${name}`]: hash },
  };
}

/** Reuses the picture of an earlier composition, because drawing takes longer than rendering a page. */
async function draw(
  { registry, blobs }: ComposeContext,
  name: string,
  file: string,
): Promise<BlobHash> {
  const known = await registry.rendered(name);
  if (known !== null && (await isIntact(blobs, known))) return known;
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(await readFile(file), { density: DENSITY })
    .resize({ ...SIZE, fit: 'contain', background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .jpeg({ quality: 86 })
    .toBuffer();
  const hash = await blobs.put(drawn);
  await registry.noteRendered(name, hash);
  return hash;
}

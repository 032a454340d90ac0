import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BlobHash, isIntact } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { ASSETS, releaseFolder } from '../releases/release-store.ts';
import type { ReleaseRenderer } from '../render/release-renderer.ts';
import { RenderError } from '../render/rendered.ts';
import type { ComposeContext } from './compose-context.ts';
import { SHARED_PICTURES } from './site-addresses.ts';
import {
  drawSocialPicture,
  SOCIAL_SIZE,
  type SocialPicture,
  socialPictureName,
} from './social-picture.ts';
import { pictureOf, type Traced } from './trace.ts';

type Page = Awaited<ReturnType<ReleaseRenderer['render']>>;

type SharedPage = {
  page: Page;
  /** The drawn picture by address; empty if the page's head needs none. */
  files: Readonly<Record<string, BlobHash>>;
};

/**
 * Draws the picture of shared links for a page whose head names an SVG, which link previews don't show. The picture has
 * the page's title and the brand. If the title can't be drawn, the page shares the site's own picture. A missing SVG
 * stays in the head, where the promotion reports it. `onAsked` is called with the SVG.
 */
export async function drawSharedPicture(
  context: ComposeContext,
  release: Release,
  page: Page,
  onAsked: (question: Traced) => void,
): Promise<SharedPage> {
  const { image, ...openGraph } = page.head.openGraph ?? {};
  if (!image?.path.endsWith('.svg')) return { page, files: {} };
  onAsked(['picture', image.path]);
  const thumbnail = await readPicture(context, release, image.path);
  if (thumbnail === null) return { page, files: {} };
  const { head } = page;
  // Most titles end with the section and the brand, which is in the picture already.
  const [title = ''] = head.title.split(' | ');
  const drawn = await drawOnce(context, { title, thumbnail, site: context.site }).catch(
    (cause: unknown) => {
      throw new RenderError(`${release.name}: ${image.path} is not a valid SVG.`, { cause });
    },
  );
  if (drawn === null) return { page: { ...page, head: { ...head, openGraph } }, files: {} };
  const own = `${SHARED_PICTURES}/${drawn.name}`;
  const alt = [title, image.alt].filter(Boolean).join('. ');
  return {
    page: {
      ...page,
      head: { ...head, openGraph: { ...openGraph, image: { path: own, ...SOCIAL_SIZE, alt } } },
    },
    files: { [`${ASSETS}/${own}`]: drawn.hash },
  };
}

/** Reuses the picture of an earlier composition, because drawing takes longer than rendering a page. */
async function drawOnce(
  { registry, blobs }: ComposeContext,
  parts: SocialPicture,
): Promise<{ name: string; hash: BlobHash } | null> {
  const name = socialPictureName(parts);
  const known = await registry.rendered(name);
  if (known !== null && (await isIntact(blobs, known))) return { name, hash: known };
  const drawn = await drawSocialPicture(parts);
  if (drawn === null) return null;
  const hash = await blobs.put(drawn.bytes);
  await registry.noteRendered(name, hash);
  return { name, hash };
}

/** Reads a picture of the section or of the shell; returns `null` if neither has it. */
async function readPicture(
  context: ComposeContext,
  release: Release,
  asset: string,
): Promise<Buffer | null> {
  const found = pictureOf(context, release, asset);
  if (!found) return null;
  const { owner, file } = found;
  return readFile(path.join(releaseFolder(context.dataDir, owner.name, owner.id), file));
}

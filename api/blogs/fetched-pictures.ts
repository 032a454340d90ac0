import type { BlogDetails } from '@site/kit/api/blog-details.ts';
import { escapeAttribute, withPicturesReplaced } from '@site/kit/safe-html/cleaned-pictures.ts';
import * as v from 'valibot';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

const fetchedPicture = v.variant('kind', [
  v.object({
    kind: v.literal('kept'),
    /** The URL of our copy. */
    address: v.string(),
    /** The copy's size in pixels. */
    width: pixels,
    height: pixels,
    /** A `srcset` of WebP versions. */
    webp: v.string(),
  }),
  v.object({
    kind: v.literal('failed'),
    reason: v.string(),
    /** Epoch milliseconds. */
    triedAt: v.number(),
  }),
]);

const fetchedPictures = v.record(v.string(), fetchedPicture);

/** Remote pictures of a post, by their original URL. */
export type FetchedPictures = v.InferOutput<typeof fetchedPictures>;

/** The `sizes` of a picture in a post's body. */
const SIZES = '(max-width: 780px) 92vw, 740px';

/** Parses the stored JSON; invalid JSON counts as empty. */
export function parseFetchedPictures(json: string): FetchedPictures {
  if (json === '') return {};
  try {
    const read = v.safeParse(fetchedPictures, JSON.parse(json));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** Replaces remote pictures in sanitised HTML with our copies. */
export function withFetchedPictures(html: string, pictures: FetchedPictures): string {
  if (Object.keys(pictures).length === 0) return html;
  return withPicturesReplaced(html, ({ src, alt }) => {
    const picture = pictures[src];
    if (picture?.kind !== 'kept') return null;
    const { address, width, height, webp } = picture;
    return `<picture><source type="image/webp" srcset="${webp}" sizes="${SIZES}" /><img src="${address}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}" loading="lazy" /></picture>`;
  });
}

/** Returns our copy of a post's thumbnail, with its size and versions; `null` if we have none. */
export function fetchedThumbnail(
  thumbnail: string,
  pictures: FetchedPictures,
): { address: string; picture: NonNullable<BlogDetails['picture']> } | null {
  const picture = pictures[thumbnail];
  if (picture?.kind !== 'kept') return null;
  const { address, width, height, webp } = picture;
  return { address, picture: { alt: '', width, height, webp } };
}

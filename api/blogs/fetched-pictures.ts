import type { BlogDetails } from '@site/kit/api/blog-details.ts';
import { escapeAttribute, withPicturesReplaced } from '@site/kit/safe-html/cleaned-pictures.ts';
import * as v from 'valibot';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What came of fetching a picture of another host. */
const fetchedPicture = v.variant('kind', [
  v.object({
    kind: v.literal('kept'),
    /** Where we serve it from. */
    address: v.string(),
    /** Its size in pixels there. */
    width: pixels,
    height: pixels,
    /** Its versions as `srcset` wants them. */
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

/** The pictures of a post that other hosts keep, by their addresses there. */
export type FetchedPictures = v.InferOutput<typeof fetchedPictures>;

/** How much of the window a picture in the words of a post takes. */
const SIZES = '(max-width: 780px) 92vw, 740px';

/** Parses the stored JSON; empty for what cannot be parsed. */
export function parseFetchedPictures(json: string): FetchedPictures {
  if (json === '') return {};
  try {
    const read = v.safeParse(fetchedPictures, JSON.parse(json));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** Cleaned words of a post with our own copies in the place of pictures that other hosts keep. */
export function withFetchedPictures(html: string, pictures: FetchedPictures): string {
  if (Object.keys(pictures).length === 0) return html;
  return withPicturesReplaced(html, ({ src, alt }) => {
    const picture = pictures[src];
    if (picture?.kind !== 'kept') return null;
    const { address, width, height, webp } = picture;
    return `<picture><source type="image/webp" srcset="${webp}" sizes="${SIZES}" /><img src="${address}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}" loading="lazy" /></picture>`;
  });
}

/** The picture of a post with its size and versions, where our own copy stands for that of another host. */
export function fetchedThumbnail(
  thumbnail: string,
  pictures: FetchedPictures,
): { address: string; picture: NonNullable<BlogDetails['picture']> } | null {
  const picture = pictures[thumbnail];
  if (picture?.kind !== 'kept') return null;
  const { address, width, height, webp } = picture;
  return { address, picture: { alt: '', width, height, webp } };
}

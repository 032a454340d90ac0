import * as v from 'valibot';
import { publication } from '../api/medical-facts.ts';
import { sitePath } from './linked-text.ts';
import { listOf, slug, text, textUpTo } from './text.ts';

/*
 * Fields that documents of every section have.
 */

export const points = listOf(text);

export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An image below the asset base. */
export const pictureFile = v.pipe(
  text,
  v.regex(/^[\w-]+\/[\w.-]+\.(?:svg|png|jpg|webp|avif)$/, 'must be an image in assets/'),
);

/** A decorative image, with an empty alt. Sizes in pixels. */
export const decoration = v.strictObject({
  src: pictureFile,
  width: wholeNumber,
  height: wholeNumber,
});

/** An informative image. */
export const picture = v.strictObject({
  src: pictureFile,
  alt: text,
  width: wholeNumber,
  height: wholeNumber,
});

export const pageLink = v.strictObject({ text, to: sitePath });

/** Title and description for the tab and search results; `title` is complete. */
export const head = v.strictObject({ title: text, description: textUpTo(160) });

/** A section's publications (`sources.yaml`), keyed by the id that documents cite. */
export const publicationList = v.record(slug, publication);

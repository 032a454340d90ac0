import * as v from 'valibot';

/** A text on one line, without a space at either end. */
export const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must not be empty, start or end with a space, or break over lines'),
);

/** A size in pixels. */
export const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A picture file below the asset base. */
export const pictureFile = v.pipe(
  text,
  v.regex(/^[\w-]+\/[\w.-]+\.(?:svg|png|jpg|webp|avif)$/, 'must be a picture of assets/'),
);

/** A picture that says something. `src` is below the asset base; sizes in pixels. */
export const picture = v.strictObject({
  src: pictureFile,
  alt: text,
  width: pixels,
  height: pixels,
});

/** A picture beside words that already say it: it gets an empty alt. */
export const decoration = v.strictObject({ src: pictureFile, width: pixels, height: pixels });

/** Names a thing in code and tests; never shown. */
export const codeName = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be words joined by hyphens'),
);

/** The topic whose colour a thing takes. */
export const topic = v.picklist(['physical', 'behavioural', 'learning', 'school', 'general']);

/** Whether no two entries of a list have the same `id`. */
export function idsDiffer(list: readonly { id: string }[]): boolean {
  return new Set(list.map(({ id }) => id)).size === list.length;
}

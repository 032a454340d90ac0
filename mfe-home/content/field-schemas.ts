import * as v from 'valibot';

/** One line of text, without surrounding spaces. */
export const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must be a single line of text without surrounding spaces'),
);

export const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Below the asset base. */
export const pictureFile = v.pipe(
  text,
  v.regex(/^[\w-]+\/[\w.-]+\.(?:svg|png|jpg|webp|avif)$/, 'must be an image in assets/'),
);

/** An informative image. `src` is below the asset base; sizes in pixels. */
export const picture = v.strictObject({
  src: pictureFile,
  alt: text,
  width: pixels,
  height: pixels,
});

/** A decorative image, with an empty alt. */
export const decoration = v.strictObject({ src: pictureFile, width: pixels, height: pixels });

/** An identifier for code and tests; never shown. */
export const codeName = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words with hyphens'),
);

export const topic = v.picklist(['physical', 'behavioural', 'learning', 'school', 'general']);

/** Whether the ids in a list are unique. */
export function idsDiffer(list: readonly { id: string }[]): boolean {
  return new Set(list.map(({ id }) => id)).size === list.length;
}

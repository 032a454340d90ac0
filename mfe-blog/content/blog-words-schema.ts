import * as v from 'valibot';

const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must be a single line of text without surrounding spaces'),
);
const titled = v.pipe(text, v.includes('{title}', 'must contain the post title: {title}'));

/** All text of the blog pages outside of posts. `{product}`, `{phone}` and `{hours}` are filled in. */
export const blogWordsSchema = v.strictObject({
  section: text,
  /** Tab titles of the two pages that show a post at another post's address. */
  tabs: v.strictObject({ first: titled, desk: titled }),
  home: text,
  posted: text,
  updated: text,
  backHome: text,
  otherBlogs: text,
  /** While a post is loading; `heading` is shown if its title isn't known yet. */
  onItsWay: v.strictObject({ heading: text, label: text }),
  notFound: v.strictObject({ heading: text, sentence: text, pictureAlt: text }),
  /** When the blog service doesn't respond. */
  notFetched: v.strictObject({
    heading: text,
    sentence: text,
    retry: text,
    call: v.pipe(text, v.includes('{phone}', 'must contain {phone}')),
    hours: text,
  }),
  medicalNote: text,
  /** Replaces an image from another host: `{place}` is the first sentence, `{words}` its alt text. */
  foreignPicture: v.strictObject({ onHost: text, withWords: text }),
  /** Labels of scroll boxes around wide tables and code blocks. */
  table: text,
  code: text,
  /** `{url}` is the post's address. */
  share: v.strictObject({ button: text, copied: text, notCopied: text }),
  feed: v.strictObject({ title: text, description: text, link: text }),
});

export type BlogWords = v.InferOutput<typeof blogWordsSchema>;

import * as v from 'valibot';

const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must be one line of words, with no space at either end'),
);
const titled = v.pipe(text, v.includes('{title}', 'must hold the title of the post: {title}'));

/** Every word of the blog pages that is not in a post. `{product}`, `{phone}` and `{hours}` are the site's own. */
export const blogWordsSchema = v.strictObject({
  section: text,
  /** The tabs of the two pages that show a post at an address which is not its own. */
  tabs: v.strictObject({ first: titled, desk: titled }),
  home: text,
  posted: text,
  updated: text,
  backHome: text,
  otherBlogs: text,
  /** While a post is fetched; `heading` stands where nobody has passed on its title. */
  onItsWay: v.strictObject({ heading: text, label: text }),
  notFound: v.strictObject({ heading: text, sentence: text, pictureAlt: text }),
  /** When the service that keeps the posts does not answer. */
  notFetched: v.strictObject({
    heading: text,
    sentence: text,
    retry: text,
    call: v.pipe(text, v.includes('{phone}', 'must name the number: {phone}')),
    hours: text,
  }),
  medicalNote: text,
  /** In the place of a picture that another host keeps: `{place}` is the first sentence, `{words}` what it shows. */
  foreignPicture: v.strictObject({ onHost: text, withWords: text }),
  /** Name the boxes in which a wide table and a block of code are scrolled. */
  table: text,
  code: text,
  /** `{url}` is the address of the post. */
  share: v.strictObject({ button: text, copied: text, notCopied: text }),
  feed: v.strictObject({ title: text, description: text, link: text }),
});

export type BlogWords = v.InferOutput<typeof blogWordsSchema>;

import { lostInCleaning } from './lost-in-cleaning.ts';
import { type FileProblem, parsePostFile, type PostFile, splitPost } from './post-file.ts';
import { type NamedPicture, readPostText } from './post-markdown.ts';

/** Placeholder for pictures, which checking doesn't need to encode. */
const ANY_PICTURE = '<img src="/website/assets/posts/any.webp" alt="" loading="lazy" />';

/** The number of sources to assume if the front matter is invalid. */
const MAX_SOURCES = 99;

/** The only answer for a picture that can't be used by its name, whatever the reason. */
export function notAttached({ file, line }: NamedPicture): FileProblem {
  return {
    line,
    reason: `the picture ${file} did not come with the post, or is larger than 20 MB`,
  };
}

/** Returns the pictures of a post: its thumbnail, then those of its text. */
export function picturesOf(post: PostFile): readonly NamedPicture[] {
  return [{ file: post.thumbnail, line: post.lineOf('thumbnail') }, ...readPostText(post).pictures];
}

/**
 * Checks everything about a post except its pictures' contents. Checks the text even if the front matter is invalid.
 * `pictures` lists the names of the pictures that came with the post; without it, they aren't checked.
 */
export function checkPost(
  contents: string,
  {
    name = 'post.md',
    today,
    pictures,
  }: { name?: string; today: string; pictures?: readonly string[] },
): readonly FileProblem[] {
  const read = parsePostFile(contents, name, today);
  const split = splitPost(contents);
  if (!split) return read.kind === 'invalid' ? read.problems : [];
  const post =
    read.kind === 'valid' ? read.post : { ...split, medical: { sources: { length: MAX_SOURCES } } };
  const text = readPostText(post);
  const named = read.kind === 'valid' ? picturesOf(read.post) : text.pictures;
  const missing = pictures ? named.filter(({ file }) => !pictures.includes(file)) : [];
  const field = (picture: NamedPicture) =>
    read.kind === 'valid' && picture === named[0] ? { field: 'thumbnail' } : {};
  const problems = [
    ...(read.kind === 'invalid' ? read.problems : []),
    ...text.problems,
    ...missing.map((picture) => ({ ...notAttached(picture), ...field(picture) })),
  ].toSorted((a, b) => a.line - b.line);
  if (text.problems.length > 0) return problems;
  const lost = lostInCleaning(text.htmlWithLines(() => ANY_PICTURE));
  return lost ? [...problems, lost] : problems;
}

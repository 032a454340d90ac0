import { lostInCleaning } from './lost-in-cleaning.ts';
import { type FileProblem, parsePostFile, splitPost } from './post-file.ts';
import { isPictureAddress, readPostText } from './post-markdown.ts';

/** Placeholder for pictures, which checking doesn't need to encode. */
const ANY_PICTURE = '<img src="/website/assets/posts/any.webp" alt="" loading="lazy" />';

/** The number of sources to assume if the front matter is invalid. */
const MAX_SOURCES = 99;

/**
 * Checks a post while it is being written: everything that `readPost` checks, except the pictures' contents. `pictures`
 * lists the names of existing pictures. Checks the text even if the front matter is invalid.
 */
export function checkPost(
  contents: string,
  { today, pictures }: { today: string; pictures: readonly string[] },
): readonly FileProblem[] {
  const read = parsePostFile(contents, 'post.md', today);
  const split = splitPost(contents);
  if (!split) return read.kind === 'invalid' ? read.problems : [];
  const post =
    read.kind === 'valid' ? read.post : { ...split, medical: { sources: { length: MAX_SOURCES } } };
  const text = readPostText(post);
  const named = [
    ...(read.kind === 'valid'
      ? [{ file: read.post.thumbnail, line: read.post.lineOf('thumbnail'), field: 'thumbnail' }]
      : []),
    ...text.pictures,
  ];
  const missing = named
    .filter(({ file }) => !isPictureAddress(file) && !pictures.includes(file))
    .map(({ file, ...rest }) => ({ ...rest, reason: `the picture ${file} does not exist` }));
  const problems = [
    ...(read.kind === 'invalid' ? read.problems : []),
    ...text.problems,
    ...missing,
  ].toSorted((a, b) => a.line - b.line);
  if (text.problems.length > 0) return problems;
  const lost = lostInCleaning(text.htmlWithLines(() => ANY_PICTURE));
  return lost ? [...problems, lost] : problems;
}

import { builtInCards } from '@site/kit/post-cards/built-in-cards.ts';
import { escapeAttribute } from '@site/kit/safe-html/cleaned-pictures.ts';
import { pictureFolder } from './picture-folder.ts';
import { type FileProblem, parsePostFile, type PostFile, splitPost } from './post-file.ts';
import { type NamedPicture, readPostText } from './post-markdown.ts';
import { type PictureFile, type ProcessedPicture, processPicture } from './post-pictures.ts';
import { type PostStore, type StoredPost, storedPost } from './post-store.ts';

/** A post as it was handed in: its Markdown, and the pictures that came with it. */
export type PostSource = {
  /** The file's name, which determines the default id; empty if the front matter must have it. */
  name: string;
  contents: string;
  /** Identifies the origin: a post can only be replaced from where it came from. */
  origin: string;
  /** Returns a picture that came with the post; `null` for any other name. */
  picture: (name: string) => Promise<Buffer | null>;
  /** Phrases a problem for the caller. */
  describe: (problem: FileProblem) => string;
};

/** A post that is ready to publish: the row to store, the row that it replaces, and its pictures. */
export type PreparedPost = {
  kind: 'ready';
  row: StoredPost;
  before: StoredPost | null;
  files: readonly PictureFile[];
};

/** Problems are worded by the source of the post. `awaits` lists what has to be approved first. */
export type Refused = {
  kind: 'refused';
  problems: readonly string[];
  awaits?: readonly string[];
};

/** The beginning of `origin` for posts written at the desk. */
export const DESK_ORIGIN = 'desk:';

/** Reserved, because the page for unknown posts has this URL. */
const RESERVED_ID = 'unknown';

/** The number of sources to assume if the front matter is invalid. */
const MAX_SOURCES = 99;

/** The `sizes` of pictures in the text. */
const SIZES = '(max-width: 780px) 92vw, 740px';

/** Checks a post and encodes its pictures. Stores nothing. `today` is a date such as `2026-11-21`. */
export async function preparePost(
  { name, contents, origin, picture, describe }: PostSource,
  { store, dataDir, today }: { store: PostStore; dataDir: string; today: string },
): Promise<PreparedPost | Refused> {
  const problems = [...checkPost(contents, { name, today })];
  const refused = (): Refused => ({
    kind: 'refused',
    problems: problems.toSorted((a, b) => a.line - b.line).map(describe),
  });
  const read = parsePostFile(contents, name, today);
  if (read.kind === 'invalid') return refused();
  const { post } = read;
  const before = await store.read(post.id);
  const conflict = idConflict(post.id, origin, before);
  if (conflict !== null) {
    problems.push({ line: post.lineOf('id'), reason: conflict, field: 'id' });
  }
  const pictures = new Map<string, ProcessedPicture>();
  const sources = Map.groupBy(picturesNamed(post), ({ file }) => file);
  for (const [file, [first]] of sources) {
    if (!first) continue;
    const source = await picture(file);
    if (source === null) problems.push(notAttached(first));
    if (source === null || problems.length > 0) continue;
    const outcome = await processPicture(source, pictureFolder(dataDir));
    if (outcome.kind === 'processed') pictures.set(file, outcome.picture);
    else problems.push({ ...first, reason: `the picture ${file} ${outcome.reason}` });
  }
  if (problems.length > 0) return refused();
  const row = rowOf(post, origin, (file) => {
    const processed = pictures.get(file);
    if (!processed) throw new Error('A picture was neither processed nor rejected.');
    return processed;
  });
  return {
    kind: 'ready',
    row,
    before,
    files: [...pictures.values()].flatMap(({ files }) => files),
  };
}

/**
 * Checks everything about a post except its pictures' contents. Checks the text even if the front matter is invalid.
 * `pictures` lists the names of the pictures that came with the post; without it, they aren't checked.
 */
export function checkPost(
  contents: string,
  { name, today, pictures }: { name: string; today: string; pictures?: readonly string[] },
): readonly FileProblem[] {
  const read = parsePostFile(contents, name, today);
  const split = splitPost(contents);
  if (!split) return read.kind === 'invalid' ? read.problems : [];
  const post =
    read.kind === 'valid' ? read.post : { ...split, medical: { sources: { length: MAX_SOURCES } } };
  const text = readPostText(post);
  const named = read.kind === 'valid' ? picturesNamed(read.post) : text.pictures;
  const missing = pictures ? named.filter(({ file }) => !pictures.includes(file)) : [];
  return [
    ...(read.kind === 'invalid' ? read.problems : []),
    ...text.problems,
    ...missing.map(notAttached),
  ].toSorted((a, b) => a.line - b.line);
}

/** A picture of a post; the thumbnail is in a field of the front matter. */
type PostPicture = NamedPicture & { field?: string };

/** Returns the attached pictures that a post names: its thumbnail, then those of its text. */
export function picturesNamed(post: PostFile): readonly PostPicture[] {
  const { thumbnail: file, lineOf } = post;
  return [{ file, line: lineOf('thumbnail'), field: 'thumbnail' }, ...readPostText(post).pictures];
}

/** The only answer for a picture that can't be used by its name, whatever the reason. */
function notAttached({ file, line, field }: PostPicture): FileProblem {
  return {
    line,
    reason: `the picture ${file} did not come with the post, or is larger than 20 MB`,
    ...(field !== undefined && { field }),
  };
}

/** Returns why a post can't use an id, or `null` if it can. */
export function idConflict(id: string, origin: string, before: StoredPost | null): string | null {
  if (id === RESERVED_ID || builtInCards.some((card) => card.blogId === id)) {
    return `the id ${id} is used by a page of the site`;
  }
  if (!before || before.origin === origin) return null;
  if (before.origin === '')
    return `the id ${id} is used by a post that was not published from a file`;
  return before.origin.startsWith(DESK_ORIGIN)
    ? `the id ${id} is used by a post of the desk`
    : `the id ${id} is used by another file, ${before.origin}`;
}

function rowOf(
  post: PostFile,
  origin: string,
  pictureOf: (file: string) => ProcessedPicture,
): StoredPost {
  const { id, title, author, summary, date, alt, category, topic = 'general' } = post;
  const { address, width, height, avif, webp } = pictureOf(post.thumbnail);
  return storedPost({
    blogId: id,
    title,
    author,
    summary,
    thumbnail: address,
    updatedAt: Date.parse(`${date}T00:00:00Z`),
    description: readPostText(post).html((file, words) => pictureHtml(pictureOf(file), words)),
    origin,
    details: {
      ...(category === undefined ? {} : { category: { label: category, topic } }),
      picture: { alt, width, height, avif, webp },
      ...(post.danger === undefined ? {} : { danger: post.danger }),
      ...(post.medical === undefined ? {} : { medical: post.medical }),
    },
  });
}

function pictureHtml(picture: ProcessedPicture, alt: string): string {
  const { address, width, height, avif, webp } = picture;
  const source = (form: string, set: string) =>
    `<source type="image/${form}" srcset="${set}" sizes="${SIZES}" />`;
  return `<picture>${source('avif', avif)}${source('webp', webp)}<img src="${address}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}" loading="lazy" /></picture>`;
}

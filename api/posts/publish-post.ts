import { isBuiltInPost } from '@site/kit/api/post-overview.ts';
import { escapeHtml } from '@site/kit/escape-html.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import type { WithdrawnPostRow } from '../database/schema.ts';
import { type FileProblem, type FrontMatter, type PostPicture, readPost } from './post-file.ts';
import { type PictureFile, type ProcessedPicture, processPicture } from './post-pictures.ts';
import {
  createPostStore,
  picturesOf,
  type PostStore,
  type StoredPost,
  storedPost,
} from './post-store.ts';

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

/** Problems are worded by the source of the post. `awaits` lists what has to be approved first. */
export type Refused = {
  kind: 'refused';
  problems: readonly string[];
  awaits?: readonly string[];
};

/** Promotes the stored posts. `without` is a post to leave out, whatever else was stored in the meantime. */
export type PromotePosts<Shipped> = (change: {
  /** The description in the audit log. */
  what: string;
  why?: string;
  without?: string;
}) => Promise<Shipped | Refused>;

export type PublishContext<Shipped> = {
  database: DatabaseHandle;
  /** A date such as `2026-11-21`. */
  today: string;
  promotePosts: PromotePosts<Shipped>;
};

export type PublishOutcome<Shipped> = { kind: 'done'; id: string; shipped: Shipped } | Refused;

/** The beginning of `origin` for posts written at the desk. */
export const DESK_ORIGIN = 'desk:';

/** Reserved, because the page for unknown posts has this URL. */
const RESERVED_ID = 'unknown';

/** The `sizes` of pictures in the text. */
const SIZES = '(max-width: 780px) 92vw, 740px';

/**
 * Publishes a post, or updates it. Stores it, then promotes a version that shows it; if that fails, restores the
 * previous row. If the program is killed in between, the next publication or start promotes the post.
 */
export async function publishPost<Shipped extends { kind: 'shipped' }>(
  { database, today, promotePosts }: PublishContext<Shipped>,
  given: PostSource,
): Promise<PublishOutcome<Shipped>> {
  const store = createPostStore(database);
  const prepared = await preparePost(given, { store, today });
  if (prepared.kind === 'refused') return prepared;
  const { row, before, files } = prepared;
  const { id } = row;
  const picturesBefore = before ? await storedPictures(store, before) : [];
  const outcome = await undoneOnFailure(
    async () => {
      await store.put(row, files);
      return promotePosts({ what: `publish ${id}` });
    },
    () => (before ? store.put(before, picturesBefore) : store.remove(id)),
  );
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'done', id, shipped: outcome };
}

/** Unpublishes a post, for a reason if there is one. Its file can be published again later. */
export async function unpublishPost<Shipped extends { kind: 'shipped' }>(
  { database, promotePosts }: Omit<PublishContext<Shipped>, 'today'>,
  id: string,
  why?: string,
): Promise<PublishOutcome<Shipped>> {
  const store = createPostStore(database);
  const before = await store.read(id);
  if (!before) {
    const problem = isBuiltInPost(id)
      ? `${id} comes with the site. Withdraw it at the desk, under Posts.`
      : `No published post has the id ${id}.`;
    return { kind: 'refused', problems: [problem] };
  }
  const pictures = await storedPictures(store, before);
  const outcome = await undoneOnFailure(
    async () => {
      await store.remove(id);
      return promotePosts({
        what: `unpublish ${id}`,
        without: id,
        ...(why !== undefined && { why }),
      });
    },
    () => store.put(before, pictures),
  );
  if (outcome.kind === 'refused') return outcome;
  return { kind: 'done', id, shipped: outcome };
}

/** Takes a built-in post off the site. */
export async function withdrawBuiltIn<Shipped extends { kind: 'shipped' }>(
  { database, promotePosts }: Pick<PublishContext<Shipped>, 'database' | 'promotePosts'>,
  row: WithdrawnPostRow,
): Promise<Shipped | Refused> {
  const store = createPostStore(database);
  const { id, reason: why } = row;
  return undoneOnFailure(
    async () => {
      await store.withdraw(row);
      return promotePosts({ what: `withdraw ${id}`, why, without: id });
    },
    () => store.putBack(id),
  );
}

/** Puts a withdrawn built-in post back on the site, if its words have the approvals that they need. */
export async function putBuiltInBack<Shipped extends { kind: 'shipped' }>(
  { database, promotePosts }: Pick<PublishContext<Shipped>, 'database' | 'promotePosts'>,
  row: WithdrawnPostRow,
): Promise<Shipped | Refused> {
  const store = createPostStore(database);
  return undoneOnFailure(
    async () => {
      await store.putBack(row.id);
      return promotePosts({ what: `put back ${row.id}` });
    },
    () => store.withdraw(row),
  );
}

/** The stored pictures of a post, to restore them with it. */
async function storedPictures(store: PostStore, row: StoredPost): Promise<PictureFile[]> {
  const pictures: PictureFile[] = [];
  for (const name of picturesOf(row)) {
    const bytes = await store.picture(name);
    if (bytes) pictures.push({ name, bytes });
  }
  return pictures;
}

/** Stores and promotes a change; undoes it in the store if it is refused or fails. */
async function undoneOnFailure<Shipped extends { kind: 'shipped' }>(
  change: () => Promise<Shipped | Refused>,
  undo: () => Promise<void>,
): Promise<Shipped | Refused> {
  try {
    const outcome = await change();
    if (outcome.kind === 'refused') await undo();
    return outcome;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** A post that is ready to publish: the row to store, the row that it replaces, and its pictures. */
type PreparedPost = {
  kind: 'ready';
  row: StoredPost;
  before: StoredPost | null;
  files: readonly PictureFile[];
};

/** Checks a post and encodes its pictures. Stores nothing. `today` is a date such as `2026-11-21`. */
export async function preparePost(
  { name, contents, origin, picture, describe }: PostSource,
  { store, today }: { store: PostStore; today: string },
): Promise<PreparedPost | Refused> {
  const { front, pictures: named, idLine, html, ...read } = readPost(contents, { name, today });
  const problems = [...read.problems];
  const before = front && (await store.read(front.id));
  const conflict = front && idConflict(front.id, origin, before);
  if (conflict !== null) problems.push({ line: idLine, reason: conflict, field: 'id' });
  const pictures = new Map<string, ProcessedPicture>();
  for (const [file, [first]] of Map.groupBy(front ? named : [], (each) => each.file)) {
    if (!first) continue;
    const source = await picture(file);
    if (source === null) problems.push(notAttached(first));
    if (source === null || problems.length > 0) continue;
    const outcome = await processPicture(source, store.picture);
    if (outcome.kind === 'processed') pictures.set(file, outcome.picture);
    else problems.push({ ...first, reason: `the picture ${file} ${outcome.reason}` });
  }
  if (!front || problems.length > 0) {
    const byLine = problems.toSorted((a, b) => a.line - b.line);
    return { kind: 'refused', problems: byLine.map(describe) };
  }
  const pictureOf = (file: string) => {
    const processed = pictures.get(file);
    if (!processed) throw new Error('A picture was neither processed nor rejected.');
    return processed;
  };
  const description = html((file, alt) => pictureHtml(pictureOf(file), alt));
  return {
    kind: 'ready',
    row: rowOf(front, { origin, description, thumbnail: pictureOf(front.thumbnail) }),
    before,
    files: [...pictures.values()].flatMap(({ files }) => files),
  };
}

/** Lists a post's problems, except those in the contents of its `pictures`, which are the names of the attached ones. */
export function checkPost(
  contents: string,
  { pictures, ...given }: { name: string; today: string; pictures: readonly string[] },
): readonly FileProblem[] {
  const post = readPost(contents, given);
  const missing = post.pictures.filter(({ file }) => !pictures.includes(file));
  return [...post.problems, ...missing.map(notAttached)].toSorted((a, b) => a.line - b.line);
}

/** The only answer for a picture that can't be used by its name, whatever the reason. */
function notAttached({ file, ...place }: PostPicture): FileProblem {
  return {
    ...place,
    reason: `the picture ${file} did not come with the post, or is larger than 20 MB`,
  };
}

/** Returns why a post can't use an id, or `null` if it can. */
export function idConflict(id: string, origin: string, before: StoredPost | null): string | null {
  if (id === RESERVED_ID || isBuiltInPost(id)) return `the id ${id} is used by a page of the site`;
  if (!before || before.origin === origin) return null;
  if (before.origin === '')
    return `the id ${id} is used by a post that was not published from a file`;
  return before.origin.startsWith(DESK_ORIGIN)
    ? `the id ${id} is used by a post of the desk`
    : `the id ${id} is used by another file, ${before.origin}`;
}

function rowOf(
  { id, title, author, summary, date, alt, category, topic = 'general', ...front }: FrontMatter,
  post: { origin: string; description: string; thumbnail: ProcessedPicture },
): StoredPost {
  const { origin, description } = post;
  const { address, width, height, avif, webp } = post.thumbnail;
  return storedPost({
    blogId: id,
    title,
    author,
    summary,
    thumbnail: address,
    updatedAt: Date.parse(`${date}T00:00:00Z`),
    description,
    origin,
    details: {
      ...(category === undefined ? {} : { category: { label: category, topic } }),
      picture: { alt, width, height, avif, webp },
      ...(front.danger === undefined ? {} : { danger: front.danger }),
      ...(front.medical === undefined ? {} : { medical: front.medical }),
    },
  });
}

function pictureHtml(picture: ProcessedPicture, alt: string): string {
  const { address, width, height, avif, webp } = picture;
  const source = (form: string, set: string) =>
    `<source type="image/${form}" srcset="${set}" sizes="${SIZES}" />`;
  return `<picture>${source('avif', avif)}${source('webp', webp)}<img src="${address}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" /></picture>`;
}

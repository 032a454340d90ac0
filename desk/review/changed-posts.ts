import type { BlobHash, BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import { noPosts } from '@site/delivery/versions/data-revision.ts';
import type { PageDifference } from '@site/delivery/versions/page-differences.ts';
import { type PageEntry, shortTitle } from '@site/delivery/versions/part-manifest.ts';
import { readData, readManifest } from '@site/delivery/versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '@site/delivery/versions/site-version.ts';
import * as v from 'valibot';
import { changeKind, type ChangedPage, nameOf, type WordChange, wordsOf } from './changed-words.ts';
import { pageWords } from './page-words.ts';

/** A post that a revision of the posts adds, changes or removes. */
export const changedPost = v.object({ blogId: v.string(), title: v.string(), kind: changeKind });

export type ChangedPost = v.InferOutput<typeof changedPost>;

/** The live version, the one that a promotion would make live, and the pages that differ. */
type Comparison = {
  from: SiteVersion | null;
  to: SiteVersion;
  differences: readonly PageDifference[];
};

/** How many other pages to search for text that is not new. */
const MAX_SEARCHED = 60;

/** Compares two revisions of the posts, of which pages that differ are known. */
export async function changedPosts(
  blobs: BlobStore,
  before: BlobHash | undefined,
  after: BlobHash,
  differences: Comparison['differences'] = [],
): Promise<readonly ChangedPost[]> {
  const [was, is] = [
    before === undefined ? noPosts : await readData(blobs, before),
    await readData(blobs, after),
  ];
  const known = new Map(was.posts.map((post) => [post.overview.blogId, canonicalJson(post)]));
  const changed = is.posts.flatMap((post): ChangedPost[] => {
    const { blogId, title } = post.overview;
    const earlier = known.get(blogId);
    known.delete(blogId);
    if (earlier === canonicalJson(post)) return [];
    return [{ blogId, title, kind: earlier === undefined ? 'added' : 'changed' }];
  });
  const removed = was.posts.flatMap(({ overview: { blogId, title } }): ChangedPost[] =>
    known.has(blogId) ? [{ blogId, title, kind: 'removed' }] : [],
  );
  /** Built-in posts that are withdrawn on one side only, with the title of their page. */
  const builtIn = (ids: readonly string[], others: readonly string[], kind: ChangedPost['kind']) =>
    ids.flatMap((blogId): ChangedPost[] => {
      const page = differences.find(({ path }) => path === `/blog/${blogId}`);
      const title = page?.after?.title ?? page?.before?.title;
      return others.includes(blogId) || title === undefined
        ? []
        : [{ blogId, title: shortTitle(title), kind }];
    });
  return [
    ...changed,
    ...removed,
    ...builtIn(was.withdrawn, is.withdrawn, 'added'),
    ...builtIn(is.withdrawn, was.withdrawn, 'removed'),
  ];
}

/** Names the changed posts: "Post: A warm bath". */
export function titleOfPosts(posts: readonly Pick<ChangedPost, 'title'>[]): string {
  const titles = posts.map(({ title }) => title);
  if (titles.length === 0) return 'Posts';
  return `${titles.length === 1 ? 'Post' : `${titles.length} posts`}: ${titles.join('; ')}`;
}

/**
 * Leaves only the text that is really new or gone, with the posts' own pages first. Lists and the page of the newest post
 * repeat what those pages say, and all pages of posts have a frame, whose text is on their neighbours as well. What is in
 * the text of a changed post always stays on its own page.
 */
export async function withoutEchoes(
  blobs: BlobStore,
  {
    pages,
    posts,
    comparison,
  }: { pages: readonly ChangedPage[]; posts: readonly ChangedPost[]; comparison: Comparison },
): Promise<readonly ChangedPage[]> {
  const { was, is, ownPaths, titles } = await textsOf(blobs, posts, comparison);
  /** Whether a line of one side is also elsewhere on the other side, or says what the post's own page does. */
  const isEcho = (line: string, isOwn: boolean, [here, there]: readonly [Texts, Texts]): boolean =>
    isOwn
      ? (there.others.get(line) ?? 0) >= FRAME && !says(here, lettersOf(line))
      : piecesOf(line).every((piece) => here.own.has(piece) || there.others.has(piece));
  const [gone, come] = [[was, is] as const, [is, was] as const];
  const reduced = pages.map((page): ChangedPage => {
    const isOwn = ownPaths.has(page.path);
    const keep = (line: string | null, sides: typeof gone) =>
      line === null || isEcho(line, isOwn, sides) ? null : line;
    const words = page.words.flatMap((change): WordChange[] => {
      const kept = {
        ...change,
        before: keep(change.before, gone),
        after: keep(change.after, come),
      };
      if (kept.before === null && kept.after === null) return [];
      if (!isOwn && isOtherTitle(change, titles)) return [];
      return [isOwn ? change : kept];
    });
    if (isOwn) return { ...page, words };
    const cites = {
      added: page.cites.added.filter((cite) => !isEcho(nameOf(cite), false, come)),
      removed: page.cites.removed.filter((cite) => !isEcho(nameOf(cite), false, gone)),
    };
    return { ...page, words, cites, moved: 0 };
  });
  return [
    ...reduced.filter(({ path }) => ownPaths.has(path)),
    ...reduced.filter(({ path }) => !ownPaths.has(path)),
  ];
}

/** On how many neighbours a line must be to belong to the frame of all posts. */
const FRAME = 2;

/** The text of one version: by line, on the posts' own pages and on their neighbours, and that of the posts themselves. */
type Texts = {
  own: ReadonlyMap<string, number>;
  others: ReadonlyMap<string, number>;
  text: string;
};

/** Whether two lines say the same of different pages, such as "Read more" with a title of several words. */
function isOtherTitle({ before, after }: WordChange, titles: readonly string[]): boolean {
  const withoutTitle = (line: string) =>
    titles.reduce((text, title) => text.replaceAll(title, '\u0000'), line);
  return before !== null && after !== null && withoutTitle(before) === withoutTitle(after);
}

function says({ text }: Texts, letters: string): boolean {
  return letters !== '' && text.includes(letters);
}

async function textsOf(
  blobs: BlobStore,
  posts: readonly ChangedPost[],
  { from, to, differences }: Comparison,
): Promise<{
  was: Texts;
  is: Texts;
  ownPaths: ReadonlySet<string>;
  titles: readonly string[];
}> {
  const ownPaths = new Set(posts.map(({ blogId }) => `/blog/${blogId}`));
  const [live, next] = [await pagesIn(blobs, from), await pagesIn(blobs, to)];
  const linked = new Set<string>();
  for (const { before, after } of differences) {
    for (const link of [...(before?.links ?? []), ...(after?.links ?? [])]) linked.add(link);
  }
  const neighbours = [...linked].filter((path) => !ownPaths.has(path)).slice(0, MAX_SEARCHED);
  const sideOf = async (pages: Pages, version: SiteVersion | null) => ({
    own: await linesOn(blobs, pages, [...ownPaths]),
    others: await linesOn(blobs, pages, neighbours),
    text: await textOf(blobs, version, posts),
  });
  const titles = [live, next].flatMap((pages) =>
    [...ownPaths, ...neighbours].map((path) => shortTitle(pages.get(path)?.title ?? '')),
  );
  return {
    was: await sideOf(live, from),
    is: await sideOf(next, to),
    ownPaths,
    titles: [...new Set(titles)]
      .filter((title) => title.includes(' '))
      .toSorted((a, b) => b.length - a.length),
  };
}

type Pages = ReadonlyMap<string, PageEntry>;

async function pagesIn(blobs: BlobStore, version: SiteVersion | null): Promise<Pages> {
  const entries = new Map<string, PageEntry>();
  for (const name of partNamesIn(version?.parts ?? {})) {
    const hash = version?.parts[name]?.manifest;
    if (hash === undefined) continue;
    const manifest = await readManifest(blobs, hash);
    for (const [path, page] of Object.entries(manifest.pages)) entries.set(path, page);
  }
  return entries;
}

/** Counts on how many of these pages each line, piece of a line and citation is. */
async function linesOn(
  blobs: BlobStore,
  pages: Pages,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const { blocks, citations } = await wordsOf(blobs, pages.get(path) ?? null);
    const said = blocks.map(({ words }) => words);
    const lines = [...said, ...said.flatMap(piecesOf), ...citations.map(nameOf)];
    for (const line of new Set(lines)) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
}

/** The parts of a title, a description, and a label without its place in a list, such as "2 of 9". Any other line is one piece. */
function piecesOf(line: string): readonly string[] {
  const [, words] =
    /^\[(?:Title|Label|In search results): (?:\d+ of \d+: )?(.*)\]$/.exec(line) ?? [];
  return words?.split(' | ') ?? [line];
}

/** Everything that the changed posts say, as letters and digits. */
async function textOf(
  blobs: BlobStore,
  version: SiteVersion | null,
  posts: readonly ChangedPost[],
): Promise<string> {
  if (!version) return '';
  const { posts: all } = await readData(blobs, version.data);
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const { blocks } = pageWords(`<div data-remote="mfe-blog">${value}</div>`);
      texts.push(...blocks.map(({ words }) => lettersOf(words)));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const { overview, hash } of all) {
    if (posts.some(({ blogId }) => blogId === overview.blogId)) {
      collect(JSON.parse(String(await blobs.read(hash))));
    }
  }
  return texts.join(' ');
}

/** A line without label, punctuation and spaces, because pages show the text of a post with other markup. */
function lettersOf(line: string): string {
  return line.replace(/^\[[A-Z][a-z ]*: /, '').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

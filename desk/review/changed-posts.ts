import type { BlobHash, BlobStore } from '@site/delivery/blobs/blob-store.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import { noPosts } from '@site/delivery/versions/data-revision.ts';
import type { PageEntry } from '@site/delivery/versions/part-manifest.ts';
import { readData, readManifest } from '@site/delivery/versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '@site/delivery/versions/site-version.ts';
import { type ChangedPage, wordsOf } from './changed-words.ts';
import { oneLine } from './page-words.ts';
import type { ComposedReview } from './review-of.ts';
import { nameOf, type WordChange } from './word-changes.ts';

/** A post that a revision of the posts adds, changes or removes. */
export type ChangedPost = {
  blogId: string;
  title: string;
  kind: ChangedPage['kind'];
};

/** How many other pages to search for text that is not new. */
const MAX_SEARCHED = 60;

/** Compares two revisions of the posts. */
export async function changedPosts(
  blobs: BlobStore,
  before: BlobHash | undefined,
  after: BlobHash,
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
  return [...changed, ...removed];
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
    composed: { from, to, differences },
  }: { pages: readonly ChangedPage[]; posts: readonly ChangedPost[]; composed: ComposedReview },
): Promise<readonly ChangedPage[]> {
  const ownPaths = new Set(posts.map(({ blogId }) => `/blog/${blogId}`));
  const [live, next] = [await pagesIn(blobs, from), await pagesIn(blobs, to)];
  const beside = new Set<string>();
  for (const { part, before, after } of differences) {
    for (const [side, page] of [
      [live, before],
      [next, after],
    ] as const) {
      for (const link of page?.links ?? []) beside.add(side.links.get(part)?.[link] ?? '');
    }
  }
  const neighbours = [...beside].filter((path) => !ownPaths.has(path)).slice(0, MAX_SEARCHED);
  const sides = { before: { pages: live, version: from }, after: { pages: next, version: to } };
  const textsOf = async (side: (typeof sides)['before']) => ({
    own: await linesOn(blobs, side.pages, [...ownPaths]),
    others: await linesOn(blobs, side.pages, neighbours),
    text: await textOf(blobs, side.version, posts),
  });
  const [was, is] = [await textsOf(sides.before), await textsOf(sides.after)];
  /** Whether a new line is already elsewhere on the live site, or a removed one still is. */
  const isEcho = (line: string | null, isOwn: boolean, here: Texts, there: Texts): boolean => {
    if (line === null) return true;
    if (isOwn) return there.others.has(line) && !here.text.includes(line);
    return here.own.has(line) || there.others.has(line);
  };
  const reduced = pages.map((page): ChangedPage => {
    const isOwn = ownPaths.has(page.path);
    const words = page.words.flatMap(({ before, after }): WordChange[] => {
      const kept = {
        before: isEcho(before, isOwn, was, is) ? null : before,
        after: isEcho(after, isOwn, is, was) ? null : after,
      };
      return kept.before === null && kept.after === null ? [] : [kept];
    });
    if (isOwn) return { ...page, words };
    const cites = {
      added: page.cites.added.filter((cite) => !isEcho(nameOf(cite), false, is, was)),
      removed: page.cites.removed.filter((cite) => !isEcho(nameOf(cite), false, was, is)),
    };
    return { ...page, words, cites, moved: 0 };
  });
  return [
    ...reduced.filter(({ path }) => ownPaths.has(path)),
    ...reduced.filter(({ path }) => !ownPaths.has(path)),
  ];
}

/** The lines and citations on the posts' own pages and on their neighbours, and the text of the posts themselves. */
type Texts = { own: ReadonlySet<string>; others: ReadonlySet<string>; text: string };

type Pages = {
  entries: ReadonlyMap<string, PageEntry>;
  /** The internal links of each part, which pages refer to by number. */
  links: ReadonlyMap<string, readonly string[]>;
};

async function pagesIn(blobs: BlobStore, version: SiteVersion | null): Promise<Pages> {
  const entries = new Map<string, PageEntry>();
  const links = new Map<string, readonly string[]>();
  for (const name of partNamesIn(version?.parts ?? {})) {
    const hash = version?.parts[name]?.manifest;
    if (hash === undefined) continue;
    const manifest = await readManifest(blobs, hash);
    links.set(name, manifest.links);
    for (const [path, page] of Object.entries(manifest.pages)) entries.set(path, page);
  }
  return { entries, links };
}

async function linesOn(
  blobs: BlobStore,
  { entries }: Pages,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const lines = new Set<string>();
  for (const path of paths) {
    const { blocks, citations } = await wordsOf(blobs, entries.get(path) ?? null);
    for (const line of [...blocks, ...citations.map(nameOf)]) lines.add(line);
  }
  return lines;
}

/** Everything that the changed posts say, without markup. */
async function textOf(
  blobs: BlobStore,
  version: SiteVersion | null,
  posts: readonly ChangedPost[],
): Promise<string> {
  if (!version) return '';
  const { posts: all } = await readData(blobs, version.data);
  const changed = all.filter(({ overview }) =>
    posts.some((post) => post.blogId === overview.blogId),
  );
  const texts = await Promise.all(changed.map(async ({ hash }) => String(await blobs.read(hash))));
  return oneLine(texts.join(' ').replaceAll(/<[^>]*>/g, ''));
}

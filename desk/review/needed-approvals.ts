import type { ReviewRule } from '@site/kit/site.ts';
import type { Section } from '../access/rights.ts';
import { type BlobHash, type BlobStore, hashOf } from '@site/delivery/blobs/blob-store.ts';
import type { Reviewed } from './review-store.ts';
import { isPartName, type PartName, partNamesIn } from '@site/delivery/releases/release.ts';
import { type PageDifference, pageDifferences } from '@site/delivery/versions/page-differences.ts';
import { readConfig, readData } from '@site/delivery/versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '@site/delivery/versions/site-version.ts';

/**
 * Something that may only go live with an approval in a role, and the pages that the approval has to cover. `posts`
 * identifies the changed posts if nothing else changes; an approval of the same posts then counts, too.
 */
export type Need = Reviewed & {
  role: string;
  why: string;
  pages: readonly PageDifference[];
  posts?: readonly string[];
};

/** A page whose text differs although nothing that could be approved has changed. */
type Unexplained = { role: string; part: PartName; path: string };

/** What the rules say about a change of the live version. */
export type Needed = { needs: readonly Need[]; unexplained: readonly Unexplained[] };

/** A requested change of the live version. */
export type Move = { from: SiteVersion; to: SiteVersion; isRollback: boolean };

/** The review rules of the live configuration. */
export async function liveRules(
  blobs: BlobStore,
  live: SiteVersion | null,
): Promise<readonly ReviewRule[]> {
  return (live && (await readConfig(blobs, live.config)).reviews) ?? [];
}

/**
 * Which approvals a change from the live version to another needs. The live rules apply, so a promotion cannot weaken
 * them for itself, and changed rules need an approval in every live role. Rolling back and withdrawing posts need no
 * other approval: wrong text must be off the site at once.
 */
export async function neededApprovals(
  blobs: BlobStore,
  { from, to, isRollback }: Move,
): Promise<Needed> {
  const rules = await liveRules(blobs, from);
  if (rules.length === 0) return { needs: [], unexplained: [] };
  const found: Found = { needs: [], unexplained: [] };
  if (!isRollback && !(await onlyWithdrawsPosts(blobs, from, to))) {
    const differences = await pageDifferences(blobs, from, to);
    for (const rule of rules) await applyRule(blobs, rule, { from, to, differences, found });
  }
  if (found.needs.some(({ section }) => section === 'posts')) {
    const posts = await changedPostMarks(blobs, from, to);
    found.needs = found.needs.map((need) => (need.section === 'posts' ? { ...need, posts } : need));
  }
  if (await changesRules(blobs, rules, to.config)) {
    for (const { by: role } of rules) {
      addNeed(found, { section: 'config', id: to.config, role, why: RULES_CHANGE });
    }
  }
  return found;
}

type Found = {
  needs: (Need & { pages: PageDifference[] })[];
  unexplained: Unexplained[];
};

/** Returns the need, which several rules may share. */
function addNeed(found: Found, need: Omit<Need, 'pages'>): Found['needs'][number] {
  const known = found.needs.find(
    ({ section, id, role }) => section === need.section && id === need.id && role === need.role,
  );
  if (known) return known;
  const added = { ...need, pages: [] };
  found.needs.push(added);
  return added;
}

/** Finds what a rule requires: by section if it has no conditions, and by page for all text that differs. */
async function applyRule(
  blobs: BlobStore,
  rule: ReviewRule,
  {
    from,
    to,
    differences,
    found,
  }: Pick<Move, 'from' | 'to'> & { differences: readonly PageDifference[]; found: Found },
): Promise<void> {
  const { by: role, why, paths, cited } = rule;
  const covers = (section: Section) => appliesTo(section)(rule);
  const changed = sectionsIn(to).filter((section) => idIn(to, section) !== idIn(from, section));
  const needOf = (section: Section) =>
    addNeed(found, { section, id: idIn(to, section) ?? '', role, why });
  if (!paths && !cited) changed.filter(covers).forEach(needOf);
  const patterns = paths?.map(patternOf);
  for (const page of differences) {
    const { path, part, before, after } = page;
    const isOwn = covers(part);
    // A page can also change because of the posts, the configuration or the shell. Some of it must be approved.
    const subject = [part, 'posts' as const, 'config' as const, 'shell' as const].find(
      (section) => changed.includes(section) && (isOwn || covers(section)),
    );
    if (subject === undefined && (!isOwn || to.parts[part] === undefined)) continue;
    if (patterns && !patterns.some((pattern) => pattern.test(path))) continue;
    if (cited && !(await isCited(blobs, before)) && !(await isCited(blobs, after))) continue;
    const known = found.needs.find((need) => need.section === subject && need.role === role);
    if (known) known.pages.push(page);
    else if (await hasOtherWords(blobs, page)) {
      if (subject === undefined) found.unexplained.push({ role, part, path });
      else needOf(subject).pages.push(page);
    }
  }
}

async function hasOtherWords(
  blobs: BlobStore,
  { before, after }: PageDifference,
): Promise<boolean> {
  const { isSilent, wordChanges, wordsOf } = await import('./changed-words.ts');
  return !isSilent(wordChanges(await wordsOf(blobs, before), await wordsOf(blobs, after)));
}

/** Whether a change takes posts off the site and does nothing else. */
async function onlyWithdrawsPosts(
  blobs: BlobStore,
  from: SiteVersion,
  to: SiteVersion,
): Promise<boolean> {
  if (from.data === to.data || inputsOf(from) !== inputsOf(to)) return false;
  const [live, next] = [await readData(blobs, from.data), await readData(blobs, to.data)];
  const known = new Set(live.posts.map((post) => canonicalJson(post)));
  return (
    next.posts.every((post) => known.has(canonicalJson(post))) &&
    live.withdrawn.every((id) => next.withdrawn.includes(id)) &&
    Object.entries(next.pictures).every(([name, hash]) => live.pictures[name] === hash)
  );
}

/** The reason shown for a configuration with changed rules. */
const RULES_CHANGE = 'It changes who must approve what.';

/** Whether a configuration changes the rules. */
export async function changesRules(
  blobs: BlobStore,
  rules: readonly ReviewRule[],
  config: BlobHash,
): Promise<boolean> {
  const { reviews = [] } = await readConfig(blobs, config);
  return canonicalJson(reviews) !== canonicalJson(rules);
}

/** Whether a rule covers a section; `*` covers every section and the posts. */
export function appliesTo(section: Section): (rule: Pick<ReviewRule, 'of'>) => boolean {
  const isCoveredByStar = section === 'posts' || (isPartName(section) && section !== 'shell');
  return ({ of }) => of.includes(section) || (isCoveredByStar && of.includes('*'));
}

/** The sections of a version that rules can cover. */
function sectionsIn({ parts }: SiteVersion): Section[] {
  return [...partNamesIn(parts), 'config', 'posts'];
}

/** The id that a version has for a section. */
export function idIn(version: SiteVersion, section: Section): string | undefined {
  if (section === 'config') return version.config;
  if (section === 'posts') return version.data;
  if (section === 'sections') return version.sections;
  return version.parts[section]?.release;
}

async function isCited(blobs: BlobStore, page: PageDifference['after']): Promise<boolean> {
  return page !== null && /\sid="source-\d+"/.test(String(await blobs.read(page.hash)));
}

/** Compiles a path pattern, in which `*` matches any characters. */
function patternOf(path: string): RegExp {
  const pieces = path.split('*').map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`);
}

/**
 * Identifies the posts that a move changes, each with its text before and after, and everything that renders them.
 * Empty if the move changes anything else. Where the same posts change in the same way, pages may still differ: lists
 * and neighbours also show the posts that have gone live in between.
 */
export async function changedPostMarks(
  blobs: BlobStore,
  from: SiteVersion | null,
  to: SiteVersion,
): Promise<readonly string[]> {
  if (!from || inputsOf(from) !== inputsOf(to)) return [];
  const [was, is] = [await postsById(blobs, from.data), await postsById(blobs, to.data)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((id) => was.get(id) !== is.get(id))
    .map((id) => markOf('post', inputsOf(to), id, was.get(id) ?? '', is.get(id) ?? ''));
}

async function postsById(blobs: BlobStore, data: BlobHash): Promise<ReadonlyMap<string, string>> {
  const { posts, withdrawn } = await readData(blobs, data);
  return new Map([
    ...posts.map((post) => [post.overview.blogId, canonicalJson(post)] as const),
    ...withdrawn.map((id) => [id, 'withdrawn'] as const),
  ]);
}

/** A shortened hash; 96 bits are ample for telling texts apart. */
export function markOf(...words: readonly string[]): string {
  return hashOf(JSON.stringify(words)).slice(0, 24);
}

/** Identifies everything that a version is composed from, apart from the posts. */
function inputsOf({ parts, sections = '', config }: SiteVersion): string {
  return canonicalJson([
    partNamesIn(parts).map((name) => [name, parts[name]?.release]),
    sections,
    config,
  ]);
}

import { isIntact } from '@site/delivery/blobs/blob-store.ts';
import type { Section } from '../access/rights.ts';
import type { Author, Reviewed } from './review-store.ts';
import { isPartName, partNamesIn } from '@site/delivery/releases/release.ts';
import type { Shippable } from '@site/delivery/registry/releases.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { compare } from './compare.ts';
import { idIn, liveRules } from './needed-approvals.ts';
import { type NeededRole, neededRoles } from './review-of.ts';
import { reviewStore } from './review-store.ts';

/** How many audit entries are searched. */
const MAX_LINES = 100;

/** Something that would change the live version and may need approval. */
export type Waiting = Reviewed & {
  /** What would change, by title; empty if no text does. */
  title: string;
  since: Date;
  authors: readonly Author[];
  roles: readonly NeededRole[];
};

/** A revision of the posts that awaits approval, with the title of the post that it changes. */
export type AwaitedPost = { id: string; since: Date; title: string };

/**
 * What awaits a decision: the newest release of each section that a live rule covers, and `awaitedPosts`. Without them,
 * the last revision of the posts that was rejected for lack of approval. Leaves out what needs no approval, cannot go
 * live, or has been live and was rolled back.
 */
export async function waiting(
  stores: Stores,
  {
    isAskedFor = () => true,
    awaitedPosts = [],
  }: {
    isAskedFor?: (section: Section) => boolean;
    awaitedPosts?: readonly AwaitedPost[];
  } = {},
): Promise<readonly Waiting[]> {
  const { registry, blobs } = stores;
  const { version } = await registry.live();
  const rules = await liveRules(blobs, version);
  const found: Waiting[] = [];
  if (!version || rules.length === 0) return found;
  const listed = (await sectionsOf(stores, version))?.map(({ name }) => name);
  const names = new Set([...partNamesIn(version.parts), ...(listed ?? []), 'config' as const]);
  const candidates: Candidate[] = [];
  for (const section of [...names].filter(isAskedFor)) {
    candidates.push(...(await newestOf(stores, section)));
  }
  if (isAskedFor('posts')) {
    candidates.push(
      ...(awaitedPosts.length > 0
        ? awaitedPosts.map((post) => ({ section: 'posts' as const, ...post }))
        : await rejectedPosts(stores)),
    );
  }
  for (const { section, id, since } of candidates) {
    if (id === idIn(version, section) || (await wasLive(stores, { section, id }))) continue;
    // Configurations and posts are blobs, which are pruned once no version refers to them.
    if (!isPartName(section) && !(await isIntact(blobs, id))) continue;
    const comparison = await compare(stores, { section, id });
    if (comparison.kind === 'refused') continue;
    const roles = await neededRoles(stores, { section, id }, comparison);
    if (roles.length === 0) continue;
    const { title } = comparison;
    const authors = await reviewStore(registry).authors({ section, id });
    found.push({ section, id, since, roles, title, authors });
  }
  return found;
}

/** Whether something was live before, according to the audit log. It was replaced or rolled back since. */
async function wasLive({ registry }: Stores, { section, id }: Reviewed): Promise<boolean> {
  if (section === 'posts') return false;
  const lines = await registry.journal(MAX_LINES, { naming: id, sections: [section] });
  return lines.some(({ outcome, what }) => outcome === 'live' && what.includes(id));
}

type Candidate = Pick<Waiting, 'section' | 'id' | 'since'>;

async function newestOf({ registry }: Stores, section: Shippable): Promise<Candidate[]> {
  const [newest] = await registry.releases(section);
  return newest ? [{ section, id: newest.id, since: newest.releasedAt }] : [];
}

/** The revision last rejected for lack of approval, unless other posts have gone live since. */
async function rejectedPosts({ registry, blobs }: Stores): Promise<Candidate[]> {
  const asked = await reviewStore(registry).lastAuthored('posts');
  if (!asked || !(await isIntact(blobs, asked.id))) return [];
  const lines = await registry.journal(MAX_LINES, { sections: ['posts'] });
  const isOvertaken = lines.some(({ outcome, at }) => outcome === 'live' && at > asked.at);
  return isOvertaken ? [] : [{ section: 'posts', id: asked.id, since: asked.at }];
}

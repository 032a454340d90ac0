import type { ReviewRule } from '@site/kit/site.ts';
import type { Section } from '../access/rights.ts';
import type { BlobStore } from '@site/delivery/blobs/blob-store.ts';
import type { Author, Reviewed } from './review-store.ts';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import type { Shippable } from '@site/delivery/registry/registry.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { approvalFor } from './judge-approvals.ts';
import { appliesTo, changesRules, idIn, liveRules, RULES_CHANGE } from './needed-approvals.ts';
import { reviewStore } from './review-store.ts';

/** How many audit entries about posts are searched. */
const MAX_LINES = 100;

/** Something that is not live and may need approval. */
export type Waiting = Reviewed & {
  /** The title of an awaited post. */
  title?: string | undefined;
  since: Date;
  authors: readonly Author[];
  /** The roles named by rules, and who has approved in each; `null` until someone has. */
  roles: readonly {
    role: string;
    why: string;
    /** Whether the approval depends on the text changes, which the review shows. */
    depends: boolean;
    approvedBy: string | null;
  }[];
};

/** A revision of the posts that awaits approval, with the title of the post that it changes. */
export type AwaitedPost = { id: string; since: Date; title: string };

/**
 * What needs approval: the newest release of each section that a live rule covers, and `awaitedPosts`. Without them, the
 * last revision of the posts that was rejected for lack of approval.
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
  if (!version) return found;
  const listed = (await sectionsOf(stores, version))?.map(({ name }) => name);
  const names = new Set([...partNamesIn(version.parts), ...(listed ?? [])]);
  const named = [...names].filter((name) => rules.some(appliesTo(name)));
  const candidates: Candidate[] = [];
  for (const section of [...named, 'config' as const].filter(isAskedFor)) {
    candidates.push(...(await newestOf(stores, section)));
  }
  if (isAskedFor('posts')) {
    candidates.push(
      ...(awaitedPosts.length > 0
        ? awaitedPosts.map((post) => ({ section: 'posts' as const, ...post }))
        : await rejectedPosts(stores)),
    );
  }
  for (const { section, id, since, title } of candidates) {
    if (id === idIn(version, section)) continue;
    const own = await rulesFor(blobs, rules, { section, id });
    if (own.length === 0) continue;
    const authors = await reviewStore(registry).authors({ section, id });
    const roles = await Promise.all(
      own.map(async ({ by: role, why, paths, cited }) => {
        const approval = await approvalFor(
          reviewStore(registry),
          { section, id, role, why },
          authors,
        );
        const depends = paths !== undefined || cited !== undefined;
        return { role, why, depends, approvedBy: approval?.who ?? null };
      }),
    );
    found.push({ section, id, title, since, authors, roles });
  }
  return found;
}

type Candidate = Pick<Waiting, 'section' | 'id' | 'since' | 'title'>;

async function newestOf({ registry }: Stores, section: Shippable): Promise<Candidate[]> {
  const [newest] = await registry.releases(section);
  return newest ? [{ section, id: newest.id, since: newest.releasedAt }] : [];
}

/** The revision last rejected for lack of approval, unless other posts have gone live since. */
async function rejectedPosts({ registry, blobs }: Stores): Promise<Candidate[]> {
  const asked = await reviewStore(registry).lastAuthored('posts');
  if (!asked || !(await blobs.has(asked.id))) return [];
  const lines = await registry.journal(MAX_LINES, { sections: ['posts'] });
  const isOvertaken = lines.some(({ outcome, at }) => outcome === 'live' && at > asked.at);
  return isOvertaken ? [] : [{ section: 'posts', id: asked.id, since: asked.at }];
}

/** The rules that may apply to something. A configuration that changes the rules needs every role. */
async function rulesFor(
  blobs: BlobStore,
  rules: readonly ReviewRule[],
  { section, id }: Reviewed,
): Promise<readonly Pick<ReviewRule, 'by' | 'why' | 'paths' | 'cited'>[]> {
  const isAlways = ({ paths, cited }: ReviewRule) => paths === undefined && cited === undefined;
  const named = rules.filter(appliesTo(section));
  const always = named.filter(isAlways).map(({ by }) => by);
  const own = named.filter((rule) => isAlways(rule) || !always.includes(rule.by));
  const isOther =
    section === 'config' && (await blobs.has(id)) && (await changesRules(blobs, rules, id));
  if (!isOther) return own;
  const roles = [...new Set(rules.map(({ by }) => by))];
  return roles.map((by) => ({ by, why: RULES_CHANGE }));
}

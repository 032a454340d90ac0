import { implement } from '@orpc/server';
import { type Order, storeConfig } from '@site/delivery/promotion/plan.ts';
import { prepare, promote, rollBack } from '@site/delivery/promotion/promote.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import type * as v from 'valibot';
import type { Action } from '../access/rights.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import { mustBeAllowed } from './caller.ts';
import type { Context } from './context.ts';
import { ProblemError, refused, unlessRefused } from './problem.ts';
import { type promotion, promotionContract, sectionContract } from './promotion-contract.ts';

const promotions = implement(promotionContract).$context<Context>();
const sections = implement(sectionContract).$context<Context>();

type Wanted = Pick<v.InferOutput<typeof promotion>, 'parts' | 'config' | 'posts'>;

/** The content of an order. Throws if the caller may not take this action on all of it, or if it is empty. */
export function contentOf({ caller }: Context, action: Action, { parts, config, posts }: Wanted) {
  for (const { section } of parts) mustBeAllowed(caller, action, section);
  if (config) mustBeAllowed(caller, action, 'config');
  if (posts) mustBeAllowed(caller, action, 'posts');
  if (parts.length === 0 && !config && !posts) {
    throw new ProblemError(400, 'wrong-values', 'The order is empty.');
  }
  return { parts: named(parts), config: config && configIn(config), posts };
}

export function named(parts: Wanted['parts']) {
  return parts.map(({ section, release }) => ({ name: section, id: release }));
}

function configIn(given: unknown): SiteConfig {
  const parsed = parseSiteConfig(given);
  if (parsed.kind === 'valid') return parsed.site;
  throw refused('The configuration is invalid.', parsed.problems);
}

const policyOf = ({ stores, caller }: Context) => reviewPolicy(stores, caller);

async function orderOf(
  context: Context,
  action: Action,
  wanted: v.InferOutput<typeof promotion>,
): Promise<Order> {
  const { stores, takePosts, caller } = context;
  const { parts, config, posts } = contentOf(context, action, wanted);
  const { allowBrokenLinks, gone, why } = wanted;
  const { version } = await stores.registry.live();
  return {
    parts,
    // A new site starts with the sections of this project, regardless of how it is set up.
    ...(version === null && { sections: { kind: 'begin', sections: ownSections() } }),
    ...(config && { config: await storeConfig(stores, config) }),
    ...(posts && { data: takePosts }),
    allowBrokenLinks,
    gone,
    why,
    who: caller.who,
  };
}

/** Makes releases, a configuration or the posts live. */
export const promotionProcedures = promotions.router({
  promote: promotions.promote.handler(async ({ context, input }) => {
    const order = await orderOf(context, 'promote', input);
    return unlessRefused(
      await context.inTurn(() => promote(context.stores, order, policyOf(context))),
    );
  }),
  dryRun: promotions.dryRun.handler(async ({ context, input }) => {
    const order = await orderOf(context, 'release', input);
    const candidate = await context.inTurn(() =>
      prepare(context.stores, order, async () => true, policyOf(context)),
    );
    if (candidate.kind === 'refused') {
      throw refused('A promotion would be rejected.', candidate.problems);
    }
    const { pages, composed } = candidate;
    return { kind: 'ready', pages, rendered: composed.rendered };
  }),
  // Not queued behind promotions: moving the pointer is an atomic compare-and-set.
  rollBack: promotions.rollBack.handler(async ({ context, input: { section, why } }) => {
    const { stores, caller } = context;
    mustBeAllowed(caller, 'rollback', section);
    const asked = { who: caller.who, why };
    return unlessRefused(await rollBack(stores, section, asked, policyOf(context)));
  }),
});

/** The list of the site's sections. */
export const sectionProcedures = sections.router({
  // Owners are not secret, because addresses are public.
  list: sections.list.handler(async ({ context: { stores } }) => {
    const { version } = await stores.registry.live();
    const listed = (version && (await sectionsOf(stores, version))) ?? ownSections();
    const withRelease = listed.map((each) => ({
      ...each,
      live: version?.parts[each.name]?.release ?? null,
    }));
    return { sections: withRelease };
  }),
  change: sections.change.handler(async ({ context, input: { change, why } }) => {
    mustBeAllowed(context.caller, 'promote', 'sections');
    const order = { sections: change, who: context.caller.who, why };
    return unlessRefused(
      await context.inTurn(() => promote(context.stores, order, policyOf(context))),
    );
  }),
});

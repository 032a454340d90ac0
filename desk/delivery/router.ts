import { implement } from '@orpc/server';
import { type Order, storeConfig } from '@site/delivery/promotion/plan.ts';
import { prepare, promote, rollBack } from '@site/delivery/promotion/promote.ts';
import { noteRelease } from '@site/delivery/releases/fetch-release.ts';
import { receiveRelease } from '@site/delivery/releases/receive-release.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import { partNamesIn, type Release } from '@site/delivery/releases/release.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import type * as v from 'valibot';
import { type Action, actions, isSection, nonParts, type Section } from '../access/rights.ts';
import { beginCanary } from '../canary/begin-canary.ts';
import { latestCanary } from '../canary/canary-counts.ts';
import { NONE_RUNS, stepCanary } from '../canary/step-canary.ts';
import { stopCanary } from '../canary/stop-canary.ts';
import { endPreview, makePreview } from '../previews/make-preview.ts';
import { previewLink } from '../previews/preview-link.ts';
import { type Preview, previewStore } from '../previews/preview-store.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import { reviewStore } from '../review/review-store.ts';
import { mayDo, mustBeAllowed } from './caller.ts';
import type { Context } from './context.ts';
import { contract } from './contract.ts';
import type { promotion } from './messages.ts';
import { notFound, ProblemError, refused, unlessRefused } from './problem.ts';
import { reviewProcedures } from './review-procedures.ts';
import { sentPost } from './sent-post.ts';

const UNCHANGED = 'Rejected; nothing has changed.';
const api = implement(contract).$context<Context>();

type Wanted = Pick<v.InferOutput<typeof promotion>, 'parts' | 'config' | 'posts'>;

/** The content of an order. Throws if the caller may not take this action on all of it, or if it is empty. */
function contentOf({ caller }: Context, action: Action, { parts, config, posts }: Wanted) {
  for (const { section } of parts) mustBeAllowed(caller, action, section);
  if (config) mustBeAllowed(caller, action, 'config');
  if (posts) mustBeAllowed(caller, action, 'posts');
  if (parts.length === 0 && !config && !posts) {
    throw new ProblemError(400, 'wrong-values', 'The order is empty.');
  }
  return { parts: named(parts), config: config && configIn(config), posts };
}

function named(parts: Wanted['parts']) {
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

/** Adds an uploaded or built release to the list of its part. */
export async function noteUpload({ stores, caller }: Context, release: Release): Promise<void> {
  const { name, id, gitRevision, files } = release;
  const { who, person } = caller;
  await noteRelease(stores, release);
  if (who !== undefined && person !== undefined) {
    await reviewStore(stores.registry).noteAuthor({ section: name, id, person, who });
  }
  await stores.registry.note({
    what: `release ${name} ${id}`,
    details: [`${Object.keys(files).length} files`],
    sections: [name],
    ...(gitRevision !== null && { commits: { [name]: gitRevision } }),
    ...(who !== undefined && { who }),
  });
}

const releases = {
  upload: api.releases.upload.handler(async ({ context, input: { params, body } }) => {
    const { section } = params;
    mustBeAllowed(context.caller, 'release', section);
    if (context.sandboxProblem !== null) throw refused(context.sandboxProblem);
    const archive = Buffer.from(await body.arrayBuffer());
    const received = await receiveRelease(context.stores, section, archive);
    if (received.kind === 'wrong') {
      const { problems } = received;
      throw new ProblemError(422, 'wrong-release', `This is not a release of ${section}.`, {
        problems,
      });
    }
    await noteUpload(context, received.release);
    return { kind: 'released', id: received.release.id };
  }),
  list: api.releases.list.handler(async ({ context: { stores, caller }, input: { section } }) => {
    mustBeAllowed(caller, 'read', section);
    const { version } = await stores.registry.live();
    const live = version?.parts[section]?.release;
    const listed = [];
    for (const { id, releasedAt } of await stores.registry.releases(section)) {
      const release = await readRelease(stores.dataDir, section, id);
      const isThere = release !== null || (await stores.registry.archiveOf(section, id)) !== null;
      const { gitRevision = null, commit = null } = release ?? {};
      listed.push({ id, releasedAt, isThere, isLive: id === live, gitRevision, commit });
    }
    return { releases: listed };
  }),
};

const promotions = {
  promote: api.promote.handler(async ({ context, input }) => {
    const order = await orderOf(context, 'promote', input);
    return unlessRefused(
      await context.inTurn(() => promote(context.stores, order, policyOf(context))),
    );
  }),
  dryRun: api.dryRun.handler(async ({ context, input }) => {
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
  rollBack: api.rollBack.handler(async ({ context, input: { section, why } }) => {
    const { stores, caller } = context;
    mustBeAllowed(caller, 'rollback', section);
    const asked = { who: caller.who, why };
    return unlessRefused(await rollBack(stores, section, asked, policyOf(context)));
  }),
  history: api.history.handler(async ({ context: { stores, caller }, input }) => {
    const filter = { naming: input.naming, sections: caller.key?.rights.sections };
    return { entries: await stores.registry.journal(Number(input.most), filter) };
  }),
};

const sections = {
  // Owners are not secret, because addresses are public.
  list: api.sections.list.handler(async ({ context: { stores } }) => {
    const { version } = await stores.registry.live();
    const listed = (version && (await sectionsOf(stores, version))) ?? ownSections();
    const withRelease = listed.map((each) => ({
      ...each,
      live: version?.parts[each.name]?.release ?? null,
    }));
    return { sections: withRelease };
  }),
  change: api.sections.change.handler(async ({ context, input: { change, why } }) => {
    mustBeAllowed(context.caller, 'promote', 'sections');
    const order = { sections: change, who: context.caller.who, why };
    return unlessRefused(
      await context.inTurn(() => promote(context.stores, order, policyOf(context))),
    );
  }),
};

const publishPost = api.publishPost.handler(async ({ context, input: { post, picture } }) => {
  const { caller, takePost, inTurn } = context;
  mustBeAllowed(caller, 'promote', 'posts');
  const { who, person } = caller;
  if (takePost === null || who === undefined || person === undefined) {
    throw refused('Posts are sent to a delivery service, which knows the writer by the key.');
  }
  const sent = await sentPost(post, picture);
  const taken = await inTurn(() => takePost(sent, { who, person }));
  if (taken.kind === 'busy') {
    const detail = 'This post is being saved or published right now. Try again.';
    throw new ProblemError(409, 'refused', detail);
  }
  if (taken.kind === 'published') return { status: 200, body: taken };
  if (taken.kind === 'waiting') return { status: 202, body: taken };
  throw refused('Not published.', taken.problems);
});

/** The running canary, or `chosen`, which is refused if it has ended. Throws unless the caller may change it. */
async function canaryToChange({ stores, caller }: Context, chosen: string | undefined) {
  const running = await stores.registry.canaries.running();
  for (const { name } of running?.parts ?? []) mustBeAllowed(caller, 'promote', name);
  const id = chosen ?? running?.id;
  if (id === undefined) throw refused(UNCHANGED, [NONE_RUNS]);
  return id;
}

const canary = {
  begin: api.canary.begin.handler(async ({ context, input: { parts, ...rest } }) => {
    const { stores, caller } = context;
    for (const { section } of parts) mustBeAllowed(caller, 'promote', section);
    const order = { ...rest, ...caller, parts: named(parts) };
    return unlessRefused(await context.inTurn(() => beginCanary(stores, order)));
  }),
  step: api.canary.step.handler(async ({ context, input }) => {
    const id = await canaryToChange(context, input.id);
    const { share, why } = input;
    const order = { ...context.caller, id, share, why };
    return unlessRefused(await context.inTurn(() => stepCanary(context.stores, order)));
  }),
  // Not queued: stopping a harmful canary must not wait for another order to compose.
  stop: api.canary.stop.handler(async ({ context, input }) => {
    const id = await canaryToChange(context, input.id);
    const order = { id, who: context.caller.who, why: input.why };
    return unlessRefused(await stopCanary(context.stores, order));
  }),
  latest: api.canary.latest.handler(async ({ context: { stores, caller } }) => {
    const latest = await latestCanary(stores.registry);
    if (!latest?.canary.parts.every(({ name }) => mayDo(caller, 'read', name))) {
      return { latest: null };
    }
    const parts = latest.canary.parts.map(({ name, id }) => ({ section: name, release: id }));
    return { latest: { canary: { ...latest.canary, parts }, stages: latest.stages } };
  }),
};

async function listed(
  { stores, previewAddress }: Context,
  { id, what, who, sections: about, endsAt }: Preview,
) {
  const link = await previewLink(stores, previewAddress, { id, endsAt });
  return { id, what, who, sections: about, endsAt, link };
}

/** Whether a caller could have created a preview. Required because its link shows everything in it. */
function mayHavePreview({ caller }: Context, { sections: about }: Preview): boolean {
  if (caller.key === null) return true;
  return (
    about.length > 0 && about.every((name) => isSection(name) && mayDo(caller, 'preview', name))
  );
}

const previews = {
  make: api.previews.make.handler(async ({ context, input }) => {
    const { stores, takePosts, caller, inTurn } = context;
    const { parts, config, posts } = contentOf(context, 'preview', input);
    const order = { parts, config, data: posts ? takePosts : undefined, days: input.days };
    const outcome = await inTurn(() => makePreview(stores, order, { who: caller.who }));
    const { preview, pages, rendered } = unlessRefused(outcome, 'No preview was created.');
    return { preview: await listed(context, preview), pages, rendered };
  }),
  list: api.previews.list.handler(async ({ context }) => {
    const all = await previewStore(context.stores.registry).current();
    const own = all.filter((preview) => mayHavePreview(context, preview));
    return { previews: await Promise.all(own.map((preview) => listed(context, preview))) };
  }),
  end: api.previews.end.handler(async ({ context, input: { preview: id } }) => {
    const preview = await previewStore(context.stores.registry).find(id);
    // Does not reveal a preview to a caller without rights to it.
    const isEnded =
      preview !== null &&
      mayHavePreview(context, preview) &&
      (await endPreview(context.stores, preview, context.caller.who));
    if (!isEnded) throw notFound(`There is no preview ${id}.`);
  }),
};

const me = api.me.handler(async ({ context: { stores, caller } }) => {
  const { version } = await stores.registry.live();
  const liveOf = (name: Section) => {
    if (name === 'posts') return null;
    if (name === 'sections') return version?.sections ?? null;
    if (name === 'config') return version?.config ?? null;
    return version?.parts[name]?.release ?? null;
  };
  const { key } = caller;
  if (key) {
    const { sections: own, actions: allowed, roles } = key.rights;
    const { name, person, expiresAt } = key;
    const shown = own.map((each) => ({ name: each, live: liveOf(each) }));
    return { name, person, roles, expiresAt, actions: allowed, sections: shown };
  }
  const known = version && (await sectionsOf(stores, version));
  const parts = Object.fromEntries(known?.map((each) => [each.name, null]) ?? []);
  const names = [...partNamesIn({ shell: null, ...version?.parts, ...parts }), ...nonParts];
  const user = stores.registry.connection.who;
  return {
    name: caller.who ?? user,
    person: caller.person ?? user,
    roles: [],
    expiresAt: null,
    actions,
    sections: names.map((name) => ({ name, live: liveOf(name) })),
  };
});

/** All operations for callers with a key, and for this machine. */
export const router = api.router({
  me,
  refusals: api.refusals.handler(({ context }) => ({ refused: context.refusals.counts() })),
  releases,
  ...promotions,
  sections,
  publishPost,
  canary,
  previews,
  reviews: reviewProcedures,
});

import { beginCanary } from '../canary/begin-canary.ts';
import { stepCanary } from '../canary/step-canary.ts';
import { stopCanary } from '../canary/stop-canary.ts';
import { type PartName, partNamesIn } from '@site/delivery/releases/release.ts';
import { endPreview, makePreview } from '../previews/make-preview.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { previewLink } from '../previews/preview-link.ts';
import type { Preview } from '../previews/preview-store.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import { noteRelease } from '@site/delivery/releases/fetch-release.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import { prepare, promote, rollBack } from '@site/delivery/promotion/promote.ts';
import type { Asker } from '../review/approvals-for.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { orderOf, type TakePosts } from './order-of.ts';
import type { DeliveryTarget, ListedPreview, ListedRelease } from './delivery-target.ts';
import { previewStore } from '../previews/preview-store.ts';
import { reviewStore } from '../review/review-store.ts';
import { latestCanary } from '../canary/canary-counts.ts';

/**
 * The site of this machine's stores, as a target. `who` is the actor and `person` the owner of their key; by default
 * the operating system user.
 */
export function ownTarget(
  stores: Stores,
  {
    takePosts,
    previewAddress,
    ...asker
  }: Asker & { takePosts: TakePosts; previewAddress: PreviewAddress },
): DeliveryTarget {
  const { registry } = stores;
  const { who, person } = asker;
  const policy = reviewPolicy(stores, asker);
  const listed = async ({
    id,
    what,
    who: maker,
    sections,
    endsAt,
  }: Preview): Promise<ListedPreview> => ({
    id,
    what,
    who: maker,
    sections,
    endsAt,
    link: await previewLink(stores, previewAddress, { id, endsAt }),
  });
  return {
    release: async (release) => {
      const { name, id, gitRevision, files } = release;
      await noteRelease(stores, release);
      if (who !== undefined && person !== undefined) {
        await reviewStore(registry).noteAuthor({ section: name, id, person, who });
      }
      await registry.note({
        what: `release ${name} ${id}`,
        details: [`${Object.keys(files).length} files`],
        sections: [name],
        ...(gitRevision !== null && { commits: { [name]: gitRevision } }),
        ...(who !== undefined && { who }),
      });
    },
    promote: async (promotion) => {
      const order = await orderOf(stores, promotion, takePosts);
      return promote(stores, { ...order, who }, policy);
    },
    async dryRun(promotion) {
      const order = await orderOf(stores, promotion, takePosts);
      const candidate = await prepare(stores, { ...order, who }, async () => true, policy);
      if (candidate.kind === 'refused') return candidate;
      const { pages, composed } = candidate;
      return { kind: 'ready', pages, rendered: composed.rendered };
    },
    async preview({ parts, config, posts = false, days }) {
      const data = posts ? takePosts : undefined;
      const outcome = await makePreview(stores, { parts, config, data, days }, { who });
      if (outcome.kind === 'refused') return outcome;
      return { ...outcome, preview: await listed(outcome.preview) };
    },
    previews: async () => Promise.all((await previewStore(registry).current()).map(listed)),
    async endPreview(id) {
      const preview = await previewStore(registry).find(id);
      return preview !== null && endPreview(stores, preview, who);
    },
    rollBack: (name, why) => rollBack(stores, name, { who, why }, policy),
    canary: {
      begin: (promotion) => beginCanary(stores, { ...promotion, ...asker }),
      step: (share, why, id) => stepCanary(stores, { id, share, ...asker, why }),
      stop: (why, id) => stopCanary(stores, { id, who, why }),
      latest: () => latestCanary(registry),
    },
    async parts() {
      const { version } = await registry.live();
      const listed = version && (await sectionsOf(stores, version));
      const named = listed?.map(({ name }) => [name, null]) ?? [];
      return partNamesIn({ shell: null, ...version?.parts, ...Object.fromEntries(named) });
    },
    async sections() {
      const { version } = await registry.live();
      const listed = (version && (await sectionsOf(stores, version))) ?? ownSections();
      return listed.map((each) => ({ ...each, live: version?.parts[each.name]?.release ?? null }));
    },
    changeSections: (sections, why) => promote(stores, { sections, who, why }, policy),
    releases: async (name) => {
      const { version } = await registry.live();
      const live = version?.parts[name]?.release;
      const listed: ListedRelease[] = [];
      for (const { id, releasedAt } of await registry.releases(name)) {
        listed.push({
          id,
          releasedAt,
          isLive: id === live,
          ...(await whatIsThere(stores, name, id)),
        });
      }
      return listed;
    },
    history: (most, naming) => registry.journal(most, { naming }),
  };
}

async function whatIsThere(
  stores: Stores,
  name: PartName,
  id: string,
): Promise<Pick<ListedRelease, 'isThere' | 'gitRevision'>> {
  const release = await readRelease(stores.dataDir, name, id);
  const isThere = release !== null || (await stores.registry.archiveOf(name, id)) !== null;
  return { isThere, gitRevision: release?.gitRevision ?? null };
}

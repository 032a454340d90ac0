import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { type DeliveryConfig, repositoryRoot } from '@site/delivery/config.ts';
import { type TreeFiles, treeFiles } from '@site/delivery/host/tree-files.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openContentStore } from '../../content/content-store.ts';
import { createPageView } from '../../content/page-view.ts';
import { createPublisher, type Shipping } from '../../content/publisher.ts';
import { liveRevision } from '../../content/texts-at-the-desk.ts';
import { previewDays } from '../../previews/preview-link.ts';
import { compare } from '../../review/compare.ts';
import { reviewPolicy } from '../../review/review-policy.ts';
import { reviewStore } from '../../review/review-store.ts';
import type { DeliveryTarget } from '../../delivery/target.ts';
import { personOf, type User, whoIs } from '../accounts/users.ts';
import { awaitApproval } from './publish-approved.ts';
import type { PagesContext } from './pages-context.ts';

/** Opens the texts of the site: in the repository at `contentRepo`, or in this checkout. `null` if there is neither. */
export async function openPages(
  config: DeliveryConfig,
  {
    contentRepo,
    stores,
    database,
    readSite,
    targetFor,
    logger,
  }: {
    contentRepo: string | null;
    stores: Stores;
    database: DatabaseHandle;
    readSite: () => Promise<SiteConfig>;
    targetFor: (user: User) => DeliveryTarget;
    logger: Pick<FastifyBaseLogger, 'error'>;
  },
): Promise<PagesContext | null> {
  if (contentRepo === null && !existsSync(path.join(repositoryRoot, '.git'))) return null;
  const folder = path.join(config.dataDir, 'content');
  const content = await openContentStore({
    folder,
    repository: contentRepo ?? repositoryRoot,
    liveRevision: (section) => liveRevision(stores, section),
  });
  const report = (error: unknown) =>
    logger.error(errorFacts(error), 'a section could not be built from its texts');
  return {
    content,
    publisher: createPublisher({ content, config, report }),
    pageView: createPageView({ content, stores, config }),
    siteFile: liveFileOf(stores),
    readSite,
    shippingFor: (user) => shippingAs(user, targetFor(user), { stores, database }),
  };
}

/** Reads files of the live version. */
function liveFileOf(stores: Stores): PagesContext['siteFile'] {
  const trees = new LRUCache<string, TreeFiles>({ max: 1 });
  return async (address) => {
    const { id, version } = await stores.registry.live();
    if (id === null || !version) return null;
    const files = trees.get(id) ?? (await treeFiles(stores, version, []));
    trees.set(id, files);
    return (await files.get(address.slice(1))?.read()) ?? null;
  };
}

/** Ships as a user, under the same rules as any release. */
function shippingAs(
  user: User,
  target: DeliveryTarget,
  { stores, database }: { stores: Stores; database: DatabaseHandle },
): Shipping {
  const asker = { who: whoIs(user), person: personOf(user) };
  return {
    async release(release, authors) {
      await target.release(release);
      // Nobody who wrote a part of it can approve it.
      for (const { name, email } of authors) {
        const author = { person: personOf({ email }), who: `${name} (${email})` };
        await reviewStore(stores.registry).noteAuthor({
          section: release.name,
          id: release.id,
          ...author,
        });
      }
    },
    async preview(name, id) {
      const made = await target.preview({ parts: [{ name, id }], days: previewDays.usual });
      return made.kind === 'made' ? { kind: 'previewed', link: made.preview.link } : made;
    },
    awaitApproval: ({ name: section, id }, why) =>
      awaitApproval(database, { section, id, why, userId: user.id }),
    async promote(name, id, why) {
      const order = { parts: [{ name, id }], why, who: asker.who };
      const outcome = await promote(stores, order, reviewPolicy(stores, asker));
      if (outcome.kind === 'shipped') return { kind: 'published' };
      const { problems, awaits: [waitsFor] = [] } = outcome;
      if (waitsFor === undefined) return { kind: 'refused', problems };
      // Stored, so that the list of approvals and the review open at once.
      await compare(stores, { section: name, id });
      return { kind: 'waiting', id: waitsFor, problems };
    },
  };
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { type DeliveryConfig, repositoryRoot } from '@site/delivery/config.ts';
import { type TreeFiles, treeFiles } from '@site/delivery/host/tree-files.ts';
import { storeConfig } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import type { Shippable } from '@site/delivery/registry/releases.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentFolderIn, openContentStore } from '../../content/content-store.ts';
import { createPageView } from '../../content/page-view.ts';
import type { Author } from '../../content/git.ts';
import { createPublisher, type Shipment, type Shipping } from '../../content/publisher.ts';
import { partsWithDangers, type TextSet } from '../../content/text-set.ts';
import { liveRevision } from '../../content/texts-at-the-desk.ts';
import { previewDays } from '../../previews/preview-link.ts';
import { compare } from '../../review/compare.ts';
import { reviewPolicy } from '../../review/review-policy.ts';
import { reviewStore } from '../../review/review-store.ts';
import type { DeliveryTarget } from '../../delivery/target.ts';
import type { DeskConfig } from '../desk-config.ts';
import { personOf, type User, whoIs } from '../accounts/users.ts';
import { awaitApproval } from './publish-approved.ts';
import type { PagesContext, Rollback } from './pages-context.ts';

/** Opens the texts of the site: in the repository at `contentRepo`, or in this checkout. `null` if there is neither. */
export async function openPages(
  delivery: DeliveryConfig,
  {
    config: { contentRepo, ciShipsContent },
    stores,
    database,
    readSite,
    targetFor,
    sendsMail,
    logger,
  }: {
    config: Pick<DeskConfig, 'contentRepo' | 'ciShipsContent'>;
    stores: Stores;
    database: DatabaseHandle;
    readSite: () => Promise<SiteConfig>;
    targetFor: (user: User) => DeliveryTarget;
    sendsMail: boolean;
    logger: Pick<FastifyBaseLogger, 'error'>;
  },
): Promise<PagesContext | null> {
  if (contentRepo === null && !existsSync(path.join(repositoryRoot, '.git'))) return null;
  const folder = contentFolderIn(delivery.dataDir);
  const content = await openContentStore({
    folder,
    repository: contentRepo ?? repositoryRoot,
    liveRevision: (section) => liveRevision(stores, section),
  });
  const report = (error: unknown) =>
    logger.error(errorFacts(error), 'a section could not be built from its texts');
  return {
    content,
    publisher: createPublisher({ content, config: delivery, shipsByCi: ciShipsContent, report }),
    pageView: createPageView({ content, stores, config: delivery }),
    siteFile: liveFileOf(stores),
    readSite,
    sendsMail,
    rolledBack: (section) => rolledBack(stores, section),
    shippingFor: (user) => shippingAs(user, targetFor(user), { stores, database }),
  };
}

/** The latest rollback of a part that has not gone live since. */
async function rolledBack({ registry }: Stores, section: TextSet): Promise<Rollback | null> {
  for (const part of section === 'safety' ? partsWithDangers() : [section]) {
    const [latest] = await registry.journal(1, { sections: [part], outcome: 'live' });
    if (latest?.what.startsWith(`rollback ${part} `))
      return { at: latest.at.getTime(), who: latest.who };
  }
  return null;
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
  /** Nobody who wrote a part of something can approve it. */
  async function noteAuthors(name: Shippable, id: string, authors: readonly Author[]) {
    for (const author of authors) {
      const who = `${author.name} (${author.email})`;
      const person = personOf(author);
      await reviewStore(stores.registry).noteAuthor({ section: name, id, person, who });
    }
  }
  return {
    async release(release, authors) {
      await target.release(release);
      await noteAuthors(release.name, release.id, authors);
    },
    async configure(site, authors) {
      const id = await storeConfig(stores, site);
      await noteAuthors('config', id, authors);
      return id;
    },
    async preview(shipment) {
      const { parts, config } = split(shipment);
      const site = config === undefined ? {} : { config: await readConfig(stores.blobs, config) };
      const made = await target.preview({ parts, ...site, days: previewDays.usual });
      return made.kind === 'made' ? { kind: 'previewed', link: made.preview.link } : made;
    },
    awaitApproval: (order) => awaitApproval(database, { ...order, userId: user.id }),
    async promote(shipment, why) {
      const order = { ...split(shipment), why, who: asker.who };
      const outcome = await promote(stores, order, reviewPolicy(stores, asker));
      if (outcome.kind === 'shipped') return { kind: 'published' };
      const { problems, awaits = [] } = outcome;
      const [waitsFor] = awaits;
      if (waitsFor === undefined) return { kind: 'refused', problems };
      // Stored, so that the list of approvals and the review open at once.
      for (const { name: section, id } of shipment)
        if (awaits.includes(id)) await compare(stores, { section, id });
      return { kind: 'waiting', id: waitsFor, problems };
    },
  };
}

/** The parts of a shipment, and its configuration. */
function split(shipment: Shipment) {
  const config = shipment.find(({ name }) => name === 'config')?.id;
  const parts = shipment.flatMap(({ name, id }) => (name === 'config' ? [] : [{ name, id }]));
  return { parts, ...(config !== undefined && { config }) };
}

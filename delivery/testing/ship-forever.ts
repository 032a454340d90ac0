import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readdir } from 'node:fs/promises';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { publishPost } from '../publishing/publish-post.ts';
import { prune } from '../ship/prune.ts';
import { keepConfig, rollBack, ship, type ShipOutcome } from '../ship/ship.ts';
import { openStores } from '../stores.ts';
import { parseForeverOrder } from './forever-order.ts';

/**
 * For tests: a program that does one kind of deed over and over until it is killed. Says by message when it begins,
 * and what became of each promotion. A clock that is wrong is wrong from the start.
 */
const order = parseForeverOrder(process.argv[2] ?? '');
const { now } = Date;
Date.now = () => now() + order.clockAheadMs;

const stores = await openStores(order.dataDir, order.database, { bucket: order.bucket });
const database = await openDatabase(order.posts);
await migrateDatabase(database);
const site = configuredSite();

/** How far ahead `prune` is told to be, in milliseconds, so that nothing counts as young. */
const TWO_DAYS_MS = 48 * 3_600_000;

/** Blobs that nothing names, for `prune` to throw away. */
const BLOBS_OF_NOBODY = 30;

async function promote({ name, id }: (typeof order.releases)[number]): Promise<void> {
  tell(name, id, await ship(stores, { parts: [{ name, id }] }));
}

function tell(name: string, id: string, outcome: ShipOutcome): void {
  process.send?.({ name, id, version: outcome.kind === 'shipped' ? outcome.version : null });
}

const deeds: Readonly<Record<typeof order.deed, () => Promise<void>>> = {
  async promote() {
    for (const release of order.releases) await promote(release);
  },
  async rollback() {
    for (const release of order.releases) {
      await promote(release);
      await rollBack(stores, release.name);
    }
  },
  async config() {
    for (let number = 0; number < 10; number += 1) {
      const contact = { ...site.contact, phone: `+91 80 0000 000${number}` };
      await ship(stores, { config: await keepConfig(stores, { ...site, contact }) });
    }
  },
  async publish() {
    for (const file of await readdir(order.desk)) {
      if (!file.endsWith('.md')) continue;
      const context = { stores, site, database, today: '2026-11-21' };
      await publishPost(context, path.join(order.desk, file));
    }
  },
  async prune() {
    for (let number = 0; number < BLOBS_OF_NOBODY; number += 1) {
      await stores.blobs.put(randomBytes(2000));
    }
    await prune(stores, { dryRun: false, now: () => now() + TWO_DAYS_MS });
  },
};

process.send?.('begun');
for (let turn = 0; turn < order.turns; turn += 1) await deeds[order.deed]();
await database.close();
await stores.registry.close();
process.disconnect();

import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { publishPost } from '@site/api/posts/publish-post.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import * as v from 'valibot';
import { HOUR_MS } from '@site/kit/durations.ts';
import { createRevision } from '../posts/post-revisions.ts';
import { prune } from '../promotion/prune.ts';
import { storeConfig } from '../promotion/plan.ts';
import { rollBack, promote } from '../promotion/promote.ts';
import { openStores } from '../stores/stores.ts';
import { openTestDatabase } from './open-test-database.ts';
import { postInFolder } from './post-in-folder.ts';

/** For tests: a program that repeats one action until it is killed. Sends a message when it begins. */
const { dataDir, action, releases, desk } = v.parse(
  v.object({
    dataDir: v.string(),
    action: v.picklist(['promote', 'rollback', 'config', 'publish', 'prune']),
    /** Ids of blog releases. */
    releases: v.array(v.string()),
    /** The folder of posts to publish. */
    desk: v.string(),
  }),
  JSON.parse(process.argv[2] ?? ''),
);

const stores = await openStores(dataDir, { dialect: 'sqlite', file: '' });
const database = await openTestDatabase(dataDir);
const site = configuredSite();

const name = 'mfe-blog';
const promoteRelease = (id: string) => promote(stores, { parts: [{ name, id }] });

const actions: Readonly<Record<typeof action, () => Promise<void>>> = {
  async promote() {
    for (const id of releases) await promoteRelease(id);
  },
  async rollback() {
    for (const id of releases) {
      await promoteRelease(id);
      await rollBack(stores, name);
    }
  },
  async config() {
    for (let number = 0; number < 10; number += 1) {
      const contact = { ...site.contact, phone: `+91 80 0000 000${number}` };
      await promote(stores, { config: await storeConfig(stores, { ...site, contact }) });
    }
  },
  async publish() {
    for (const file of await readdir(desk)) {
      if (!file.endsWith('.md')) continue;
      const data = () => createRevision(stores, database);
      const promotePosts = () => promote(stores, { data });
      const context = { database, today: '2026-11-21', promotePosts };
      await publishPost(context, await postInFolder(path.join(desk, file)));
    }
  },
  async prune() {
    for (let number = 0; number < 30; number += 1) await stores.blobs.put(randomBytes(2000));
    // Two days ahead, so that every blob is old enough to prune.
    await prune(stores, { dryRun: false, now: () => Date.now() + 48 * HOUR_MS });
  },
};

// Exits when the test run is interrupted.
process.once('disconnect', () => process.exit());
process.send?.('begun');
for (;;) await actions[action]();

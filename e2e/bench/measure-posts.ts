import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@site/api/database/open-database.ts';
import { makeDurable } from '@site/api/database/open-sqlite.ts';
import { startServiceProcess } from '@site/api/testing/service-process.ts';
import Database from 'better-sqlite3';
import type { AtEnd } from './at-end.ts';
import type { PostsMeasurement } from './measurement.ts';
import { median } from './median.ts';

/** How long each round posts or inserts, in milliseconds, and how many rounds there are; the median counts. */
const ROUND_MS = 2000;
const ROUNDS = 3;

/** How many posts are under way at a time. */
const SENDERS = 16;

const message = 'My son is 7. Where do we begin? '.repeat(8);

/**
 * How many messages a second the service stores and acknowledges, a process of its own on a new embedded database
 * in `folder`, and how many rows a second a bare loop puts into a file of the same kind, each committed to disk.
 * The two take turns, so that a slow minute does not fall on one alone. Throws when a post is refused.
 */
export async function measurePosts({
  folder,
  atEnd,
}: {
  folder: string;
  atEnd: AtEnd;
}): Promise<PostsMeasurement> {
  await rm(folder, { recursive: true, force: true });
  const service = await startServiceProcess({ DATA_DIR: path.join(folder, 'service') });
  const stop = atEnd(service.kill);
  const bareFile = path.join(folder, 'bare', 'site.sqlite');
  await (await openDatabase({ dialect: 'sqlite', file: bareFile })).close();
  const bare = new Database(bareFile);
  const close = atEnd(() => void bare.close());
  makeDurable(bare, bareFile);
  bare.exec('create table messages (id text primary key, received_at integer, message text)');

  await postFor(ROUND_MS, service.base);
  const posts: number[] = [];
  const inserts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    posts.push(await postFor(ROUND_MS, service.base));
    inserts.push(insertFor(ROUND_MS, bare));
  }
  await close();
  await stop();
  return { postsPerSecond: median(posts), insertsPerSecond: median(inserts) };
}

/** Posts for a while, and gives the acknowledged posts a second. */
async function postFor(milliseconds: number, base: string): Promise<number> {
  const begin = performance.now();
  let acknowledged = 0;
  const sendOn = async (_value: unknown, sender: number) => {
    for (let sent = 0; performance.now() - begin < milliseconds; sent += 1) {
      const key = randomUUID();
      const answer = await fetch(`${base}/contact-us`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          // Every post comes from a client of its own, or one client's limit would be measured.
          'x-forwarded-for': `10.${sender}.${(sent >> 8) % 256}.${sent % 256}`,
        },
        body: JSON.stringify({ name: 'Asha Rao', email: `${key}@visitor.example`, message }),
      });
      const text = await answer.text();
      if (text !== '{"success":true}')
        throw new Error(`A post was answered with ${answer.status}.`);
      acknowledged += 1;
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  return (acknowledged * 1000) / (performance.now() - begin);
}

/** Puts rows in for a while, one commit each, and gives the rows a second. */
function insertFor(milliseconds: number, database: Database.Database): number {
  const insert = database.prepare('insert into messages values (?, ?, ?)');
  const begin = performance.now();
  let inserted = 0;
  for (; performance.now() - begin < milliseconds; inserted += 1) {
    insert.run(randomUUID(), Date.now(), message);
  }
  return (inserted * 1000) / (performance.now() - begin);
}

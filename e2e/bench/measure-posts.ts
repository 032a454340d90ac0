import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@site/api/database/open-database.ts';
import { makeDurable } from '@site/api/database/open-sqlite.ts';
import Database from 'better-sqlite3';
import { serveSite } from './delivery-commands.ts';
import { medians, type Values } from './figures.ts';

const ROUNDS = 3;
const ROUND_MS = 2000;

/** How many posts are in flight at a time. */
const SENDERS = 16;

const message = 'My son is 7. Where do we begin? '.repeat(8);

/**
 * How many messages a second the built-in host stores and acknowledges, on a new embedded database in `folder`, and how many rows a second a bare loop puts into a file of the same kind, each committed to disk.
 * The two take turns, so that a slow minute does not fall on one alone. Throws when a post is refused.
 */
export async function measurePosts(folder: string): Promise<Values> {
  await rm(folder, { recursive: true, force: true });
  const { origin, close } = await serveSite(path.join(folder, 'host'));
  const bareFile = path.join(folder, 'bare', 'site.sqlite');
  await (await openDatabase({ dialect: 'sqlite', file: bareFile })).close();
  const bare = new Database(bareFile);
  makeDurable(bare, bareFile);
  bare.exec('create table messages (id text primary key, received_at integer, message text)');
  const insert = bare.prepare('insert into messages values (?, ?, ?)');
  const rounds: Values[] = [];
  // The first round warms the host up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const postsPerSecond = await rate(SENDERS, (sender, index) => post(origin, sender, index));
    const insertsPerSecond = await rate(1, () => insert.run(randomUUID(), Date.now(), message));
    const postsPerInsert = postsPerSecond / insertsPerSecond;
    if (round > 0) rounds.push({ postsPerSecond, insertsPerSecond, postsPerInsert });
  }
  bare.close();
  close();
  return medians(rounds);
}

/** Repeats some work for two seconds, so many at a time; returns how often a second it was done. */
async function rate(
  senders: number,
  work: (sender: number, index: number) => unknown,
): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const repeat = async (_value: unknown, sender: number) => {
    for (let index = 0; performance.now() - begin < ROUND_MS; index += 1) {
      await work(sender, index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, repeat));
  return (done * 1000) / (performance.now() - begin);
}

async function post(origin: string, sender: number, index: number): Promise<void> {
  const key = randomUUID();
  const response = await fetch(`${origin}/api/contact-us`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      // Every post comes from a client of its own, or one client's limit would be measured.
      'x-forwarded-for': `10.${sender}.${(index >> 8) % 256}.${index % 256}`,
    },
    body: JSON.stringify({ name: 'Asha Rao', email: `${key}@visitor.example`, message }),
  });
  await response.text();
  if (!response.ok) throw new Error(`A post was answered with ${response.status}.`);
}

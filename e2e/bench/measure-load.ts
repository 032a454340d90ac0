import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@site/api/database/open-database.ts';
import { makeDurable } from '@site/api/database/open-sqlite.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import autocannon from 'autocannon';
import Database from 'better-sqlite3';
import { root } from '../support/site.ts';
import { startNginx } from '../support/start-nginx.ts';
import { isShipped } from '../support/test-site.ts';
import { serveSite } from './bench-site.ts';
import { medians, type Values } from './figures.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 4;

/** How many visitors ask at a time, each again as soon as there is an answer. */
const VISITORS = 16;

/**
 * How many requests a second the built-in host answers, and how many nginx answers from the same tree on the same
 * machine.
 */
export async function measureServing(_folder: string, dataDir: string): Promise<Values> {
  const host = await serveSite(dataDir);
  const nginx = await startNginx({
    publicDir: path.join(dataDir, 'public'),
    site: await readSiteConfig(path.join(root, 'site.config.json')),
    apiOrigins: [host.origin],
  });
  // A page of each size and a file of data, as most visitors ask for them.
  const requests = ['/', '/company/faq', '/blog/101', '/registry.json'].map((address) => ({
    path: address,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  }));
  const values = await inTurns(async () => {
    const servedPerSecond = await answersPerSecond(host.origin, requests);
    const nginxPerSecond = await answersPerSecond(nginx.origin, requests);
    return { servedPerSecond, nginxPerSecond, servedToNginx: servedPerSecond / nginxPerSecond };
  });
  await Promise.all([nginx.close(), host.kill()]);
  return values;
}

const message = 'My son is 7. Where do we begin? '.repeat(8);

/**
 * How many messages a second the built-in host stores and acknowledges, on a new embedded database in `folder`, and how
 * many rows a second a bare loop puts into a file of the same kind, each committed to disk.
 */
export async function measurePosts(folder: string, dataDir: string): Promise<Values> {
  await rm(folder, { recursive: true, force: true });
  const copy = path.join(folder, 'host');
  await cp(dataDir, copy, { recursive: true, filter: isShipped });
  const host = await serveSite(copy);
  const file = path.join(folder, 'bare/site.sqlite');
  await (await openDatabase({ dialect: 'sqlite', file })).close();
  const bare = new Database(file);
  makeDurable(bare, file);
  bare.exec('create table messages (id text primary key, received_at integer, message text)');
  const insert = bare.prepare('insert into messages values (?, ?, ?)');
  const values = await inTurns(async () => {
    const postsPerSecond = await answersPerSecond(host.origin, [newMessage()]);
    let inserts = 0;
    for (const end = performance.now() + ROUND_SECONDS * 1000; performance.now() < end;) {
      insert.run(randomUUID(), Date.now(), message);
      inserts += 1;
    }
    const insertsPerSecond = inserts / ROUND_SECONDS;
    return { postsPerSecond, insertsPerSecond, postsPerInsert: postsPerSecond / insertsPerSecond };
  });
  bare.close();
  await host.kill();
  return values;
}

/** A message of its own at every request, each from a client of its own, or one client's limit would be measured. */
function newMessage(): autocannon.Request {
  let sent = 0;
  return {
    method: 'POST',
    path: '/api/contact-us',
    setupRequest: (request) => {
      const key = randomUUID();
      sent += 1;
      return {
        ...request,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) % 256}.${sent % 256}`,
        },
        body: JSON.stringify({ name: 'Asha Rao', email: `${key}@visitor.example`, message }),
      };
    },
  };
}

/** The medians of some rounds. Two that are compared take turns, so that a slow minute does not fall on one alone. */
async function inTurns(measureOnce: () => Promise<Values>): Promise<Values> {
  await measureOnce(); // warms both up
  const rounds: Values[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measureOnce());
  return medians(rounds);
}

/** How many answers a second visitors get. Throws when one is no success. */
async function answersPerSecond(url: string, requests: autocannon.Request[]): Promise<number> {
  const load = { url, requests, connections: VISITORS, duration: ROUND_SECONDS };
  const { requests: answers, non2xx, errors } = await autocannon(load);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered well.`);
  return answers.average;
}

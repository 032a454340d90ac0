import path from 'node:path';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import autocannon from 'autocannon';
import { root } from '../support/site.ts';
import { startNginx } from '../support/start-nginx.ts';
import { serveSite } from './delivery-commands.ts';
import { medians, type Values } from './figures.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 4;

/** How many visitors ask at a time, each again as soon as there is an answer. */
const VISITORS = 16;

/** A page of each size and a script, as most visitors ask for them. */
const addresses = ['/', '/company/faq', '/blog/101', '/registry.json'];

/**
 * How many requests a second the built-in host answers, and how many nginx answers from the same tree on the same
 * machine. The two take turns, so that a slow minute does not fall on one alone. Throws when an answer is not the page.
 */
export async function measureServing(_folder: string, dataDir: string): Promise<Values> {
  const own = await serveSite(dataDir);
  const site = await readSiteConfig(path.join(root, 'site.config.json'));
  const nginx = await startNginx({
    publicDir: path.join(dataDir, 'public'),
    site,
    apiOrigins: [own.origin],
  });
  const rounds: Values[] = [];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const servedPerSecond = await rate(own.origin);
    const nginxPerSecond = await rate(nginx.origin);
    const servedToNginx = servedPerSecond / nginxPerSecond;
    if (round > 0) rounds.push({ servedPerSecond, nginxPerSecond, servedToNginx });
  }
  await nginx.close();
  own.close();
  return medians(rounds);
}

async function rate(origin: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: VISITORS,
    duration: ROUND_SECONDS,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: addresses.map((address) => ({ path: address })),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered well.`);
  return requests.average;
}

import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseConfig } from '@site/api/config.ts';
import { type FakeRelease, openTestSite } from '@site/delivery/testing/open-test-site.ts';
import { startShipping } from '@site/delivery/testing/kill-while-shipping.ts';
import { ownSections } from '@site/delivery/sections/own-sections.ts';
import type { RemoteName } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';

const remoteNames = ownSections().map(({ name }) => name);

/** What came of a race: how many promotions succeeded and were refused, and what is wrong, a sentence each. */
export type RaceReport = { promotions: number; refusals: number; failures: readonly string[] };

const told = v.object({ name: v.string(), id: v.string(), version: v.nullable(v.string()) });

const HOUR_MS = 3_600_000;

/** How many releases of each section are promoted. */
const RELEASES = 4;

/** A release of a section whose one page says which it is. */
function saying(name: RemoteName, words: string): FakeRelease {
  return { name, prefixes: [`/${name}`], pages: { [`/${name}`]: words } };
}

/**
 * Two programs promote the releases of five sections at once; the clock of one is an hour ahead, and the other is
 * paused for a while in the middle. Every promotion that succeeded must be in the journal, which is one chain, and
 * what went live last of each section must be live.
 */
export async function race(pausedMs: number): Promise<RaceReport> {
  const site = await openTestSite();
  const { stores } = site;
  try {
    await site.goLive({ name: 'shell' }, ...remoteNames.map((name) => saying(name, 'Words 0')));
    const releases: { name: RemoteName; id: string }[] = [];
    for (let number = 1; number <= RELEASES; number += 1) {
      for (const name of remoteNames) {
        releases.push({ name, id: await site.lay(saying(name, `Words ${number}`)) });
      }
    }
    const database: DatabaseConfig = { dialect: 'sqlite', file: '' };
    const posts: DatabaseConfig = { dialect: 'sqlite', file: `${stores.dataDir}/site.sqlite` };
    const order = { dataDir: stores.dataDir, database, posts, deed: 'promote', desk: '' } as const;
    const shipped: v.InferOutput<typeof told>[] = [];
    const programs = await Promise.all(
      [HOUR_MS, 0].map(async (clockAheadMs, index) => {
        const own = releases.filter((_, number) => number % 2 === index);
        const program = await startShipping({ ...order, releases: own, turns: 1, clockAheadMs });
        program.on('message', (message) => void shipped.push(v.parse(told, message)));
        return { program, gone: once(program, 'exit') };
      }),
    );
    const [, paused] = programs;
    await pause(1500);
    paused?.program.kill('SIGSTOP');
    await pause(pausedMs);
    paused?.program.kill('SIGCONT');
    await Promise.all(programs.map(({ gone }) => gone));

    const failures: string[] = [];
    // A renderer that seems to have hung, because its program was paused, refuses its own promotion.
    const successes = shipped.filter(({ version }) => version !== null);
    if (shipped.length !== releases.length) {
      failures.push(`${shipped.length} of ${releases.length} promotions ended.`);
    }
    const moves = (await stores.registry.journal(10_000)).filter(
      ({ outcome }) => outcome === 'live',
    );
    const inOrder = moves.toReversed();
    for (const [index, { before }] of inOrder.entries()) {
      if (before !== (inOrder[index - 1]?.after ?? null)) failures.push('The journal has a gap.');
    }
    for (const { name, id, version } of successes) {
      const isNoted = moves.some(
        ({ what, after }) => what === `promote ${name} ${id}` && after === version,
      );
      if (!isNoted) failures.push(`The promotion of ${name} ${id} is not in the journal.`);
    }
    const { version: live } = await stores.registry.live();
    for (const name of remoteNames) {
      const last = moves.find(({ what }) => what.startsWith(`promote ${name} `));
      if (last?.what !== `promote ${name} ${live?.parts[name]?.release ?? ''}`) {
        failures.push(`What went live last of ${name} is not live.`);
      }
    }
    return { promotions: successes.length, refusals: shipped.length - successes.length, failures };
  } finally {
    await site.close();
  }
}

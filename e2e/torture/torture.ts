import { startPostgres } from '@site/api/testing/start-postgres.ts';
import { createTestDatabase, TEST_POSTGRES_URL } from '@site/api/testing/test-postgres.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { deeds, killWhileShipping } from '@site/delivery/testing/kill-while-shipping.ts';
import type { TestStores } from '@site/delivery/testing/open-test-site.ts';
import { startSwift } from '@site/delivery/testing/start-swift.ts';
import { seededRandom } from '@site/kit/testing/seeded-random.ts';
import { findNginx } from '../support/find-nginx.ts';
import { findSwift } from '../support/find-swift.ts';
import { race } from './races.ts';
import { twoHosts } from './two-hosts.ts';

/** One line of the table at the end. */
type Row = { test: string; count: string; failures: readonly string[] };

type TortureOptions = {
  count: number;
  random: () => number;
  /** The moment, by `performance.now()`, after which nothing new is begun. */
  until: number;
};

/** What is left out here, and why. */
class LeftOut extends Error {
  override name = 'LeftOut';
}

/** How long database and storage are away from the hosts, and a racing program is paused, in milliseconds. */
const AWAY_MS = 20_000;
const PAUSED_MS = 60_000;

/** What can be asked for by name. */
const parts: Readonly<Record<string, (options: TortureOptions) => AsyncGenerator<Row>>> = {
  crash: crashes,
  races: async function* races({ until }) {
    const pausedMs = Math.min(PAUSED_MS, Math.max(5000, until - performance.now() - 20_000));
    const { promotions, refusals, failures } = await race(pausedMs);
    yield {
      test: `two programs, one paused for ${Math.round(pausedMs / 1000)} s, one an hour ahead`,
      count: `${promotions} promotions, ${refusals} refused`,
      failures,
    };
  },
  hosts: async function* hosts({ until }) {
    needSwift();
    const nginx = findNginx({ install: true });
    if (nginx.kind === 'missing') throw new LeftOut(nginx.message);
    const postgres = await startPostgres();
    try {
      const isShort = until - performance.now() < 5 * AWAY_MS;
      const report = await twoHosts({
        databaseUrl: postgres.url,
        awayMs: isShort ? 2000 : AWAY_MS,
        rounds: isShort ? 1 : 5,
        tell: (line) => console.log(`  ${line}`),
      });
      const { answers, versions, failures } = report;
      yield {
        test: 'two hosts behind nginx',
        count: `${answers} answers, ${versions} versions`,
        failures,
      };
    } finally {
      await postgres.stop();
    }
  },
};

async function* crashes({ count, random, until }: TortureOptions): AsyncGenerator<Row> {
  for (const deed of deeds) {
    yield await crash('SQLite and a folder', async () => ({}), deed);
  }
  needSwift();
  const [postgres, swift] = await Promise.all([startPostgres(), startSwift()]);
  process.env[TEST_POSTGRES_URL] = postgres.url;
  try {
    for (const deed of deeds) {
      const open = async (): Promise<TestStores> => ({
        database: { dialect: 'postgres', url: await createTestDatabase() },
        bucket: swift.newBucket(),
      });
      yield await crash('PostgreSQL and Swift', open, deed);
    }
  } finally {
    await swift.stop();
    await postgres.stop();
  }

  async function crash(
    where: string,
    open: () => Promise<TestStores>,
    deed: (typeof deeds)[number],
  ): Promise<Row> {
    const test = `${deed}, ${where}`;
    if (performance.now() > until) return { test, count: 'no time left', failures: [] };
    const report = await killWhileShipping({
      stores: await open(),
      deed,
      kills: count,
      random,
      until,
    });
    return { test, count: `${report.kills} kills`, failures: report.failures };
  }
}

function needSwift(): void {
  const swift = findSwift({ install: true });
  if (swift.kind === 'missing') throw new LeftOut(swift.message);
}

function wholeNumber(name: string, value: string | boolean | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new UsageError(`--${name} takes a whole number from 1, not "${String(value)}".`);
}

await runCommand({
  help: `npm run torture -- [PART …] [--count N] [--minutes N] [--seed N]

Treats the site as badly as it will ever be treated, on this machine alone: everything it kills, cuts off or floods
it has started itself, on loopback addresses and in temporary folders. Prints a table of what was done and what
came of it, and exits with 1 when anything did not hold.

  crash   programs that promote, roll back, change the configuration, publish and prune are killed at random
          moments, on SQLite and a folder and on PostgreSQL and object storage
  races   two programs promote five sections at once, one of them paused, the clock of the other an hour ahead
  hosts   two hosts behind nginx, with visitors, while things ship and hosts, database and storage are away

  --count     how often each kind of program is killed (200)
  --minutes   begins nothing new after so many minutes (no limit); what is left out then is named
  --seed      gives the same random moments again

Without PART all of them are run. PostgreSQL comes from a package; OpenStack Swift and nginx are installed from
Debian when root, and what needs them is left out, and named, where that is not possible.`,
  options: { count: { type: 'string' }, minutes: { type: 'string' }, seed: { type: 'string' } },
  async run({ positionals, options }) {
    const unknown = positionals.filter((word) => !(word in parts));
    noMoreArguments(unknown);
    const count = wholeNumber('count', options['count'], 200);
    const seed = wholeNumber('seed', options['seed'], Date.now() % 2 ** 31);
    const minutes = options['minutes'];
    const until =
      minutes === undefined
        ? Number.POSITIVE_INFINITY
        : performance.now() + wholeNumber('minutes', minutes, 1) * 60_000;
    // What was started ends with this program, however that ends.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(130));
    console.log(`seed ${seed}`);
    const random = seededRandom(seed);
    const rows: Row[] = [];
    for (const [name, part] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      console.log(`${name} …`);
      try {
        for await (const row of part({ count, random, until })) {
          rows.push({ ...row, test: `${name}: ${row.test}` });
          console.log(`  ${row.test}: ${row.count}, ${row.failures.length} failures`);
        }
      } catch (error) {
        if (!(error instanceof LeftOut)) throw error;
        rows.push({ test: name, count: `left out: ${error.message}`, failures: [] });
      }
    }
    const width = Math.max(...rows.map(({ test }) => test.length));
    console.log('');
    for (const { test, count: done, failures } of rows) {
      const result = failures.length === 0 ? 'held' : `${failures.length} FAILED`;
      console.log(`${test.padEnd(width)}  ${done.padEnd(28)}  ${result}`);
      for (const failure of failures.slice(0, 20)) console.log(`    ${failure}`);
    }
    if (rows.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
  },
});

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '@site/api/testing/start-postgres.ts';
import { createTestDatabase, TEST_POSTGRES_URL } from '@site/api/testing/test-postgres.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import {
  deeds,
  killWhileShipping,
  type KilledDeed,
} from '@site/delivery/testing/kill-while-shipping.ts';
import type { TestStores } from '@site/delivery/testing/open-test-site.ts';
import { newBucket, startSwift } from '@site/delivery/testing/start-swift.ts';
import { seededRandom } from '@site/kit/testing/seeded-random.ts';
import { findNginx } from '../support/find-nginx.ts';
import { findSwift } from '../support/find-swift.ts';
import { replaceMarked } from '../support/replace-marked.ts';
import { root } from '../support/site.ts';
import { race } from './races.ts';
import { runTests } from './run-tests.ts';
import { mergeTortureTable } from './torture-table.ts';
import { twoHosts } from './two-hosts.ts';

/** One line of the table at the end; what came of it is that it held, where a part says no more. */
type Row = {
  test: string;
  count: string;
  result?: string | undefined;
  failures: readonly string[];
};

type TortureOptions = {
  /** How many were asked for; each part has a number of its own. */
  count: number | undefined;
  /** What programs are killed at. */
  deeds: readonly KilledDeed[];
  seed: number;
  random: () => number;
  /** The moment, by `performance.now()`, after which nothing new is begun. */
  until: number;
};

const documentFile = path.join(root, 'docs/security.md');

/** What is left out here, and why. */
class LeftOut extends Error {
  override name = 'LeftOut';
}

/** How long database and storage are away from the hosts, and a racing program is paused, in milliseconds. */
const AWAY_MS = 20_000;
const PAUSED_MS = 60_000;

/** What can be asked for by name. */
const parts: Readonly<Record<string, (options: TortureOptions) => AsyncGenerator<Row>>> = {
  crash: (options) => crashes('SQLite and a folder', async () => ({}), options),
  'crash-shared': async function* crashShared(options) {
    needSwift();
    const [postgres, swift] = await Promise.all([startPostgres(), startSwift()]);
    process.env[TEST_POSTGRES_URL] = postgres.url;
    const open = async (): Promise<TestStores> => ({
      database: { dialect: 'postgres', url: await createTestDatabase() },
      bucket: newBucket(swift.endpoint),
    });
    try {
      yield* crashes('PostgreSQL and Swift', open, options);
    } finally {
      await swift.stop();
      await postgres.stop();
    }
  },
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
    const [postgres, swift] = await Promise.all([startPostgres(), startSwift()]);
    try {
      const isShort = until - performance.now() < 5 * AWAY_MS;
      const report = await twoHosts({
        databaseUrl: postgres.url,
        storageUrl: swift.endpoint,
        awayMs: isShort ? 2000 : AWAY_MS,
        rounds: isShort ? 1 : 5,
        pauseMs: 5,
        tell: (line) => console.log(`  ${line}`),
      });
      const { answers, waited99, versions, failures } = report;
      yield {
        test: 'two hosts behind nginx',
        count: `${answers} answers, ${versions} versions`,
        result: `all whole, of one version each; 99 of 100 within ${waited99.toFixed(0)} ms`,
        failures,
      };
    } finally {
      await swift.stop();
      await postgres.stop();
    }
  },
  bodies: tests('jest', 'api/hostile-bodies.test.ts', 1000),
  connections: tests('jest', 'api/http/hostile-connections.test.ts', 1000),
  restarts: tests('jest', 'api/database-restarts.test.ts', 50),
  kills: tests('jest', 'api/crash-recovery.test.ts', 100),
  locked: tests('jest', 'api/locked-database.test.ts', 12),
  flips: tests('playwright', 'e2e/failures/flipped-bytes.spec.ts', 1),
};

/** A test of the project is a part of this as well; it does more of the same here. */
function tests(
  runner: 'jest' | 'playwright',
  file: string,
  usualCount: number,
): (options: TortureOptions) => AsyncGenerator<Row> {
  return async function* asked({ count = usualCount, seed, until }) {
    const moment = Date.now() + until - performance.now();
    const { lines, failures } = await runTests(runner, file, { count, seed, until: moment });
    for (const line of lines) yield { ...line, failures: [] };
    if (failures.length > 0) yield { test: file, count: String(count), failures };
  };
}

/** Kills programs that do each deed in turn, on stores that are opened anew for each of them. */
async function* crashes(
  where: string,
  open: () => Promise<TestStores>,
  { count = 200, deeds: asked, random, until }: TortureOptions,
): AsyncGenerator<Row> {
  for (const deed of asked) {
    const test = `${deed}, ${where}`;
    if (performance.now() > until) {
      yield { test, count: '0 kills', result: 'not run: no time left', failures: [] };
      continue;
    }
    const report = await killWhileShipping({
      stores: await open(),
      deed,
      kills: count,
      random,
      until,
    });
    yield { test, count: `${report.kills} kills`, failures: report.failures };
  }
}

/** What came of a row, in the words of the table. */
function outcome({ result = 'held', failures }: Pick<Row, 'result' | 'failures'>): string {
  return failures.length === 0 ? result : `${failures.length} FAILED`;
}

function needSwift(): void {
  const swift = findSwift({ install: true });
  if (swift.kind === 'missing') throw new LeftOut(swift.message);
}

function knownDeeds(name: string | boolean | undefined): readonly KilledDeed[] {
  if (name === undefined) return deeds;
  const named = deeds.filter((deed) => deed === name);
  if (named.length > 0) return named;
  throw new UsageError(`--deed takes one of ${deeds.join(', ')}, not "${String(name)}".`);
}

function wholeNumber(name: string, value: string | boolean | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new UsageError(`--${name} takes a whole number from 1, not "${String(value)}".`);
}

await runCommand({
  help: `npm run torture -- [PART …] [--count N] [--deed NAME] [--minutes N] [--seed N] [--write-docs]

Treats the site as badly as it will ever be treated, on this machine alone: everything it kills, cuts off or floods
it has started itself, on loopback addresses and in temporary folders. Prints a table of what was done and what
came of it, and exits with 1 when anything did not hold.

  crash   programs that promote, roll back, change the configuration, publish and prune are killed at random
          moments, on SQLite and a folder
  crash-shared  the same on PostgreSQL and object storage
  races   two programs promote five sections at once, one of them paused, the clock of the other an hour ahead
  hosts   two hosts behind nginx, with visitors, while things ship and hosts, database and storage are away
  bodies  1,000 bodies a form that are hard to read, and how much processor time each takes
  connections  1,000 connections of each kind that keep a server waiting, and how long until they are let go
  restarts  PostgreSQL restarts 50 times, and ends sessions, under load
  kills   the service is killed 100 times under load
  locked  another program holds the lock of the embedded database for a minute
  flips   one byte of each script and sheet is flipped on its way to a browser

  --count     another number of bodies, connections, restarts, kills or rounds (200 kills for each deed of "crash" and "crash-shared")
  --deed      of "crash" and "crash-shared" only this: ${deeds.join(', ')}
  --minutes   begins nothing new after so many minutes (no limit); what is left out then is named
  --seed      gives the same random moments again
  --write-docs  puts the table into docs/security.md as well; what was not run stays there as it was

Without PART all of them are run. PostgreSQL comes from a package; OpenStack Swift and nginx are installed from
Debian when root, and what needs them is left out, and named, where that is not possible.`,
  options: {
    count: { type: 'string' },
    deed: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    'write-docs': { type: 'boolean' },
  },
  async run({ positionals, options }) {
    const unknown = positionals.filter((word) => !(word in parts));
    noMoreArguments(unknown);
    const count = wholeNumber('count', options['count']);
    const wanted = knownDeeds(options['deed']);
    const seed = wholeNumber('seed', options['seed']) ?? Date.now() % 2 ** 31;
    const minutes = wholeNumber('minutes', options['minutes']) ?? Number.POSITIVE_INFINITY;
    const until = performance.now() + minutes * 60_000;
    // What was started ends with this program, however that ends.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(130));
    console.log(`seed ${seed}`);
    const random = seededRandom(seed);
    const rows: (Row & { part: string })[] = [];
    for (const [name, part] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      console.log(`${name} …`);
      try {
        for await (const row of part({ count, deeds: wanted, seed, random, until })) {
          rows.push({ ...row, part: name });
          console.log(`  ${row.test}: ${row.count}, ${row.failures.length} failures`);
        }
      } catch (error) {
        if (!(error instanceof LeftOut)) throw error;
        rows.push({
          part: name,
          test: 'left out',
          count: '',
          result: error.message,
          failures: [],
        });
      }
    }
    console.log('');
    for (const { part, test, count: done, result, failures } of rows) {
      console.log(`${part}: ${test}\n  ${done}: ${outcome({ result, failures })}`);
      for (const failure of failures.slice(0, 20)) console.log(`    ${failure}`);
    }
    if (options['write-docs'] === true) {
      const when = `${new Date().toISOString().slice(0, 10)}, seed ${seed}`;
      const written = rows.map((row) => ({ ...row, result: outcome(row), when }));
      const document = await readFile(documentFile, 'utf8');
      await writeFile(
        documentFile,
        replaceMarked(document, 'torture', (present) =>
          mergeTortureTable(present, written, { areWhole: options['deed'] === undefined }),
        ),
      );
    }
    if (rows.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
  },
});

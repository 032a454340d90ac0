import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seededRandom } from '@site/kit/testing/seeded-random.ts';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabase } from './database/open-database.ts';
import { startServiceProcess, type ServiceProcess } from './testing/service-process.ts';

const CRASHES = repetitions(8);
const SENDERS = 6;

/** Only ends what hangs. */
const LONGEST_MS = 240_000 + CRASHES * 5000;

/** How many submissions each process acknowledges before it may crash, however slow the machine is. */
const ACKNOWLEDGED_BETWEEN_CRASHES = 6;

/** How long a process lives at most after that, in milliseconds. */
const LONGEST_PAUSE_MS = 250;

type Sent = { call: 'contact-us' | 'subscribe-public' | 'delete-data'; email: string };

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function bodyOf({ call, email }: Sent): object {
  if (call === 'subscribe-public') return { email, purpose: 'WAITING_LIST' };
  return call === 'contact-us'
    ? { name: 'A', email, message: 'Hello' }
    : { name: 'A', email, reason: 'Moved' };
}

/** Sends once; whether it was acknowledged. No answer is no acknowledgement. */
async function send(base: string, sent: Sent): Promise<boolean> {
  try {
    const answer = await fetch(`${base}/${sent.call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': sent.email,
        // Each sender is a client of its own, or one client's limit would end the test.
        'x-forwarded-for': `10.${sent.email.length}.${randomInt(256)}.${randomInt(256)}`,
      },
      body: JSON.stringify(bodyOf(sent)),
      signal: AbortSignal.timeout(5000),
    });
    return answer.status === 200 && (await answer.text()) === '{"success":true}';
  } catch {
    return false;
  }
}

test(
  `stores every acknowledged submission exactly once despite ${CRASHES} crashes under load`,
  async () => {
    const seed = randomInt(2 ** 31);
    process.stdout.write(`crashes: seed ${seed}\n`);
    const random = seededRandom(seed);
    const environment = { DATA_DIR: folder };
    let service: ServiceProcess | undefined = await startServiceProcess(environment);
    let made = 0;
    let unanswered = 0;
    const enough = new AbortController();
    const acknowledged: Sent[] = [];

    /** Sends one thing after the other; each again and again, under its key, until it is acknowledged. */
    async function sendOn(): Promise<void> {
      while (!enough.signal.aborted) {
        const call = (['contact-us', 'subscribe-public', 'delete-data'] as const)[made % 3];
        made += 1;
        const sent: Sent = { call: call ?? 'contact-us', email: `${made}@example.in` };
        for (let through = false; !through;) {
          const base = service?.base;
          through = base !== undefined && (await send(base, sent));
          if (base !== undefined && !through) unanswered += 1;
          if (!through) await pause(5);
        }
        acknowledged.push(sent);
      }
    }

    const senders = Array.from({ length: SENDERS }, sendOn);
    let crashes = 0;
    for (; crashes < CRASHES; crashes += 1) {
      const before = acknowledged.length;
      while (acknowledged.length < before + ACKNOWLEDGED_BETWEEN_CRASHES) await pause(5);
      await pause(random() * LONGEST_PAUSE_MS);
      const crashing: ServiceProcess = service;
      service = undefined;
      await crashing.kill();
      service = await startServiceProcess(environment);
    }
    enough.abort();
    await Promise.all(senders);
    await service.kill();

    const database = await openDatabase({ dialect: 'sqlite', file: join(folder, 'site.sqlite') });
    try {
      expect(await migrateDatabase(database)).toEqual([]);
      const kinds = {
        'contact-us': 'message',
        'subscribe-public': 'waitlist',
        'delete-data': 'deletion',
      } as const;
      const rows = await database.db
        .selectFrom('submissions')
        .select(['kind', 'email_key'])
        .execute();
      for (const [call, kind] of Object.entries(kinds)) {
        const wanted = acknowledged.filter((sent) => sent.call === call).map(({ email }) => email);
        const found = rows.flatMap((row) =>
          row.kind === kind ? [row.email_key ?? 'unknown'] : [],
        );
        expect(found.toSorted()).toEqual(wanted.toSorted());
        expect(wanted.length).toBeGreaterThan(crashes);
      }
      const jobs = database.db.selectFrom('jobs').select('id').where('kind', '=', 'deletion');
      const requests = rows.filter(({ kind }) => kind === 'deletion');
      expect(await jobs.execute()).toHaveLength(requests.length);
    } finally {
      await database.close();
    }
    process.stdout.write(
      `${acknowledged.length} acknowledged, ${unanswered} tries without an answer\n`,
    );
    // Or the crashes fell between the posts and nothing was tried.
    expect(unanswered).toBeGreaterThan(crashes);
  },
  LONGEST_MS,
);

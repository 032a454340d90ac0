import { describe, expect, test } from '@jest/globals';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import { sql } from 'kysely';
import { hostileBodies, type HostileBody } from './testing/hostile-bodies.ts';
import type { TestService } from './testing/test-service.ts';
import { useDatabases } from './testing/use-databases.ts';

const BODIES = repetitions(80);
const SEED = 18;

/** For each body that is sent: half of it is what a try waits for. */
const LONGEST_MS = Math.max(120_000, BODIES * 250);

/**
 * The most processor time that one body may take, in milliseconds; most take about two. A body holds the event loop by
 * what there is to compute about it, and a clock would count besides what the machine does for others. What is waited
 * for is looked at elsewhere (`locked-database.test.ts`).
 */
const MOST_MS = 20;

/** On a machine that is slow just now, so many times what an ordinary body takes there; it takes about one millisecond. */
const MOST_TIMES = 20;

/** Compiling and collecting garbage fall on one body or another; a hostile body costs as much each time. */
const TRIES = 20;

const forms = [
  {
    call: 'contact-us',
    longest: 'message',
    valid: { name: 'A', email: 'a@b.c', message: 'Hello' },
  },
  { call: 'contact-us', longest: 'wanted', valid: { name: 'A', phone: '9876543210', wanted: 'x' } },
  {
    call: 'subscribe-public',
    longest: 'email',
    valid: { email: 'a@b.c', purpose: 'WAITING_LIST' },
  },
  { call: 'delete-data', longest: 'reason', valid: { name: 'A', email: 'a@b.c', reason: 'Moved' } },
  { call: 'signals', longest: 'route', valid: { route: '/' } },
  { call: 'reports', longest: 'csp-report', valid: { type: 'csp-violation' } },
] as const;

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/**
 * How much processor time answering took in all threads of this process, which does nothing else meanwhile, in
 * milliseconds; and the status of the answer.
 */
async function send(
  service: TestService,
  call: string,
  { type, payload }: HostileBody,
): Promise<{ spentMs: number; status: number }> {
  const before = process.cpuUsage();
  const { statusCode: status } = await service.fastify.inject({
    method: 'POST',
    url: `/api/${call}`,
    payload,
    headers: { 'content-type': types[type] },
  });
  const { user, system } = process.cpuUsage(before);
  return { spentMs: (user + system) / 1000, status };
}

/** The least processor time of several tries, in milliseconds; what is quick is tried once. */
async function leastTime(service: TestService, call: string, body: HostileBody): Promise<number> {
  let leastMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && leastMs > MOST_MS / 4; tries += 1) {
    const { spentMs, status } = await send(service, call, body);
    expect([200, 204, 400, 413, 415]).toContain(status);
    leastMs = Math.min(leastMs, spentMs);
  }
  return leastMs;
}

function ordinaryBody(valid: object): HostileBody {
  return { name: 'ordinary', type: 'json', payload: JSON.stringify(valid) };
}

describe('a body made to hold the service up', () => {
  const { start } = useDatabases('sqlite');

  test.each(forms)(
    'does not: $call, $longest',
    async ({ call, ...form }) => {
      const service = await start();
      // How long a disk takes is another matter.
      await sql`pragma synchronous = off`.execute(service.database.db);
      const slow: string[] = [];
      let slowest = { spentMs: 0, name: 'none' };
      let sentBodies = 0;
      for (const body of hostileBodies(form, { seed: SEED, count: BODIES })) {
        sentBodies += 1;
        const spentMs = await leastTime(service, call, body);
        if (spentMs > MOST_MS) {
          const ordinaryMs = await leastTime(service, call, ordinaryBody(form.valid));
          if (spentMs > MOST_TIMES * ordinaryMs) {
            slow.push(`${body.name}: ${spentMs.toFixed()} ms, ${ordinaryMs.toFixed(1)} ordinarily`);
          }
        }
        if (spentMs > slowest.spentMs) slowest = { spentMs, name: body.name };
      }
      process.stdout.write(
        `${call}: ${slowest.spentMs.toFixed(1)} ms of processor time at most, ${slowest.name}\n`,
      );
      expect(slow).toEqual([]);
    },
    LONGEST_MS,
  );
});

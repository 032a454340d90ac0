import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { tortureOrder } from '@site/kit/testing/torture-order.ts';
import { sql } from './database/kysely.cjs';
import { hostileBodies, type HostileBody } from './testing/hostile-bodies.ts';
import type { TestService } from './testing/test-service.ts';
import { useDatabases } from './testing/use-databases.ts';

const BODIES = tortureOrder.countOf(80);
const SEED = tortureOrder.seedOf(18);

/** For each body that is sent: half of it is what a try waits for. */
const LONGEST_MS = Math.max(120_000, BODIES * 250);

/** The longest that one body may hold the event loop, in milliseconds; most take about two. */
const LONGEST_HOLD_MS = 60;

/** A machine that is busy with something else holds the loop now and then; a hostile body does each time. */
const TRIES = 6;

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

/** How long answering held the event loop at most, in milliseconds, and the status of the answer. */
async function send(
  service: TestService,
  call: string,
  { type, payload }: HostileBody,
): Promise<{ heldMs: number; status: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause(3);
  const { statusCode: status } = await service.fastify.inject({
    method: 'POST',
    url: `/api/${call}`,
    payload,
    headers: { 'content-type': types[type] },
  });
  // A hold is measured when the loop turns again.
  await pause(3);
  delay.disable();
  return { heldMs: delay.max / 1e6, status };
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
      let slowest = { heldMs: 0, name: 'none' };
      let sentBodies = 0;
      for (const body of hostileBodies(form, { seed: SEED, count: BODIES })) {
        if (tortureOrder.isOver()) break;
        sentBodies += 1;
        let heldMs = Number.POSITIVE_INFINITY;
        for (let tries = 0; tries < TRIES && heldMs > LONGEST_HOLD_MS / 4; tries += 1) {
          const sent = await send(service, call, body);
          expect([200, 204, 400, 413, 415]).toContain(sent.status);
          heldMs = Math.min(heldMs, sent.heldMs);
        }
        if (heldMs > LONGEST_HOLD_MS) slow.push(`${body.name}: ${heldMs.toFixed()} ms`);
        if (heldMs > slowest.heldMs) slowest = { heldMs, name: body.name };
      }
      process.stdout.write(`${call}: ${slowest.heldMs.toFixed(1)} ms at most, ${slowest.name}\n`);
      tortureOrder.tell({
        test: `bodies made to hold the service up: ${call}, ${form.longest}`,
        count: `${sentBodies} bodies`,
        result: `the event loop was held ${slowest.heldMs.toFixed(1)} ms at most (${slowest.name}), each body at the best of up to ${TRIES} tries`,
      });
      expect(slow).toEqual([]);
    },
    LONGEST_MS,
  );
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WAITLIST_PURPOSE } from '@site/kit/api/waitlist-subscription.ts';
import { freePort } from '../support/free-port.ts';
import { uniqueMark } from '../support/form-journeys.ts';
import { publicDir, root } from '../support/site.ts';
import { type Child, startChild, untilChildAnswers } from '../support/start-child.ts';
import { startNginx } from '../support/start-nginx.ts';
import { expect, serverTest as test } from '../support/test.ts';

/** How many visitors send requests in parallel, and their pause between two requests. */
const VISITORS = 6;
const READING_MS = 10;

/** How often each process is restarted. */
const ROUNDS = 2;

/** Longer than the time for which nginx avoids a process that did not answer. */
const RESTED_MS = 1500;

/** The API for forms and posts in a process of its own. */
async function startProcess(port: number, dataDir: string): Promise<Child> {
  const child = startChild([path.join(root, 'api/testing/serve-api.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  await untilChildAnswers(child, `http://127.0.0.1:${port}/api/health`);
  return child;
}

test('a rolling restart of two processes under load fails no request', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rolling-'));
  const ports = [await freePort(), await freePort()];
  const processes = new Map<number, Child>();
  for (const port of ports) processes.set(port, await startProcess(port, dataDir));
  const nginx = await startNginx({
    publicDir,
    hosts: ports.map((port) => `http://127.0.0.1:${port}`),
  });
  const over = new AbortController();
  let asked = 0;
  const failures: string[] = [];

  async function ask(request: number): Promise<void> {
    const visitor = `10.${(request >> 16) & 255}.${(request >> 8) & 255}.${request & 255}`;
    const isForm = request % 3 === 0;
    const body = { email: `${uniqueMark()}@visitor.example`, purpose: WAITLIST_PURPOSE };
    const answer = await fetch(
      nginx.origin + (isForm ? '/api/subscribe-public' : '/api/published-blogs'),
      isForm
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
            body: JSON.stringify(body),
          }
        : {},
    );
    const text = await answer.text();
    if (answer.status !== 200) failures.push(`${answer.status} ${text}`);
  }

  async function visit(): Promise<void> {
    while (!over.signal.aborted) {
      asked += 1;
      try {
        await ask(asked);
      } catch (error) {
        failures.push(String(error));
      }
      await new Promise((resolve) => setTimeout(resolve, READING_MS));
    }
  }

  const visitors = Array.from({ length: VISITORS }, visit);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const port of ports) {
        const before = asked;
        expect(await processes.get(port)?.stop(), 'ends by itself').toBe(0);
        processes.set(port, await startProcess(port, dataDir));
        await new Promise((resolve) => setTimeout(resolve, RESTED_MS));
        expect(asked, 'others were served in between').toBeGreaterThan(before);
      }
    }
  } finally {
    over.abort();
    await Promise.all(visitors);
    for (const each of processes.values()) await each.stop();
    await nginx.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  expect(failures).toEqual([]);
});

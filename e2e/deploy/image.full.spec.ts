import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { WAITLIST_PURPOSE } from '@site/kit/api/waitlist-subscription.ts';
import * as v from 'valibot';
import { freePort } from '../support/free-port.ts';
import { uniqueMark } from '../support/form-journeys.ts';
import { testedSite } from '../support/site.ts';
import { expect, serverTest as test } from '../support/test.ts';
import { copyShipped } from '../support/test-site.ts';
import { untilAnswers } from '../support/until-answers.ts';
import { assembleImage } from './assemble-image.ts';
import { stageOf } from './image-files.ts';

const run = promisify(execFile);

const lineOf = (word: string) =>
  stageOf('site').instructions.findLast((instruction) => instruction.word === word)?.words ?? '';
const commandIn = (words: string) =>
  v.parse(v.array(v.string()), JSON.parse(words.slice(words.indexOf('['))));

/** The image's own variables, and its user if this process is root. */
const variables = Object.fromEntries(
  lineOf('ENV')
    .split(' ')
    .map((each) => each.split('=')),
);
const [userId = NaN, groupId = NaN] = lineOf('USER').split(':').map(Number);
const user = process.getuid?.() === 0 ? { uid: userId, gid: groupId } : {};

let folder = '';
let dataDir = '';
let env: Record<string, string> = {};
let running: ChildProcess | undefined;

// The tests share one setup.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'image-'));
  await chmod(place, 0o755);
  folder = path.join(place, 'site');
  dataDir = path.join(place, 'data');
  await assembleImage(folder);
  await copyShipped(testedSite.dataDir, dataDir);
  if (user.uid !== undefined) {
    for (const name of ['', ...(await readdir(dataDir, { recursive: true }))]) {
      chownSync(path.join(dataDir, name), user.uid, user.gid);
    }
  }
  env = {
    PATH: process.env['PATH'] ?? '',
    ...variables,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
  };
});
test.afterAll(async () => {
  // Clean up even if a test failed.
  running?.kill('SIGKILL');
  await rm(path.dirname(folder), { recursive: true, force: true });
});

test('the image’s files serve the site as its own user, and pass the health check', async () => {
  const [program = '', ...words] = commandIn(lineOf('CMD'));
  const server = spawn(program, words, { cwd: folder, env, ...user, stdio: 'ignore' });
  running = server;
  const origin = `http://127.0.0.1:${env['PORT']}`;
  await untilAnswers(`${origin}/registry.json`, 180);

  const page = await fetch(`${origin}/assessments?q=autism`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('</html>');
  const script = /<script [^>]*src="([^"]+\.js)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(origin + script);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(await (await fetch(`${origin}/search-index.json`)).text()).toContain('Autism');

  const email = `${uniqueMark()}@visitor.example`;
  const json = await fetch(`${origin}/api/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha', email, message: 'Hello' }),
  });
  expect(await json.json()).toEqual({ success: true });
  const form = await fetch(`${origin}/api/subscribe-public`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ email, purpose: WAITLIST_PURPOSE }),
    redirect: 'manual',
  });
  expect(form.status).toBe(303);
  expect(form.headers.get('location')).toBe(formAnswerPaths.waitlist.sent);

  const [asks = '', ...asked] = commandIn(lineOf('HEALTHCHECK'));
  await run(asks, asked, { cwd: folder, env, ...user });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  await expect(run(asks, asked, { cwd: folder, env, ...user })).rejects.toMatchObject({ code: 1 });
});

test('the image’s files build and ship a section', async () => {
  const command = (name: string, ...words: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'cli/site.ts', name, ...words], {
      cwd: folder,
      env,
      ...user,
    });
  await command('release', 'mfe-company');
  expect((await command('promote', 'mfe-company')).stdout).toMatch(/^Version \w+ is live/m);
});

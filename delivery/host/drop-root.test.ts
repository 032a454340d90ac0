import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../config.ts';
import { openTestSite } from '../testing/open-test-site.ts';
import { planRights } from './drop-root.ts';

test('drops privileges only when started as root, and refuses to run as root by default', () => {
  const nothingSaid = { runAs: undefined, mayRunAsRoot: false };
  expect(planRights(1000, nothingSaid)).toEqual({ kind: 'keep' });
  expect(planRights(1000, { runAs: 'site', mayRunAsRoot: false })).toEqual({ kind: 'keep' });
  expect(planRights(undefined, nothingSaid)).toEqual({ kind: 'keep' });
  expect(planRights(0, { runAs: 'site', mayRunAsRoot: true })).toEqual({
    kind: 'become',
    user: 'site',
  });
  expect(planRights(0, { runAs: undefined, mayRunAsRoot: true })).toEqual({ kind: 'keep' });
  expect(planRights(0, nothingSaid)).toEqual({
    kind: 'refuse',
    message: expect.stringContaining('RUN_AS_ROOT=yes'),
  });
});

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** False if the checkout is in root's home, where no other user can run it. */
const isReadable =
  isRoot &&
  spawnSync(process.execPath, ['--version'], { cwd: repositoryRoot, uid: NOBODY, gid: NOBODY })
    .status === 0;

const canDrop = isRoot && isReadable;
if (!canDrop) {
  process.stderr.write(
    'No service gives up root here: only root can, in a folder that other users can read.\n',
  );
}

(canDrop ? describe : describe.skip)('started by root', () => {
  /** Drops privileges in a separate process that serves its user id. */
  const program = `
    import { createServer } from 'node:http';
    import { dropRoot, listenOptions } from './delivery/host/drop-root.ts';
    const settings = { host: '127.0.0.1', port: Number(process.env.PORT), mayRunAsRoot: false };
    const opened = await dropRoot({ ...settings, runAs: process.env.RUN_AS });
    let regained = 'nothing';
    try { process.setuid(0); regained = 'root'; } catch {}
    const server = createServer((request, response) => {
      const { getuid, geteuid, getgid, getegid, getgroups } = process;
      response.end(JSON.stringify({
        users: [getuid(), geteuid()], groups: [getgid(), getegid(), ...getgroups()], regained,
      }));
    });
    server.listen(listenOptions(settings, opened), () => console.log(server.address().port));`;

  function start(environment: Record<string, string>) {
    return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
    });
  }

  test('a service opens its port, then permanently switches user before its first response', async () => {
    const child = start({ RUN_AS: 'nobody', PORT: '0' });
    const [port]: Buffer[] = await once(child.stdout, 'data');
    const answer = await fetch(`http://127.0.0.1:${String(port).trim()}/`);
    const found: unknown = await answer.json();
    child.kill('SIGKILL');
    expect(found).toEqual({
      users: [NOBODY, NOBODY],
      groups: expect.not.arrayContaining([0]),
      regained: 'nothing',
    });
  });

  test('reports an unknown user by name', async () => {
    const child = start({ RUN_AS: 'no-such-person', PORT: '0' });
    expect(await text(child.stderr)).toContain('RUN_AS: there is no user no-such-person');
  });

  test('npx site serve refuses to run as root, and runs as another user', async () => {
    const serve = [path.join(repositoryRoot, 'cli/site.ts'), 'serve'];
    const { RUN_AS: _user, RUN_AS_ROOT: _root, ...inherited } = process.env;
    const site = await openTestSite();
    const { dataDir } = site.stores;
    const env = { ...inherited, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' };
    await site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Hello' } });
    const refused = spawnSync(process.execPath, serve, { env, encoding: 'utf8' });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/^Services should not run as root/);

    for (const name of ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
      chownSync(path.join(dataDir, name), NOBODY, NOBODY);
    }
    const child = spawn(process.execPath, serve, { env: { ...env, RUN_AS: 'nobody' } });
    let said = '';
    const port = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (words: string) => {
          said += words;
          const [, found] = /http:\/\/localhost:(\d+)\//.exec(said) ?? [];
          if (found !== undefined) resolve(found);
        });
      }
      child.once('exit', () => reject(new Error(said)));
    });
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<h1>Hello</h1>');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await site.close();
  });
});

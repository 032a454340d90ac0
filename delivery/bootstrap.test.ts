import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from './config.ts';

const locked = {
  'node_modules/runs': { version: '1.0.0' },
  'node_modules/tests': { version: '1.0.0', dev: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
  delivery: { version: '0.0.0' },
  'node_modules/@site/delivery': { link: true },
};

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bootstrap-'));
  await write('package.json', JSON.stringify({ type: 'module' }));
  await write('package-lock.json', JSON.stringify({ packages: locked }));
  await cp(
    path.join(repositoryRoot, 'delivery/bootstrap.mjs'),
    path.join(folder, 'delivery/bootstrap.mjs'),
  );
  for (const program of ['serve', 'inbox', 'dev']) {
    await write(`delivery/commands/${program}.ts`, `console.log('${program} runs');`);
  }
  await mkdir(path.join(folder, 'node_modules'));
  await symlink(
    path.join(repositoryRoot, 'node_modules/tsx'),
    path.join(folder, 'node_modules/tsx'),
  );
  await write('bin/npm', '#!/bin/sh\necho "npm $*"\nexit 1\n');
  await chmod(path.join(folder, 'bin/npm'), 0o755);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

/** Writes down what npm says that it has installed. */
const install = (packages: Record<string, { version: string }>) =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));

function run(program: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['delivery/bootstrap.mjs', `delivery/commands/${program}.ts`],
    {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}/bin:${process.env['PATH'] ?? ''}` },
      encoding: 'utf8',
    },
  );
  return { stdout, stderr, status };
}

test('a service and what looks after it run with production packages alone', async () => {
  await install({ 'node_modules/runs': { version: '1.0.0' } });
  expect(run('serve')).toMatchObject({ stdout: 'serve runs\n', status: 0 });
  expect(run('inbox')).toMatchObject({ stdout: 'inbox runs\n', status: 0 });
});

test.each([{}, { 'node_modules/runs': { version: '0.9.0' } }])(
  'a service installs nothing, and says what is missing: %j',
  async (packages) => {
    await install(packages);
    const { stdout, stderr, status } = run('serve');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('npm ci --omit=dev');
  },
);

describe('a command that somebody waits for', () => {
  const says = (words: string) =>
    write('delivery/commands/inbox.ts', `const words: string = '${words}';\nconsole.log(words);`);
  const builtFile = () => path.join(folder, '.cache/commands/inbox/inbox.mjs');

  beforeEach(async () => {
    await install({ 'node_modules/runs': { version: '1.0.0' } });
    for (const name of ['api', 'delivery']) {
      await cp(path.join(repositoryRoot, name, 'programs'), path.join(folder, name, 'programs'), {
        recursive: true,
      });
    }
    const writing = 'delivery/blobs/write-whole.ts';
    await cp(path.join(repositoryRoot, writing), path.join(folder, writing));
    for (const name of ['esbuild', '@site']) {
      await symlink(
        path.join(repositoryRoot, 'node_modules', name),
        path.join(folder, 'node_modules', name),
      );
    }
  });

  test('is built once for each state of its source', async () => {
    await says('first');
    expect(run('inbox')).toMatchObject({ stdout: 'first\n', status: 0 });
    // What was built is run, and not built again.
    await writeFile(builtFile(), "console.log('built');");
    expect(run('inbox').stdout).toBe('built\n');
    await says('second');
    expect(run('inbox').stdout).toBe('second\n');
  });

  test('is run from its source where it cannot be built', async () => {
    await says('from the source');
    await write('.cache/commands', 'a file where a folder belongs');
    expect(run('inbox')).toMatchObject({ stdout: 'from the source\n', stderr: '', status: 0 });
  });

  test('says what is wrong with its source', async () => {
    await write('delivery/commands/inbox.ts', 'this is no program');
    expect(run('inbox').stderr).toContain('inbox.ts:1');
    expect(run('inbox').status).toBe(1);
  });

  test('does not run what was built from another checkout', async () => {
    await says('here');
    run('inbox');
    const there = folder;
    folder = `${there}-copy`;
    await cp(there, folder, { recursive: true, verbatimSymlinks: true });
    await says('in the copy');
    expect(run('inbox').stdout).toBe('in the copy\n');
    await rm(there, { recursive: true });
  });
});

test('other programs install what they need first', async () => {
  expect(run('inbox').stdout).toContain('npm ci ');
  await install({ 'node_modules/runs': { version: '1.0.0' } });
  expect(run('dev').stdout).toContain('npm ci ');
  await install({
    'node_modules/runs': { version: '1.0.0' },
    'node_modules/tests': { version: '1.0.0' },
  });
  expect(run('dev')).toMatchObject({ stdout: 'dev runs\n', status: 0 });
});

import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
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

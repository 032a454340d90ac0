import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';

const locked = {
  'node_modules/runs': { version: '1.0.0' },
  'node_modules/tests': { version: '1.0.0', dev: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
  delivery: { version: '0.0.0' },
  'node_modules/@site/delivery': { link: true },
};

const SITE = 'cli/site.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bootstrap-'));
  await write('package.json', JSON.stringify({ type: 'module' }));
  await write('package-lock.json', JSON.stringify({ packages: locked }));
  for (const file of [
    'cli/bootstrap.mjs',
    'cli/rerun-with-node-24.mjs',
    'cli/run-child.mjs',
    'cli/site.mjs',
  ]) {
    await cp(path.join(repositoryRoot, file), path.join(folder, file));
  }
  await write(SITE, "console.log(process.argv[2], 'runs');");
  await mkdir(path.join(folder, 'node_modules'));
  await fakeNpm('echo "npm $*"; exit 1');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

/** Writes npm's record of what it has installed. */
const install = (packages: Record<string, { version: string }>) =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));

type RunOptions = {
  /** The version that Node claims to have. */
  nodeVersion?: string;
};

function run(command: string, { nodeVersion = process.versions.node }: RunOptions = {}) {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${nodeVersion}' } })`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(claim)}`, 'cli/site.mjs', command],
    {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}/bin:${process.env['PATH'] ?? ''}` },
      encoding: 'utf8',
    },
  );
  return { stdout, stderr, status };
}

/** Replaces npm with a shell script. */
async function fakeNpm(script: string): Promise<void> {
  await write('bin/npm', `#!/bin/sh\n${script}\n`);
  await chmod(path.join(folder, 'bin/npm'), 0o755);
}

test('services and maintenance commands need only production packages', async () => {
  await install({ 'node_modules/runs': { version: '1.0.0' } });
  expect(run('serve')).toMatchObject({ stdout: 'serve runs\n', status: 0 });
  expect(run('inbox')).toMatchObject({ stdout: 'inbox runs\n', status: 0 });
});

test.each([{}, { 'node_modules/runs': { version: '0.9.0' } }])(
  'a service installs nothing and prints the required command: %j',
  async (packages) => {
    await install(packages);
    const { stdout, stderr, status } = run('serve');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('npm ci --omit=dev');
  },
);

test('other programs install missing packages first', async () => {
  expect(run('inbox').stderr).toContain('npm ci --no-audit --no-fund --loglevel=error --omit=dev');
  await install({ 'node_modules/runs': { version: '1.0.0' } });
  expect(run('dev').stderr).toContain('npm ci --no-audit --no-fund --loglevel=error\n');
  await install({
    'node_modules/runs': { version: '1.0.0' },
    'node_modules/tests': { version: '1.0.0' },
  });
  expect(run('dev')).toMatchObject({ stdout: 'dev runs\n', status: 0 });
});

test('does not reinstall packages while another program of the checkout runs', async () => {
  const installed = { 'node_modules/runs': { version: '1.0.0' } };
  await install(installed);
  await write(SITE, "console.log('ready'); process.stdin.resume();");
  const service = spawn(process.execPath, ['cli/site.mjs', 'serve'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(service, 'close');
  try {
    await once(service.stdout, 'data');
    const { stderr, status } = run('dev');
    expect(status).toBe(1);
    expect(stderr).toContain(`npx site serve (process ${service.pid})`);
    expect(stderr).toContain('run "npm ci"');
    expect(stderr).not.toContain('npm ci --no-audit');
  } finally {
    service.stdin.end();
    await ended;
  }
  expect(run('dev').stderr).toContain('npm ci --no-audit');
});

test('a program that was killed does not prevent an installation', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await write(`.cache/running/${pid}`, 'npx site start');
  expect(run('dev').stderr).toContain('npm ci --no-audit');
});

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('on an older Node', () => {
  const nodeVersion = '20.20.2';
  const download = 'Downloading Node 24 from the npm registry';
  const name = `node-linux-${process.arch}`;

  beforeEach(() => install({ 'node_modules/runs': { version: '1.0.0' } }));

  test('downloads Node 24 once and runs the program and its child processes with it', async () => {
    await fakeNpm(
      `bin="$3/node_modules/${name}/bin"; mkdir -p "$bin"; ln -s "${process.execPath}" "$bin/node"`,
    );
    await write(
      SITE,
      `import { execFileSync } from 'node:child_process';
       console.log(process.execPath, execFileSync('sh', ['-c', 'command -v node'], { encoding: 'utf8' }));`,
    );
    const first = run('inbox', { nodeVersion });
    expect(first.status).toBe(0);
    expect(first.stderr).toContain(download);
    const installed = path.join('.cache/node-24/node_modules', name, 'bin/node');
    expect(first.stdout).toContain(path.join(folder, installed));
    expect(run('inbox', { nodeVersion }).stderr).not.toContain(download);
  });

  test.each([
    ['the download fails', 'exit 1'],
    [
      'the binary does not run on this machine',
      `bin="$3/node_modules/${name}/bin"; mkdir -p "$bin"; ln -s /bin/false "$bin/node"`,
    ],
  ])('explains what to install if %s', async (_what, npm) => {
    await fakeNpm(npm);
    const { stderr, status } = run('inbox', { nodeVersion });
    expect([status, stderr]).toEqual([1, expect.stringContaining('nvm install 24')]);
  });

  test('a service downloads nothing', async () => {
    const { stdout, stderr, status } = run('serve', { nodeVersion });
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain('Node 24 or newer is required; this is Node 20.20.2.');
  });
});

test('reports a syntax error in a program', async () => {
  await install({ 'node_modules/runs': { version: '1.0.0' } });
  await write(SITE, 'this is no program');
  const { stderr, status } = run('inbox');
  expect(stderr).toContain('site.ts:1');
  expect(status).toBe(1);
});

import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, testedSite } from './site.ts';
import { workspaces } from './workspaces.ts';

const run = promisify(execFile);

/** Folders of the repository that a build reads. */
const sources = workspaces.filter((name) => name !== 'e2e');
const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'site.config.json'];

/** A copy of the project with a running site of its own, where a test may change sources and ship. */
export type TestSite = {
  /** The copy's root folder. */
  folder: string;
  /** Where the copy's site is. */
  origin: string;
  /** Runs one of the project's commands, such as `release mfe-company`; returns what it printed. */
  command: (name: string, ...args: string[]) => Promise<string>;
  close: () => Promise<void>;
};

/**
 * Copies the project and the already composed site of the test run, and serves the copy.
 * Packages are linked, so nothing is installed. With `react: 'previous'` the copy is that of a team
 * that builds against an older React.
 */
export async function openTestSite(
  { react }: { react: 'same' | 'previous' } = { react: 'same' },
): Promise<TestSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-site-'));
  for (const name of sources) {
    await cp(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist)$/.test(source),
    });
  }
  for (const name of rootFiles) await cp(path.join(root, name), path.join(folder, name));
  await linkPackages(folder, react === 'previous' ? packagesOfPreviousReact : {});
  await cp(testedSite.dataDir, path.join(folder, '.data'), {
    recursive: true,
    filter: (source) => !/sqlite|shipping\.lock/.test(source),
  });

  const port = await freePort();
  const environment = {
    ...process.env,
    DATA_DIR: path.join(folder, '.data'),
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const command = async (name: string, ...args: string[]) => {
    const program = path.join(folder, 'delivery/commands', `${name}.ts`);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', program, ...args], {
      cwd: folder,
      env: environment,
    });
    return stdout;
  };
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(folder, 'delivery/commands/start.ts'), '--serve-only'],
    { cwd: folder, env: environment, stdio: 'ignore' },
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}/registry.json`);
  return {
    folder,
    origin,
    command,
    async close() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * What has to be copied, not linked, for everything to find the older React: a linked package would find the React beside its original. Name in the copy → installed as.
 */
const packagesOfPreviousReact: Readonly<Record<string, string>> = {
  react: 'react-previous',
  'react-dom': 'react-dom-previous',
  'react-router': 'react-router',
  'react-router-dom': 'react-router-dom',
  'react-slick': 'react-slick',
  'single-spa-react': 'single-spa-react',
};

/** Links every installed package into the copy, or copies it; the project's own workspaces become the copy's. */
async function linkPackages(
  folder: string,
  copied: Readonly<Record<string, string>>,
): Promise<void> {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  await mkdir(path.join(to, '@site'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@site' || name in copied) continue;
    await symlink(path.join(from, name), path.join(to, name));
  }
  for (const [name, installedAs] of Object.entries(copied)) {
    await cp(path.join(from, installedAs), path.join(to, name), {
      recursive: true,
      dereference: true,
    });
  }
  for (const name of sources) await symlink(path.join(folder, name), path.join(to, '@site', name));
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

/** Waits until something answers there, for so many seconds at most. */
export async function untilAnswers(url: string, seconds = 60): Promise<void> {
  for (let attempt = 0; attempt < seconds * 10; attempt += 1) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${url} does not answer.`);
}

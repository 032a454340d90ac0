import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { UNFINISHED } from '@site/api/durable-file.ts';
import { copyProject } from './copy-project.ts';
import { freePort } from './free-port.ts';
import { testedSite } from './site.ts';
import { startChild, untilChildAnswers } from './start-child.ts';
import { untilServedAsPrinted } from './until-served.ts';

const run = promisify(execFile);

/**
 * Copies the versions of a data folder, with an empty forms database. Omits trees, which a host recreates, and files
 * that the folder's host is currently writing.
 */
export async function copyShipped(from: string, to: string): Promise<void> {
  const isShipped = (file: string) =>
    !/sqlite|[\\/](versions|public)$/.test(file) && !file.endsWith(UNFINISHED);
  await cp(from, to, { recursive: true, filter: isShipped });
  const database = await openDatabase({ dialect: 'sqlite', file: path.join(to, 'site.sqlite') });
  try {
    await migrateDatabase(database, { isAccepted: true });
  } finally {
    await database.close();
  }
}

/** A copy of the project with a running site, where a test can change sources and ship. */
export type TestSite = {
  /** The copy's root folder. */
  folder: string;
  /** The origin of the copy's site. */
  origin: string;
  /**
   * Runs a command of `npx site`, such as `release mfe-company`. Returns its output once the site serves the result.
   */
  command: (name: string, ...args: string[]) => Promise<string>;
  /**
   * Runs a command with additional settings, as a team on another machine would. If the command fails, rejects with its
   * output.
   */
  commandWith: (
    settings: Readonly<Record<string, string>>,
    name: string,
    ...args: string[]
  ) => Promise<string>;
  /** The program file of `npx site`. */
  program: string;
  /** Additional environment variables. */
  settings: Readonly<Record<string, string>>;
  close: () => Promise<void>;
};

/**
 * Copies the project and the composed site of the test run, and serves the copy, or runs another command that serves it,
 * such as `dev mfe-forms`. Links packages, so nothing is installed. `trustedProxies` is the number of trusted proxies;
 * `settings` are additional environment variables.
 */
export async function openTestSite({
  serve = ['serve'],
  trustedProxies = 0,
  settings = {},
}: {
  serve?: readonly string[];
  trustedProxies?: number;
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<TestSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-site-'));
  await copyProject(folder, 'same');
  await copyShipped(testedSite.dataDir, path.join(folder, '.data'));

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    DATA_DIR: path.join(folder, '.data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: String(trustedProxies),
    RUN_AS_ROOT: 'yes',
    ...settings,
  } as const;
  const program = path.join(folder, 'cli/site.ts');
  const commandWith: TestSite['commandWith'] = async (settings, name, ...args) => {
    const { stdout } = await run(process.execPath, [program, name, ...args], {
      cwd: folder,
      env: { ...environment, ...settings },
    });
    await untilServedAsPrinted(origin, stdout);
    return stdout;
  };
  const server = startChild([program, ...serve], { cwd: folder, env: environment });
  await untilChildAnswers(server, `${origin}/registry.json`, 400);
  return {
    folder,
    origin,
    command: (name, ...args) => commandWith({}, name, ...args),
    commandWith,
    program,
    settings,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

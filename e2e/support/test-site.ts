import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { UNFINISHED } from '@site/api/database/durable-file.ts';
import { buildSiteProgram } from './build-site-program.ts';
import { copyProject, type ReactVersion } from './copy-project.ts';
import { freePort } from './free-port.ts';
import { testedSite } from './site.ts';
import { startChild } from './start-child.ts';
import { untilAnswers } from './until-answers.ts';
import { untilServedAsPrinted } from './until-served.ts';

const run = promisify(execFile);

/**
 * Copies what a data folder has shipped, beside an empty forms database. Trees are left out, because a host makes them
 * again, and so is what the host of that folder is just writing.
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

/** A copy of the project with a running site of its own, where a test may change sources and ship. */
export type TestSite = {
  /** The copy's root folder. */
  folder: string;
  /** Where the copy's site is. */
  origin: string;
  /**
   * Runs a command of `npx site`, such as `release mfe-company`; returns what it printed. What it makes live is
   * served then.
   */
  command: (name: string, ...args: string[]) => Promise<string>;
  /** Runs one with other settings besides those of the site, as a team does elsewhere. Rejects with what it says. */
  commandWith: (
    settings: Readonly<Record<string, string>>,
    name: string,
    ...args: string[]
  ) => Promise<string>;
  /** The file of `npx site`, as Node starts it. */
  program: string;
  /** What its programs read from the environment besides. */
  settings: Readonly<Record<string, string>>;
  close: () => Promise<void>;
};

/**
 * Copies the project and the already composed site of the test run, or of the data folder `dataDir`, and serves the copy.
 * Packages are linked, so nothing is installed. With `react: 'previous'` the copy is that of a team
 * that builds against an older React; `develops` names a section that is being developed there, `edits` some whose words
 * are edited in a browser, `against` the origin of a running site that it is developed in; `trustedProxies` is how many proxies are believed that say who a visitor is; `settings` are what
 * its programs read from the environment besides.
 * Its host leaves what it serves at gzip unless it `compressesWell`, which keeps a processor busy for half a minute.
 */
export async function openTestSite({
  react = 'same',
  develops,
  edits = [],
  against,
  trustedProxies = 0,
  compressesWell = false,
  dataDir = testedSite.dataDir,
  settings = {},
}: {
  settings?: Readonly<Record<string, string>>;
  dataDir?: string;
  react?: ReactVersion;
  develops?: string;
  edits?: readonly string[];
  against?: string;
  trustedProxies?: number;
  compressesWell?: boolean;
} = {}): Promise<TestSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-site-'));
  await copyProject(folder, react);
  await copyShipped(dataDir, path.join(folder, '.data'));

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    DATA_DIR: path.join(folder, '.data'),
    PORT: String(port),
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: String(trustedProxies),
    COMPRESS_WELL: compressesWell ? 'yes' : 'no',
    RUN_AS_ROOT: 'yes',
    ...settings,
  };
  const program = await buildSiteProgram(folder, path.join(folder, '.cache/programs'));
  const commandWith: TestSite['commandWith'] = async (settings, name, ...args) => {
    const { stdout } = await run(process.execPath, [program, name, ...args], {
      cwd: folder,
      env: { ...environment, ...settings },
    });
    await untilServedAsPrinted(origin, stdout);
    return stdout;
  };
  const server = startChild(serverWords(), { cwd: folder, env: environment });
  function serverWords(): string[] {
    if (edits.length > 0) return [program, 'edit', ...edits];
    if (develops === undefined) return [program, 'serve'];
    return [program, 'dev', develops, ...(against === undefined ? [] : ['--against', against])];
  }
  await untilAnswers(`${origin}/registry.json`, 400);
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

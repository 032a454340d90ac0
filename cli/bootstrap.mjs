/**
 * Entry point of `npx site` and of every npm script. Plain JavaScript without dependencies, because no packages may be
 * installed yet. Switches to Node 24, installs missing packages, and runs a program with the remaining arguments.
 *
 *   node cli/bootstrap.mjs PROGRAM [ARGUMENTS…]
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isNodeTooOld, rerunWithNode24 } from './rerun-with-node-24.mjs';
import { runChild } from './run-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(root, '.cache');
/** One file per running program of this checkout, named by its process. */
const running = path.join(cache, 'running');

const [program, ...args] = process.argv.slice(2);
if (!program) {
  console.error('Missing argument: PROGRAM');
  process.exit(2);
}

const SITE = 'cli/site.ts';
const command = program === SITE ? args[0] : undefined;
/** Services run only installed code and never download any. */
const isService = command === 'serve' || command === 'desk';
/** Only tests, linters and development need the lockfile's `dev` packages. */
const needsDevPackages = /^(e2e|node_modules)\//.test(program) || command === 'dev';

if (isNodeTooOld) {
  process.exitCode = await rerunWithNode24([fileURLToPath(import.meta.url), program, ...args], {
    cache,
    mayDownload: !isService,
  });
} else {
  await installPackages();
  noteRunning();
  await start();
}

/** Installs the packages of package-lock.json that the program needs. Exits if that fails. */
async function installPackages() {
  if (areInstalled()) return;
  if (isService) {
    console.error(
      'The packages of package-lock.json are not installed, and a service installs none. Run this first:\n\n  npm ci --omit=dev\n',
    );
    process.exit(1);
  }
  const others = othersRunning();
  if (others.length > 0) {
    console.error(
      `Packages are missing, but installing them here would take packages away from programs that are running:\n\n  ${others.join('\n  ')}\n\nStop them, run "npm ci", which installs the packages of all programs, and start them again.`,
    );
    process.exit(1);
  }
  noteRunning();
  const startedAt = performance.now();
  console.error('Installing packages …');
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!needsDevPackages) options.push('--omit=dev');
  // Keep standard output for the program.
  const code = await run('npm', ['ci', ...options], { stdio: ['inherit', 2, 'inherit'] });
  if (code !== 0) {
    console.error('The packages could not be installed; see the message from npm above.');
    process.exit(code);
  }
  console.error(`Installed packages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Records that this process runs a program, until it exits. */
function noteRunning() {
  const file = path.join(running, String(process.pid));
  try {
    mkdirSync(running, { recursive: true });
    writeFileSync(file, [program === SITE ? 'npx site' : program, ...args].join(' '));
  } catch {
    // A service may not be allowed to write here; `npm ci` is then run by somebody who knows about it.
    return;
  }
  process.on('exit', () => {
    try {
      rmSync(file, { force: true });
    } catch {
      // The process has become another user. Its record counts no more once it has ended.
    }
  });
}

/**
 * Returns the running programs of this checkout, with their processes.
 * @returns {string[]}
 */
function othersRunning() {
  if (!existsSync(running)) return [];
  return readdirSync(running)
    .filter((pid) => isRunning(Number(pid)))
    .map((pid) => `${readFileSync(path.join(running, pid), 'utf8')} (process ${pid})`);
}

/**
 * @param {number} pid
 * @returns {boolean}
 */
function isRunning(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // The process of another user
    return error.code === 'EPERM';
  }
}

/** Runs the site's commands in this process, and any other program in a separate one. */
async function start() {
  const file = path.join(root, program);
  if (program === SITE) {
    module.enableCompileCache(path.join(cache, 'compiled'));
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
  } else {
    const loader = program.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
    process.exitCode = await run(process.execPath, [...loader, file, ...args]);
  }
}

/**
 * Whether every package that the program needs is installed in the locked version. Doesn't check optional packages,
 * because they depend on the platform.
 * @returns {boolean}
 */
function areInstalled() {
  const found = packagesIn(path.join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(path.join(root, 'package-lock.json'))).every(
    ([name, { version, link, dev, optional, devOptional }]) =>
      !name.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      (dev && !needsDevPackages) ||
      found[name]?.version === version,
  );
}

/**
 * @param {string} file a package-lock.json, which may be missing
 * @returns {Record<string, { version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Runs a program in the root folder.
 * @param {string} command
 * @param {string[]} commandArgs
 * @param {import('node:child_process').SpawnOptions} [options]
 */
function run(command, commandArgs, options) {
  return runChild(command, commandArgs, { cwd: root, ...options });
}

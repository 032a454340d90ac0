import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../config.ts';
import {
  missingPackages,
  parseLockfile,
  withPlatformPackages,
} from '../lockfile/platform-packages.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  help: `npm run lockfile

Completes package-lock.json after \`npm install\` has changed it: adds the packages for other
platforms that npm left out because its registry did not offer them, so that \`npm ci\` works on
Linux, macOS and Windows.`,
  async run() {
    const file = path.join(repositoryRoot, 'package-lock.json');
    const lock = parseLockfile(await readFile(file, 'utf8'));
    const missing = missingPackages(lock.packages);
    if (missing.length === 0) {
      console.log('The lockfile is complete.');
      return;
    }
    lock.packages = withPlatformPackages(lock.packages);
    await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`${missing.length} packages for other platforms were added.`);
  },
});

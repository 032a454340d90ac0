import { parseDeliveryConfig } from '../config.ts';
import { readRegistry } from '../registry/registry.ts';
import { partNames } from '../releases/release.ts';
import { listReleases } from '../releases/release-store.ts';
import { partArgument, noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  help: `npm run releases [-- PART]

Lists the releases of one part or of all, newest first. The live one is marked.`,
  async run({ positionals: [word, ...rest] }) {
    const names = word === undefined ? partNames : [partArgument(word)];
    noMoreArguments(rest);
    const { dataDir } = parseDeliveryConfig(process.env);
    const { parts } = await readRegistry(dataDir);
    for (const name of names) {
      console.log(name);
      const releases = await listReleases(dataDir, name);
      if (releases.length === 0) console.log('  nothing released yet');
      for (const { id, builtAt, gitRevision } of releases) {
        const mark = parts[name]?.live === id ? 'live' : '    ';
        console.log(`  ${mark}  ${id}  ${builtAt}  ${gitRevision ?? ''}`);
      }
    }
  },
});

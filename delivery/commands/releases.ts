import { partNames } from '../releases/release.ts';
import { describedRelease } from '../releases/shared-release.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { withStores } from './with-context.ts';

await runCommand({
  help: `npm run releases [-- PART]

Lists the releases of one part or of all, the last released first. The live one is marked.`,
  async run({ positionals: [word, ...rest] }) {
    const names = word === undefined ? partNames : [partArgument(word)];
    noMoreArguments(rest);
    await withStores(async ({ stores }) => {
      const { registry } = stores;
      const { version } = await registry.live();
      for (const name of names) {
        console.log(name);
        const releases = await registry.releases(name);
        if (releases.length === 0) console.log('  nothing released yet');
        for (const { id, releasedAt } of releases) {
          const release = await describedRelease(stores, name, id);
          const mark = version?.parts[name]?.release === id ? 'live' : '    ';
          const from = release ? (release.gitRevision ?? '') : 'removed';
          console.log(`  ${mark}  ${id}  ${releasedAt.toISOString()}  ${from}`);
        }
      }
    });
  },
});

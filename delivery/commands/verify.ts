import { composeVersion } from '../compose/compose-version.ts';
import { repairTree } from '../host/repair-tree.ts';
import { versionId } from '../versions/site-version.ts';
import { noMoreArguments } from './part-argument.ts';
import { printRefusal } from './print-outcome.ts';
import { runCommand } from './run-command.ts';
import { withStores } from './with-context.ts';

/** Said of files of which no copy is whole. */
const LOST =
  'Nothing here can make these files again. Build the same source of a release again with "npm run release -- NAME"; bring back pictures of posts from a backup:';

await runCommand({
  help: `npm run verify

Makes the live version once more from its releases, configuration and posts, rendering every page, and says
whether it comes to the same. Checks every file that visitors get as well, and repairs those that were changed or are
damaged. Visitors notice nothing.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    await withStores(async ({ stores }) => {
      const { id, version } = await stores.registry.live();
      if (!version) throw new Error('Nothing is live yet: run npm start first.');
      const { repaired, lost } = await repairTree(stores, version, () =>
        composeVersion(stores, version, null, { anew: true }),
      );
      if (repaired.length > 0) console.log(['Repaired:', ...repaired].join('\n  '));
      if (lost.length > 0) printRefusal(lost, LOST);
      const again = await composeVersion(stores, version, null, { anew: true });
      const made = versionId(again.version);
      if (made === id) {
        console.log(
          `Version ${id} was made again from nothing, ${again.rendered} pages, and is the same.`,
        );
        return;
      }
      const parts = Object.entries(again.version.parts)
        .filter(([name, part]) =>
          Object.entries(version.parts).some(
            ([other, { manifest }]) => other === name && manifest !== part.manifest,
          ),
        )
        .map(([name]) => name);
      printRefusal(
        [...(parts.length > 0 ? parts : ['the files of the whole site'])],
        `Version ${id} comes to ${made} when it is made again. It differs in:`,
      );
    });
  },
});

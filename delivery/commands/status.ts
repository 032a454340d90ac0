import { readSiteStatus } from '../status/site-status.ts';
import { statusText } from '../status/status-text.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { withDatabase, withStores } from './with-context.ts';

await runCommand({
  help: `npm run status

How the site is: live releases, the last shippings, what failed in browsers by release, how quick pages are for
visitors, what policies kept from happening, and how much visitors have sent. Counts alone: docs/signals.md.

  DATA_DIR, DATABASE_URL, BLOBS, AWS_… as for npm start`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    await withStores(({ stores: { registry } }) =>
      withDatabase(async ({ database }) => {
        for (const line of statusText(await readSiteStatus(registry, database))) console.log(line);
      }),
    );
  },
});

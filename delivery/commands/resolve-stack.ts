import { text } from 'node:stream/consumers';
import { resolveStack } from '../releases/resolve-stack.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { parseDeliveryConfig } from '../config.ts';
import { openSiteStores } from './open-site-stores.ts';

await runCommand({
  help: `node --import tsx delivery/commands/resolve-stack.ts < stack.txt

Prints an error stack from a visitor's browser with positions in scripts (/r/mfe-blog/<id>/chunk-3.js:1:204)
replaced by positions in the source of that release.`,
  async run({ positionals }) {
    noMoreArguments(positionals);
    const stack = await text(process.stdin);
    await using stores = await openSiteStores(parseDeliveryConfig(process.env));
    process.stdout.write(await resolveStack(stores, stack));
  },
});

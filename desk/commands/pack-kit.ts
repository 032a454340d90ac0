import path from 'node:path';
import { packKit } from '../packages/pack-kit.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';

await runCommand({
  help: `npm run pack-kit -- FOLDER

Makes the packages with which a team develops a section in a repository of its own, and puts them into FOLDER as files
that npm installs, or that npm publish takes: @site/kit, @site/section-build and @site/section-commands.
docs/a-section-of-your-own.md tells how they are used.`,
  async run({ positionals: [folder, ...rest] }) {
    if (folder === undefined) throw new UsageError('Say into which folder.');
    noMoreArguments(rest);
    for (const file of await packKit(path.resolve(folder))) console.log(file);
  },
});

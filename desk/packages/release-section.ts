import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { toHelp, toOption, openTarget } from '../commands/open-target.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import { sectionHere } from './section-here.ts';

await runCommand({
  help: `npx section release

Builds the section in this folder and sends the release to the delivery service. Visitors see no change:
npx section promote makes it live.

${toHelp}`,
  options: toOption,
  async run({ positionals, options }) {
    noMoreArguments(positionals);
    const { name, folder } = await sectionHere();
    await using target = await openTarget(options);
    const { config } = target;
    const release = await buildRelease(name, config, folder);
    await target.release(release);
    console.log(`${name} ${release.id} is released. Make it live: npx section promote`);
  },
});

import { buildRelease } from '@site/delivery/releases/build-release.ts';
import { noMoreArguments, partArgument } from '@site/delivery/commands/part-argument.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { openTarget, toHelp, toOption } from './open-target.ts';

await runCommand({
  help: `npm run release -- PART [--to URL]

Builds one part of the site whose folder is here (such as mfe-blog)
into an immutable folder named by its content. Nothing else is built and visitors see no change:
\`npm run promote -- PART\` makes the release live.

${toHelp}. The part is built here; only the files are sent
             that the service lacks`,
  options: toOption,
  async run({ positionals: [word, ...rest], options }) {
    const name = partArgument(word);
    noMoreArguments(rest);
    await using target = await openTarget(options);
    console.log(`Building ${name} …`);
    const release = await buildRelease(name, target.config);
    await target.release(release);
    console.log(
      `${name} ${release.id} is released. Make it live: npm run promote -- ${name} ${release.id}`,
    );
  },
});

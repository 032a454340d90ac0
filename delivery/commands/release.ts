import { buildRelease } from '../releases/build-release.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { toHelp, toOption, wantedTarget } from './with-target.ts';

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
    const { config, load, open } = wantedTarget(options);
    console.log(`Building ${name} …`);
    const [release] = await Promise.all([buildRelease(name, config), load()]);
    await open((target) => target.release(release));
    console.log(
      `${name} ${release.id} is released. Make it live: npm run promote -- ${name} ${release.id}`,
    );
  },
});

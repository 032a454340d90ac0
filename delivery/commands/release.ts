import { buildRelease } from '../releases/build-release.ts';
import { noteRelease } from '../releases/shared-release.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { withStores } from './with-context.ts';

await runCommand({
  help: `npm run release -- PART

Builds one part of the site (shell, mfe-home, mfe-assessments, mfe-company, mfe-forms or mfe-blog)
into an immutable folder named by its content. Nothing else is built and visitors see no change:
\`npm run promote -- PART\` makes the release live.`,
  async run({ positionals: [word, ...rest] }) {
    const name = partArgument(word);
    noMoreArguments(rest);
    await withStores(async ({ config, stores }) => {
      console.log(`Building ${name} …`);
      const release = await buildRelease(name, config);
      await noteRelease(stores, release);
      console.log(
        `${name} ${release.id} is released. Make it live: npm run promote -- ${name} ${release.id}`,
      );
    });
  },
});

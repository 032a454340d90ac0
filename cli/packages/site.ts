import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { addShipping, type Place } from '../shipping-commands.ts';
import {
  parseOrder,
  parsePart,
  parseReleaseId,
  parseSection,
  sectionHere,
} from '../terminal/arguments.ts';
import { jsonOption, serviceOption } from '../terminal/options.ts';
import { createProgram, runProgram } from '../terminal/run-program.ts';

/** In a section's own repository, commands are about that section. */
const repository: Place = {
  isProject: false,
  ownPart: sectionHere,
  partName: nameHere,
  rolledBack: nameHere,
  async order(words) {
    const part = await sectionHere();
    const [id, ...rest] = words[0] === part.name ? words.slice(1) : words;
    if (id !== undefined) return parseOrder([part.name, parseReleaseId(id), ...rest]);
    const { orderNewRelease } = await import('../commands/release.ts');
    return (target) => orderNewRelease(part, target);
  },
};

async function nameHere(word?: string) {
  return word === undefined ? (await sectionHere()).name : parsePart(word);
}

const packageSchema = v.object({ version: v.string() });

const { version } = v.parse(
  packageSchema,
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8')),
);

// Keeps builds in the section's folder. The sample configuration is packed next to this program.
process.env['DATA_DIR'] = path.resolve(process.env['DATA_DIR'] ?? '.section');
process.env['SITE_CONFIG'] ??= path.join(import.meta.dirname, 'site.config.json');

const site = createProgram('npx site', 'Develops and ships the section in this folder.')
  .version(version, '-V, --version', 'show the version of the kit packages')
  .addHelpText(
    'after',
    `
Settings are environment variables: DELIVERY_URL is the address of the delivery service, DELIVERY_KEY
your key; PORT and HOST for dev.

Exit codes: 0 done, 1 rejected or failed, 2 usage error.`,
  );
site.commandsGroup('Develop');
site
  .command('init')
  .description('Create a section in this folder: a page, an island, its build and its CI')
  .argument('<name>', 'mfe-…', parseSection)
  .option('--prefix <path>', 'the address that it owns (default: its name without mfe-)')
  .action(async (name, { prefix }) => {
    const { initSection } = await import('./init-section.ts');
    const home = { kind: 'repository' as const };
    for (const file of await initSection(name, { folder: process.cwd(), prefix, home })) {
      console.log(file);
    }
  });
site
  .command('dev')
  .description('Show the section inside a running site, and changes as you save')
  .requiredOption('--against <url>', 'the origin of the site; forms send nothing')
  .action(async ({ against }) => {
    const { developInside } = await import('../dev/develop-inside.ts');
    await developInside(against, [await sectionHere()]);
  });
site
  .command('check')
  .description('Build the section and check it against the contract and the live site')
  .argument('[folder]', 'a built release, to check against the contract only')
  .addOption(serviceOption())
  .addOption(jsonOption())
  .action(async (folder, options) => {
    if (folder !== undefined) {
      await (await import('../commands/check.ts')).checkRelease(folder, options);
    } else {
      const { checkPart } = await import('../commands/release.ts');
      await checkPart(await sectionHere(), options);
    }
  });
addShipping(site, repository);
await runProgram(site, process.argv.slice(2));

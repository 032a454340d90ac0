import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Command } from '@commander-js/extra-typings';
import * as v from 'valibot';
import { parseReleaseId, parseReviewId, parseSection } from '../terminal/arguments.ts';
import {
  allowBrokenLinksOption,
  canaryOption,
  daysOption,
  dryRunOption,
  goneOption,
  jsonOption,
  pageOption,
  reasonOption,
  sentenceOption,
  serviceOption,
  stopOption,
  toOption,
  watchOption,
  wordsOption,
} from '../terminal/options.ts';
import { createProgram, runProgram } from '../terminal/run-program.ts';
import { sectionHere } from './section-here.ts';

const packageSchema = v.object({ version: v.string() });

/** `npx site` in a section's own repository: the same commands, for the section in this folder. */
function createSite(): Command {
  const { version } = v.parse(
    packageSchema,
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8')),
  );
  const site = createProgram('npx site', 'Develops and ships the section in this folder.')
    .version(version, '-V, --version', 'show the version of the kit packages')
    .addHelpText(
      'after',
      `
Settings are environment variables: DELIVERY_URL is the address of the delivery service, DELIVERY_KEY
your key; PORT and HOST for dev.

Exit codes: 0 done, 1 rejected or failed, 2 usage error.`,
    );
  addDevelopment(site);
  addShipping(site);
  addLooking(site);
  return site;
}

function addDevelopment(site: Command): void {
  site.commandsGroup('Develop');
  site
    .command('init')
    .description('Create a section in this folder: a page, an island, its build and its CI')
    .argument('<name>', 'mfe-…', parseSection)
    .option('--prefix <path>', 'the address that it owns (default: its name without mfe-)')
    .action(async (name, { prefix }) => {
      const { initSection } = await import('./init-section.ts');
      for (const file of await initSection(name, { folder: process.cwd(), prefix })) {
        console.log(file);
      }
    });
  site
    .command('dev')
    .description('Show the section inside a running site, and changes as you save')
    .requiredOption('--against <url>', 'the origin of the site; forms send nothing')
    .action(async ({ against }) => {
      const { name, folder } = await sectionHere();
      const { developInside } = await import('../dev/develop-inside.ts');
      await developInside(against, [{ name, source: folder }]);
    });
  site
    .command('check')
    .description('Build the section and check it against the contract and the live site')
    .argument('[folder]', 'a built release, to check against the contract only')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (folder, options) =>
      (await import('./check-section.ts')).checkSection(folder, options),
    );
}

function addShipping(site: Command): void {
  site.commandsGroup('Ship');
  site
    .command('release')
    .description('Build the section and upload the release; visitors see no change')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => {
      const { release } = await import('../commands/promote.ts');
      const { name, folder } = await sectionHere();
      const { id } = await release(name, options, folder);
      if (options.json) console.log(JSON.stringify({ name, id }));
      else console.log(`Released ${name} ${id}. Promote it: npx site promote ${id}`);
    });
  const preview = site
    .command('preview')
    .helpCommand(false)
    .description('Build and upload the section, and share it before it is live')
    .argument('[id]', 'of an earlier release, instead of building', parseReleaseId)
    .addOption(daysOption())
    .addOption(pageOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (id, options) => {
      const { orderHere } = await import('./build-here.ts');
      await (await import('../commands/previews.ts')).preview(orderHere(id), options);
    });
  preview
    .command('list')
    .description('List the current previews')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (_, command) =>
      (await import('../commands/previews.ts')).listPreviews(command.optsWithGlobals()),
    );
  preview
    .command('end')
    .description('End a preview now')
    .argument('<preview>', 'its ID')
    .addOption(serviceOption())
    .action(async (id, _, command) =>
      (await import('../commands/previews.ts')).endPreview(id, command.optsWithGlobals()),
    );
  site
    .command('promote')
    .description('Build and upload the section, and make it live')
    .argument('[id]', 'of an earlier release, instead of building', parseReleaseId)
    .addOption(reasonOption())
    .addOption(canaryOption())
    .addOption(allowBrokenLinksOption())
    .addOption(goneOption())
    .addOption(dryRunOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (id, options) => {
      const { orderHere } = await import('./build-here.ts');
      const { promote } = await import('../commands/promote.ts');
      await promote(orderHere(id), options);
    });
  site
    .command('canary')
    .description('Show, widen or stop the canary')
    .addOption(toOption())
    .addOption(stopOption())
    .addOption(watchOption())
    .addOption(reasonOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => (await import('../commands/canary.ts')).canary(options));
  site
    .command('rollback')
    .description('Make the previous release live again')
    .addOption(reasonOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => {
      const { name } = await sectionHere();
      await (await import('../commands/promote.ts')).rollback(name, options);
    });
  site
    .command('sign-in')
    .description('In CI, exchange the token of the run for a key and print it')
    .addOption(serviceOption())
    .action(async (options) => (await import('../commands/open-target.ts')).printKey(options));
}

function addLooking(site: Command): void {
  site.commandsGroup('Look');
  site
    .command('status')
    .description('Show what is live, the canary, previews and approvals')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => {
      const { teamStatus } = await import('../commands/team-status.ts');
      await teamStatus((await sectionHere()).name, options);
    });
  site
    .command('releases')
    .description('List the releases, newest first')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => {
      const { name } = await sectionHere();
      await (await import('../commands/promote.ts')).releases(name, options);
    });
  site
    .command('history')
    .description('Show who promoted, approved and changed what, newest first')
    .addOption(wordsOption())
    .addOption(sentenceOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => {
      const { name } = await sectionHere();
      await (await import('../commands/history.ts')).history(name, options);
    });
  site
    .command('review')
    .description('List what needs approval, or show the text changes of one release')
    .argument('[id]', 'of a release', parseReviewId)
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (id, options) => {
      const { listReviews, review } = await import('../commands/review.ts');
      if (id === undefined) await listReviews(options);
      else await review(id, { ...options, action: 'show' });
    });
}

// Keeps builds in the section's folder. The sample configuration is packed next to this program.
process.env['DATA_DIR'] = path.resolve(process.env['DATA_DIR'] ?? '.section');
process.env['SITE_CONFIG'] ??= path.join(import.meta.dirname, 'site.config.json');
await runProgram(createSite(), process.argv.slice(2));

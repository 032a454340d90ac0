import { type Command, Option } from '@commander-js/extra-typings';
import { previewDays } from '@site/desk/previews/preview-link.ts';
import { UsageError } from '@site/delivery/config.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import type { OrderSource } from './commands/promote.ts';
import {
  type OwnPart,
  parsePagePath,
  parseReason,
  parseReviewId,
  parseSentence,
  parseVersionId,
  wholeNumber,
} from './terminal/arguments.ts';
import {
  jsonOption,
  reasonOption,
  serviceOption,
  withoutApprovalOption,
} from './terminal/options.ts';

/** What the words of a command name: in the site's project any part, in a section's own repository that section. */
export type Place = {
  isProject: boolean;
  /** The part with this name, whose source is here. */
  ownPart: (word: string | undefined) => OwnPart | Promise<OwnPart>;
  /** The name of a part, or `undefined` for all. */
  partName: (word: string | undefined) => PartName | undefined | Promise<PartName | undefined>;
  /** What to roll back. */
  rolledBack: (word: string | undefined) => PartName | 'config' | Promise<PartName>;
  order: (words: readonly string[]) => OrderSource | Promise<OrderSource>;
};

/** Adds the commands with which teams ship and look at what they shipped. */
export function addShipping(site: Command, place: Place): void {
  site.commandsGroup('Ship');
  addReleases(site, place);
  addPreviews(site, place);
  addPromotion(site, place);
  addReview(site);
  site.commandsGroup('Look');
  addLooking(site, place);
}

function addReleases(site: Command, { isProject, ownPart }: Place): void {
  site
    .command('release')
    .description('Build a part into an immutable release; visitors see no change')
    .argument(isProject ? '<part>' : '[part]', 'whose source is here')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (word, options) => {
      const { release } = await import('./commands/release.ts');
      await release(await ownPart(word), options);
    });
}

function addPreviews(site: Command, { isProject, order }: Place): void {
  const preview = site
    .command('preview')
    .helpCommand(false)
    .description('Share releases inside the whole site before they are live')
    .argument(isProject ? '[parts...]' : '[id...]', whatOrders(isProject))
    .addOption(
      new Option('--days <number>', `how long it can be seen, at most ${previewDays.most} days`)
        .argParser(wholeNumber('--days', 1, previewDays.most))
        .default(previewDays.usual),
    )
    .addOption(
      new Option('--page <path>', 'the page that the link opens')
        .argParser(parsePagePath)
        .default('/'),
    )
    .addOption(serviceOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Prints a link. Anyone with the link sees the preview until it ends; search engines and everyone
else do not. Forms in a preview send nothing.${
        isProject
          ? ` The site must be running. Without arguments, lists
the previews.

  PREVIEWS   where previews are, such as https://preview-*.example.org, with a DNS entry for all of
             these names (default: this machine only)`
          : ''
      }`,
    )
    .action(async (words, options) => {
      const { listPreviews, preview: make } = await import('./commands/previews.ts');
      if (isProject && words.length === 0) await listPreviews(options);
      else await make(await order(words), options);
    });
  preview
    .command('list')
    .description('List the current previews')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/previews.ts')).listPreviews(options));
  preview
    .command('end')
    .description('End a preview now')
    .argument('<preview>', 'its ID')
    .addOption(serviceOption())
    .action(async (id, options) =>
      (await import('./commands/previews.ts')).endPreview(id, options),
    );
}

function addPromotion(site: Command, { isProject, order, rolledBack }: Place): void {
  site
    .command('promote')
    .description('Make releases live, all together or not at all')
    .argument(isProject ? '<parts...>' : '[id...]', whatOrders(isProject))
    .addOption(reasonOption())
    .addOption(
      new Option('--canary <percent>', 'start with this share of visitors').argParser(
        wholeNumber('--canary', 1, 99),
      ),
    )
    .option(
      '--allow-broken-links <reason>',
      'promote even if pages link to missing pages',
      parseReason,
    )
    .option(
      '--gone <reason>',
      'promote even if public addresses disappear without a redirect',
      parseReason,
    )
    .addOption(withoutApprovalOption())
    .addOption(
      new Option('--dry-run', 'compose and check it, and change nothing').conflicts('canary'),
    )
    .addOption(serviceOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Composes and checks a version of the whole site, then activates it atomically. Open pages are not
affected. With --canary only a share of visitors gets it; it rolls back automatically if its error
rate exceeds that of the live version. "npx site canary" shows, widens and stops it.`,
    )
    .action(async (words, options) => {
      const ordered = await order(words);
      if (options.canary !== undefined && 'parts' in ordered && (ordered.config || ordered.posts)) {
        throw new UsageError('A canary takes parts only, not config or posts.');
      }
      await (await import('./commands/promote.ts')).promote(ordered, options);
    });
  site
    .command('canary')
    .description('Show, widen or stop the canary')
    .option(
      '--to <percent>',
      'give it to this share of visitors; 100 makes it live',
      wholeNumber('--to', 1, 100),
    )
    .addOption(
      new Option('--stop', 'stop it; all visitors get the live version again').conflicts('to'),
    )
    .addOption(
      new Option('--watch', 'print it whenever it changes, until it ends').conflicts([
        'to',
        'stop',
      ]),
    )
    .addOption(reasonOption())
    .addOption(withoutApprovalOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (options) => (await import('./commands/canary.ts')).canary(options));
  site
    .command('rollback')
    .description('Make the previous release of a part live again')
    .argument(isProject ? '<part>' : '[part]', isProject ? 'PART or config' : 'of this repository')
    .addOption(reasonOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (word, options) => {
      const { rollback } = await import('./commands/promote.ts');
      await rollback(await rolledBack(word), options);
    });
}

function addReview(site: Command): void {
  site
    .command('review')
    .description('List what needs approval, show text changes, approve')
    .argument('[id]', 'of a release, a configuration or a revision of the posts', parseReviewId)
    .addOption(new Option('--approve', 'approve it in the roles of your key').conflicts('withdraw'))
    .option('--withdraw', 'withdraw approvals in the roles of your key')
    .addOption(
      new Option('--preview', 'print the link to a preview').conflicts(['approve', 'withdraw']),
    )
    .addOption(reasonOption())
    .addOption(serviceOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
site.config.json ("reviews") says what needs whose approval; the live rules apply. Nobody approves
their own releases. An approval covers one ID (docs/shipping.md).`,
    )
    .action(async (id, options) => (await import('./commands/review.ts')).review(id, options));
  site
    .command('sign-in')
    .description('In CI, exchange the token of the run for a key and print it')
    .addOption(serviceOption())
    .addHelpText(
      'after',
      `
The key is valid for 15 minutes; delivery.config.json says which runs may do what.

  DELIVERY_TOKEN     the OpenID Connect token of the run (default: GitHub Actions is asked for one)
  DELIVERY_AUDIENCE  the audience of a token of GitHub (default: DELIVERY_URL)`,
    )
    .action(async (options) => (await import('./commands/open-target.ts')).printKey(options));
}

function addLooking(site: Command, { partName }: Place): void {
  site
    .command('status')
    .description('Show live releases, the canary, previews and approvals')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nThe desk shows errors, page speed and machines under Status.')
    .action(async (options) => {
      const { status } = await import('./commands/status.ts');
      await status(await partName(undefined), options);
    });
  site
    .command('releases')
    .description('List releases, newest first')
    .argument('[part]', 'only of this part')
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (word, options) => {
      const { releases } = await import('./commands/status.ts');
      await releases(await partName(word), options);
    });
  site
    .command('history')
    .description('Show who promoted, approved and changed what, newest first')
    .argument('[filter]', 'a section, an address, the name of a key')
    .addOption(
      new Option('--words <version>', 'the text changes that came with this version')
        .argParser(parseVersionId)
        .conflicts('sentence'),
    )
    .option('--sentence <text>', 'who added this text to a page', parseSentence)
    .addOption(serviceOption())
    .addOption(jsonOption())
    .action(async (filter, options) => {
      const { history } = await import('./commands/history.ts');
      await history(filter ?? (await partName(undefined)), options);
    });
}

function whatOrders(isProject: boolean): string {
  return isProject
    ? 'PART [ID], config, posts; without ID the newest release'
    : 'of an earlier release, instead of building and uploading a new one';
}

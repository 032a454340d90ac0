import { longDate } from '@site/kit/ui/long-date.ts';
import { previewDays } from '../previews/preview-days.ts';
import { linkToPage } from '../previews/preview-link.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import {
  CONFIG_WORD,
  noMoreArguments,
  partsWithIds,
  POSTS_WORD,
} from '@site/delivery/commands/part-argument.ts';
import { linesForPages, printRefusal } from '@site/delivery/commands/print-outcome.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { toHelp, toOption, openTarget } from './open-target.ts';

await runCommand({
  help: `npm run preview -- PART [ID] [PART [ID] …] [--days N] [--page PATH] [--to URL]
       npm run preview -- --end PREVIEW
       npm run preview

Shows releases of parts as visitors would get them, inside the whole site as it is live, without making anything
live: the release that was released last, or the one with this id. "config" stands for site.config.json as it is now,
"posts" for the published posts as they are in the database now. Prints a link to send to whoever has to look at
it. Everybody who has the link sees the preview, with HTML and JavaScript of that release, until it ends; search
engines and everybody else see nothing. Forms in a preview send nothing. The site has to be running.

  --days N      until when it can be seen (${previewDays.usual} days; at most ${previewDays.most})
  --page PATH   the page that the link leads to (/)
  --end         ends a preview now
${toHelp}

Without any word, the previews that have not ended; with a service, those of the sections that your key may preview.

  PREVIEWS      where previews are, such as https://preview-*.example.org, with a DNS entry for all of these names;
                on this machine alone when not set (http://preview-*.localhost:PORT)`,
  options: {
    days: { type: 'string' },
    page: { type: 'string' },
    end: { type: 'string' },
    ...toOption,
  },
  async run({ positionals, options }) {
    const { end } = options;
    const days = daysIn(options['days']);
    const page = pageIn(options['page']);
    const words = positionals.filter((word) => word !== CONFIG_WORD && word !== POSTS_WORD);
    const parts = words.length > 0 ? partsWithIds(words) : [];
    if (typeof end === 'string') {
      noMoreArguments(positionals);
      await using target = await openTarget(options);
      if (!(await target.endPreview(end))) throw new UsageError(`There is no preview ${end}.`);
      console.log(`Preview ${end} has ended.`);

      return;
    }
    await using target = await openTarget(options);
    const { config } = target;
    if (positionals.length === 0) {
      await list(target);
      return;
    }
    const outcome = await target.preview({
      parts,
      config: positionals.includes(CONFIG_WORD)
        ? await readSiteConfig(config.siteConfigFile)
        : undefined,
      posts: positionals.includes(POSTS_WORD),
      days,
    });
    if (outcome.kind === 'refused') {
      printRefusal(outcome.problems, 'No preview was made:');
      return;
    }
    const { preview, pages, rendered } = outcome;
    console.log(`Preview ${preview.id} of ${preview.what}: ${rendered} pages rendered.`);
    for (const line of linesForPages(pages)) console.log(line);
    console.log(`\nWhoever has this link sees it until ${longDate(preview.endsAt)}:`);
    console.log(`  ${linkToPage(preview.link, page)}`);
  },
});

function daysIn(word: string | boolean | undefined): number {
  if (word === undefined) return previewDays.usual;
  const days = Number(word);
  if (Number.isInteger(days) && days >= 1 && days <= previewDays.most) return days;
  throw new UsageError(`--days takes a whole number from 1 to ${previewDays.most}.`);
}

function pageIn(word: string | boolean | undefined): string {
  const page = typeof word === 'string' ? word : '/';
  if (page.startsWith('/')) return page;
  throw new UsageError('A page is named by its path, such as /school.');
}

async function list(target: DeliveryTarget): Promise<void> {
  const previews = await target.previews();
  if (previews.length === 0) console.log('There is no preview.');
  for (const { id, what, who, endsAt, link } of previews) {
    console.log(`${id}  ${what}, made by ${who}, until ${longDate(endsAt)}`);
    console.log(`    ${link}`);
  }
}

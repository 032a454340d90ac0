import { longDate } from '@site/kit/ui/long-date.ts';
import { makePreview, previewDays } from '../previews/make-preview.ts';
import { previewLink } from '../previews/preview-link.ts';
import type { Preview } from '../registry/previews.ts';
import { noMoreArguments, partsWithIds } from './part-argument.ts';
import { linesForPages, printRefusal } from './print-outcome.ts';
import { runCommand, UsageError } from './run-command.ts';
import { type ShippingContext, withStores } from './with-context.ts';

await runCommand({
  help: `npm run preview -- PART [ID] [PART [ID] …] [--days N] [--page PATH]
       npm run preview -- --end PREVIEW
       npm run preview

Shows releases of parts as visitors would get them, inside the whole site as it is live, without making anything
live: the release that was released last, or the one with this id. Prints a link to send to whoever has to look at
it. Everybody who has the link sees the preview, with HTML and JavaScript of that release, until it ends; search
engines and everybody else see nothing. Forms in a preview send nothing. The site has to be running.

  --days N      until when it can be seen (${previewDays.usual} days; at most ${previewDays.most})
  --page PATH   the page that the link leads to (/)
  --end         ends a preview now

Without any word, the previews that have not ended.

  PREVIEWS      where previews are, such as https://preview-*.example.org, with a DNS entry for all of these names;
                on this machine alone when not set (http://preview-*.localhost:PORT)`,
  options: { days: { type: 'string' }, page: { type: 'string' }, end: { type: 'string' } },
  async run({ positionals, options: { days, page, end } }) {
    const lasting = daysIn(days);
    const parts = positionals.length > 0 ? partsWithIds(positionals) : [];
    if (typeof end === 'string') {
      noMoreArguments(positionals);
      await withStores(({ stores }) => endPreview(stores, end));
      return;
    }
    const path = typeof page === 'string' ? page : '/';
    if (!path.startsWith('/'))
      throw new UsageError('A page is named by its path, such as /school.');
    await withStores(async (context) => {
      const { stores } = context;
      if (parts.length === 0) {
        await list(context);
        return;
      }
      const outcome = await makePreview(stores, parts, { days: lasting });
      if (outcome.kind === 'refused') {
        printRefusal(outcome.problems, 'No preview was made:');
        return;
      }
      const { preview, pages, rendered } = outcome;
      console.log(`Preview ${preview.id} of ${preview.what}: ${rendered} pages rendered.`);
      for (const line of linesForPages(pages)) console.log(line);
      console.log(`\nWhoever has this link sees it until ${longDate(preview.endsAt)}:`);
      console.log(`  ${await linkTo(context, preview, path)}`);
    });
  },
});

function daysIn(word: string | boolean | undefined): number {
  if (word === undefined) return previewDays.usual;
  const days = Number(word);
  if (Number.isInteger(days) && days >= 1 && days <= previewDays.most) return days;
  throw new UsageError(`--days takes a whole number from 1 to ${previewDays.most}.`);
}

function linkTo(
  { config, stores }: ShippingContext,
  preview: Preview,
  page: string,
): Promise<string> {
  return previewLink(stores.registry.previews, config.previews.address, preview, page);
}

async function list(context: ShippingContext): Promise<void> {
  const previews = await context.stores.registry.previews.current();
  if (previews.length === 0) console.log('There is no preview.');
  for (const preview of previews) {
    const { id, what, who, endsAt } = preview;
    console.log(`${id}  ${what}, made by ${who}, until ${longDate(endsAt)}`);
    console.log(`    ${await linkTo(context, preview, '/')}`);
  }
}

async function endPreview({ registry }: ShippingContext['stores'], id: string): Promise<void> {
  if (await registry.previews.end(id)) console.log(`Preview ${id} has ended.`);
  else throw new UsageError(`There is no preview ${id}.`);
}

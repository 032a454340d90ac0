import { longDate } from '@site/kit/ui/long-date.ts';
import { printResult, withProgress } from '../terminal/output.ts';
import { linesForPages, printRejection } from '../terminal/print-outcome.ts';
import { linkToPage } from '@site/desk/previews/preview-link.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import type { OrderSource } from './promote.ts';
import { openTarget, type Service } from './open-target.ts';

type Json = { json?: boolean | undefined };

export async function preview(
  source: OrderSource,
  options: Service & Json & { days: number; page: string },
): Promise<void> {
  const { days, page, json } = options;
  await using target = await openTarget(options);
  const order = typeof source === 'function' ? await source(target) : source;
  const { parts, posts } = order;
  const site = order.config ? await readSiteConfig(target.config.siteConfigFile) : undefined;
  const outcome = await withProgress(
    'Composing',
    target.preview({ parts, config: site, posts, days }),
  );
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, 'Preview rejected', json);
    return;
  }
  const { preview: made, pages, rendered } = outcome;
  const link = linkToPage(made.link, page);
  printResult({ ...made, link, pages, rendered }, json, () => [
    `Preview ${made.id} of ${made.what}: ${rendered} pages rendered.`,
    ...linesForPages(pages),
    '',
    `Anyone with this link can see it until ${longDate(made.endsAt)}:`,
    `  ${link}`,
  ]);
}

/** Lists current previews; with a service, only those that the key could have created. */
export async function listPreviews(options: Service & Json): Promise<void> {
  await using target = await openTarget(options);
  const previews = await target.previews();
  printResult(previews, options.json, () =>
    previews.length === 0
      ? ['No previews.']
      : previews.flatMap(({ id, what, who, endsAt, link }) => [
          `${id}  ${what}, made by ${who}, until ${longDate(endsAt)}`,
          `    ${link}`,
        ]),
  );
}

export async function endPreview(id: string, options: Service): Promise<void> {
  await using target = await openTarget(options);
  if (!(await target.endPreview(id))) throw new Error(`Unknown preview "${id}".`);
  console.log(`Preview ${id} has ended.`);
}

import { longDate } from '@site/kit/ui/long-date.ts';
import { linesForWords } from '../terminal/lines-for-words.ts';
import { printJson, printLines } from '../terminal/output.ts';
import { printRejection } from '../terminal/print-outcome.ts';
import { namesOfAuthors } from '@site/desk/review/names-of-authors.ts';
import type { Waiting } from '@site/desk/review/waiting.ts';
import type { ReviewTarget, Verdict } from '@site/desk/delivery/target.ts';
import { openTarget, type Service } from './open-target.ts';

type Options = Service & { reason?: string | undefined; json?: boolean | undefined };

export async function listReviews(options: Options): Promise<void> {
  await withReviews(options, async (reviews) => {
    const waiting = await reviews.waiting();
    if (options.json) {
      printJson(waiting);
      return;
    }
    if (waiting.length === 0) console.log('Nothing needs approval.');
    printLines(waiting.flatMap(linesForWaiting));
  });
}

/** Shows the changes that a release, a configuration or a revision of the posts would make, or decides about it. */
export async function review(
  id: string,
  options: Options & { action: 'show' | 'preview' | 'approve' | 'withdraw' },
): Promise<void> {
  const { action, reason, json } = options;
  await withReviews(options, async (reviews) => {
    if (action === 'show') await printReview(reviews, id, json);
    else if (action === 'preview') await printPreview(reviews, id, json);
    else printVerdict(id, await reviews[action](id, reason), json);
  });
}

async function withReviews(
  options: Service,
  work: (reviews: ReviewTarget) => Promise<void>,
): Promise<void> {
  await using target = await openTarget(options);
  await work(target.reviews);
}

export function linesForWaiting({ section, id, title, since, authors, roles }: Waiting): string[] {
  return [
    ...(title === '' ? [] : [title]),
    `${section} ${id}, released ${longDate(since)} by ${namesOfAuthors(authors)}`,
    ...roles.map(({ role, why, approvedBy }) =>
      approvedBy === null
        ? `    needs approval by ${role}: ${why}`
        : `    approved as ${role} by ${approvedBy}`,
    ),
  ];
}

async function printReview(
  reviews: ReviewTarget,
  id: string,
  json: boolean | undefined,
): Promise<void> {
  const found = await reviews.review(id);
  if (!found) return printRejection([`Nothing has the id ${id}.`], 'No review', json);
  if (found.kind === 'refused') {
    return printRejection(found.problems, 'This cannot be promoted', json);
  }
  if (json) return printJson(found);
  const { section, authors, needs, pages, preview, isLive } = found;
  printLines([
    `${section} ${id}, released by ${namesOfAuthors(authors)}${isLive ? ', live' : ''}`,
    ...needs.map(({ role, why, approvedBy }) =>
      approvedBy === null
        ? `  needs approval by ${role}: ${why}`
        : `  approved as ${role} by ${approvedBy}`,
    ),
    ...(needs.length === 0 ? ['  needs no approval'] : []),
    preview === null ? '  no preview yet; --preview makes one' : `  preview: ${preview}`,
    '',
    ...linesForWords(pages),
    ...(pages.length === 0 ? ['It changes no page.'] : []),
  ]);
}

async function printPreview(
  reviews: ReviewTarget,
  id: string,
  json: boolean | undefined,
): Promise<void> {
  const outcome = await reviews.preview(id);
  if (!outcome) printRejection([`Nothing has the id ${id}.`], 'Preview rejected', json);
  else if (outcome.kind === 'refused') printRejection(outcome.problems, 'Preview rejected', json);
  else if (json) printJson(outcome);
  else console.log(`Anyone with this link can see it:\n  ${outcome.link}`);
}

function printVerdict(id: string, verdict: Verdict | null, json: boolean | undefined): void {
  const heading = 'Rejected; nothing changed';
  if (!verdict) printRejection([`Nothing has the id ${id}.`], heading, json);
  else if (verdict.kind === 'refused') printRejection(verdict.problems, heading, json);
  else if (json) printJson(verdict);
  else if (verdict.kind === 'approved') {
    console.log(`Approved ${id} as ${verdict.roles.join(', ')}. It can be promoted.`);
  } else {
    console.log(`Withdrew the approval of ${id} as ${verdict.roles.join(', ')}.`);
  }
}

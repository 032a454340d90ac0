import { longDate } from '@site/kit/ui/long-date.ts';
import { linesForWords } from '../terminal/lines-for-words.ts';
import { printResult } from '../terminal/output.ts';
import { printRejection } from '../terminal/print-outcome.ts';
import { namesOfAuthors } from '@site/desk/web/approvals/reviewed-words.ts';
import type { Waiting } from '@site/desk/review/reviews.ts';
import type { ReviewTarget, Verdict } from '@site/desk/delivery/target.ts';
import { UsageError } from '@site/delivery/config.ts';
import { openTarget, type Service } from './open-target.ts';

type Options = Service & {
  approve?: boolean | undefined;
  withdraw?: boolean | undefined;
  preview?: boolean | undefined;
  reason?: string | undefined;
  json?: boolean | undefined;
};

/**
 * Lists what needs approval; with an id, shows the changes that a release, a configuration or a revision of the posts
 * would make, or decides about it.
 */
export async function review(
  id: string | undefined,
  { approve, withdraw, preview, reason, json, ...service }: Options,
): Promise<void> {
  if (id === undefined && (approve ?? withdraw ?? preview)) {
    throw new UsageError('Missing argument: ID');
  }
  await using target = await openTarget(service);
  const reviews = target.reviews;
  if (id === undefined) {
    const waiting = await reviews.waiting();
    printResult(waiting, json, () =>
      waiting.length === 0 ? ['Nothing needs approval.'] : waiting.flatMap(linesForWaiting),
    );
  } else if (preview) await printPreview(reviews, id, json);
  else if (approve) printVerdict(id, await reviews.approve(id, reason), json);
  else if (withdraw) printVerdict(id, await reviews.withdraw(id, reason), json);
  else await printReview(reviews, id, json);
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
  const { section, authors, needs, pages, preview, isLive } = found;
  printResult(found, json, () => [
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
  else {
    printResult(outcome, json, () => ['Anyone with this link can see it:', `  ${outcome.link}`]);
  }
}

function printVerdict(id: string, verdict: Verdict | null, json: boolean | undefined): void {
  const heading = 'Rejected; nothing changed';
  if (!verdict) printRejection([`Nothing has the id ${id}.`], heading, json);
  else if (verdict.kind === 'refused') printRejection(verdict.problems, heading, json);
  else {
    const roles = verdict.roles.join(', ');
    printResult(verdict, json, () => [
      verdict.kind === 'approved'
        ? `Approved ${id} as ${roles}. It can be promoted.`
        : `Withdrew the approval of ${id} as ${roles}.`,
    ]);
  }
}

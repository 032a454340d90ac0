import { longDate } from '@site/kit/ui/long-date.ts';
import type { Author } from '../review/review-store.ts';
import type { Waiting } from '../review/waiting.ts';
import type { ReviewTarget, Verdict } from '../target/review-target.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { printRefusal } from '@site/delivery/commands/print-outcome.ts';
import { linesForWords } from './print-words.ts';
import { printable } from '@site/delivery/commands/printable.ts';
import { reasonArgument } from '@site/delivery/commands/reason-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { toHelp, toOption, whyHelp, whyOption, openTarget } from './open-target.ts';

await runCommand({
  help: `npm run review [-- ID] [--preview] [--to URL]
       npm run review -- ID --approve [--why REASON]
       npm run review -- ID --withdraw [--why REASON]

What waits for whose approval. With the ID of a release, of a configuration or of a revision of the posts: whose
approval it needs, and for each page that it would change the words before and after and the sources that come and go.

Who has to approve what is said in site.config.json ("reviews"); the rules that are live count. It is asked of those
who ship through a delivery service. An approval is of this ID and no other. docs/reviewing.md tells the rest.

  --preview    prints the link to a preview, which is made when there is none
  --approve    approves it, in the roles of your key; nobody approves what they have released
  --withdraw   takes approvals in the roles of your key back; what is live stays live
${whyHelp}
${toHelp}`,
  options: {
    preview: { type: 'boolean' },
    approve: { type: 'boolean' },
    withdraw: { type: 'boolean' },
    ...whyOption,
    ...toOption,
  },
  async run({ positionals: [id, ...rest], options }) {
    noMoreArguments(rest);
    const why = reasonArgument(options, 'why');
    const asked = (['preview', 'approve', 'withdraw'] as const).filter(
      (name) => options[name] === true,
    );
    if (asked.length > 1) throw new UsageError(`Say one of ${asked.map(dashed).join(', ')}.`);
    if (id === undefined && asked.length > 0) throw new UsageError('Say the id of what is meant.');
    if (id !== undefined && !/^[0-9a-f]{16}(?:[0-9a-f]{48})?$/.test(id)) {
      throw new UsageError('An id has 16 or 64 of the digits 0 to 9 and a to f.');
    }
    await using target = await openTarget(options);
    const reviews = await target.reviews();
    if (id === undefined) await printWaiting(reviews);
    else if (asked[0] === 'preview') await printPreview(reviews, id);
    else if (asked[0]) printVerdict(id, await reviews[asked[0]](id, why));
    else await printReview(reviews, id);
  },
});

function dashed(option: string): string {
  return `--${option}`;
}

async function printWaiting(reviews: ReviewTarget): Promise<void> {
  const waiting = await reviews.waiting();
  if (waiting.length === 0) console.log('Nothing waits.');
  for (const line of waiting.flatMap(linesForWaiting)) console.log(printable(line));
}

function linesForWaiting({ section, id, since, authors, roles }: Waiting): string[] {
  return [
    `${section} ${id}, released ${longDate(since)} by ${namesOf(authors)}`,
    ...roles.map(({ role, why, depends, approvedBy }) =>
      approvedBy === null
        ? `    waits for ${role}${depends ? ', if such words have changed' : ''}: ${why}`
        : `    approved as ${role} by ${approvedBy}`,
    ),
  ];
}

async function printReview(reviews: ReviewTarget, id: string): Promise<void> {
  const review = await reviews.review(id);
  if (!review) return printRefusal([`Nothing has the id ${id}.`], 'No review:');
  if (review.kind === 'refused') {
    return printRefusal(review.problems, 'This could not go live:');
  }
  const { section, authors, needs, pages, preview, isLive } = review;
  const lines = [
    `${section} ${id}, released by ${namesOf(authors)}${isLive ? ', is live' : ''}`,
    ...needs.map(({ role, why, approvedBy }) =>
      approvedBy === null
        ? `  has to be approved as ${role}: ${why}`
        : `  approved as ${role} by ${approvedBy}`,
    ),
    ...(needs.length === 0 ? ['  needs nobody’s approval'] : []),
    preview === null ? '  no preview yet: --preview makes one' : `  preview: ${preview}`,
    '',
    ...linesForWords(pages),
    ...(pages.length === 0 ? ['It changes no page.'] : []),
  ];
  for (const line of lines) console.log(printable(line));
}

async function printPreview(reviews: ReviewTarget, id: string): Promise<void> {
  const outcome = await reviews.preview(id);
  if (!outcome) printRefusal([`Nothing has the id ${id}.`], 'No preview:');
  else if (outcome.kind === 'refused') printRefusal(outcome.problems, 'No preview:');
  else console.log(`Whoever has this link sees it:\n  ${outcome.link}`);
}

function printVerdict(id: string, verdict: Verdict | null): void {
  if (!verdict) printRefusal([`Nothing has the id ${id}.`], 'Nothing has changed:');
  else if (verdict.kind === 'refused') {
    printRefusal(verdict.problems, 'Refused, and nothing has changed:');
  } else if (verdict.kind === 'approved') {
    console.log(`${id} is approved as ${verdict.roles.join(', ')} and can be promoted.`);
  } else {
    console.log(`${id} is not approved as ${verdict.roles.join(', ')} any more.`);
  }
}

function namesOf(authors: readonly Author[]): string {
  return authors.map(({ who }) => who).join(' and ') || 'nobody who is known';
}

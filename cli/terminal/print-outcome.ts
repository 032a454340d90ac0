import type { Outcome } from '@site/delivery/promotion/plan.ts';
import { printable } from '@site/delivery/render/printable.ts';
import { type Line, printJson, printResult } from './output.ts';

type Shipped = Extract<Outcome, { kind: 'shipped' }>;

const MAX_LISTED = 5;

/** Prints the result of a promotion or rollback. Exits with 1 if it was rejected. */
export function printOutcome(
  outcome: Outcome,
  { json = false, action = 'Promotion' }: { json?: boolean | undefined; action?: string } = {},
): void {
  if (outcome.kind === 'refused') {
    printRejection(outcome.problems, `${action} rejected; nothing changed`, json);
    return;
  }
  printResult(outcome, json, () => [
    ...Object.entries(outcome.live).map(([name, id]) => `  ${name.padEnd(16)} ${id}`),
    ...linesFor(outcome),
  ]);
}

export function printRejection(
  problems: readonly string[],
  heading: string,
  json: boolean | undefined = false,
): void {
  process.exitCode = 1;
  if (json) {
    printJson({ kind: 'refused', problems });
    return;
  }
  console.error(`${heading}:`);
  for (const problem of problems) console.error(`  ${printable(problem)}`);
}

/** Describes the live version and how its pages changed. */
export function linesFor({ version, pages, rendered, milliseconds }: Shipped): Line[] {
  const took = `${(milliseconds / 1000).toFixed(1)} s`;
  return [
    {
      style: 'green',
      text: `Version ${version} is live after ${took}: ${rendered} pages rendered.`,
    },
    ...linesForPages(pages),
  ];
}

export function linesForPages({ added, changed, removed }: Shipped['pages']): string[] {
  return [...listed('new', added), ...listed('changed', changed), ...listed('removed', removed)];
}

function listed(kind: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return [`  ${addresses.length} ${kind}: ${firstOf(addresses)}`];
}

/** Joins the first few items of a list and adds how many more there are. */
export function firstOf(addresses: readonly string[]): string {
  const rest = addresses.length - MAX_LISTED;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return printable(addresses.slice(0, MAX_LISTED).join(', ')) + more;
}

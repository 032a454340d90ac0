import type { Outcome } from '../promotion/plan.ts';

type Shipped = Extract<Outcome, { kind: 'shipped' }>;

/** Most addresses that are named of a list. */
const MOST_NAMED = 5;

/** Prints what shipping came to. A refusal lists its reasons and makes the program exit with 1. */
export function printOutcome(outcome: Outcome): void {
  if (outcome.kind === 'refused') {
    printRefusal(outcome.problems, 'Not shipped, and nothing has changed:');
    return;
  }
  for (const [name, id] of Object.entries(outcome.live)) console.log(`  ${name.padEnd(16)} ${id}`);
  for (const line of linesFor(outcome)) console.log(line);
}

/** Prints why nothing has changed, and makes the program exit with 1. */
export function printRefusal(problems: readonly string[], heading: string): void {
  console.error(heading);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
}

/** What visitors get now, and how that differs from before. */
export function linesFor({ version, pages, rendered, milliseconds }: Shipped): string[] {
  const took = `${(milliseconds / 1000).toFixed(1)} s`;
  return [
    `Version ${version} is live after ${took}: ${rendered} pages rendered.`,
    ...linesForPages(pages),
  ];
}

/** How the pages of a version differ from those before, as far as they do. */
export function linesForPages({ added, changed, removed }: Shipped['pages']): string[] {
  return [...named('new', added), ...named('changed', changed), ...named('removed', removed)];
}

function named(kind: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  return [`  ${addresses.length} ${kind}: ${firstOf(addresses)}`];
}

/** The first of a list, and how many there are besides. */
export function firstOf(addresses: readonly string[]): string {
  const rest = addresses.length - MOST_NAMED;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return addresses.slice(0, MOST_NAMED).join(', ') + more;
}

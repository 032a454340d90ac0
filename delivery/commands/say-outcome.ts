import type { ComposeReport } from '../compose/compose.ts';
import type { ShipOutcome } from '../registry/ship.ts';

/** Prints what shipping came to. A refusal lists its reasons and makes the program exit with 1. */
export function sayOutcome(outcome: ShipOutcome): void {
  if (outcome.kind === 'refused') {
    console.error('Not shipped, and nothing has changed:');
    for (const problem of outcome.problems) console.error(`  ${problem}`);
    process.exitCode = 1;
    return;
  }
  for (const [name, id] of Object.entries(outcome.live)) console.log(`  ${name.padEnd(16)} ${id}`);
  console.log(sentenceFor(outcome.report));
}

/** One line about composing. */
export function sentenceFor(report: ComposeReport): string {
  const { pages, written, unchanged, removed, milliseconds } = report;
  return `Composed ${pages} pages in ${(milliseconds / 1000).toFixed(1)} s: ${written} files written, ${unchanged} unchanged, ${removed} pages removed.`;
}

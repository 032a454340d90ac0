import type { JournalEntry } from '../registry/journal.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { withStores } from './with-context.ts';

/** How many lines of the journal are printed. */
const MOST_ENTRIES = 100;

await runCommand({
  help: `npm run history [-- WORD]

Who shipped what and when, from which commit and why, which pages changed, and what was refused and why, the latest
first. A WORD such as mfe-blog, /school or the name of a key shows only what names it.`,
  async run({ positionals: [word, ...rest] }) {
    noMoreArguments(rest);
    await withStores(async ({ stores: { registry } }) => {
      const entries = await registry.journal(MOST_ENTRIES, { naming: word });
      if (entries.length === 0) console.log('Nothing of the kind was shipped.');
      for (const line of entries.flatMap(linesFor)) console.log(line);
    });
  },
});

function linesFor({ at, who, what, why, commits, details, ...entry }: JournalEntry): string[] {
  return [
    `${at.toISOString()}  ${who}  ${what}  ${endingOf(entry)}`,
    ...(why === null ? [] : [`    because: ${why}`]),
    ...Object.entries(commits).map(([name, revision]) => `    ${name} from ${revision}`),
    ...details.map((line) => `    ${line}`),
  ];
}

function endingOf({
  outcome,
  before,
  after,
}: Pick<JournalEntry, 'outcome' | 'before' | 'after'>): string {
  return outcome === 'live' ? `${before ?? 'nothing'} → ${after}` : outcome;
}

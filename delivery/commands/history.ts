import type { JournalEntry } from '../registry/journal.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand } from './run-command.ts';
import { toHelp, toOption, withTarget } from './with-target.ts';

/** How many lines of the journal are printed. */
const MOST_ENTRIES = 100;

await runCommand({
  help: `npm run history [-- WORD] [--to URL]

Who shipped what and when, from which commit and why, which pages changed, and what was refused and why, the latest
first. A WORD such as mfe-blog, /school or the name of a key shows only what names it. A delivery service shows what is about the sections of your key.

${toHelp}`,
  options: toOption,
  async run({ positionals: [word, ...rest], options }) {
    noMoreArguments(rest);
    await withTarget(options, async ({ target }) => {
      const entries = await target.history(MOST_ENTRIES, word);
      if (entries.length === 0) console.log('Nothing of the kind was shipped.');
      for (const line of entries.flatMap(linesFor)) console.log(printable(line));
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

/** What others have written must not move the cursor of whoever reads it. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Cf}]/gu, '�');
}

function endingOf({
  outcome,
  before,
  after,
}: Pick<JournalEntry, 'outcome' | 'before' | 'after'>): string {
  return outcome === 'live' ? `${before ?? 'nothing'} → ${after}` : outcome;
}

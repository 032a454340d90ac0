import type { JournalEntry } from '@site/delivery/registry/journal.ts';
import { linesForEntry } from './lines-for-entry.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { linesForWords } from './print-words.ts';
import { printable } from '@site/delivery/commands/printable.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { toHelp, toOption, openTarget } from './open-target.ts';

/** How many lines of the journal are printed. */
const MOST_ENTRIES = 100;

/** The shortest sentence that is looked for, in letters. */
const FEWEST_LETTERS = 3;

await runCommand({
  help: `npm run history [-- WORD] [--to URL]
       npm run history -- [SECTION] --words VERSION
       npm run history -- [SECTION] --sentence "WORDS"

Who shipped what and when, from which commit and why, who approved it, which pages changed, and what was refused and
why, the latest first. A WORD such as mfe-blog, /school or the name of a key shows only what names it. A delivery service
shows what is about the sections of your key.

  --words VERSION      the words before and after of each page that changed when this version went live (it stands
                       behind the arrow)
  --sentence "WORDS"   who put these words live: the shippings that brought them to a page, the latest first
${toHelp}`,
  options: { ...toOption, words: { type: 'string' }, sentence: { type: 'string' } },
  async run({ positionals: [word, ...rest], options }) {
    noMoreArguments(rest);
    const { words: version, sentence } = options;
    // With one of the two a word can only be a section's name.
    const isAbout = ({ sections }: JournalEntry) => word === undefined || sections.includes(word);
    if (typeof version === 'string' && !/^[0-9a-f]{16}$/.test(version)) {
      throw new UsageError('--words takes the id of a version: 16 letters and digits.');
    }
    if (typeof sentence === 'string' && sentence.trim().length < FEWEST_LETTERS) {
      throw new UsageError(`--sentence takes ${FEWEST_LETTERS} letters or more.`);
    }
    await using target = await openTarget(options);
    if (typeof version === 'string') {
      const found = await (await target.reviews()).shippedWords(version);
      print(
        found && isAbout(found.entry)
          ? [...linesForEntry(found.entry), '', ...linesForWords(found.pages)]
          : [`No shipping of ${version} is kept.`],
      );
      return;
    }
    if (typeof sentence === 'string') {
      const found = await (await target.reviews()).findSentence(sentence);
      const brought = found.filter(({ entry }) => isAbout(entry));
      print(
        brought.flatMap(({ entry, paths }) => [
          ...linesForEntry({ ...entry, details: withoutPages(entry.details) }),
          `    brought it to ${paths.join(', ')}`,
        ]),
      );
      if (brought.length === 0) console.log('No shipping that is kept has brought these words.');
      return;
    }
    const entries = await target.history(MOST_ENTRIES, word);
    if (entries.length === 0) console.log('Nothing of the kind was shipped.');
    print(entries.flatMap(linesForEntry));
  },
});

/** What the journal says of a shipping besides which pages differ. */
function withoutPages(details: readonly string[]): string[] {
  return details.filter((line) => !/^(?:added|changed|removed) \//.test(line));
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(printable(line));
}

import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { minuteOf, printResult, wrapped } from '../terminal/output.ts';
import { linesForWords } from '../terminal/lines-for-words.ts';
import { openTarget, type Service } from './open-target.ts';

/** The number of printed entries. */
const MAX_ENTRIES = 100;

const INDENT = ' '.repeat(4);

type HistoryOptions = Service & {
  words?: string | undefined;
  sentence?: string | undefined;
  json?: boolean | undefined;
};

/**
 * Prints the audit log, newest first. With `words` or `sentence`, prints what a promotion changed in the text of pages.
 */
export async function history(filter: string | undefined, options: HistoryOptions): Promise<void> {
  const { words, sentence, json } = options;
  // With these options, the filter must be a section.
  const isAbout = ({ sections }: JournalEntry) => filter === undefined || sections.includes(filter);
  await using target = await openTarget(options);
  if (words !== undefined) {
    const found = await target.reviews.shippedWords(words);
    const shown = found && isAbout(found.entry) ? found : null;
    printResult(shown, json, () =>
      shown
        ? [...linesForEntry(shown.entry), '', ...linesForWords(shown.pages)]
        : [`The history has no promotion of ${words}.`],
    );
    return;
  }
  if (sentence !== undefined) {
    const all = await target.reviews.findSentence(sentence);
    const found = all.filter(({ entry }) => isAbout(entry));
    printResult(found, json, () =>
      found.length === 0
        ? ['The history has no promotion that added this text.']
        : found.flatMap(({ entry, paths }) => [
            ...linesForEntry({ ...entry, details: withoutPages(entry.details) }),
            ...wrapped(`${INDENT}added it to ${paths.join(', ')}`, INDENT),
          ]),
    );
    return;
  }
  const entries = await target.history(MAX_ENTRIES, filter);
  printResult(entries, json, () =>
    entries.length === 0
      ? ['No entries.']
      : entries.flatMap((entry) => {
          const [first = '', ...rest] = linesForEntry(entry);
          return [{ style: 'bold' as const, text: first }, ...rest];
        }),
  );
}

/** Formats an audit entry: what was done on the first line, the rest indented. */
function linesForEntry(entry: JournalEntry): string[] {
  const { at, who, what, why, commits, details, ...ending } = entry;
  const below = [
    `by ${who}, ${endingOf(ending)}`,
    ...(why === null ? [] : [`reason: ${why}`]),
    ...Object.entries(commits).map(([name, revision]) => `${name} from ${revision}`),
    ...details,
  ];
  return [`${minuteOf(at)}  ${what}`, ...below.map((line) => INDENT + line)].flatMap((line) =>
    wrapped(line, INDENT),
  );
}

function endingOf({
  outcome,
  before,
  after,
}: Pick<JournalEntry, 'outcome' | 'before' | 'after'>): string {
  if (outcome === 'refused') return 'rejected';
  if (outcome === 'waiting') return 'submitted for approval';
  return outcome === 'live' ? `${before ?? 'nothing'} → ${after}` : outcome;
}

/** The details of an entry, without its changed pages. */
function withoutPages(details: readonly string[]): string[] {
  return details.filter((line) => !/^(?:added|changed|removed) \//.test(line));
}

import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { UsageError } from '@site/delivery/commands/run-command.ts';

/** What the command line asked for. */
export type BenchArguments = {
  /** Lighthouse runs per page. */
  runs: number;
  /** Paths of pages to measure; `null` for one of each kind. */
  pages: readonly string[] | null;
  /** A data folder that is built and composed already; `null` to build and compose one. */
  dataDir: string | null;
  writeDocs: boolean;
};

const defaultRuns = 3;
const mostRuns = 15;

/** Reads the words of the command line. Throws a `UsageError` of one sentence for any that make no sense. */
export function parseBenchArguments({
  positionals,
  options,
}: {
  positionals: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
}): BenchArguments {
  noMoreArguments(positionals);
  const { runs, pages, 'data-dir': dataDir, 'write-docs': writeDocs } = options;
  return {
    runs: typeof runs === 'string' ? parseRuns(runs) : defaultRuns,
    pages: typeof pages === 'string' ? parsePages(pages) : null,
    dataDir: typeof dataDir === 'string' ? parseFolder(dataDir) : null,
    writeDocs: writeDocs === true,
  };
}

function parseRuns(word: string): number {
  const runs = Number(word);
  if (!/^\d+$/.test(word) || runs < 1 || runs > mostRuns) {
    throw new UsageError(`--runs takes a number from 1 to ${mostRuns}, not "${word}".`);
  }
  return runs;
}

function parsePages(list: string): readonly string[] {
  const pages = [...new Set(list.split(','))];
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) {
    throw new UsageError(
      `--pages takes paths that start with a slash, such as /,/contactUs; "${wrong}" does not.`,
    );
  }
  return pages;
}

function parseFolder(folder: string): string {
  if (folder === '') throw new UsageError('--data-dir takes the path of a folder.');
  return folder;
}

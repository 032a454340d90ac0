import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from '../config.ts';

/** Thrown for words on the command line that make no sense; the message is one sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command as a person meets it. */
export type Command = {
  /** What `--help` prints: usage first, then what it does. */
  help: string;
  options?: Options;
  run: (words: {
    positionals: readonly string[];
    options: Readonly<Record<string, string | boolean | undefined>>;
  }) => Promise<void>;
};

/**
 * Runs a command with the words of the command line. Wrong words give one sentence and exit code 2,
 * wrong settings the list of what is wrong, any other failure its message; both with exit code 1.
 */
export async function runCommand(command: Command): Promise<void> {
  process.stdout.off('error', goOnUnread).on('error', goOnUnread);
  try {
    const { positionals, values } = parse(command.options ?? {});
    if (values['help'] === true) {
      console.log(command.help);
      return;
    }
    await command.run({ positionals, options: values });
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(wordsFor(error));
  }
}

/** Whoever reads what is printed has enough, as `| head` has: what was begun is brought to its end all the same. */
function goOnUnread(error: Error & { code?: string }): void {
  if (error.code !== 'EPIPE') throw error;
}

function parse(options: Options) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    return { positionals, values: onlyWords(values) };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} Try --help.`, {
      cause: error,
    });
  }
}

function onlyWords(values: object): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof ConfigError) {
    return ['The settings are not right:', ...error.problems.map((line) => `  ${line}`)].join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}

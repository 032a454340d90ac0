import { parseArgs } from 'node:util';
import { isError } from '../is-error.ts';

/** What somebody asked the inbox for. */
export type InboxRequest =
  | { kind: 'help' }
  | { kind: 'list'; limit: number }
  | { kind: 'export'; file: string | undefined }
  | { kind: 'wrong'; sentence: string };

const DEFAULT_LIMIT = 20;
const LARGEST_LIMIT = 10_000;

/** Reads the words after the command's name. A wrong word gives one sentence that says what is wrong. */
export function parseInboxArguments(words: readonly string[]): InboxRequest {
  let parsed: ReturnType<typeof readWords>;
  try {
    parsed = readWords(words);
  } catch (error) {
    return wrong(isError(error) ? (error.message.split('. ', 1)[0] ?? '') : 'bad arguments');
  }
  const { values, positionals } = parsed;
  if (values.help === true) return { kind: 'help' };
  const [command = 'list', ...more] = positionals;
  if (more.length > 0) return wrong(`only one command at a time, not also "${more.join(' ')}"`);
  if (command === 'list') {
    if (values.csv === true || values.out !== undefined) {
      return wrong('--csv and --out belong to "export"');
    }
    const limit = values.limit ?? String(DEFAULT_LIMIT);
    if (!/^[1-9]\d{0,4}$/.test(limit) || Number(limit) > LARGEST_LIMIT) {
      return wrong(`--limit must be a whole number from 1 to ${LARGEST_LIMIT}`);
    }
    return { kind: 'list', limit: Number(limit) };
  }
  if (command === 'export') {
    if (values.limit !== undefined)
      return wrong('--limit belongs to "list"; an export has every message');
    if (values.csv !== true) return wrong('"export" needs --csv');
    if (values.out === '') return wrong('--out needs the name of a file');
    return { kind: 'export', file: values.out };
  }
  return wrong(`there is no command "${command}"; there are "list" and "export"`);
}

function readWords(words: readonly string[]) {
  return parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      limit: { type: 'string' },
      csv: { type: 'boolean' },
      out: { type: 'string' },
    },
  });
}

function wrong(what: string): InboxRequest {
  return { kind: 'wrong', sentence: `Cannot do that: ${what.replace(/\.$/, '')}. Try --help.` };
}

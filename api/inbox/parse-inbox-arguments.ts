import { parseArgs } from 'node:util';
import { isError } from '../is-error.ts';
import { submissionKinds, type SubmissionKind } from './submission.ts';

/** What somebody asked the inbox for. */
export type InboxRequest =
  | { kind: 'help' }
  | { kind: 'list'; limit: number; kinds: readonly SubmissionKind[] }
  | { kind: 'export'; file: string | undefined; kinds: readonly SubmissionKind[] }
  | { kind: 'retry'; id: string }
  | { kind: 'wrong'; sentence: string };

const DEFAULT_LIMIT = 20;
const LARGEST_LIMIT = 10_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

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
  if (values.retry !== undefined) {
    const { retry: id, ...others } = values;
    if (positionals.length > 0 || Object.keys(others).length > 0)
      return wrong('--retry stands alone');
    return UUID.test(id)
      ? { kind: 'retry', id }
      : wrong('--retry needs the id that the list shows');
  }
  const kinds = submissionKinds.filter((kind) => (values.kind ?? kind) === kind);
  if (kinds.length === 0) return wrong(`--kind must be one of: ${submissionKinds.join(', ')}`);
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
    return { kind: 'list', limit: Number(limit), kinds };
  }
  if (command === 'export') {
    if (values.limit !== undefined)
      return wrong('--limit belongs to "list"; an export has them all');
    if (values.csv !== true) return wrong('"export" needs --csv');
    if (values.out === '') return wrong('--out needs the name of a file');
    return { kind: 'export', file: values.out, kinds };
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
      kind: { type: 'string' },
      retry: { type: 'string' },
      csv: { type: 'boolean' },
      out: { type: 'string' },
    },
  });
}

function wrong(what: string): InboxRequest {
  return { kind: 'wrong', sentence: `Cannot do that: ${what.replace(/\.$/, '')}. Try --help.` };
}

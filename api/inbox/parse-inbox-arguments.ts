import { parseArgs } from 'node:util';
import { isError } from '../is-error.ts';
import { parsePerson, type Person } from '../personal-data/person.ts';
import { submissionKinds, type SubmissionKind } from './submission.ts';

/** What somebody asked the inbox for. */
export type InboxRequest =
  | { kind: 'help' }
  | { kind: 'list'; limit: number; kinds: readonly SubmissionKind[] }
  | { kind: 'export'; file: string | undefined; kinds: readonly SubmissionKind[] }
  /** `about` is how the person was named. */
  | { kind: 'export-person'; person: Person; about: string; file: string | undefined }
  /** Without `confirmed` it only tells what would go. `open`: requests that nobody has dealt with may go too. */
  | { kind: 'erase'; person: Person; about: string; confirmed: boolean; open: boolean }
  | { kind: 'settle'; id: string }
  | { kind: 'journal'; limit: number }
  /** Says why retention is held back; `confirmed` lets the next run delete. */
  | { kind: 'retention'; confirmed: boolean }
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
  if (values.retry !== undefined) return parseRetry(values, positionals);
  const [command = 'list', subject, ...more] = positionals;
  if (more.length > 0) return wrong(`only one thing at a time, not also "${more.join(' ')}"`);
  const rules = commands.get(command);
  if (rules === undefined) {
    return wrong(`there is no command "${command}"; there are ${[...commands.keys()].join(', ')}`);
  }
  const stray = Object.keys(values).find((option) => !rules.options.includes(option));
  if (stray !== undefined) return wrong(`--${stray} does not go with "${command}"`);
  if (subject !== undefined && !rules.hasSubject) {
    return wrong(`only one command at a time, not also "${subject}"`);
  }
  return rules.parse(values, subject);
}

type Values = ReturnType<typeof readWords>['values'];

/** What may be said with a command, and what it comes to. */
type CommandRules = {
  options: readonly string[];
  /** Whether a word after the command says what it is about. */
  hasSubject: boolean;
  parse: (values: Values, subject: string | undefined) => InboxRequest;
};

const commands = new Map<string, CommandRules>([
  ['list', { options: ['limit', 'kind'], hasSubject: false, parse: parseList }],
  ['export', { options: ['csv', 'out', 'kind'], hasSubject: true, parse: parseExport }],
  ['erase', { options: ['yes', 'open-too'], hasSubject: true, parse: parseErase }],
  ['settle', { options: [], hasSubject: true, parse: parseSettle }],
  ['journal', { options: ['limit'], hasSubject: false, parse: parseJournal }],
  ['retention', { options: ['yes'], hasSubject: false, parse: parseRetention }],
]);

const NOBODY = 'needs an e-mail address, an Indian mobile number or the id of a submission';

function parseList(values: Values): InboxRequest {
  const kinds = kindsIn(values);
  if (kinds.length === 0) return wrongKind();
  const limit = limitIn(values);
  return limit === null ? wrongLimit() : { kind: 'list', limit, kinds };
}

function parseExport(values: Values, about: string | undefined): InboxRequest {
  if (values.out === '') return wrong('--out needs the name of a file');
  const file = values.out;
  if (about === undefined) {
    const kinds = kindsIn(values);
    if (kinds.length === 0) return wrongKind();
    return values.csv === true
      ? { kind: 'export', file, kinds }
      : wrong('"export" needs --csv, or the e-mail address or phone number of one person');
  }
  if (values.csv === true || values.kind !== undefined) {
    return wrong('an export of one person is JSON and has all kinds: leave out --csv and --kind');
  }
  const person = parsePerson(about);
  return person === null
    ? wrong(`"export" ${NOBODY}`)
    : { kind: 'export-person', person, about, file };
}

function parseErase(values: Values, about = ''): InboxRequest {
  const person = parsePerson(about);
  if (person === null) return wrong(`"erase" ${NOBODY}`);
  const [confirmed, open] = [values.yes === true, values['open-too'] === true];
  return { kind: 'erase', person, about, confirmed, open };
}

function parseSettle(_values: Values, id = ''): InboxRequest {
  return UUID.test(id)
    ? { kind: 'settle', id }
    : wrong('"settle" needs the id that the list shows');
}

function parseJournal(values: Values): InboxRequest {
  const limit = limitIn(values);
  return limit === null ? wrongLimit() : { kind: 'journal', limit };
}

function parseRetention(values: Values): InboxRequest {
  return { kind: 'retention', confirmed: values.yes === true };
}

function parseRetry({ retry: id = '', ...others }: Values, words: readonly string[]): InboxRequest {
  if (words.length > 0 || Object.keys(others).length > 0) return wrong('--retry stands alone');
  return UUID.test(id) ? { kind: 'retry', id } : wrong('--retry needs the id that the list shows');
}

function kindsIn(values: Values): readonly SubmissionKind[] {
  return submissionKinds.filter((kind) => (values.kind ?? kind) === kind);
}

function limitIn({ limit = String(DEFAULT_LIMIT) }: Values): number | null {
  return /^[1-9]\d{0,4}$/.test(limit) && Number(limit) <= LARGEST_LIMIT ? Number(limit) : null;
}

function wrongKind(): InboxRequest {
  return wrong(`--kind must be one of: ${submissionKinds.join(', ')}`);
}

function wrongLimit(): InboxRequest {
  return wrong(`--limit must be a whole number from 1 to ${LARGEST_LIMIT}`);
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
      yes: { type: 'boolean' },
      'open-too': { type: 'boolean' },
    },
  });
}

function wrong(what: string): InboxRequest {
  return { kind: 'wrong', sentence: `Cannot do that: ${what.replace(/\.$/, '')}. Try --help.` };
}

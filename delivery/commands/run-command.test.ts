import util from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ConfigError } from '../config.ts';
import { noMoreArguments, partArgument } from './part-argument.ts';
import { type Command, runCommand } from './run-command.ts';

const { parseArgs } = util;
let said: string[] = [];
let complained: string[] = [];

beforeEach(() => {
  said = [];
  complained = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  jest.spyOn(console, 'error').mockImplementation((text: string) => void complained.push(text));
});

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** Runs a command as if typed with these words; gives what it was run with and how it ended. */
async function type(typed: readonly string[], command: Partial<Command> = {}) {
  // Jest gives programs a command line of their own; Node's parser reads the real one.
  jest
    .spyOn(util, 'parseArgs')
    .mockImplementation((config) => parseArgs({ ...config, args: [...typed] }));
  const run = jest.fn<Command['run']>(command.run ?? (async () => {}));
  await runCommand({ help: 'npm run ship -- PART', ...command, run });
  return { ran: run.mock.calls.map(([given]) => given), exitCode: process.exitCode };
}

test('a command is run with its words', async () => {
  const { ran, exitCode } = await type(['mfe-blog', '0123', '--fast'], {
    options: { fast: { type: 'boolean' } },
  });
  expect(ran).toEqual([{ positionals: ['mfe-blog', '0123'], options: { fast: true } }]);
  expect(exitCode).toBeUndefined();
});

test.each(['--help', '-h'])('%s says what the command does and does nothing', async (word) => {
  const { ran, exitCode } = await type(['mfe-blog', word]);
  expect(said).toEqual(['npm run ship -- PART']);
  expect(ran).toEqual([]);
  expect(exitCode).toBeUndefined();
});

test('rejects an unknown option without running', async () => {
  const { ran, exitCode } = await type(['--loud']);
  expect(complained).toEqual([expect.stringMatching(/'--loud'.* Try --help\.$/s)]);
  expect(ran).toEqual([]);
  expect(exitCode).toBe(2);
});

test('words that make no sense end with 2 and one sentence', async () => {
  const { exitCode } = await type(['shop'], {
    run: async ({ positionals: [word] }) => void partArgument(word),
  });
  expect(complained).toEqual([
    'There is no part called shop. A part is shell, or a section such as mfe-blog (npm run sections).',
  ]);
  expect(exitCode).toBe(2);
});

test.each([
  [
    new ConfigError(['PORT: must be a number', 'DATA_DIR: must not be empty']),
    'The settings are not right:\n  PORT: must be a number\n  DATA_DIR: must not be empty',
  ],
  [new Error('The database is away.'), 'The database is away.'],
])('a failure ends with 1 and what is wrong: %s', async (error, sentence) => {
  const run = async () => {
    throw error;
  };
  const { exitCode } = await type([], { run });
  expect(complained).toEqual([sentence]);
  expect(exitCode).toBe(1);
});

test('words that nothing reads are not passed over', () => {
  expect(() => noMoreArguments(['now', 'please'])).toThrow(
    'Nothing is known about "now please". Try --help.',
  );
  expect(() => noMoreArguments([])).not.toThrow();
});

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ConfigError } from '@site/api/environment.ts';
import { parsePart } from './arguments.ts';
import { createProgram, runProgram } from './run-program.ts';

let printed = '';
let complained: string[] = [];

beforeEach(() => {
  printed = '';
  complained = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  jest.spyOn(console, 'error').mockImplementation((text: string) => void complained.push(text));
});

afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** Runs a program with a command `ship` and a group `posts`. */
async function type(words: readonly string[], fail?: Error) {
  const ran: unknown[] = [];
  const program = createProgram('site', 'Ships.');
  program
    .command('ship')
    .argument('<part>', 'a part', parsePart)
    .argument('[id]')
    .option('--fast')
    .action((...given) => {
      if (fail) throw fail;
      ran.push(given.slice(0, 3));
    });
  const posts = program.command('posts').option('--json');
  posts.action((options) => void ran.push(['posts', options]));
  posts.command('publish').option('--json');
  posts
    .command('unpublish')
    .option('--json')
    .action((options) => void ran.push(options));
  await runProgram(program, words);
  return { ran, exitCode: process.exitCode };
}

test('runs a command with its arguments and options', async () => {
  const { ran, exitCode } = await type(['ship', 'mfe-blog', '0123', '--fast']);
  expect(ran).toEqual([['mfe-blog', '0123', { fast: true }]]);
  expect(exitCode).toBeUndefined();
});

test.each([[[]], [['--help']], [['-h']]])('prints the help and does nothing: %j', async (words) => {
  const { ran, exitCode } = await type(words);
  expect(printed).toMatch(/^Usage: site .*\n\nShips\./);
  expect(ran).toEqual([]);
  expect(exitCode).toBeUndefined();
});

test.each([
  [['shp'], 'Unknown command "shp". Did you mean "ship"?'],
  [['ship'], 'Missing argument: PART'],
  [['ship', 'mfe-blog', '--fsat'], 'Unknown option "--fsat". Did you mean "--fast"?'],
  [['ship', 'mfe-blog', '0', '1'], 'Too many arguments.'],
  [['ship', 'mfe_blog'], 'Unknown section "mfe_blog". Did you mean "mfe-blog"?'],
  [['posts', 'publsh'], 'Unknown command "publsh". Did you mean "publish"?'],
  [['posts', 'x'], 'Unknown command "x". There are publish, unpublish.'],
])('exits with 2 on a usage error before anything runs: %j', async (words, sentence) => {
  const { ran, exitCode } = await type(words);
  expect(complained[0]).toBe(sentence);
  expect(ran).toEqual([]);
  expect(exitCode).toBe(2);
});

test('a command of a group has the options after it, and the group the others', async () => {
  expect((await type(['posts', '--json'])).ran).toEqual([['posts', { json: true }]]);
  expect((await type(['posts', 'unpublish', '--json'])).ran).toEqual([{ json: true }]);
});

test.each([
  [
    new ConfigError(['PORT: must be a number', 'DATA_DIR: must not be empty']),
    'Invalid configuration:\n  PORT: must be a number\n  DATA_DIR: must not be empty',
  ],
  [new Error('The database is unreachable.'), 'The database is unreachable.'],
])('a failure exits with 1 and its message: %s', async (error, sentence) => {
  const { exitCode } = await type(['ship', 'shell'], error);
  expect(complained).toEqual([sentence]);
  expect(exitCode).toBe(1);
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runInbox, runProgram } from '../testing/run-program.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  [['delete'], 'Unknown command "delete".'],
  [['list', '--limit', '0'], '--limit takes a whole number from 1 to 10000.'],
  [['list', '--kind', 'letter'], 'Allowed choices are message, call-back, waitlist, deletion.'],
  [['erase'], 'Missing argument: WHO'],
  [['erase', 'asha'], '"asha" is not an email address'],
  [['export', 'asha@example.in', '--kind', 'message'], '--kind does not go with a person.'],
  [['settle', '12'], '"12" is not an ID'],
])('exits with 2 on a usage error: %j', async (words, sentence) => {
  const ended = await runInbox(words, { DATA_DIR: folder });
  expect(ended).toMatchObject({ code: 2, stdout: '' });
  expect(ended.stderr).toContain(sentence);
});

test('--help shows every command', async () => {
  const { code, stdout } = await runInbox(['--help'], {});
  expect(code).toBe(0);
  for (const name of ['list', 'export', 'erase', 'settle', 'retry', 'journal', 'retention']) {
    expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
});

test("reports a missing database and doesn't create one", async () => {
  const none = join(folder, 'none');
  expect(await runInbox([], { DATA_DIR: none })).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no database at ${join(none, 'site.sqlite')}.\n`,
  });
  expect(existsSync(none)).toBe(false);
});

test('shows an empty inbox', async () => {
  await runProgram('migrate.ts', [], { DATA_DIR: folder });
  expect(await runInbox([], { DATA_DIR: folder })).toEqual({
    code: 0,
    stdout: 'No submissions yet.\n',
    stderr: '',
  });
});

test('reports an invalid environment before opening anything', async () => {
  expect(await runInbox([], { DATABASE_URL: 'mysql://u:secret@h/d' })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'DATABASE_URL must look like postgres://user:password@host:5432/database, or be unset.\n',
  });
});

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runProgram } from './testing/run-program.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('wrong words end with code 2 and one sentence, and --help shows every command', async () => {
  expect(await runProgram('inbox.ts', ['delete'], { DATA_DIR: folder })).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Cannot do that: [^\n]+ Try --help\.\n$/),
  });
  const { code, stdout } = await runProgram('inbox.ts', ['--help'], {});
  expect(code).toBe(0);
  expect(stdout).toContain('npm run inbox -- export --csv --out FILE');
});

test('without a database it says so and makes none', async () => {
  const none = join(folder, 'none');
  expect(await runProgram('inbox.ts', [], { DATA_DIR: none })).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no database at ${join(none, 'site.sqlite')}.\n`,
  });
  expect(existsSync(none)).toBe(false);
});

test('a database without messages has none to show', async () => {
  await runProgram('migrate.ts', [], { DATA_DIR: folder });
  expect(await runProgram('inbox.ts', [], { DATA_DIR: folder })).toEqual({
    code: 0,
    stdout: 'Nothing has been sent yet.\n',
    stderr: '',
  });
});

test('a wrong environment is said before anything is opened', async () => {
  expect(await runProgram('inbox.ts', [], { DATABASE_URL: 'mysql://u:secret@h/d' })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'DATABASE_URL must look like postgres://user:password@host:5432/database, or be unset.\n',
  });
});

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../..');
const unit = path.join(root, 'deploy/site.service');
const text = readFileSync(unit, 'utf8');

let folder = '';
let copy = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  copy = path.join(folder, 'site.service');
  copyFileSync(unit, copy);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' });
const version = Number(/^systemd (\d+)/.exec(analyze('--version').stdout ?? '')?.[1] ?? 0);

/** The exposure that systemd gives a unit is 0 to 10; this one's is 1.2. */
const MOST_EXPOSED = 15;

test('it starts a program that exists, as a user of its own, in a folder that is for nobody else', () => {
  const [, program = ''] = /^ExecStart=\/usr\/bin\/node --import tsx (\S+)$/m.exec(text) ?? [];
  expect(existsSync(path.join(root, program))).toBe(true);
  expect(text).toMatch(/^User=(?!root)\w+$/m);
  expect(text).toMatch(/^StateDirectoryMode=07[01]0$/m);
});

/** systemd can look at a file that is not installed from version 250 on; it wants to see the program that is started. */
const canLook = version >= 250 && existsSync('/usr/bin/node');

(canLook ? describe : describe.skip)('systemd', () => {
  test('finds little that the service could do harm with', () => {
    const { stdout, stderr, status } = analyze(
      'security',
      '--offline=yes',
      `--threshold=${MOST_EXPOSED}`,
      copy,
    );
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/exposure level for site\.service: 1\.\d /);
  });

  test('knows every line', () => {
    const { stdout, stderr } = analyze('verify', '--man=no', copy);
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('site.service'));
    expect(said).toEqual([]);
  });
});

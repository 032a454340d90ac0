import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../..');
const names = ['site@.service', 'site-desk.service'];
/** systemd can only verify an instance, not a template. */
const instanceOf = (name: string) => name.replace('@.', '@8081.');
const textOf = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  for (const name of names) {
    copyFileSync(path.join(root, 'deploy', name), path.join(folder, instanceOf(name)));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' });
const version = Number(/^systemd (\d+)/.exec(analyze('--version').stdout ?? '')?.[1] ?? 0);

/** systemd rates a unit's exposure from 0 to 10; both units are rated 1.2. */
const MAX_EXPOSED = 15;

/** Since version 250, systemd can verify a unit that is not installed. The program that the unit starts must exist. */
const canLook = version >= 250 && existsSync('/usr/bin/node');

if (!canLook) {
  process.stderr.write(
    'No unit is checked by systemd here: systemd 250 and /usr/bin/node are needed.\n',
  );
}

describe.each(names)('%s', (name) => {
  test('starts an existing program, as its own user, in a private folder', () => {
    const text = textOf(name);
    const [, program = ''] = /^ExecStart=\/usr\/bin\/node --import tsx (\S+)$/m.exec(text) ?? [];
    expect(existsSync(path.join(root, program))).toBe(true);
    expect(text).toMatch(/^User=(?!root)\w+$/m);
    expect(text).toMatch(/^StateDirectoryMode=07[01]0$/m);
  });

  (canLook ? describe : describe.skip)('systemd', () => {
    test('rates the exposure low', () => {
      const { stdout, stderr, status } = analyze(
        'security',
        '--offline=yes',
        `--threshold=${MAX_EXPOSED}`,
        path.join(folder, instanceOf(name)),
      );
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      expect(stdout).toMatch(/exposure level for [\w@-]+\.service: 1\.\d /);
    });

    test('accepts every line', () => {
      const { stdout, stderr } = analyze('verify', '--man=no', path.join(folder, instanceOf(name)));
      const said = `${stdout}${stderr}`
        .split('\n')
        .filter((line) => line.includes(instanceOf(name)));
      expect(said).toEqual([]);
    });
  });
});

test('both services have the same sandbox', () => {
  const shutIn = (name: string) => {
    const text = textOf(name);
    return text.slice(text.indexOf('# The group is'), text.indexOf('[Install]'));
  };
  expect(shutIn('site-desk.service')).toBe(shutIn('site@.service'));
  expect(shutIn('site@.service')).toContain('NoNewPrivileges=yes');
});

import { expect, test } from '@jest/globals';
import { describe } from '../../testing/open-test-site.ts';
import { withOwnShell } from './with-own-shell.ts';

const shell = describe({ name: 'shell' });
const their = '/r/shell/0123456789abcdef';

/** What a composed page says of the shell. */
const page = (file: (name: string) => string) =>
  [
    `<script src="${file('loader.js')}" crossorigin="anonymous" async=""></script>`,
    `<link rel="stylesheet" href="${file('styles.css')}"/>`,
    `<link rel="stylesheet" href="/r/mfe-home/0123456789abcdef/styles.css" integrity="sha256-home="/>`,
  ].join('');

test('a page comes with our scripts and sheets of the shell, and their hashes', () => {
  const given = page((name) => `${their}/${name}" integrity="sha256-theirs=`);
  const own = withOwnShell(given, shell);
  expect(own).not.toContain(their);
  expect(
    own.match(new RegExp(`/r/shell/${shell.id}/(loader.js|styles.css)" integrity="`, 'g')),
  ).toHaveLength(2);
  expect(own).not.toContain('sha256-theirs');
  expect(own).toContain('/r/mfe-home/0123456789abcdef/styles.css" integrity="sha256-home="');
});

test('the lock of a page names our shell, and the section that drew the page', () => {
  const lock = {
    shell: { address: `${their}/shell.js`, integrity: 'sha256-theirs=' },
    remote: {
      name: 'mfe-home',
      entry: '/r/mfe-home/0123456789abcdef/entry.js',
      integrity: 'sha384-home',
    },
  };
  const own: unknown = JSON.parse(withOwnShell(JSON.stringify(lock), shell));
  expect(own).toEqual({
    ...lock,
    shell: {
      address: `/r/shell/${shell.id}/shell.js`,
      integrity: expect.stringMatching(/^sha256-(?!theirs)/),
    },
  });
});

test('what our shell has not stays as it was', () => {
  const given = `<link rel="stylesheet" href="${their}/newer.css" integrity="sha256-theirs="/>`;
  expect(withOwnShell(given, shell)).toBe(given);
});

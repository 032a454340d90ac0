import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { linkedText, sitePath } from './linked-text.ts';

test('parses links to pages, sites, helplines and configured facts', () => {
  expect(
    v.parse(
      linkedText,
      'See [{product} Vision](/{product}-offerings/vision) or [NIMHANS](https://nimhans.ac.in). Call {phone}, {hours}, or [112](tel:112).',
    ),
  ).toEqual([
    'See ',
    { kind: 'page', text: '{product} Vision', to: '/{product}-offerings/vision' },
    ' or ',
    { kind: 'site', text: 'NIMHANS', url: 'https://nimhans.ac.in' },
    '. Call ',
    { kind: 'phone' },
    ', {hours}, or ',
    { kind: 'helpline', number: '112' },
    '.',
  ]);
});

test.each([
  ['See [us](contact).', 'must be a path on this site, such as /school'],
  ['See [them](http://example.org).', 'must start with https://'],
  ['Call [Childline](tel:1098).', 'must be written as [112](tel:112)'],
  [' Call us.', 'must be a single line of text without surrounding spaces'],
])('rejects %j', (written, message) => {
  const { issues } = v.safeParse(linkedText, written);
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['/', true],
  ['/{product}-offerings/{product}-vision', true],
  ['/blog/101', true],
  ['', false],
  ['school', false],
  ['//example.org', false],
  ['https://example.org/', false],
  ['/a b', false],
  ['/school?x=1', false],
])('checks whether %j is a page of this site: %s', (path, allowed) => {
  expect(v.is(sitePath, path)).toBe(allowed);
});

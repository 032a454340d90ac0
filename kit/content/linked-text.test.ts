import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { linkedText, sitePath } from './linked-text.ts';

test('reads links to pages, sites, helplines and the configured facts out of a paragraph', () => {
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
  ['See [us](contact).', 'must be a path of this site, such as /school'],
  ['See [them](http://example.org).', 'must start with https://'],
  ['Call [Childline](tel:1098).', 'must be written as [112](tel:112)'],
  [' Call us.', 'must not be empty, start or end with a space, or break over lines'],
])('refuses %j', (written, message) => {
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
])('%j may be a page of this site: %s', (path, allowed) => {
  expect(v.is(sitePath, path)).toBe(allowed);
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describe, openTestSite, type TestSite } from '../testing/open-test-site.ts';
import { styleProblems } from './validate.ts';

let testSite: TestSite;

beforeEach(async () => {
  testSite = await openTestSite();
});

afterEach(async () => {
  await testSite.close();
});

/** Problems with a stylesheet of the blog. */
async function problemsOf(sheet: string, name: 'mfe-blog' | 'shell' = 'mfe-blog') {
  const release = { name, files: { 'browser/styles.css': sheet } };
  await testSite.lay(release);
  return styleProblems(testSite.stores.dataDir, describe(release));
}

const inLayer = (rules: string) => `@layer remote.mfe-blog{${rules}}`;

test.each([
  inLayer('[data-remote=mfe-blog] .card{order:1}'),
  inLayer(':where([data-remote="mfe-blog"]) .card:hover{order:1;&:focus{order:2}}'),
  inLayer('[open]>:is(:where([data-remote=mfe-blog]) .card){order:1}'),
  inLayer('[data-remote=mfe-blog]{.card{@media print{&::before{order:1}> img{order:2}}}}'),
  inLayer('@media print{:where([data-remote=mfe-blog]) p{order:1}}'),
  '@keyframes turn{to{rotate:1turn}}@font-face{font-family:Round}@property --x{syntax:"*"}',
  '@layer base{*,:before{--tw-rotate:0}}',
])('accepts a scoped style sheet: %s', async (sheet) => {
  expect(await problemsOf(sheet)).toEqual([]);
});

test('reports a rule that applies to the whole page, with its selector', async () => {
  expect(await problemsOf(inLayer('header,[data-remote=mfe-blog] h1{display:none}'))).toEqual([
    'The sheet of mfe-blog leaks out of its section: header',
  ]);
  expect(await problemsOf(inLayer('[data-remote=mfe-home] h1{order:1}'))).toHaveLength(1);
});

test("reports a nested rule that tests its parent's context", async () => {
  expect(
    await problemsOf(inLayer('[data-remote=mfe-blog]{.card{order:1}header:has(~ &){order:2}}')),
  ).toEqual(['The sheet of mfe-blog leaks out of its section: header:has(~ &)']);
});

test('reports a rule outside of the section’s layer', async () => {
  expect(await problemsOf('[data-remote=mfe-blog] h1{order:1}')).toEqual([
    'The sheet of mfe-blog has a rule outside of its layer remote.mfe-blog: [data-remote=mfe-blog] h1',
  ]);
});

test('the shell’s style sheet may style the whole page', async () => {
  expect(await problemsOf('header{order:1}', 'shell')).toEqual([]);
});

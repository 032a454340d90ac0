import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { pageFile } from '../compose/page-path.ts';
import { writeTreeFile } from '../testing/write-tree-file.ts';
import { composedFormPages } from './composed-form-pages.ts';

let publicDir = '';

beforeEach(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), 'form-pages-'));
  await write(formAnswerPaths.contact.check, `<h1>Please check</h1><ul>${PROBLEMS_MARKER}</ul>`);
  await write(formAnswerPaths.contact.notSent, '<h1>Not sent</h1>');
});

afterEach(async () => {
  await rm(publicDir, { recursive: true, force: true });
});

async function write(pathname: string, html: string): Promise<void> {
  await writeTreeFile(pageFile(publicDir, pathname), html);
}

test('a stored message leads on to a page of its own', async () => {
  expect(await composedFormPages(() => ({ folder: publicDir })).sent('page')).toEqual({
    kind: 'redirect',
    location: formAnswerPaths.contact.sent,
  });
});

test('what is wrong stands in the composed page, a sentence each', async () => {
  const errors = {
    phoneNumber: 'Please enter Valid Mobile Number*',
    email: 'Please enter Valid Email*',
  };
  expect(await composedFormPages(() => ({ folder: publicDir })).problems('page', errors)).toEqual({
    kind: 'html',
    html: '<h1>Please check</h1><ul><li>Please enter Valid Mobile Number*</li><li>Please enter Valid Email*</li></ul>',
  });
});

test('a sentence with signs of HTML stays a sentence', async () => {
  const page = await composedFormPages(() => ({ folder: publicDir })).problems('page', {
    email: 'a <b> & c',
  });
  expect(page).toMatchObject({ html: expect.stringContaining('<li>a &lt;b&gt; &amp; c</li>') });
});

test('a message that could not be stored is answered with a page too', async () => {
  expect(await composedFormPages(() => ({ folder: publicDir })).failed('page')).toEqual({
    kind: 'html',
    html: '<h1>Not sent</h1>',
  });
});

test('a sentence with a dollar sign stays a sentence', async () => {
  const page = await composedFormPages(() => ({ folder: publicDir })).problems('page', {
    email: 'It costs $& more',
  });
  expect(page).toMatchObject({ html: expect.stringContaining('It costs $&amp; more') });
});

test.each([
  ['page', formAnswerPaths.contact],
  ['dialog', formAnswerPaths.contact],
  ['deletion', formAnswerPaths.deletion],
  ['waitlist', formAnswerPaths.waitlist],
] as const)(
  'the %s form is answered at its own addresses',
  async (form, { sent, check, notSent }) => {
    await write(check, `check ${check} ${PROBLEMS_MARKER}`);
    await write(notSent, `not sent ${notSent}`);
    const pages = composedFormPages(() => ({ folder: publicDir }));
    expect(await pages.sent(form)).toEqual({ kind: 'redirect', location: sent });
    expect(await pages.problems(form, { email: 'Wrong' })).toEqual({
      kind: 'html',
      html: `check ${check} <li>Wrong</li>`,
    });
    expect(await pages.failed(form)).toEqual({ kind: 'html', html: `not sent ${notSent}` });
  },
);

import { expect, test } from '@jest/globals';
import { formAnswerPaths, PROBLEMS_MARKER } from '@site/kit/api/form-answers.ts';
import { pageFile } from '../compose/page-path.ts';
import { writeTreeFile } from '../testing/write-tree-file.ts';
import { composedFormPages } from './composed-form-pages.ts';
import { folderForEach } from '../testing/folder-for-each.ts';

const folder = folderForEach();

const pages = composedFormPages(() => ({ folder: folder.path }));

async function write(pathname: string, html: string): Promise<void> {
  await writeTreeFile(pageFile(folder.path, pathname), html);
}

test('lists errors as escaped text in the composed page', async () => {
  await write(formAnswerPaths.contact.check, `<h1>Please check</h1><ul>${PROBLEMS_MARKER}</ul>`);
  const errors = {
    phoneNumber: 'Please enter Valid Mobile Number*',
    email: 'a <b> & c',
    message: 'It costs $& more',
  };
  expect(await pages.problems('page', errors)).toEqual({
    kind: 'html',
    html: '<h1>Please check</h1><ul><li>Please enter Valid Mobile Number*</li><li>a &lt;b&gt; &amp; c</li><li>It costs $&amp; more</li></ul>',
  });
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
    expect(await pages.sent(form)).toEqual({ kind: 'redirect', location: sent });
    expect(await pages.problems(form, { email: 'Wrong' })).toEqual({
      kind: 'html',
      html: `check ${check} <li>Wrong</li>`,
    });
    expect(await pages.failed(form)).toEqual({ kind: 'html', html: `not sent ${notSent}` });
  },
);

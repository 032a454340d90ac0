import path from 'node:path';
import { expect, test } from '@jest/globals';
import { messages } from '@site/kit/api/messages.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import { listDocuments } from '@site/kit/content/list-documents.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { checkContent, formProblems } from '../check-content.ts';
import type { ContactPageWords } from './page-schemas.ts';

const read = (file: string) => readDocument(path.join(__dirname, file)).content;
const files = listDocuments(__dirname);

test('the section has no prose problems', () => {
  expect(checkContent()).toEqual([]);
});

test('uses the exact wording of the specification', () => {
  expect(readableTexts(files.map(read))).toEqual(
    expect.arrayContaining([
      'Write to us',
      'Have a question in mind?',
      'Click here to know about our experts',
      'Get in touch with us !',
      'Send Message',
      'Get directions',
      'Coming Soon',
      'No Doctor',
      'ASSESSMENTS ARE COMING SOON!!',
      'Stay tuned for something amazing',
      'Join our waitlist and get {percent}% off our assessments',
      'Join Waitlist',
      'Interventions are coming soon',
      'Delete My Data',
    ]),
  );
});

/** Problems if one document has other words. */
function problemsWith(file: string, from: string, to: string): readonly string[] {
  return formProblems((each) => {
    const text = JSON.stringify(read(each));
    if (each !== file) return read(each);
    expect(text).toContain(from);
    return JSON.parse(text.replaceAll(from, to));
  });
}

test.each([
  [
    'contact-form.yaml',
    messages.sentFromPage,
    'Sent!',
    `sending.sent.message: must be "${messages.sentFromPage}"`,
  ],
  ['deletion-form.yaml', messages.deletionNotSent, 'No', 'sending.notSent.message: must be "'],
  ['answers/waitlist-joined.md', messages.joined, 'Joined', 'heading: must be "'],
  ['dialogs/contact.yaml', 'Give your', 'Optional: your', 'fields.phone.hint: the label marks'],
  ['contact-form.yaml', 'medical details', 'names', 'must ask to leave out medical details'],
  ['contact-form.yaml', 'Send Message', 'Go', 'must have "press Go,"'],
  ['notices/message.md', '/privacy-policy', '/', 'must have a link to the privacy policy'],
  ['notices/message.md', '/delete-data', '/', 'must have a link to the page for deletion'],
  ['notices/message.md', '{keep-messages}', 'one year', 'must have {keep-messages}'],
  ['notices/message.md', '{keep-messages}', '{keep-messages} 7', 'must have no period of its own'],
  ['notices/deletion.md', 'officer-phone', 'phone', 'must have the email and phone'],
  ['notices/waitlist.md', 'Data Protection Board', 'Board', 'must have the Data Protection Board'],
  ['notices/call-back.md', 'a parent or guardian', 'you', 'must have "a parent or guardian"'],
])('reports %s with other words for "%s": "%s"', (file, from, to, problem) => {
  expect(problemsWith(file, from, to)).toContainEqual(expect.stringContaining(problem));
});

test('every form and every result has its own image', () => {
  const scenes = files
    .filter((file) => /^(?:answers|checks)\/|^contact\.yaml|^delete-data\.md/.test(file))
    .map((file) => contentOf<Pick<ContactPageWords, 'picture'>>(read(file)).picture.src);
  expect(scenes).toHaveLength(11);
  expect(new Set(scenes).size).toBe(11);
});

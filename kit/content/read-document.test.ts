import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { safetySentence } from '../safety/safety.ts';
import { listRedirects } from './list-redirects.ts';
import { readDocument } from './read-document.ts';

const content = path.join(__dirname, '../testing/a-section/content');
const sleep = path.join(content, 'pages/sleep.md');
const changed = path.join(content, 'pages/changed.md');

afterEach(() => {
  rmSync(changed, { force: true });
});

/** Reads the document with other words in it. */
function readChanged(from: string, to: string): unknown {
  const before = readFileSync(sleep, 'utf8');
  expect(before).toContain(from);
  writeFileSync(changed, before.replace(from, to));
  return readDocument(changed);
}

test('resolves images, shared text, safety sentences and sources of a document', () => {
  const { content: read, files } = readDocument(sleep);
  expect(read).toEqual({
    heading: 'Sleep',
    hours: 10,
    picture: {
      src: expect.stringMatching(/^mfe-sleep\/bed\.[0-9a-f]{8}\.svg$/),
      alt: 'A bed under a window',
      width: 40,
      height: 30,
    },
    lead: { text: 'Young children need more sleep than we think.', sources: ['who-2019'] },
    advice: {
      heading: 'What helps',
      items: [
        { text: 'Keep the same hour every evening.' },
        { text: 'Put screens away an hour before bed.', sources: ['aasm-2016'] },
        { text: safetySentence('lowScore') },
      ],
    },
    sources: [
      { id: 'who-2019', title: 'Sleep under 5' },
      { id: 'aasm-2016', title: 'How much sleep children need' },
    ],
  });
  expect(files.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(['sleep.md', 'quiet-evening.md', 'sources.yaml', 'bed.svg']),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('adds the sources of included advice', () => {
  readChanged('{include quiet-evening}', '{advice.poisoning.now}');
  expect(readDocument(changed).content).toMatchObject({
    sources: [
      { id: 'who-2019' },
      { id: 'nhs-poisoning', publisher: 'National Health Service, United Kingdom' },
      { id: 'alder-hey-swallowed' },
    ],
  });
});

test.each([
  ['hours: 10', 'hours: 30', 2, 'hours must be at most 24 hours'],
  ['hours: 10', 'hours: [', 3, 'Flow'],
  ['hours: 10', 'hours: &ten 10\nmore: *ten', 3, 'repeats a value with *ten'],
  ['[^who-2019]', '[^who-2020]', 8, 'cites "who-2020", which is not in content/sources.yaml'],
  ['bed.svg', 'cot.svg', 3, 'shows cot.svg, but assets/cot.svg does not exist'],
  ['{include quiet-evening}', '{include noise}', 13, 'includes "noise", but'],
  ['- Keep', '{advice.naps}\n- Keep', 12, 'names {advice.naps}, which is not in kit/safety'],
  ['- Keep', '- {safety.sleepWell} Keep', 12, 'names {safety.sleepWell}'],
  ['# Sleep', '# Sleep\n\n## Naps', 8, 'has the heading "Naps", which is not expected here'],
  ['---\nhours', 'hours', 1, 'must start with front matter'],
])('reports file, line and fix when "%s" becomes "%s"', (from, to, line, words) => {
  expect(() => readChanged(from, to)).toThrow(`${changed}:${line}: `);
  expect(() => readChanged(from, to)).toThrow(words);
});

test('refuses a document that would take long to parse', () => {
  const long = `hours: ${'1'.repeat(1_000_000)}`;
  expect(() => readChanged('hours: 10', long)).toThrow('must have at most 1000000 characters');
});

test('redirects former addresses listed in a document to its page', () => {
  readChanged('hours: 10', 'hours: 10\nwas: [ /slumber ]');
  expect(listRedirects(content)).toEqual([{ from: '/slumber', to: '/sleep' }]);
  expect(() => readChanged('hours: 10', 'hours: 10\nwas: slumber')).toThrow(
    `${changed}:3: must list paths`,
  );
});

test('reports where to move a document that is in no collection', () => {
  expect(() => readDocument(path.join(content, 'notes/quiet-evening.md'), '')).toThrow(
    'does not belong to a collection. Move it to one of pages/*.md',
  );
});

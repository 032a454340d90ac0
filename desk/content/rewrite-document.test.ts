import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { diffLines } from 'diff';
import { BODY, documentFields, rewriteDocument } from './rewrite-document.ts';

const root = path.resolve(__dirname, '../..');
const documents = [
  ...globSync('{*,kit/safety}/content/**/*.{md,yaml}', { cwd: root }).filter(
    (file) => !file.includes('shared'),
  ),
  'site.config.json',
].map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));

/** Applies changes, by dotted path, to a document's fields. Returns the fields and the rewritten document. */
function changed(source: string, changes: Readonly<Record<string, unknown>>) {
  const fields = documentFields(source);
  for (const [place, value] of Object.entries(changes)) {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    let owner: object = fields;
    for (const key of keys) owner = Object(valueAt(owner, key));
    Object.assign(owner, { [last]: value });
  }
  return { fields, text: rewriteDocument(source, fields) };
}

function valueAt(owner: unknown, place: string): unknown {
  return place.split('.').reduce((value, key) => Reflect.get(Object(value), key), owner);
}

function itemsAt(source: string, place: string): unknown[] {
  const found = valueAt(documentFields(source), place);
  return Array.isArray(found) ? found : [];
}

/** The removed and added lines. */
function changesOf(before: string, after: string) {
  return diffLines(before, after)
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => `${added ? '+' : '-'} ${value.trimEnd()}`);
}

/** The path of every leaf of a value. */
function leavesOf(value: unknown, keys: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [keys];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...keys, key]));
}

test.each(documents)('changes nothing in $file but the line of an edited word', ({ source }) => {
  const before = documentFields(source);
  expect(rewriteDocument(source, before)).toBe(source);
  const places = leavesOf(before).filter(
    (keys) => keys[0] !== BODY && keys.every((key) => !key.includes('.')),
  );
  // A sample is enough: documents are alike, and some have thousands of leaves.
  const step = Math.ceil(places.length / 3);
  for (const keys of places.filter((_, index) => index % step === 0)) {
    const place = keys.join('.');
    const old = valueAt(before, place);
    const { fields, text } = changed(source, {
      [place]: typeof old === 'number' ? old + 1 : `${String(old)}: "new", #1`,
    });
    expect(documentFields(text)).toEqual(fields);
    expect(changesOf(source, text).length).toBeLessThanOrEqual(2);
  }
});

const yaml = `# Kept.
title: 'Ears in winter'
tags: [ cold, wind ] # short
cards:
  - heading: One
    text: "Say: one"
    note: null
  # The second.
  - heading: Two
    text: two
tail: end
`;

test('adds and removes a list item on its own line', () => {
  const cards = itemsAt(yaml, 'cards');
  const three = { heading: 'Three', text: 'three' };
  expect(changesOf(yaml, changed(yaml, { cards: [...cards, three] }).text)).toEqual([
    '+   - heading: Three\n    text: three',
  ]);
  expect(changesOf(yaml, changed(yaml, { cards: cards.slice(1) }).text)).toEqual([
    '-   - heading: One\n    text: "Say: one"\n    note: null',
  ]);
  expect(changed(yaml, { cards: [{ heading: 'None' }, ...cards] }).text).toContain(
    'cards:\n  - heading: None\n  - heading: One\n',
  );
});

test('keeps quotes and adds them where necessary', () => {
  const { text } = changed(yaml, {
    title: 'Ears: in summer',
    tail: 'a #1',
    'cards.0.text': 'no need',
    'tags.2': 'a, b',
  });
  expect(changesOf(yaml, text)).toEqual([
    "- title: 'Ears in winter'\ntags: [ cold, wind ] # short",
    '+ title: \'Ears: in summer\'\ntags: [ cold, wind, "a, b" ] # short',
    '-     text: "Say: one"',
    '+     text: "no need"',
    '- tail: end',
    '+ tail: "a #1"',
  ]);
});

test('removes emptied fields, skips new fields that are empty and appends other new fields', () => {
  const { text } = changed(yaml, {
    title: '',
    subtitle: '',
    more: { to: '/', other: '' },
    'cards.1.note': 'new',
  });
  expect(changesOf(yaml, text)).toEqual([
    "- title: 'Ears in winter'",
    '+     note: new',
    '+ more:\n  to: /',
  ]);
});

test('writes an empty list as []', () => {
  expect(changed(yaml, { cards: [] }).text).toContain('\ncards: []\ntail: end\n');
});

test('replaces the text and keeps the front matter', () => {
  const source = `---\n${yaml}---\n\n# Ears\n\nWords. [^who]\n`;
  expect(documentFields(source)).toMatchObject({ body: '# Ears\n\nWords. [^who]\n' });
  const { text } = changed(source, { body: '# Ears\n\nOther words. [^who]' });
  expect(changesOf(source, text)).toEqual(['- Words. [^who]', '+ Other words. [^who]']);
});

test('keeps JSON formatting, with short lists and objects in lists on one line', () => {
  const { source = '' } = documents.at(-1) ?? {};
  const { text } = changed(source, {
    'helplines.3': { number: '1800', name: 'New', about: 'Something' },
    'contact.address.lines.1': 'Second floor',
    'prices.categoryNow': 2899,
  });
  expect(changesOf(source, text)).toEqual([
    '-       "lines": ["12 Rain Tree Road, Indiranagar"],',
    '+       "lines": ["12 Rain Tree Road, Indiranagar", "Second floor"],',
    '-     { "number": "1098", "name": "Child Helpline", "about": "A child in danger" }',
    '+     { "number": "1098", "name": "Child Helpline", "about": "A child in danger" },\n    { "number": "1800", "name": "New", "about": "Something" }',
    '-     "categoryNow": 2999,',
    '+     "categoryNow": 2899,',
  ]);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import {
  documentSections,
  documentsIn,
  problemsOf,
  removedTexts,
  uncitedSources,
} from './documents.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { editorOf } from './editor-config.ts';
import { BODY, documentFields, rewriteDocument } from './rewrite-document.ts';
import { parseFrontMatter } from '@site/kit/content/parse-yaml.ts';
import { collectionOf } from '@site/kit/content/read-document.ts';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { writtenSchema } from './json-schema.ts';
import { editorFiles } from './schema-files.ts';
import { diffLines } from 'diff';

const adhd = path.join(repositoryRoot, 'mfe-assessments/content/conditions/adhd.md');

test('finds every document except included ones', () => {
  const section = documentSections().find(({ name }) => name === 'mfe-assessments');
  const files = section ? documentsIn(section) : [];
  expect(files).toContain(adhd);
  expect(files.filter((file) => file.includes('shared'))).toEqual([]);
});

test('finds publications that no document cites', () => {
  const folder = path.join(repositoryRoot, 'kit/testing/a-section');
  expect(uncitedSources({ folder })).toEqual([
    expect.stringMatching(/sources\.yaml: no document cites "spare-2001"/),
  ]);
});

test("reports a document's problems with file and line before saving it", () => {
  const source = readFileSync(adhd, 'utf8').replace('[^cdc-about-adhd]', '[^nobody-knows]');
  expect(problemsOf(adhd)).toEqual([]);
  expect(problemsOf(adhd, source)).toEqual([
    expect.stringMatching(
      /adhd\.md:\d+: cites "nobody-knows", which is not in content\/sources\.yaml/,
    ),
  ]);
});

const site = configuredSite();
const local = editorOf(site, { name: 'checkout', proxy_url: '/edit/backend' });

function collectionNamed(name: string) {
  const found = local.config.collections.find((one) => one.name === name);
  if (!found) throw new Error(`There is no collection ${name}.`);
  return found;
}

test('turns a folder into a collection with the text first, then a field for each front matter entry', () => {
  const { folder, extension, fields = [] } = collectionNamed('mfe-assessments-conditions-md');
  expect({ folder, extension }).toEqual({
    folder: 'mfe-assessments/content/conditions',
    extension: 'md',
  });
  expect(fields.find(({ widget }) => widget !== 'hidden')?.name).toBe(BODY);
  const byName = new Map(fields.map((field) => [field.name, field]));
  expect(byName.get('topic')).toMatchObject({ widget: 'select' });
  expect(byName.get('questionCount')).toMatchObject({
    widget: 'number',
    value_type: 'int',
    min: 1,
  });
  expect(byName.get('everydayWords')).toMatchObject({ label: 'Everyday words', widget: 'list' });
  expect(byName.get('picture')?.fields).toMatchObject([
    { name: 'file', widget: 'document-picture' },
    { name: 'alt', label: 'What the picture shows' },
  ]);
  // Values that come from the text or its citations have no field.
  expect([...byName.keys()]).not.toContain('sources');
  expect([...byName.keys()]).not.toContain('symptoms');
  expect(byName.get('name')?.fields?.map(({ name }) => name)).toEqual(['full']);
});

test('makes fields that only some kinds have optional', () => {
  const { fields = [] } = collectionNamed('mfe-assessments-categories-md');
  expect(fields.find(({ name }) => name === 'parameters')).toMatchObject({ required: false });
  expect(fields.find(({ name }) => name === 'topic')?.options?.map(({ value }) => value)).toEqual([
    'behavioural',
    'learning',
    'physical',
  ]);
});

test('makes the fields of an optional object optional', () => {
  const { fields = [] } = collectionNamed('mfe-assessments-conditions-md');
  const reviewer = fields.find(({ name }) => name === 'reviewedBy');
  expect(reviewer).toMatchObject({ required: false });
  expect(reviewer?.fields?.every(({ required }) => required === false)).toBe(true);
});

test('offers a preview for every document that has a page', () => {
  const { pages } = local;
  expect(pages['mfe-assessments/content/conditions/adhd.md']).toBe('/assessments/behavioral/adhd');
  expect(pages['mfe-assessments/content/conditions/adhd.checklist.yaml']).toBe(
    '/assessments/behavioral/adhd/checklist',
  );
  expect(pages['mfe-assessments/content/offerings/vision.md']).toBe(
    `/${site.product.slug}-offerings/${site.product.slug}-vision`,
  );
});

test('uses branches for drafts and disables previews when editing a repository', () => {
  const { config } = editorOf(site, { name: 'github', repo: 'acme/site', branch: 'main' });
  expect(config).toMatchObject({
    backend: { name: 'github', repo: 'acme/site' },
    publish_mode: 'editorial_workflow',
  });
  expect(config.collections.every(({ editor }) => editor?.preview === false)).toBe(true);
  expect(local.config.publish_mode).toBe('simple');
});

const ajv = new Ajv({ strict: false, validateFormats: false });

function parsed(file: string): unknown {
  return JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8'));
}

test('the JSON Schemas are up to date (npx site schemas)', () => {
  for (const [file, contents] of editorFiles()) {
    expect({ file, isThere: existsSync(path.join(repositoryRoot, file)) }).toEqual({
      file,
      isThere: true,
    });
    expect({ file, schema: parsed(file) }).toEqual({ file, schema: JSON.parse(contents) });
  }
});

test('reports a text or a placeholder that an edit removes from a document of texts', () => {
  const file = path.resolve(__dirname, '../../kit/safety/content/card-words.yaml');
  const texts = 'help: { doctor: A, urgentCall: B }';
  expect(removedTexts(file, texts, 'help: { doctor: C, urgentCall: B }')).toEqual([]);
  expect(removedTexts(file, texts, 'help: { doctor: A }')).toEqual([
    expect.stringContaining('"help.urgentCall" is missing'),
  ]);
  expect(removedTexts(file, 'call: Call {phone}', 'call: Call us on {phone}')).toEqual([]);
  expect(removedTexts(file, 'call: Call {phone}', 'call: Call us')).toEqual([
    expect.stringContaining('"call {phone}" is missing'),
  ]);
});

test('every document conforms to its JSON Schema', () => {
  const validators = new Map<unknown, ReturnType<typeof ajv.compile>>();
  const problems = documentSections().flatMap((section) =>
    documentsIn(section).flatMap((file) => {
      const content = path.join(section.folder, 'content');
      const collection = collectionOf(file, content);
      const validate =
        validators.get(collection) ?? ajv.compile(writtenSchema(collection, content));
      validators.set(collection, validate);
      const source = readFileSync(file, 'utf8');
      const written: unknown = file.endsWith('.md')
        ? (parseFrontMatter(source) ?? {})
        : parse(source);
      return validate(written) ? [] : [{ file, errors: validate.errors }];
    }),
  );
  expect(problems).toEqual([]);
});

test('site.config.json references its schema and conforms to it', () => {
  const config = parsed('site.config.json');
  expect(config).toHaveProperty('$schema', './kit/site-config.schema.json');
  const validate = ajv.compile(Object(parsed('kit/site-config.schema.json')));
  expect({ valid: validate(config), errors: validate.errors }).toEqual({
    valid: true,
    errors: null,
  });
});

test('the JSON Schemas reject unknown fields and values', () => {
  const section = documentSections().find(({ name }) => name === 'mfe-assessments');
  const conditions = section?.collections.find(({ files }) => files === 'conditions/*.md');
  if (!section || !conditions) throw new Error('There are no conditions.');
  const validate = ajv.compile(writtenSchema(conditions, path.join(section.folder, 'content')));
  const source = readFileSync(path.join(section.folder, 'content/conditions/adhd.md'), 'utf8');
  const written = Object(parseFrontMatter(source));
  expect(validate({ ...written, topic: 'dental' })).toBe(false);
  // A condition's heading belongs in the body, not in the front matter.
  expect(validate({ ...written, heading: 'ADHD' })).toBe(false);
});

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
tags: [ cold, wind ]   # short
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
    '-   - heading: One\n    text: "Say: one"\n    note: null\n  # The second.',
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
    "- title: 'Ears in winter'\ntags: [ cold, wind ]   # short",
    '+ title: \'Ears: in summer\'\ntags: [ cold, wind, "a, b" ]   # short',
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fieldAt, type FormField } from './document-form.ts';
import { ENTRIES, linesOf, parseListChange, valuesOf, withListChange } from './form-values.ts';
import { documentFields, rewriteDocument } from './rewrite-document.ts';
import { formOfDocument, siteDocuments } from './site-documents.ts';
import { textSets } from './text-set.ts';

const site = configuredSite();
const documents = textSets().flatMap((set) => siteDocuments(set, repositoryRoot, site));

function documentAt(file: string) {
  const found = documents.find((one) => one.file === file);
  if (!found) throw new Error(`There is no document ${file}.`);
  return found;
}

/** The inputs of a form that nobody has changed, as a browser sends them. */
function inputsOf(fields: readonly FormField[], values: unknown): Map<string, string[]> {
  const inputs = new Map<string, string[]>();
  const add = (place: string, value: unknown) =>
    inputs.set(place, [...(inputs.get(place) ?? []), String(value).replaceAll('\n', '\r\n')]);
  const property = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const visit = (field: FormField, value: unknown, place: string): void => {
    if (field.kind === 'group') {
      for (const one of field.fields) visit(one, property(value, one.name), `${place}/${one.name}`);
    } else if (field.kind === 'list') {
      const items: unknown[] = Array.isArray(value) ? value : [];
      for (const [index, item] of items.entries()) {
        add(place, index);
        visit(field.item, item, `${place}/${index}`);
      }
    } else if (field.kind === 'entries') {
      for (const [index, [key, entry]] of Object.entries(value ?? {}).entries()) {
        add(ENTRIES, index);
        add(`/${index}/`, key);
        for (const one of field.fields)
          visit(one, property(entry, one.name), `/${index}/${one.name}`);
      }
    } else if (field.kind === 'lines') {
      add(place, linesOf(value));
    } else if (field.kind !== 'yes-no' || value === true) {
      add(place, value ?? '');
    }
  };
  const [only] = fields;
  if (only?.kind === 'entries') visit(only, values, '');
  else for (const field of fields) visit(field, property(values, field.name), `/${field.name}`);
  return inputs;
}

test.each(documents.map(({ file }) => file))(
  '%s is unchanged by a form that nobody changed',
  (file) => {
    const document = documentAt(file);
    const source = readFileSync(path.join(repositoryRoot, file), 'utf8');
    const fields = formOfDocument(document);
    const before = documentFields(source);
    const values = valuesOf(fields, before, inputsOf(fields, before));
    expect(rewriteDocument(source, values)).toBe(source);
  },
);

test('names documents by what they are about, and knows their pages', () => {
  expect(documentAt('mfe-assessments/content/conditions/adhd.md')).toMatchObject({
    title: expect.stringContaining('Attention Deficit Hyperactivity Disorder'),
    page: '/assessments/behavioral/adhd',
  });
  expect(documentAt('mfe-home/content/hero-slides.yaml')).toMatchObject({
    title: 'Slides',
    page: '/',
  });
  expect(documentAt('mfe-forms/content/every-form.yaml').page).toBeNull();
});

test('adds, removes, moves and changes items of a list, and nothing else', () => {
  const document = documentAt('mfe-home/content/help-topics.yaml');
  const fields = formOfDocument(document);
  const before = documentFields(document.text);
  const inputs = inputsOf(fields, before);
  const list = fields.find(({ kind }) => kind === 'list');
  if (!list) throw new Error('The document has no list.');
  const place = `/${list.name}`;
  const change = (words: string) => {
    const parsed = parseListChange(words);
    if (!parsed) throw new Error(`${words} is not a change.`);
    return valuesOf(fields, before, withListChange(inputs, parsed))[list.name];
  };
  const items = before[list.name];
  if (!Array.isArray(items)) throw new Error('The list is not a list.');
  const [first, second, ...others] = items;
  expect(change(`remove ${place} 0`)).toEqual([second, ...others]);
  expect(change(`down ${place} 0`)).toEqual([second, first, ...others]);
  expect(change(`up ${place} 1`)).toEqual([second, first, ...others]);
  expect(change(`up ${place} 0`)).toEqual(items);
  const longer = change(`add ${place}`);
  if (!Array.isArray(longer)) throw new Error('The list is not a list.');
  expect(longer.slice(0, -1)).toEqual(items);
  expect(longer).toHaveLength(items.length + 1);
  expect(parseListChange('drop /questions 1')).toBeNull();
});

test('a list of texts is one field with a line for each', () => {
  const document = documentAt('mfe-assessments/content/conditions/adhd.md');
  const fields = formOfDocument(document);
  const before = documentFields(document.text);
  const words = (text: string) =>
    valuesOf(fields, before, inputsOf(fields, before).set('/alsoCalled', [text]))['alsoCalled'];
  expect(words('ADD\r\n  Hyperkinetic disorder \r\n\r\n')).toEqual([
    'ADD',
    'Hyperkinetic disorder',
  ]);
});

test.each([
  ['/card/text', '/card/text'],
  ['/alsoCalled/1', '/alsoCalled'],
  ['/facts/2/text', '/facts/2/text'],
  ['/ageBands/0/covers/1', '/ageBands/0/covers'],
  ['/signs/groups/0/heading', '/body'],
])('the field that shows %s is %s', (part, place) => {
  const fields = formOfDocument(documentAt('mfe-assessments/content/conditions/adhd.md'));
  expect(fieldAt(fields, part)).toBe(place);
});

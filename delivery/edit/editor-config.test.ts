import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { editorOf } from './editor-config.ts';
import { BODY } from './rewrite-document.ts';

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

import { repositoryRoot } from '@site/delivery/config.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { expect, test } from '@jest/globals';
import { isTemplate, newDocuments } from './new-document.ts';
import { documentFields } from './rewrite-document.ts';
import { siteDocument } from './site-documents.ts';

const site = configuredSite();

function documentAt(section: PartName, file: string) {
  const found = siteDocument(section, repositoryRoot, {
    file,
    site,
  });
  if (!found) throw new Error(`${file} is not a document.`);
  return found;
}

const folder = 'mfe-assessments/content/conditions';
const condition = documentAt('mfe-assessments', `${folder}/dyscalculia.md`);
const page = { name: 'Fear of numbers', address: 'fearOfNumbers' };

test('a new condition is a copy of both documents with its own name and address', () => {
  const made = newDocuments(condition, page, new Set([condition.page]));
  if ('problem' in made) throw new Error(made.problem);
  const [words, checklist] = made.documents;
  expect(made.documents.map(({ file }) => file)).toEqual([
    `${folder}/fear-of-numbers.md`,
    `${folder}/fear-of-numbers.checklist.yaml`,
  ]);
  const fields = documentFields(words?.text ?? '');
  expect(fields).toMatchObject({
    slug: 'fearOfNumbers',
    card: { title: 'Fear of numbers' },
    head: { title: 'Fear of numbers in children: signs, causes, help | {product}' },
    reviewedBy: null,
  });
  expect(fields['body']).toMatch(/^# Fear of numbers\n/);
  expect(documentFields(checklist?.text ?? '')).toMatchObject({ name: { en: 'Fear of numbers' } });
});

test('a page with an address that is taken or invalid is not made', () => {
  const pages = new Set([condition.page, '/assessments/learning/dyslexia']);
  const at = (address: string) => newDocuments(condition, { ...page, address }, pages);
  expect(at('dyslexia')).toEqual({ problem: 'Another page has this address.' });
  expect(at('dyscalculia')).toEqual({ problem: 'Another page has this address.' });
  expect(at('Fear-of')).toEqual({ problem: 'The address must be in camel case.' });
});

test('only documents with an address of their own are templates', () => {
  expect(isTemplate(condition)).toBe(true);
  expect(isTemplate(documentAt('mfe-home', 'mfe-home/content/hero-slides.yaml'))).toBe(false);
});

test.each([
  '../package.json',
  'mfe-home/../package.json',
  'mfe-home/content/../../package.json',
  'mfe-home/content/collections.ts',
  'mfe-company/content/faq.md',
  'mfe-home/content/hero-slides.yaml\0.md',
  '/etc/passwd',
  '--output=/tmp/x',
  '.git/config',
])('%j is no document of the home page', (file) => {
  expect(siteDocument('mfe-home', repositoryRoot, { file, site })).toBeNull();
});

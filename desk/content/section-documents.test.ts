import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import {
  documentSections,
  documentsIn,
  problemsOf,
  removedTexts,
  uncitedSources,
} from './section-documents.ts';

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

test('reports a text or a placeholder that an edit removes from a document of texts', () => {
  const file = path.join(repositoryRoot, 'kit/safety/content/card-words.yaml');
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

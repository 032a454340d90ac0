import { expect, test } from '@jest/globals';
import { sectionChangeProblems } from '../promotion/validate.ts';
import { changedSections, type SectionChange } from './change-sections.ts';
import { ownSections } from './own-sections.ts';
import type { SiteSection } from './site-section.ts';

const home: SiteSection = { name: 'mfe-home', prefixes: ['/'], owner: 'growth' };
const blog: SiteSection = { name: 'mfe-blog', prefixes: ['/blog', '/feed'], owner: 'content' };
const vaccines: SiteSection = { name: 'mfe-vaccines', prefixes: ['/vaccines'], owner: 'growth' };

const withPrefix = (...prefixes: string[]): SectionChange => ({
  kind: 'add',
  section: { ...vaccines, prefixes },
});

test('the project’s sections do not overlap', () => {
  let sections: readonly SiteSection[] = [];
  for (const section of ownSections()) {
    expect(sectionChangeProblems(sections, { kind: 'add', section })).toEqual([]);
    sections = changedSections(sections, { kind: 'add', section });
  }
  expect(sections).toEqual(ownSections());
});

test('adds, changes and removes a section', () => {
  const added = changedSections([home, blog], { kind: 'add', section: vaccines });
  expect(added).toEqual([blog, home, vaccines]);
  const moved = { ...vaccines, prefixes: ['/jabs'], owner: 'clinical' };
  expect(changedSections([blog, vaccines], { kind: 'change', section: moved })).toEqual([
    blog,
    moved,
  ]);
  expect(changedSections([blog, vaccines], { kind: 'remove', name: 'mfe-vaccines' })).toEqual([
    blog,
  ]);
});

test.each<[string, SectionChange, string]>([
  [
    'adding an existing section',
    { kind: 'add', section: blog },
    'The section mfe-blog already exists.',
  ],
  [
    'changing an unknown section',
    { kind: 'change', section: vaccines },
    'Unknown section mfe-vaccines. Sections: mfe-home, mfe-blog.',
  ],
  [
    'removing an unknown section',
    { kind: 'remove', name: 'mfe-vaccines' },
    'Unknown section mfe-vaccines. Sections: mfe-home, mfe-blog.',
  ],
  [
    'a prefix below that of another section',
    withPrefix('/blog/vaccines'),
    'mfe-vaccines cannot have /blog/vaccines, which belongs to mfe-blog.',
  ],
  [
    'a prefix of another section',
    withPrefix('/vaccines', '/'),
    'mfe-vaccines cannot have /, which belongs to mfe-home.',
  ],
  [
    'a prefix of the site itself',
    withPrefix('/api/vaccines'),
    'mfe-vaccines cannot have /api/vaccines, which belongs to the site itself.',
  ],
])('rejects %s', (_what, change, sentence) => {
  expect(sectionChangeProblems([home, blog], change)).toEqual([sentence]);
});

import { expect, test } from '@jest/globals';
import { mergeDocuments } from './merge-documents.ts';

const base = `---
title: Ears
lead: Ears hear.
cards:
  - heading: One
    text: First.
  - heading: Two
    text: Second.
---

# Ears
`;

const merge = (mine: string, theirs: string) => mergeDocuments({ base, mine, theirs });

test('merges changes of different fields, even on neighbouring lines', () => {
  const mine = base.replace('title: Ears', 'title: Good ears').replace('First.', 'The first.');
  const theirs = base
    .replace('Ears hear.', 'Ears hear well.')
    .replace('heading: One', 'heading: I');
  const merged = merge(mine, theirs);
  expect(merged).toBe(
    base
      .replace('title: Ears', 'title: Good ears')
      .replace('Ears hear.', 'Ears hear well.')
      .replace('heading: One', 'heading: I')
      .replace('First.', 'The first.'),
  );
});

test('merges what one of them added, removed or emptied, and a change that both made', () => {
  const mine = base.replace('lead: Ears hear.\n', '').replace('Second.', 'The second.');
  const theirs = base
    .replace('title: Ears', 'title: Ears\nalt: An ear')
    .replace('Second.', 'The second.');
  expect(merge(mine, theirs)).toBe(theirs.replace('lead: Ears hear.\n', ''));
});

test('does not merge two changes of one field, or of a list that one of them changed', () => {
  const mine = base.replace('Ears hear.', 'Ears listen.');
  expect(merge(mine, base.replace('Ears hear.', 'Ears hear well.'))).toBeNull();
  const longer = base.replace('cards:\n', 'cards:\n  - heading: None\n    text: Nothing.\n');
  expect(merge(base.replace('Second.', 'The second.'), longer)).toBeNull();
});

test('does not merge a text that cannot be read', () => {
  expect(
    merge(base.replace('title: Ears', 'title: [Ears'), base.replace('Ears hear', 'We hear')),
  ).toBeNull();
  expect(mergeDocuments({ base: 'One.\n', mine: 'Two.\n', theirs: 'Three.\n' })).toBeNull();
});

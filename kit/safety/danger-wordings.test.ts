import { expect, test } from '@jest/globals';
import { dangersWordedOtherwise } from './danger-wordings.ts';
import { dangers } from './safety.ts';

test('accepts every shared danger as it is, and within a longer text', () => {
  for (const { text } of Object.values(dangers)) {
    expect(dangersWordedOtherwise(`${text} (see above)`)).toEqual([]);
  }
});

test.each([
  ['A rash that does not fade', 'rash does not fade when you press'],
  ['The soft spot on the head bulges', 'bulging soft spot'],
  ['Has blue or grey lips', 'blue, grey or very pale'],
  ['The tongue turns pale', 'blue, grey or very pale'],
  ['Green vomit', 'vomits something green'],
  ['Has heat stroke', 'has been in great heat'],
])('reports "%s" and gives the shared words', (text, shared) => {
  expect(dangersWordedOtherwise(text)).toEqual([expect.stringContaining(shared)]);
});

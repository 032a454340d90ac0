import { expect, test } from '@jest/globals';
import { conditions } from '../../testing/condition-files.ts';
import { nameInSentence } from './name-in-sentence.ts';

test('the names of conditions are written as a sentence needs them', () => {
  expect(conditions.map(({ name }) => nameInSentence(name.short)).toSorted()).toEqual([
    'ADHD',
    'ODD',
    'anxiety',
    'autism',
    'conduct disorder',
    'depression',
    'developmental milestones',
    'dyscalculia',
    'dysgraphia',
    'dyslexia',
    'screen dependency',
  ]);
});

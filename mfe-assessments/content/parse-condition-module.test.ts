import { expect, test } from '@jest/globals';
import { condition, checklist } from './learning/dyslexia.ts';
import { parseConditionModule } from './parse-condition-module.ts';

test('a condition without a checklist is refused by the name of its file', () => {
  const file = 'learning/dyslexia';
  expect(parseConditionModule(file, { condition, checklist })).toEqual({ condition, checklist });
  expect(() => parseConditionModule(file, { condition })).toThrow(
    'mfe-assessments/content/learning/dyslexia.ts must export a function "checklist".',
  );
});

import { expect, test } from '@jest/globals';
import { errorFacts } from './error-facts.ts';

test('returns an error’s name, message, code and cause, without quoted input', () => {
  const cause = Object.assign(new TypeError('inner'), { detail: 'Key (email)=(asha@example.in)' });
  const error = Object.assign(new Error('outer', { cause }), {
    code: '23505',
    detail: 'Key (email)=(asha@example.in) already exists',
    parameters: ['Asha'],
  });
  const facts = errorFacts(error);
  expect(facts).toMatchObject({
    name: 'Error',
    message: 'outer',
    code: '23505',
    cause: { name: 'TypeError', message: 'inner' },
  });
  expect(JSON.stringify(facts)).not.toMatch(/asha/i);
});

test.each(['a secret text', undefined, { secret: 'x' }])(
  'returns nothing for %j, which is not an error',
  (thrown) => {
    expect(JSON.stringify(errorFacts(thrown))).not.toContain('secret');
  },
);

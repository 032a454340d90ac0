import { expect, test } from '@jest/globals';
import { errorFacts } from './error-facts.ts';

test('keeps an error’s name, words, code and cause, and leaves out what it quotes', () => {
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
  'says nothing about %j, which is no error',
  (thrown) => {
    expect(JSON.stringify(errorFacts(thrown))).not.toContain('secret');
  },
);

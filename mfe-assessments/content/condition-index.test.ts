import { expect, test } from '@jest/globals';
import { conditionIndex } from './condition-index.ts';
import { conditions } from './conditions.ts';

test('the list of names says of every condition what its page says, in the order of the alphabet', () => {
  const named = conditions.map(({ topic, slug, name, alsoCalled }) => ({
    topic,
    slug,
    name,
    alsoCalled,
  }));
  expect(conditionIndex).toEqual(
    named.toSorted((one, other) => one.name.short.localeCompare(other.name.short, 'en')),
  );
});

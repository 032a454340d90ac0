import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import type { Checked } from '../form-schema.ts';
import { messages } from '../messages.ts';

const known = new Set<string>(Object.values(messages));

/** Any bytes, any letters, valid field values, and text at and over a limit. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'Asha',
    ' asha@example.in ',
    'a@b.c',
    '+91 98765 43210',
    'WAITING_LIST',
    'e\u0301',
  ),
  fc.nat(4100).map((length) => 'x'.repeat(length)),
);

/**
 * Looks for input that breaks a parser's contract; returns it or `null`. The contract: the parser never throws, its
 * output parses to the same value again (by `again` if another parser reads it), and its errors come from `messages`.
 */
export function findCounterexample<Value>(
  parse: (input: unknown) => Checked<Value>,
  fields: readonly string[],
  again: (input: unknown) => Checked<Value> = parse,
): unknown {
  const record = (value: fc.Arbitrary<unknown>, requiredKeys: string[]) =>
    fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys });
  const anything = fc.oneof(
    fc.anything(),
    record(fc.oneof(text, fc.anything()), []),
    record(text, []),
    record(text, [...fields]),
  );
  const holds = (input: unknown) => {
    const checked = parse(input);
    if (checked.kind === 'valid') return isDeepStrictEqual(again(checked.value), checked);
    const sentences = Object.values(checked.errors);
    return sentences.length > 0 && sentences.every((sentence) => known.has(sentence));
  };
  return fc.check(fc.property(anything, holds), { numRuns: 300, seed: 20_261_128 }).counterexample;
}

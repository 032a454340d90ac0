import type * as v from 'valibot';
import type { Action } from '../access/rights.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import { configIn } from './config-in.ts';
import type { promotion } from './messages.ts';
import { ProblemError } from './problem.ts';

/** The parts, configuration and posts in an order. */
type Named = Pick<v.InferOutput<typeof promotion>, 'parts' | 'config' | 'posts'>;

/**
 * Resolves an order for a target. Throws if the caller may not take this action on everything in the order, or, with
 * the message `whenEmpty`, if the order is empty.
 */
export function allowedOrder<Wanted extends Named>(
  caller: Caller,
  action: Action,
  wanted: Wanted,
  whenEmpty: string,
) {
  const { parts, config, posts } = wanted;
  for (const { section } of parts) mustBeAllowed(caller, action, section);
  if (config) mustBeAllowed(caller, action, 'config');
  if (posts) mustBeAllowed(caller, action, 'posts');
  if (parts.length === 0 && !config && !posts) {
    throw new ProblemError(400, 'wrong-values', whenEmpty);
  }
  return {
    ...wanted,
    parts: parts.map(({ section, release }) => ({ name: section, id: release })),
    config: config && configIn(config),
  };
}

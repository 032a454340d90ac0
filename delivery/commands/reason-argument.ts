import * as v from 'valibot';
import { reason } from '../registry/reason.ts';
import { UsageError } from './run-command.ts';

/** Reads a reason from the command line, if one was given. Throws a `UsageError` when it is not one line of words. */
export function reasonArgument(
  options: Readonly<Record<string, string | boolean | undefined>>,
  name: string,
): string | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const read = v.safeParse(reason, given);
  if (read.success) return read.output;
  throw new UsageError(`--${name} ${read.issues[0].message}.`);
}

import * as v from 'valibot';
import { ProblemError } from './problem.ts';

/** The maximum length of a message about one error. */
const MAX_LETTERS = 300;

/** The maximum number of reported errors. */
const MAX_MISTAKES = 50;

/** Parses input. Throws a problem with status 400 that lists the errors; `where` names the input. */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  where: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new ProblemError(400, 'wrong-values', `${where} is invalid.`, {
    problems: result.issues
      .slice(0, MAX_MISTAKES)
      .map((issue) => `${v.getDotPath(issue) ?? where}: ${issue.message}`.slice(0, MAX_LETTERS)),
  });
}

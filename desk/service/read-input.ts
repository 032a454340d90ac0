import * as v from 'valibot';
import { ProblemError } from './problem.ts';

/** The most letters that are said about one mistake. */
const MOST_LETTERS = 300;

/** The most mistakes that are told. */
const MOST_MISTAKES = 50;

/** Reads what was sent. Throws a problem with status 400 that lists what is wrong; `where` says of what. */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  where: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new ProblemError(400, 'wrong-values', `${where} is not right.`, {
    problems: result.issues
      .slice(0, MOST_MISTAKES)
      .map((issue) => `${v.getDotPath(issue) ?? where}: ${issue.message}`.slice(0, MOST_LETTERS)),
  });
}

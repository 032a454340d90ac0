import * as v from 'valibot';

/** Every problem of a document, each with the path of its field. */
export function schemaProblems(schema: v.GenericSchema, input: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(schema, input);
  return issues.map((issue) => `${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`);
}

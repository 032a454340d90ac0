import * as v from 'valibot';

/** Thrown for invalid settings. Each of `problems` is a sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Environment variables, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable with a preset. Treats an empty one as unset, as shells and Compose files do. */
export const variable = <Schema extends v.GenericSchema<string, unknown>>(
  preset: string,
  schema: Schema,
) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? preset : text)),
    schema,
  );

/** A variable that may be unset or empty. */
export const optional = (isRight: (text: string) => boolean, sentence: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isRight(text), sentence),
    ),
    '',
  );

/** The port to listen on; 0 picks a free one. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);

/**
 * Validates the environment of a program. Throws a `ConfigError` with all problems, by the name of the variable and never
 * by value: a database URL contains a password.
 */
export function parseEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, environment);
  if (result.success) return result.output;
  throw new ConfigError(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`),
  );
}

import { ConfigError } from '@site/delivery/config.ts';
import * as v from 'valibot';

const environmentSchema = v.object({
  /** The port of the desk; 0 takes any free one. */
  DESK_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a number'),
      v.transform(Number),
      v.maxValue(65535, 'must be at most 65535'),
    ),
    '8091',
  ),
  /** The address that it listens on. */
  DESK_HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  /** Where people open it; the port on this machine when empty. */
  DESK_ORIGIN: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.check(
          (text) => URL.canParse(text) && new URL(text).origin === text,
          'must be an origin such as https://desk.example.in',
        ),
      ),
    ]),
    '',
  ),
});

/** Where the desk listens, and where people open it. */
export type DeskConfig = {
  port: number;
  host: string;
  /** `null`: the port on this machine. */
  origin: string | null;
};

/** Parses what the desk reads from the environment. Throws a `ConfigError` that lists what is wrong. */
export function parseDeskConfig(environment: NodeJS.ProcessEnv): DeskConfig {
  const result = v.safeParse(environmentSchema, environment);
  if (!result.success) {
    throw new ConfigError(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`),
    );
  }
  const { DESK_PORT: port, DESK_HOST: host, DESK_ORIGIN: origin } = result.output;
  return { port, host, origin: origin === '' ? null : origin };
}

import path from 'node:path';
import * as v from 'valibot';
import { ConfigError, repositoryRoot } from '@site/delivery/config.ts';

const environmentSchema = v.object({
  /** The port of the delivery service; 0 picks a free one. */
  DELIVERY_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a number'),
      v.transform(Number),
      v.maxValue(65535, 'must be at most 65535'),
    ),
    '8090',
  ),
  /** The address to listen on; only this machine by default. */
  DELIVERY_HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  /** The file that lists the CIs that may sign in. */
  DELIVERY_CONFIG: v.optional(
    v.pipe(v.string(), v.minLength(1, 'must not be empty')),
    'delivery.config.json',
  ),
});

/** The settings of the delivery service. */
export type ServiceConfig = {
  port: number;
  host: string;
  /** Absolute path of the file that lists the CIs that may sign in. It need not exist. */
  ciRulesFile: string;
};

/** Parses the environment of the delivery service. Throws a `ConfigError` that lists the problems. */
export function parseServiceConfig(environment: NodeJS.ProcessEnv): ServiceConfig {
  const result = v.safeParse(environmentSchema, environment);
  if (!result.success) {
    throw new ConfigError(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`),
    );
  }
  const { DELIVERY_PORT, DELIVERY_HOST, DELIVERY_CONFIG } = result.output;
  const ciRulesFile = path.resolve(repositoryRoot, DELIVERY_CONFIG);
  return { port: DELIVERY_PORT, host: DELIVERY_HOST, ciRulesFile };
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ConfigError } from '@site/api/environment.ts';
import { rightsSchema } from './rights.ts';

/**
 * Claims that identify the repository. A rule must name at least one of them. `sub` identifies repository and branch.
 */
const repositoryClaims = ['repository', 'repository_id', 'project_path', 'project_id', 'sub'];

/** Claims that identify the branch or environment. A rule must name at least one of them. */
const refClaims = ['ref', 'environment', 'sub'];

const issuerAddress = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, search, hash } = new URL(text);
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return (
      (protocol === 'https:' || (protocol === 'http:' && isHere)) && search === '' && hash === ''
    );
  }, 'must be an https address (http only on this machine), as the tokens have it in "iss"'),
);

const ruleSchema = v.strictObject({
  /**
   * The exact claims a token needs, such as `{"repository": "acme/blog", "ref": "refs/heads/main"}`. They must name a
   * repository and a branch or environment.
   */
  claims: v.pipe(
    v.record(v.string(), v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
    v.check(
      (claims) => repositoryClaims.some((claim) => claim in claims),
      `must name the repository: one of ${repositoryClaims.join(', ')}`,
    ),
    v.check(
      (claims) => refClaims.some((claim) => claim in claims),
      `must name the branch or environment: one of ${refClaims.join(', ')}`,
    ),
  ),
  ...rightsSchema.entries,
});

const rulesSchema = v.strictObject({
  /** CIs whose runs may sign in without a key. */
  issuers: v.array(
    v.strictObject({
      /** The CI's name in the audit log, such as `github`. */
      name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,19}$/, 'must be a short word')),
      /**
       * The issuer of the tokens. Its keys are discovered at `/.well-known/openid-configuration` below this address.
       */
      issuer: issuerAddress,
      /** The only audience that a token may name. The address of the delivery service is a good choice. */
      audience: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
      /** The rights that tokens get. The first rule that matches a token applies. */
      rules: v.array(ruleSchema),
    }),
  ),
});

/** A CI whose runs may sign in, and what they may do. */
export type CiIssuer = v.InferOutput<typeof rulesSchema>['issuers'][number];

/** Parses the CI rules. Throws a `ConfigError` that lists the problems. */
export function parseCiRules(text: string, file: string): readonly CiIssuer[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`${file} is not JSON: ${reason}`]);
  }
  const result = v.safeParse(rulesSchema, given);
  if (!result.success) {
    throw new ConfigError(
      result.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`),
    );
  }
  const { issuers } = result.output;
  const twice = issuers.filter(
    ({ issuer }, index) => issuers.findIndex((other) => other.issuer === issuer) !== index,
  );
  if (twice.length === 0) return issuers;
  throw new ConfigError(twice.map(({ issuer }) => `${file}: ${issuer} is listed twice`));
}

/** Reads the rules from a file. Returns none if the file does not exist. */
export async function readCiRules(file: string): Promise<readonly CiIssuer[]> {
  return existsSync(file) ? parseCiRules(await readFile(file, 'utf8'), file) : [];
}

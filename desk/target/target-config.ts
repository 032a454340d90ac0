import * as v from 'valibot';
import { ConfigError } from '@site/delivery/config.ts';
import type { GithubTokenRequest } from './ci-token.ts';

/** Keys go over an encrypted line or do not leave the machine. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if ([username, password, search, hash].some((each) => each !== '')) return false;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

const serviceUrl = v.pipe(
  v.string(),
  v.check(
    isSafe,
    'must be the https address of a delivery service (http only on this machine), without a password in it',
  ),
);

const environmentSchema = v.object({
  /** The address of a delivery service; the site of the data folder when empty. */
  DELIVERY_URL: v.optional(v.union([v.literal(''), serviceUrl]), ''),
  /** The key that it knows the caller by. */
  DELIVERY_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/, 'must be a key as it was shown, in one line')),
    '',
  ),
  /** The OpenID Connect token of a run of a CI, to sign in with. */
  DELIVERY_TOKEN: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** Whom a token that GitHub is asked for is to be for; the delivery service when empty. */
  DELIVERY_AUDIENCE: v.optional(v.string(), ''),
  /** Where GitHub Actions gives a run its tokens, and what it is asked with. GitHub sets both. */
  ACTIONS_ID_TOKEN_REQUEST_URL: v.optional(v.string(), ''),
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: v.optional(v.string(), ''),
});

/** Variables that open a delivery service, or that a run of a CI gets such a thing with. */
export const secretNames = [
  'DELIVERY_KEY',
  'DELIVERY_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
] as const;

/** The delivery service that a command ships to. */
export type ServiceAddress = {
  /** Without a slash at its end. */
  url: string;
  key: string;
};

/**
 * The delivery service that a command is to ship to: that of `--service`, else that of the environment; `null` for the
 * site of the data folder. Throws a `ConfigError` that lists what is wrong, without any key.
 */
export function parseServiceAddress(
  environment: NodeJS.ProcessEnv,
  service: string | undefined,
): ServiceAddress | null {
  const { DELIVERY_URL: url, DELIVERY_KEY: key } = parse(environment, service);
  if (url === '') return null;
  if (key === '') {
    throw new ConfigError([
      'DELIVERY_KEY: must be your key for the delivery service (never an argument, where others can read it)',
    ]);
  }
  return { url: withoutSlash(url), key };
}

/** The delivery service that a run of a CI signs in to, and its token, or where to get one. */
export type SignIn = { url: string; token: string | GithubTokenRequest };

/** What signing in needs. Throws a `ConfigError` that lists what is missing. */
export function parseSignIn(environment: NodeJS.ProcessEnv, service: string | undefined): SignIn {
  const given = parse(environment, service);
  const url = withoutSlash(given.DELIVERY_URL);
  if (url === '')
    throw new ConfigError(['DELIVERY_URL: must be the address of a delivery service']);
  if (given.DELIVERY_TOKEN !== '') return { url, token: given.DELIVERY_TOKEN };
  const request = given.ACTIONS_ID_TOKEN_REQUEST_URL;
  if (URL.canParse(request)) {
    const requestToken = given.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
    return { url, token: { url: request, requestToken, audience: given.DELIVERY_AUDIENCE || url } };
  }
  throw new ConfigError([
    'DELIVERY_TOKEN: must be the token of this run of the CI (on GitHub: the job needs the permission id-token: write)',
  ]);
}

function parse(environment: NodeJS.ProcessEnv, service: string | undefined) {
  const given = service === undefined ? environment : { ...environment, DELIVERY_URL: service };
  const result = v.safeParse(environmentSchema, given);
  if (result.success) return result.output;
  throw new ConfigError(
    result.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? 'environment';
      return `${service !== undefined && name === 'DELIVERY_URL' ? '--service' : name}: ${issue.message}`;
    }),
  );
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

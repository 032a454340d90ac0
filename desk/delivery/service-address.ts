import * as v from 'valibot';
import {
  ConfigError,
  type Environment,
  optional,
  parseEnvironment,
} from '@site/api/environment.ts';
import type { GithubTokenRequest } from './ci-token.ts';

/** Keys are only sent over HTTPS, or within this machine. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if ([username, password, search, hash].some((each) => each !== '')) return false;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

const ADDRESS =
  'must be the https address of a delivery service (http only on this machine), without a password in it';

const environmentSchema = v.object({
  /** The address of a delivery service; the site of the data folder if empty. */
  DELIVERY_URL: optional(isSafe, ADDRESS),
  /** The caller's key. */
  DELIVERY_KEY: optional(
    (text) => /^[\x21-\x7e]*$/.test(text),
    'must be a key as it was shown, in one line',
  ),
  /** The OpenID Connect token of a CI run, to sign in with. */
  DELIVERY_TOKEN: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** The audience of a token requested from GitHub; the delivery service if empty. */
  DELIVERY_AUDIENCE: v.optional(v.string(), ''),
  /** The endpoint at which a GitHub Actions run requests its token, and the credential for it. GitHub sets both. */
  ACTIONS_ID_TOKEN_REQUEST_URL: v.optional(v.string(), ''),
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: v.optional(v.string(), ''),
});

/** Variables that contain credentials for a delivery service, or that a CI run uses to get them. */
export const secretNames = [
  'DELIVERY_KEY',
  'DELIVERY_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
] as const;

/** The delivery service that a command ships to. */
export type ServiceAddress = {
  /** Without a trailing slash. */
  url: string;
  key: string;
};

/**
 * Selects the delivery service of `--service`, else that of the environment; `null` for the site of the data folder.
 * Without a key, a CI run signs in with its own token. Throws a `ConfigError` that lists the problems without any key.
 */
export function parseServiceAddress(
  environment: Environment,
  service: string | undefined,
): ServiceAddress | SignIn | null {
  const given = parse(environment, service);
  const { DELIVERY_URL: url, DELIVERY_KEY: key } = given;
  if (url === '') return null;
  if (key !== '') return { url: withoutSlash(url), key };
  const token = tokenOf(given);
  if (token) return { url: withoutSlash(url), token };
  throw new ConfigError([
    'DELIVERY_KEY: must be your key for the delivery service (never an argument, where others can read it)',
  ]);
}

/** The delivery service that a CI run signs in to, and its token or where to get one. */
export type SignIn = { url: string; token: string | GithubTokenRequest };

/** Parses the settings for signing in. Throws a `ConfigError` that lists what is missing. */
export function parseSignIn(environment: Environment, service: string | undefined): SignIn {
  const given = parse(environment, service);
  const url = withoutSlash(given.DELIVERY_URL);
  if (url === '')
    throw new ConfigError(['DELIVERY_URL: must be the address of a delivery service']);
  const token = tokenOf(given);
  if (token) return { url, token };
  throw new ConfigError([
    'DELIVERY_TOKEN: must be the token of this CI run (on GitHub: the job needs the permission id-token: write)',
  ]);
}

/** The token of a CI run, or where to request it from GitHub Actions; `null` outside CI. */
function tokenOf(given: ReturnType<typeof parse>): SignIn['token'] | null {
  if (given.DELIVERY_TOKEN !== '') return given.DELIVERY_TOKEN;
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken } = given;
  if (!URL.canParse(url)) return null;
  const audience = given.DELIVERY_AUDIENCE || withoutSlash(given.DELIVERY_URL);
  return { url, requestToken, audience };
}

function parse(environment: Environment, service: string | undefined) {
  if (service === undefined) return parseEnvironment(environmentSchema, environment);
  if (service !== '' && !isSafe(service)) throw new ConfigError([`--service: ${ADDRESS}`]);
  return parseEnvironment(environmentSchema, { ...environment, DELIVERY_URL: service });
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

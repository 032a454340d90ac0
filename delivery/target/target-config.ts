import * as v from 'valibot';
import { ConfigError } from '../config.ts';

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
});

/** The delivery service that a command ships to. */
export type ServiceAddress = {
  /** Without a slash at its end. */
  url: string;
  key: string;
};

/**
 * The delivery service that a command is to ship to: that of `--to`, else that of the environment; `null` for the
 * site of the data folder. Throws a `ConfigError` that lists what is wrong, without any key.
 */
export function parseServiceAddress(
  environment: NodeJS.ProcessEnv,
  to: string | undefined,
): ServiceAddress | null {
  const given = to === undefined ? environment : { ...environment, DELIVERY_URL: to };
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    throw new ConfigError(
      result.issues.map(
        (issue) =>
          `${to !== undefined && v.getDotPath(issue) === 'DELIVERY_URL' ? '--to' : v.getDotPath(issue)}: ${issue.message}`,
      ),
    );
  }
  const { DELIVERY_URL: url, DELIVERY_KEY: key } = result.output;
  if (url === '') return null;
  if (key === '') {
    throw new ConfigError([
      'DELIVERY_KEY: must be your key for the delivery service (never an argument, where others can read it)',
    ]);
  }
  return { url: url.replace(/\/+$/, ''), key };
}

import path from 'node:path';
import * as v from 'valibot';
import {
  ConfigError,
  type Environment,
  optional,
  parseEnvironment,
  port,
  variable,
} from '@site/api/environment.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import type { ProviderConfig } from './accounts/providers.ts';

const text = v.optional(v.string(), '');

const environmentSchema = v.object({
  DESK_PORT: variable('8091', port),
  /** Address to bind; the loopback interface by default. */
  DESK_HOST: variable('127.0.0.1', v.string()),
  /** Public URL, if it differs from the bind address: behind an https proxy. */
  DESK_URL: optional(
    (url) => URL.canParse(url),
    'must be an address such as https://desk.pebble.example',
  ),
  /** The file that lists the CIs that may sign in. */
  DELIVERY_CONFIG: variable('delivery.config.json', v.string()),
  /** Internal URLs of the site's hosts, comma-separated, for the status page. */
  SITE_HOSTS: v.pipe(
    text,
    v.transform((value) => value.split(',').flatMap((url) => url.trim() || [])),
    v.everyItem((url) => URL.canParse(url), 'must be addresses such as http://10.0.0.2:8080'),
  ),
  /** Milliseconds between two looks at due posts and at canaries, if not their own defaults. */
  LOOK_EVERY_MS: optional((value) => /^\d+$/.test(value), 'must be a number of milliseconds'),
  /** Address of a git repository with the site's texts, as `git clone` takes it; this checkout by default. */
  CONTENT_REPO: text,
  /** `ci` if CI ships what is merged into that repository; by default, the desk builds and ships texts. */
  CONTENT_SHIPS: optional((who) => who === 'ci', 'must be ci'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  GITLAB_URL: variable('https://gitlab.com', v.pipe(v.string(), v.url('must be an address'))),
  GITLAB_CLIENT_ID: text,
  GITLAB_CLIENT_SECRET: text,
});

/** The desk's settings. */
export type DeskConfig = {
  port: number;
  host: string;
  /** Public origin; `null` if the desk is opened at its bind address. */
  origin: string | null;
  /** Absolute path of the file that lists the CIs that may sign in. It need not exist. */
  ciRulesFile: string;
  /** Internal URLs of the site's hosts. */
  hosts: readonly string[];
  /** The polling interval of due posts and canaries in milliseconds, if set. */
  lookEveryMs: number | undefined;
  /** Address of the repository with the site's texts; `null` for this checkout. */
  contentRepo: string | null;
  /** Whether CI ships the texts, instead of the desk. */
  ciShipsContent: boolean;
  /** The configured sign-in providers. */
  providers: readonly ProviderConfig[];
};

/** Parses the desk's environment variables. Throws a `ConfigError` listing every problem, without secrets. */
export function parseDeskConfig(environment: Environment): DeskConfig {
  const read = parseEnvironment(environmentSchema, environment);
  const known = [
    ['google', 'Google', 'https://accounts.google.com', 'GOOGLE'],
    ['gitlab', 'GitLab', read.GITLAB_URL, 'GITLAB'],
    ['github', 'GitHub', null, 'GITHUB'],
  ] as const;
  const problems: string[] = [];
  const providers: ProviderConfig[] = [];
  for (const [id, name, issuer, prefix] of known) {
    const clientId = read[`${prefix}_CLIENT_ID`];
    const clientSecret = read[`${prefix}_CLIENT_SECRET`];
    if ((clientId === '') !== (clientSecret === '')) {
      problems.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must be set together`);
    } else if (clientId !== '') {
      providers.push({ id, name, issuer, clientId, clientSecret });
    }
  }
  if (read.CONTENT_SHIPS !== '' && read.CONTENT_REPO === '')
    problems.push('CONTENT_SHIPS=ci needs CONTENT_REPO, from which CI builds');
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port: read.DESK_PORT,
    host: read.DESK_HOST,
    origin: read.DESK_URL === '' ? null : new URL(read.DESK_URL).origin,
    ciRulesFile: path.resolve(repositoryRoot, read.DELIVERY_CONFIG),
    hosts: read.SITE_HOSTS,
    lookEveryMs: read.LOOK_EVERY_MS === '' ? undefined : Number(read.LOOK_EVERY_MS),
    contentRepo: read.CONTENT_REPO === '' ? null : read.CONTENT_REPO,
    ciShipsContent: read.CONTENT_SHIPS === 'ci',
    providers,
  };
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { webhookKey } from './outbox/sign-webhook.ts';

/** The embedded database's file, or a PostgreSQL server. */
export type DatabaseConfig =
  | { dialect: 'sqlite'; file: string }
  | {
      dialect: 'postgres';
      url: string;
      /** The local data folder, which may hold `installation.json`. */
      folder?: string;
    };

/** The webhook that receives deletion requests, and its signing key. */
export type WebhookConfig = { url: string; key: Buffer };

/** The service's configuration. docs/operations.md describes the environment variables. */
export type ApiConfig = {
  database: DatabaseConfig;
  host: string;
  port: number;
  /** Number of our own proxies in front; decides which `X-Forwarded-For` entry is the client's address. */
  trustedProxies: number;
  /** `undefined`: deletion requests are only stored. */
  deletionWebhook: WebhookConfig | undefined;
};

export type ReadConfig =
  | { kind: 'valid'; config: ApiConfig }
  | { kind: 'invalid'; problems: readonly string[] };

/** Resolves a relative DATA_DIR the same way from any working directory. */
const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Treats an empty variable as unset, as shells and Compose files do. */
const variable = <Schema extends v.GenericSchema<string, unknown>>(
  schema: Schema,
  preset: string,
) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? preset : text)),
    schema,
  );

const wholeNumber = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );
};

const environment = v.object({
  DATA_DIR: variable(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || isPostgresUrl(text),
        'must look like postgres://user:password@host:5432/database, or be unset',
      ),
    ),
    '',
  ),
  HOST: variable(v.pipe(v.string(), v.regex(/^\S+$/, 'must not contain spaces')), '127.0.0.1'),
  PORT: variable(wholeNumber(0, 65_535), '8080'),
  TRUSTED_PROXIES: variable(wholeNumber(0, 10), '0'),
  DELETION_WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || isWebhookUrl(text),
        'must be an https URL without credentials (http is allowed for localhost), or unset',
      ),
    ),
    '',
  ),
  DELETION_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || webhookKey(text) !== null,
        'must be whsec_ followed by 24 to 64 random bytes in base64, or unset',
      ),
    ),
    '',
  ),
});

/**
 * Validates environment variables. Reports all problems at once by variable name, never by value: a database URL
 * contains a password.
 */
export function parseApiConfig(
  variables: Readonly<Record<string, string | undefined>>,
): ReadConfig {
  const result = v.safeParse(environment, variables);
  if (!result.success) {
    return {
      kind: 'invalid',
      problems: result.issues.map(
        (issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`,
      ),
    };
  }
  const { DATA_DIR, DATABASE_URL, HOST, PORT, TRUSTED_PROXIES } = result.output;
  const { DELETION_WEBHOOK_URL: url, DELETION_WEBHOOK_SECRET: secret } = result.output;
  const key = webhookKey(secret);
  if ((url === '') !== (key === null)) {
    const problem = 'DELETION_WEBHOOK_URL and DELETION_WEBHOOK_SECRET must be set together';
    return { kind: 'invalid', problems: [problem] };
  }
  return {
    kind: 'valid',
    config: {
      database:
        DATABASE_URL === ''
          ? { dialect: 'sqlite', file: resolve(projectFolder, DATA_DIR, 'site.sqlite') }
          : { dialect: 'postgres', url: DATABASE_URL, folder: resolve(projectFolder, DATA_DIR) },
      host: HOST,
      port: PORT,
      trustedProxies: TRUSTED_PROXIES,
      deletionWebhook: key === null ? undefined : { url, key },
    },
  };
}

/** The only place in this workspace that reads the environment. */
export function readApiConfig(): ReadConfig {
  return parseApiConfig(process.env);
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

/** The webhook receives names and addresses, so it must use TLS unless it is local. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { webhookKey } from './outbox/sign-webhook.ts';

/** Where rows are kept: the embedded database in a folder, or a PostgreSQL server. */
export type DatabaseConfig =
  | { dialect: 'sqlite'; file: string }
  | {
      dialect: 'postgres';
      url: string;
      /** The data folder of this machine, where `installation.json` is kept if there is one. */
      folder?: string;
    };

/** Where deletion requests are passed on to, and the key that signs them. */
export type WebhookConfig = { url: string; key: Buffer };

/** What the service is started with; docs/operations.md describes the environment variables. */
export type ApiConfig = {
  database: DatabaseConfig;
  host: string;
  port: number;
  /** How many proxies of ours stand in front; the visitor's address is read from behind exactly that many. */
  trustedProxies: number;
  /** `undefined`: deletion requests are stored only. */
  deletionWebhook: WebhookConfig | undefined;
};

/** What reading the environment gave: the configuration, or a sentence for each wrong variable. */
export type ReadConfig =
  | { kind: 'valid'; config: ApiConfig }
  | { kind: 'invalid'; problems: readonly string[] };

/** A relative DATA_DIR means the same place from whichever folder a program is started. */
const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** An empty variable counts as unset: that is how a shell or a compose file says "not given". */
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
        'must be an https address (http only on this machine), without a password in it, or be unset',
      ),
    ),
    '',
  ),
  DELETION_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || webhookKey(text) !== null,
        'must be whsec_ and 24 to 64 random bytes in base64, or be unset',
      ),
    ),
    '',
  ),
});

/**
 * Checks environment variables. Gives every problem at once, each with its variable's name and without its
 * value, because a database's address holds a password.
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

/** The configuration of this process. The only place of this workspace that reads its environment. */
export function readApiConfig(): ReadConfig {
  return parseApiConfig(process.env);
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

/** A webhook gets names and addresses, so they go over an encrypted line or do not leave the machine. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const onThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && onThisMachine);
}

import * as v from 'valibot';
import { isEmailAddress } from '@site/kit/api/text-fields.ts';
import { type DatabaseConfig, databaseIn, databaseVariables } from './database/database-config.ts';
import {
  ConfigError,
  type Environment,
  optional,
  parseEnvironment,
  variable,
} from './environment.ts';
import { webhookKey } from './outgoing/sign-webhook.ts';

/** The webhook that receives deletion requests, and its signing key. */
export type WebhookConfig = { url: string; key: Buffer };

/** The mail server and the sender. */
export type MailConfig = { url: string; from: string };

/** How the team is notified of submissions. Notifications never contain a submission's text. */
export type NoticeConfig = {
  /** Public URL of the desk, for links. */
  deskUrl: string;
  mail: (MailConfig & { to: readonly string[] }) | undefined;
  webhook: WebhookConfig | undefined;
};

/** The API's configuration. docs/operations.md describes the environment variables. */
type ApiConfig = {
  database: DatabaseConfig;
  /** Number of our own proxies in front; determines which `X-Forwarded-For` entry is the client's address. */
  trustedProxies: number;
  /** If `undefined`, deletion requests are stored but not delivered. */
  deletionWebhook: WebhookConfig | undefined;
  /** If `undefined`, the service sends no mail. */
  mail?: MailConfig | undefined;
  /** If `undefined`, the service sends no notifications. */
  notices?: NoticeConfig | undefined;
};

/** Whether a text is an e-mail address, alone or after a name and in angle brackets. */
function isMailbox(text: string): boolean {
  const [, inside] = /^[^<>\p{Cc}]+ <([^<>]+)>$/u.exec(text) ?? [];
  return inside === undefined ? !/[<>]/.test(text) && isEmailAddress(text) : isEmailAddress(inside);
}

const webhookUrl = optional(
  isWebhookUrl,
  'must be an https URL without credentials (http is allowed for localhost), or unset',
);

const webhookSecret = optional(
  (text) => webhookKey(text) !== null,
  'must be whsec_ followed by 24 to 64 random bytes in base64, or unset',
);

const environmentSchema = v.object({
  ...databaseVariables,
  TRUSTED_PROXIES: variable(
    '0',
    v.pipe(
      v.string(),
      v.regex(/^(?:\d|10)$/, 'must be a whole number from 0 to 10'),
      v.transform(Number),
    ),
  ),
  DELETION_WEBHOOK_URL: webhookUrl,
  DELETION_WEBHOOK_SECRET: webhookSecret,
  SMTP_URL: optional(
    isSmtpUrl,
    'must look like smtps://user:password@host or smtp://host:587, or be unset',
  ),
  MAIL_FROM: optional(
    isMailbox,
    'must be an e-mail address, alone or as Name <name@mail.example>, or be unset',
  ),
  NOTIFY_EMAILS: optional(
    (text) => text.split(',').every((each) => isEmailAddress(each.trim())),
    'must be comma-separated e-mail addresses, or unset',
  ),
  NOTIFY_WEBHOOK_URL: webhookUrl,
  NOTIFY_WEBHOOK_SECRET: webhookSecret,
  DESK_URL: optional(isDeskUrl, 'must be an https URL (http is allowed for localhost), or unset'),
});

/** Parses the environment of the API. Throws a `ConfigError` with all problems. */
export function parseApiConfig(environment: Environment): ApiConfig {
  const read = parseEnvironment(environmentSchema, environment);
  const { TRUSTED_PROXIES, SMTP_URL, MAIL_FROM, NOTIFY_EMAILS, DESK_URL } = read;
  const deletionWebhook = webhookOf(read, 'DELETION_WEBHOOK');
  const webhook = webhookOf(read, 'NOTIFY_WEBHOOK');
  const problems = [
    deletionWebhook,
    webhook,
    (SMTP_URL === '') !== (MAIL_FROM === '') && 'SMTP_URL and MAIL_FROM must be set together',
    NOTIFY_EMAILS !== '' && SMTP_URL === '' && 'NOTIFY_EMAILS needs SMTP_URL and MAIL_FROM',
    (NOTIFY_EMAILS !== '' || webhook !== undefined) &&
      DESK_URL === '' &&
      'NOTIFY_EMAILS and NOTIFY_WEBHOOK_URL need DESK_URL for their links',
  ].filter((problem) => typeof problem === 'string');
  if (problems.length > 0 || typeof deletionWebhook === 'string' || typeof webhook === 'string') {
    throw new ConfigError(problems);
  }
  const mail = SMTP_URL === '' ? undefined : { url: SMTP_URL, from: MAIL_FROM };
  const to = NOTIFY_EMAILS.split(',').map((each) => each.trim());
  const notices =
    NOTIFY_EMAILS === '' && webhook === undefined
      ? undefined
      : {
          deskUrl: DESK_URL,
          mail: mail && NOTIFY_EMAILS !== '' ? { ...mail, to } : undefined,
          webhook,
        };
  return {
    database: databaseIn(read),
    trustedProxies: TRUSTED_PROXIES,
    deletionWebhook,
    mail,
    notices,
  };
}

export function readApiConfig(): ApiConfig {
  return parseApiConfig(process.env);
}

/** Reads a webhook's variables; returns an error message if only one is set. */
function webhookOf(
  variables: Readonly<Record<`${WebhookName}_URL` | `${WebhookName}_SECRET`, string>>,
  name: WebhookName,
): WebhookConfig | string | undefined {
  const url = variables[`${name}_URL`];
  const key = webhookKey(variables[`${name}_SECRET`]);
  if ((url === '') !== (key === null)) return `${name}_URL and ${name}_SECRET must be set together`;
  return key === null ? undefined : { url, key };
}

type WebhookName = 'DELETION_WEBHOOK' | 'NOTIFY_WEBHOOK';

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol);
}

/** Used to build links, so it must be an origin without a path. */
function isDeskUrl(text: string): boolean {
  return isWebhookUrl(text) && new URL(text).pathname === '/';
}

/** The webhook receives names and addresses, so it must use TLS unless it is local. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { parseApiConfig } from './config.ts';
import { ConfigError } from './environment.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

test('by default uses a database file in .data and trusts no proxy', () => {
  expect(parseApiConfig({})).toEqual({
    database: { dialect: 'sqlite', file: join(projectFolder, '.data', 'site.sqlite') },
    trustedProxies: 0,
  });
  expect(parseApiConfig({ DATA_DIR: '', DATABASE_URL: '' })).toEqual(parseApiConfig({}));
});

test('reads every variable', () => {
  const read = parseApiConfig({
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://u:p@db/site',
    TRUSTED_PROXIES: '2',
    PATH: '/bin',
  });
  expect(read).toEqual({
    database: { dialect: 'postgres', url: 'postgresql://u:p@db/site', folder: '/srv/data' },
    trustedProxies: 2,
  });
  expect(parseApiConfig({ DATA_DIR: '/srv/data' })).toMatchObject({
    database: { file: '/srv/data/site.sqlite' },
  });
});

test('reports all invalid variables at once, without their values', () => {
  const environment = { DATABASE_URL: 'mysql://u:password@db/site', TRUSTED_PROXIES: '-1' };
  expect(() => parseApiConfig(environment)).toThrow(
    new ConfigError([
      'DATABASE_URL: must look like postgres://user:password@host:5432/database, or be unset',
      'TRUSTED_PROXIES: must be a whole number from 0 to 10',
    ]),
  );
});

const webhook = {
  DELETION_WEBHOOK_URL: 'https://flows.example/hook?id=1',
  DELETION_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
};

test('reads a webhook’s URL and decodes its signing key', () => {
  expect(parseApiConfig(webhook)).toMatchObject({
    deletionWebhook: { url: webhook.DELETION_WEBHOOK_URL, key: Buffer.alloc(32, 1) },
  });
});

test.each([
  [{ ...webhook, DELETION_WEBHOOK_SECRET: '' }],
  [{ ...webhook, DELETION_WEBHOOK_URL: undefined }],
])('rejects a URL without a secret and vice versa: %j', (variables) => {
  expect(() => parseApiConfig(variables)).toThrow(
    'DELETION_WEBHOOK_URL and DELETION_WEBHOOK_SECRET must be set together',
  );
});

test.each(['http://flows.example', 'https://u:p@flows.example', 'flows.example'])(
  'rejects %s as a webhook',
  (url) => {
    expect(() => parseApiConfig({ ...webhook, DELETION_WEBHOOK_URL: url })).toThrow(
      /^DELETION_WEBHOOK_URL: must be an https URL/,
    );
  },
);

test('rejects a short secret without repeating it', () => {
  expect(() => parseApiConfig({ ...webhook, DELETION_WEBHOOK_SECRET: 'hush' })).toThrow(
    new ConfigError([
      'DELETION_WEBHOOK_SECRET: must be whsec_ followed by 24 to 64 random bytes in base64, or unset',
    ]),
  );
});

const mail = { SMTP_URL: 'smtps://u:secret@mail.example:465', MAIL_FROM: 'desk@pebble.example' };

test('reads mail settings and the team’s webhook', () => {
  const read = parseApiConfig({
    ...mail,
    NOTIFY_EMAILS: 'a@pebble.example, b@pebble.example',
    NOTIFY_WEBHOOK_URL: 'https://hooks.example/inbox',
    NOTIFY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    DESK_URL: 'https://desk.pebble.example',
  });
  const sending = { url: mail.SMTP_URL, from: mail.MAIL_FROM };
  expect(read).toMatchObject({
    mail: sending,
    notices: {
      deskUrl: 'https://desk.pebble.example',
      mail: { ...sending, to: ['a@pebble.example', 'b@pebble.example'] },
      webhook: { url: 'https://hooks.example/inbox' },
    },
  });
  // Sign-in links may be emailed even if message notices are off.
  expect(parseApiConfig(mail)).toMatchObject({ mail: sending });
  const named = { ...mail, MAIL_FROM: 'Pebble’s team <desk@pebble.example>' };
  expect(parseApiConfig(named)).toMatchObject({ mail: { from: named.MAIL_FROM } });
});

test.each([
  [{ SMTP_URL: mail.SMTP_URL }, 'SMTP_URL and MAIL_FROM must be set together'],
  [{ ...mail, SMTP_URL: 'http://u:secret@mail.example' }, 'SMTP_URL: must look like'],
  [{ ...mail, MAIL_FROM: 'desk' }, 'MAIL_FROM: must be an e-mail address'],
  [{ ...mail, MAIL_FROM: 'Pebble <desk>' }, 'MAIL_FROM: must be an e-mail address'],
  [{ ...mail, MAIL_FROM: '<desk@pebble.example>' }, 'MAIL_FROM: must be an e-mail address'],
  [
    { ...mail, MAIL_FROM: 'A\r\nBcc: x <a@pebble.example>' },
    'MAIL_FROM: must be an e-mail address',
  ],
  [{ NOTIFY_EMAILS: 'a@b.in', DESK_URL: 'https://desk.example' }, 'NOTIFY_EMAILS needs SMTP_URL'],
  [{ ...mail, NOTIFY_EMAILS: 'a@b.in' }, 'need DESK_URL'],
  [{ ...mail, NOTIFY_EMAILS: 'a@b.in,', DESK_URL: 'https://desk.example' }, 'NOTIFY_EMAILS: must'],
  [{ DESK_URL: 'http://desk.example' }, 'DESK_URL: must be an https URL'],
  [
    { NOTIFY_WEBHOOK_URL: 'https://hooks.example', DESK_URL: 'https://desk.example' },
    'NOTIFY_WEBHOOK_SECRET must be set together',
  ],
])('rejects %j without repeating a secret', (variables, sentence) => {
  expect(() => parseApiConfig(variables)).toThrow(sentence);
  expect(() => parseApiConfig(variables)).not.toThrow('secret@');
});

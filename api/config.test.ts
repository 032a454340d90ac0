import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { parseApiConfig } from './config.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

test('without variables the database is a file in the project’s .data and nobody else can reach the service', () => {
  expect(parseApiConfig({})).toEqual({
    kind: 'valid',
    config: {
      database: { dialect: 'sqlite', file: join(projectFolder, '.data', 'site.sqlite') },
      host: '127.0.0.1',
      port: 8080,
      trustedProxies: 0,
    },
  });
  expect(parseApiConfig({ PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(
    parseApiConfig({}),
  );
});

test('every variable is read', () => {
  const read = parseApiConfig({
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://u:p@db/site',
    HOST: '0.0.0.0',
    PORT: '0',
    TRUSTED_PROXIES: '2',
    PATH: '/bin',
  });
  expect(read).toEqual({
    kind: 'valid',
    config: {
      database: { dialect: 'postgres', url: 'postgresql://u:p@db/site' },
      host: '0.0.0.0',
      port: 0,
      trustedProxies: 2,
    },
  });
  expect(parseApiConfig({ DATA_DIR: '/srv/data' })).toMatchObject({
    config: { database: { file: '/srv/data/site.sqlite' } },
  });
});

test('every wrong variable is named at once, without its value', () => {
  const read = parseApiConfig({
    DATABASE_URL: 'mysql://u:password@db/site',
    HOST: 'a b',
    PORT: '65536',
    TRUSTED_PROXIES: '-1',
  });
  expect(read).toEqual({
    kind: 'invalid',
    problems: [
      'DATABASE_URL must look like postgres://user:password@host:5432/database, or be unset',
      'HOST must not contain spaces',
      'PORT must be a whole number from 0 to 65535',
      'TRUSTED_PROXIES must be a whole number from 0 to 10',
    ],
  });
});

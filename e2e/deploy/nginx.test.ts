import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { contentTypes } from '@site/delivery/releases/content-types.ts';
import { fileHeaders, securityHeaders } from '@site/delivery/host/security-headers.ts';
import { FOREVER } from '@site/delivery/host/caching.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { root } from '../support/site.ts';

/** The directives of a file in deploy/, without comments. */
const linesOf = (file: string) =>
  readFileSync(path.join(root, 'deploy', file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const addHeader = ([name, value]: [string, string]) =>
  `add_header ${name} ${value.includes("'") ? `"${value}"` : `'${value}'`} always;`;

/** Hosts send no date either. */
const noDate: [string, string] = ['last-modified', ''];

test('nginx makes no entity tags of its own', () => {
  expect(linesOf('nginx.conf')).toEqual(
    expect.arrayContaining(['etag off;', 'if_modified_since off;']),
  );
});

test('nginx sends pages with the same security headers as hosts do', () => {
  expect(linesOf('nginx/page-headers.conf')).toEqual(
    [...Object.entries(securityHeaders(configuredSite())), noDate].map(addHeader),
  );
});

test('nginx sends files with the same headers as hosts do', () => {
  expect(linesOf('nginx/file-headers.conf')).toEqual(
    [
      ...Object.entries({ ...fileHeaders, 'cache-control': FOREVER, vary: 'accept-encoding' }),
      noDate,
    ].map(addHeader),
  );
});

test('nginx maps every kind of file to its media type', () => {
  expect(linesOf('nginx/types.conf')).toEqual([
    'types {',
    ...Object.entries(contentTypes).map(([end, type]) => `'${type}' ${end};`),
    '}',
  ]);
});

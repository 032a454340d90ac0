import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { parsePreviewAddress } from '../previews/preview-address.ts';
import { nginxConfig, type NginxOptions } from './nginx-config.ts';

const site = configuredSite();

const config = (changes: Partial<NginxOptions> = {}) =>
  nginxConfig({
    publicDir: '/srv/site/public',
    site,
    apiOrigins: ['http://127.0.0.1:8081'],
    listen: '80',
    ...changes,
  });

test('each call has an id of nginx’s, whatever its client says; how a process is, nobody can ask', () => {
  const text = config();
  expect(text).toContain('proxy_set_header X-Request-Id $request_id;');
  const [, rules = ''] = text.split('(livez|readyz|metrics)/*\\z" {');
  expect(rules.trimStart()).toMatch(/^return 410;\s+\}/);
});

test('accepts signals while no process of the API runs', () => {
  const text = config();
  for (const call of ['signals', 'reports']) {
    const [, rules = ''] = text.split(`location = /api/${call} {`);
    expect(rules.slice(0, rules.indexOf('}'))).toContain(
      'error_page 502 503 504 =204 /.refused/signals;',
    );
  }
});

test('an API on a host of its own is not passed on', () => {
  const text = config({
    site: { ...site, apiBase: 'https://api.example/v1' },
    apiOrigins: [],
  });
  expect(text).not.toMatch(/upstream|proxy_pass|\/api\/|canary|@host/);
});

test('an API under another path is passed on from there', () => {
  const text = config({ site: { ...site, apiBase: '/forms.v1' } });
  expect(text).toContain('location ^~ /forms.v1/ {');
  expect(text).toContain('"~^\\d+ /forms\\.v1/"');
});

test.each(['127.0.0.1:8081', 'https://127.0.0.1:8081', 'http://127.0.0.1:8081/api', ''])(
  '"%s" is not taken for a process of the API',
  (origin) => {
    expect(() => config({ apiOrigins: [origin] })).toThrow('not the address of an API process');
    expect(() => config({ apiOrigins: [] })).toThrow('at least one process');
  },
);

test.each(['80; root /etc', '', '80 {'])('nginx is not told to listen on "%s"', (listen) => {
  expect(() => config({ listen })).toThrow('cannot listen');
});

test('a folder with spaces and quotation marks is written so that nginx reads it', () => {
  expect(config({ publicDir: '/srv/our "site"/public' })).toContain(
    'root "/srv/our \\"site\\"/public";',
  );
});

test('a folder whose name nginx cannot be given is refused', () => {
  expect(() => config({ publicDir: '/srv/$site/public' })).toThrow('nginx cannot be given "$"');
});

test('nothing about visitors is written down', () => {
  expect(config()).toContain('access_log off;');
  expect(config()).toMatch(/error_log \S+ crit;/);
});

test('every name of a preview is passed on whole, and no other', () => {
  expect(config()).not.toContain('preview');
  const hostName = parsePreviewAddress('https://preview-*.pebble.example')?.hostName;
  const text = config({ previews: hostName, apiOrigins: ['http://127.0.0.1:8081'] });
  const servers = text.split('\n  server {');
  expect(servers).toHaveLength(3);
  expect(servers[1]).not.toContain('server_name');
  expect(servers[2]).toContain('server_name "~^preview-[^.]+\\.pebble\\.example\\z";');
  expect(servers[2]).toContain('proxy_set_header Host $http_host;');
  expect(servers[2]).not.toContain('add_header');
});

import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { securityHeaders } from '../host/security-headers.ts';
import { parsePreviewAddress } from '../previews/preview-address.ts';
import { quoted } from './nginx-syntax.ts';
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

test('every security header of the Node host is said, with its value, in every case', () => {
  const text = config();
  for (const [name, value] of Object.entries(securityHeaders(site))) {
    expect(text).toContain(`add_header ${name} `);
    expect(text).toContain(quoted(value));
    expect(text).toContain(`proxy_hide_header ${name};`);
  }
  for (const line of text.split('\n').filter((each) => each.includes('add_header '))) {
    expect(line.trim().startsWith('#') || line.endsWith(' always;')).toBe(true);
  }
});

test('headers are said at one place only, because a second one would silence the first', () => {
  const text = config();
  const server = text
    .slice(text.indexOf('server {'))
    // There a host says them.
    .replace(/location @canary \{[^}]*\}/, '');
  expect(server.slice(server.indexOf('location / {'))).not.toContain('add_header');
});

test('while a canary runs hosts say who gets which page, and nginx sends what never changes', () => {
  const text = config();
  expect(text).toContain('"~^(GET|HEAD) /" "/srv/site/canary-runs";');
  expect(text).toContain('"~^\\w+ /(r/|first-screen/)" "";');
  expect(text).toContain('if (-f $canary_mark) { return 418; }');
  expect(config({ site: { ...site, apiBase: 'https://api.example/v1' } })).not.toContain('canary');
});

test('what is framed on this site may be framed by it', () => {
  const framed = securityHeaders(site, { framed: true })['content-security-policy'] ?? '';
  expect(config()).toContain(`"~^/website/assets/stand-ins/" "${framed}";`);
});

test('calls go to every process of the API, one visitor always to the same', () => {
  const text = config({ apiOrigins: ['http://10.0.0.5:8081', 'http://api.internal/'] });
  expect(text).toContain('server 10.0.0.5:8081 max_fails=1 fail_timeout=1s;');
  expect(text).toContain('server api.internal max_fails=1 fail_timeout=1s;');
  expect(text).toContain('hash $remote_addr consistent;');
});

test('each call has an id of nginx’s, whatever its client says; how a process is, nobody can ask', () => {
  const text = config();
  expect(text).toContain('proxy_set_header X-Request-Id $request_id;');
  expect(text).not.toMatch(/livez|readyz|metrics/);
});

test('signals that no process is there for are taken without a word', () => {
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
  expect(text).not.toMatch(/upstream|proxy_pass|\/api\//);
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
  },
);

test('without any process of the API there is no configuration', () => {
  expect(() => config({ apiOrigins: [] })).toThrow('at least one process');
});

test.each(['80; root /etc', '', '80 {'])('nginx is not told to listen on "%s"', (listen) => {
  expect(() => config({ listen })).toThrow('cannot listen');
});

test('nginx listens where it is told to', () => {
  for (const listen of ['[::]:80', '127.0.0.1:8080', '443 ssl']) {
    expect(config({ listen })).toContain(`listen ${listen};`);
  }
});

test('a folder with spaces and quotation marks is written so that nginx reads it', () => {
  expect(config({ publicDir: '/srv/our "site"/public' })).toContain(
    'root "/srv/our \\"site\\"/public";',
  );
});

test('a folder whose name nginx cannot be given is refused', () => {
  expect(() => config({ publicDir: '/srv/$site/public' })).toThrow('nginx cannot be given "$"');
});

test('a work folder takes everything that nginx writes', () => {
  const text = config({ workFolder: '/srv/work' });
  for (const directive of ['error_log', 'pid', 'client_body_temp_path', 'proxy_temp_path']) {
    expect(text).toContain(`${directive} "/srv/work/`);
  }
  expect(config()).not.toContain('_temp_path');
});

test('lines of the operator’s own outlive a configuration that is written anew', () => {
  expect(config()).toContain('include server.d/*.conf;');
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

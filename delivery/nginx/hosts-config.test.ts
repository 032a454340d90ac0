import { expect, test } from '@jest/globals';
import { hostsConfig, type HostsOptions } from './hosts-config.ts';

const config = (changes: Partial<HostsOptions> = {}) =>
  hostsConfig({
    hosts: ['http://10.0.0.11:8080', 'http://10.0.0.12:8080'],
    apiFolder: '/api',
    listen: '80',
    ...changes,
  });

test('balances pages over all hosts, and sends the forms of one visitor to one host', () => {
  const text = config();
  const [, pages = '', forms = ''] = text.split('upstream ');
  for (const upstream of [pages, forms]) {
    expect(upstream).toContain('server 10.0.0.11:8080 ');
    expect(upstream).toContain('server 10.0.0.12:8080 ');
  }
  expect(pages).not.toContain('hash $remote_addr');
  expect(forms).toContain('hash $remote_addr consistent;');
  expect(text).toContain('location ^~ /api/');
});

test('a form is sent to the next host as well, which stores it once by its key, and nothing else is sent twice', () => {
  const [pages = '', forms = ''] = config().split('location ^~ /api/');
  expect(pages).not.toContain('non_idempotent');
  expect(forms).toContain('proxy_next_upstream error timeout non_idempotent;');
});

test('hides the probes and metrics of hosts', () => {
  const [, refused = ''] = config().split('location ~ "^/*(livez|readyz|metrics)/*\\z" {');
  const [rules = ''] = refused.split('}');
  expect(rules).toContain('rewrite ^ /.refused/probe break;');
  expect(rules).toContain('proxy_pass http://site;');
});

test('replaces request ids of clients', () => {
  expect(config().match(/proxy_set_header X-Request-Id \$request_id;/g)).toHaveLength(3);
});

test('passes on no forms when the API is on another host', () => {
  expect(config({ apiFolder: undefined })).not.toContain('location ^~');
});

test.each([
  [[], 'Name at least one host.'],
  [['10.0.0.11:8080'], 'is not the address'],
  [['https://10.0.0.11'], 'is not the address'],
  [['http://host/path'], 'is not the address'],
])('%j are no hosts', (hosts, sentence) => {
  expect(() => config({ hosts })).toThrow(sentence);
});

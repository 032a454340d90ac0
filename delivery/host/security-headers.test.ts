import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { fileHeadersOf, securityHeaders } from './security-headers.ts';

const site = configuredSite();

/** The sources that the policy allows, by directive. */
function policyOf(changes: Partial<typeof site> = {}): Record<string, readonly string[]> {
  const policy = securityHeaders({ ...site, ...changes })['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('allows nothing by default, and only scripts and styles from this host', () => {
  for (const changes of [{}, { assetBase: 'https://cdn.example/a' }]) {
    expect(policyOf(changes)).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
    });
  }
});

test('allows media from the configured asset host, which may pass on copies of our files', () => {
  const assetBase = 'https://cdn.example/website/assets';
  const policy = policyOf({ assetBase });
  for (const kind of ['img-src', 'font-src', 'media-src']) {
    expect(policy[kind]).toContain('https://cdn.example');
  }
  const headersOf = (file: string, base = assetBase) =>
    fileHeadersOf({ ...site, assetBase: base }, file);
  expect(headersOf('website/assets/brand/icon.svg')).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  for (const headers of [
    headersOf('r/mfe-home/0123/entry.js'),
    headersOf('website/assets/brand/icon.svg', '/website/assets'),
  ]) {
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('allows a configured third party only from its own host', () => {
  const thirdParties = {
    ...site.thirdParties,
    appointment: {
      name: 'a desk',
      script: 'https://desk.example/w.js',
      buttonSelector: '#open',
    },
    schoolFilm: {
      name: 'a host',
      embed: 'https://film.example/1',
      watch: 'https://film.example/1',
    },
  };
  const policy = policyOf({ thirdParties });
  expect(policy['script-src']).toEqual(["'self'", 'https://desk.example']);
  expect(policy['frame-src']).toEqual(["'self'", 'https://desk.example', 'https://film.example']);
  expect(policyOf()['frame-src']).toEqual(["'self'"]);
});

test('sends nosniff, a referrer policy and HSTS', () => {
  expect(securityHeaders(site)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
  });
});

test('requires a hash for every script, unless the booking script has none', () => {
  const desk = { name: 'a desk', script: 'https://desk.example/w.js', buttonSelector: '#open' };
  const headersWith = (appointment: typeof site.thirdParties.appointment) =>
    securityHeaders({ ...site, thirdParties: { ...site.thirdParties, appointment } });
  const enforced = {
    'integrity-policy': expect.stringContaining('blocked-destinations=(script)'),
  };
  expect(headersWith(null)).toMatchObject(enforced);
  expect(headersWith({ ...desk, integrity: 'sha384-abc' })).toMatchObject(enforced);
  expect(headersWith(desk)).not.toHaveProperty('integrity-policy');
});

test('reports violations to our own API', () => {
  const headers = securityHeaders(site);
  expect(headers['reporting-endpoints']).toBe('policies="/api/reports"');
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(policies)');
  const policy = policyOf();
  expect(policy['report-to']).toEqual(['policies']);
  expect(policy['report-uri']).toEqual(['/api/reports']);
});

import { expect, test } from '@jest/globals';
import { discoveryDocument, parsePublicRegistry, type PublicRegistry } from './registry.ts';

const checked = (address: string) => ({ address, integrity: 'sha256-abc' });
const remote = {
  id: '0123456789abcdef',
  contractVersion: 1,
  entry: '/r/mfe-home/0123456789abcdef/entry.js',
  integrity: 'sha384-abc',
  styles: ['/r/mfe-home/0123456789abcdef/styles.css'],
  styleIntegrity: ['sha256-abc'],
  exposes: ['./app'],
  scripts: { './app': [checked('/r/mfe-home/0123456789abcdef/app.js')] },
  patterns: ['/'],
  redirects: { '/start': '/' },
};
const registry: PublicRegistry = { remotes: { 'mfe-home': remote } };

test('reads the registry as the composer writes it', () => {
  expect(parsePublicRegistry(discoveryDocument(registry))).toEqual(registry);
});

test.each([null, [], {}, { remotes: {} }])('rejects %p, which is no registry', (value) => {
  expect(() => parsePublicRegistry(value)).toThrow('malformed');
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';

/** An issuer of tokens on this machine, as a CI has one. */
export type TestIssuer = {
  address: string;
  /** Signs a token for a run; `sign` changes how. */
  token: (claims: Readonly<Record<string, unknown>>, sign?: SignOptions) => Promise<string>;
  /** Its public key, as text that somebody might mistake for a secret. */
  publicKey: string;
  /** What it says of itself in place of its address. */
  callItself: (address: string) => void;
  close: () => Promise<void>;
};

/** How a token differs from a sound one: the key's name, somebody else's key, or the moments it is good from and until. */
export type SignOptions = { kid?: string; withOtherKey?: boolean; from?: number; until?: number };

/** The keys of every issuer of a run, and somebody else's: making one takes half a second. */
let keys: ReturnType<typeof makeKeys> | undefined;

async function makeKeys() {
  const [own, other] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ]);
  return { own, other };
}

/** Starts an issuer with one key. */
export async function startIssuer(): Promise<TestIssuer> {
  keys ??= makeKeys();
  const { own, other } = await keys;
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let called = '';
  const server = createServer((request, response) => {
    const described = { issuer: called, jwks_uri: `${address}/keys` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : described));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const where = server.address();
  if (where === null || typeof where === 'string') throw new Error('The issuer listens nowhere.');
  const address = `http://127.0.0.1:${where.port}`;
  called = address;
  return {
    address,
    publicKey: await exportSPKI(own.publicKey),
    callItself: (name) => void (called = name),
    async token(claims, { kid = 'own', withOtherKey = false, from, until } = {}) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: address, iat: from ?? now, exp: until ?? now + 300, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(withOtherKey ? other.privateKey : own.privateKey);
    },
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

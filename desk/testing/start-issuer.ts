import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';

/** A token issuer on this machine, like a CI's. */
export type TestIssuer = {
  address: string;
  /** Signs a token for a run; `sign` varies it. */
  token: (claims: Readonly<Record<string, unknown>>, sign?: SignOptions) => Promise<string>;
  /** Its public key as text, which a vulnerable verifier might use as a shared secret. */
  publicKey: string;
  /** Accepts a code for an ID token, once, with the verifier of this challenge. */
  grant: (code: string, challenge: string, idToken: string) => void;
  /** The issuer it claims to be, instead of its address. */
  callItself: (address: string) => void;
  close: () => Promise<void>;
};

/** How a token differs from a valid one: key id, signing key, or lifetime. */
export type SignOptions = { kid?: string; withOtherKey?: boolean; from?: number; until?: number };

/** The key of every issuer of a run, and an unrelated one: generating one takes half a second. */
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
  const grants = new Map<string, { challenge: string; idToken: string }>();
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    if (request.url === '/keys') return { status: 200, body: { keys: [jwk] } };
    if (request.url === '/token') {
      const sent = new URLSearchParams(await text(request));
      const code = sent.get('code') ?? '';
      const granted = grants.get(code);
      grants.delete(code);
      const verifier = sent.get('code_verifier') ?? '';
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (granted?.challenge !== challenge) {
        return { status: 400, body: { error: 'invalid_grant' } };
      }
      const tokens = { access_token: 'access', token_type: 'Bearer', id_token: granted.idToken };
      return { status: 200, body: tokens };
    }
    const described = {
      issuer: called,
      jwks_uri: `${address}/keys`,
      authorization_endpoint: `${address}/authorize`,
      token_endpoint: `${address}/token`,
    };
    return { status: 200, body: described };
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const where = server.address();
  if (where === null || typeof where === 'string') throw new Error('The issuer does not listen.');
  const address = `http://127.0.0.1:${where.port}`;
  called = address;
  return {
    address,
    publicKey: await exportSPKI(own.publicKey),
    grant: (code, challenge, idToken) => void grants.set(code, { challenge, idToken }),
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

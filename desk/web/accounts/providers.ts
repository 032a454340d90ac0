import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import * as v from 'valibot';
import type { Identity } from './users.ts';

/** A sign-in provider, as configured in the environment. */
export type ProviderConfig = {
  /** Used in URLs: `google`. */
  id: string;
  /** Display name: `Google`. */
  name: string;
  clientId: string;
  clientSecret: string;
  /** URL of the OpenID Connect issuer; `null` for GitHub, which only speaks OAuth. */
  issuer: string | null;
};

/** State of a sign-in attempt, kept in a cookie. */
const attemptSchema = v.object({
  provider: v.string(),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
});
export type Attempt = v.InferOutput<typeof attemptSchema>;

/** A sign-in provider. */
export type Provider = Pick<ProviderConfig, 'id' | 'name'> & {
  /** The URL to redirect to, and the state to keep. Rejects if the provider cannot be reached. */
  begin: (redirectUri: string) => Promise<{ url: string; attempt: Attempt }>;
  /** The user's account there, with verified addresses. Rejects if the callback does not match the attempt. */
  identityFrom: (callback: URL, attempt: Attempt) => Promise<Identity>;
};

/** Serialises an attempt for its cookie. */
export function writeAttempt(attempt: Attempt): string {
  return Buffer.from(JSON.stringify(attempt)).toString('base64url');
}

/** Parses the attempt cookie; `null` if it is missing or malformed. */
export function parseAttempt(cookie: string | undefined): Attempt | null {
  if (cookie === undefined) return null;
  try {
    const kept: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString('utf8'));
    const read = v.safeParse(attemptSchema, kept);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Creates a provider. Discovery runs on the first sign-in. */
export function createProvider(config: ProviderConfig): Provider {
  const { id, name, issuer } = config;
  let configured: Promise<Configuration> | undefined;
  const configuration = async () => {
    configured ??= issuer === null ? Promise.resolve(gitHub(config)) : discover(issuer, config);
    return configured.catch((error: unknown) => {
      // Retry discovery on the next sign-in.
      configured = undefined;
      throw error;
    });
  };
  return {
    id,
    name,
    async begin(redirectUri) {
      const attempt = {
        provider: id,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: issuer === null ? 'user:email' : 'openid email',
        state: attempt.state,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(issuer !== null && { nonce: attempt.nonce }),
      });
      return { url: url.href, attempt };
    },
    async identityFrom(callback, { state, nonce, verifier }) {
      const settings = await configuration();
      const tokens = await authorizationCodeGrant(settings, callback, {
        expectedState: state,
        pkceCodeVerifier: verifier,
        ...(issuer !== null && { expectedNonce: nonce, idTokenExpected: true }),
      });
      if (issuer === null) return gitHubIdentity(settings, tokens.access_token);
      const claims = v.parse(claimsSchema(config.clientId), tokens.claims());
      const { sub: subject, email, email_verified: isVerified } = claims;
      return { issuer, subject, emails: isVerified === true && email !== undefined ? [email] : [] };
    },
  };
}

/** How far the provider's clock may be ahead, in seconds. */
const CLOCK_SKEW_S = 60;

/**
 * The claims that openid-client leaves to its caller. Only verified addresses count: anyone can claim an unverified one.
 */
function claimsSchema(clientId: string) {
  return v.object({
    sub: v.pipe(v.string(), v.minLength(1)),
    // A token for several audiences may have been requested by another of them.
    aud: v.union([v.literal(clientId), v.pipe(v.array(v.literal(clientId)), v.length(1))]),
    azp: v.optional(v.literal(clientId)),
    iat: v.pipe(
      v.number(),
      v.check((seconds) => seconds <= Date.now() / 1000 + CLOCK_SKEW_S, 'is in the future'),
    ),
    email: v.optional(v.string()),
    email_verified: v.optional(v.unknown()),
  });
}

async function discover(
  issuer: string,
  { clientId, clientSecret }: ProviderConfig,
): Promise<Configuration> {
  const address = new URL(issuer);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  return discovery(address, clientId, clientSecret, undefined, {
    // Verify the signature although the token comes straight from the issuer. Plain http only on loopback.
    execute: [enableNonRepudiationChecks, ...(isHere ? [allowInsecureRequests] : [])],
  });
}

/** Configures GitHub, which issues no ID tokens, so verified addresses come from its API. */
function gitHub({ clientId, clientSecret }: ProviderConfig): Configuration {
  return new Configuration(
    {
      issuer: 'https://github.com',
      authorization_endpoint: 'https://github.com/login/oauth/authorize',
      token_endpoint: 'https://github.com/login/oauth/access_token',
    },
    clientId,
    clientSecret,
  );
}

const gitHubUserSchema = v.object({ id: v.number() });
const gitHubEmailsSchema = v.array(v.object({ email: v.string(), verified: v.boolean() }));

async function gitHubIdentity(settings: Configuration, token: string): Promise<Identity> {
  const ask = async (path: string): Promise<unknown> => {
    const address = new URL(path, 'https://api.github.com');
    return (await fetchProtectedResource(settings, token, address, 'GET')).json();
  };
  const { id } = v.parse(gitHubUserSchema, await ask('/user'));
  const emails = v.parse(gitHubEmailsSchema, await ask('/user/emails'));
  return {
    issuer: 'https://github.com',
    subject: String(id),
    emails: emails.filter(({ verified }) => verified).map(({ email }) => email),
  };
}

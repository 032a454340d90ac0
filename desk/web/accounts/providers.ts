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

/** A site that tells us who somebody is, as the environment names it. */
export type ProviderConfig = {
  /** Short, in addresses: `google`. */
  id: string;
  /** As people know it: `Google`. */
  name: string;
  clientId: string;
  clientSecret: string;
  /** The address of an OpenID Connect issuer; `null` for GitHub, which is none. */
  issuer: string | null;
};

/** What a browser keeps while somebody is at the other site. */
const attemptSchema = v.object({
  provider: v.string(),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
});
export type Attempt = v.InferOutput<typeof attemptSchema>;

/** A site that tells us who somebody is. */
export type Provider = Pick<ProviderConfig, 'id' | 'name'> & {
  /** Where somebody says who they are, and what their browser keeps meanwhile. Rejects when the site cannot be reached. */
  begin: (redirectUri: string) => Promise<{ url: string; attempt: Attempt }>;
  /** The e-mail addresses that the site has checked. Rejects when what came back is not its answer to this attempt. */
  emailsFrom: (callback: URL, attempt: Attempt) => Promise<readonly string[]>;
};

/** An attempt as a cookie keeps it. */
export function writeAttempt(attempt: Attempt): string {
  return Buffer.from(JSON.stringify(attempt)).toString('base64url');
}

/** The attempt in a cookie; `null` for anything else. */
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

/** A provider by its configuration; nothing is fetched before somebody wants to sign in. */
export function createProvider(config: ProviderConfig): Provider {
  const { id, name, issuer } = config;
  let configured: Promise<Configuration> | undefined;
  const configuration = async () => {
    configured ??= issuer === null ? Promise.resolve(gitHub(config)) : discover(issuer, config);
    return configured.catch((error: unknown) => {
      // Asked again by whoever tries next.
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
    async emailsFrom(callback, { state, nonce, verifier }) {
      const settings = await configuration();
      const tokens = await authorizationCodeGrant(settings, callback, {
        expectedState: state,
        pkceCodeVerifier: verifier,
        ...(issuer !== null && { expectedNonce: nonce, idTokenExpected: true }),
      });
      if (issuer === null) return gitHubEmails(settings, tokens.access_token);
      const read = v.safeParse(claimsSchema, tokens.claims());
      return read.success ? [read.output.email] : [];
    },
  };
}

/** An address that the issuer has not checked may be anybody's. */
const claimsSchema = v.object({ email: v.string(), email_verified: v.literal(true) });

async function discover(
  issuer: string,
  { clientId, clientSecret }: ProviderConfig,
): Promise<Configuration> {
  const address = new URL(issuer);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  return discovery(address, clientId, clientSecret, undefined, {
    // The signature is looked at although the token comes straight from the issuer; over a plain line only on this machine.
    execute: [enableNonRepudiationChecks, ...(isHere ? [allowInsecureRequests] : [])],
  });
}

/** GitHub speaks OAuth 2.0 and has no ID tokens: what it has checked is asked for. */
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

const gitHubEmailsSchema = v.array(v.object({ email: v.string(), verified: v.boolean() }));

async function gitHubEmails(settings: Configuration, token: string): Promise<readonly string[]> {
  const address = new URL('https://api.github.com/user/emails');
  const answer = await fetchProtectedResource(settings, token, address, 'GET');
  const emails = v.parse(gitHubEmailsSchema, await answer.json());
  return emails.filter(({ verified }) => verified).map(({ email }) => email);
}

import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { RefusalReason } from '../delivery/refusals.ts';
import type { CiIssuer } from './ci-rules.ts';
import type { Rights } from './rights.ts';

/** The result of checking a token. `who` is the run it was issued to; `null` unless the signature is valid. */
export type TokenCheck =
  | {
      kind: 'valid';
      who: string;
      /** The account that started the run, such as `github:asha`; the run itself if the token names no account. */
      person: string;
      rights: Rights;
      mark: string;
      expiresAt: Date;
    }
  | { kind: 'refused'; reason: RefusalReason; message: string; who: string | null };

/** Signature algorithms that require the issuer's private key. Excludes shared secrets and `none`. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

/** Tolerated clock skew, in seconds. */
const CLOCK_TOLERANCE_S = 30;

/** The maximum age of a token, even if it expires later. No CI run takes longer. */
const MAX_AGE = '6h';

/** Timeout for a request to an issuer, in milliseconds. */
const ISSUER_TIMEOUT_MS = 5000;

/** How long an issuer's keys are cached, and the minimum interval between fetches, in milliseconds. */
const KEYS_MS = { kept: 10 * 60_000, atMostEvery: 30_000 } as const;

/** Creates a verifier for tokens of the configured CIs. It fetches an issuer's keys on first use and caches them. */
export function createTokenCheck(
  issuers: readonly CiIssuer[],
): (token: string) => Promise<TokenCheck> {
  // jose uses the system clock: after the clock is set back, jose would keep the same keys until it catches up.
  const found = new LRUCache<string, Promise<JWTVerifyGetKey>>({
    max: issuers.length + 1,
    ttl: KEYS_MS.kept,
    // Disables the timer that lets the cache reuse a timestamp for a millisecond.
    ttlResolution: 0,
  });
  const keysOf = (issuer: CiIssuer) => {
    const known = found.get(issuer.issuer);
    if (known) return known;
    const finding = findKeys(issuer);
    found.set(issuer.issuer, finding);
    // The next token retries.
    finding.catch(() => found.delete(issuer.issuer));
    return finding;
  };

  return async (token) => {
    const claimed = issuerOf(token);
    if (claimed === null) return refused('token-unsigned-or-forged', 'This is not a token.');
    const issuer = issuers.find((each) => each.issuer === claimed);
    if (!issuer) {
      return refused(
        'token-of-unknown-issuer',
        'This service does not accept tokens of this issuer.',
      );
    }
    try {
      const { payload } = await jwtVerify(token, await keysOf(issuer), {
        issuer: issuer.issuer,
        audience: issuer.audience,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        maxTokenAge: MAX_AGE,
        requiredClaims: ['exp', 'iat'],
      });
      return judge(issuer, payload, token);
    } catch (error) {
      return refusalFor(error);
    }
  };
}

/** Applies the issuer's rules to a token with a valid signature and lifetime. */
function judge(issuer: CiIssuer, payload: JWTPayload, token: string): TokenCheck {
  const who = nameOf(issuer, payload);
  const { aud, exp = 0, jti } = payload;
  // Otherwise another audience of the token could replay it here.
  if (Array.isArray(aud) && aud.length > 1) {
    return refused('token-for-somebody-else', 'The token has other audiences as well.', who);
  }
  const rule = issuer.rules.find(({ claims }) =>
    Object.entries(claims).every(([claim, value]) => textOf(payload[claim]) === value),
  );
  if (!rule) {
    return refused('token-without-rights', `No rule lets ${who} ship here.`, who);
  }
  return {
    kind: 'valid',
    who,
    person: personOf(issuer, payload) ?? who,
    rights: { sections: rule.sections, actions: rule.actions, roles: rule.roles ?? [] },
    mark: markOf(issuer, jti, token),
    expiresAt: new Date((exp + CLOCK_TOLERANCE_S) * 1000),
  };
}

/**
 * Identifies a token by its `jti`, or else by the signed part. Not by the whole token, because some algorithms allow
 * several valid signatures of the same content.
 */
function markOf({ issuer }: CiIssuer, jti: string | undefined, token: string): string {
  const own = jti === undefined ? token.slice(0, token.lastIndexOf('.')) : `jti ${jti}`;
  return createHash('sha256').update(`${issuer}\n${own}`).digest('hex');
}

function issuerOf(token: string): string | null {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    // Not a JWT.
    return null;
  }
}

const discoverySchema = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) });

async function findKeys({ issuer }: CiIssuer): Promise<JWTVerifyGetKey> {
  const base = issuer.replace(/\/$/, '');
  const response = await fetch(`${base}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(ISSUER_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${issuer} answers with status ${response.status}.`);
  const described = v.parse(discoverySchema, await response.json());
  if (described.issuer !== issuer) throw new Error(`${issuer} describes itself as another issuer.`);
  const where = new URL(described.jwks_uri);
  if (where.protocol !== new URL(issuer).protocol) {
    throw new Error(`${issuer} publishes its keys at an http address.`);
  }
  return createRemoteJWKSet(where, {
    timeoutDuration: ISSUER_TIMEOUT_MS,
    cacheMaxAge: KEYS_MS.kept,
    cooldownDuration: KEYS_MS.atMostEvery,
  });
}

function refusalFor(error: unknown): TokenCheck {
  if (error instanceof errors.JWTExpired) {
    return refused('token-expired', 'The token has expired.');
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim } = error;
    if (claim === 'nbf' || claim === 'iat') {
      return refused('token-not-yet-valid', 'The token is not valid yet.');
    }
    if (claim === 'aud')
      return refused('token-for-somebody-else', 'The token is for another audience.');
    return refused('token-unsigned-or-forged', `The claim "${claim}" is missing or invalid.`);
  }
  const isUnanswered = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  if (error instanceof errors.JOSEError && !isUnanswered && error.code !== 'ERR_JOSE_GENERIC') {
    return refused('token-unsigned-or-forged', 'The signature of the token is invalid.');
  }
  return refused('issuer-unreachable', 'The issuer’s keys cannot be fetched now. Try again.');
}

function refused(reason: RefusalReason, message: string, who: string | null = null): TokenCheck {
  return { kind: 'refused', reason, message, who };
}

/** The maximum length of a claim in the audit log. */
const MAX_LETTERS = 120;

/** The name of a CI run in the audit log: repository and branch. */
function nameOf({ name }: CiIssuer, payload: JWTPayload): string {
  const repository = payload['repository'] ?? payload['project_path'] ?? payload.sub;
  return [name, repository, payload['ref']]
    .map(textOf)
    .filter((text) => text !== null)
    .map((text) => text.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '?').slice(0, MAX_LETTERS))
    .join(' ');
}

/** The account that started a run, from the claims of GitHub and GitLab; `null` if the token has neither. */
function personOf({ name }: CiIssuer, payload: JWTPayload): string | null {
  const account = textOf(payload['actor'] ?? payload['user_login']);
  return account === null || !/^[\w.[\]-]{1,100}$/.test(account) ? null : `${name}:${account}`;
}

/** Converts a claim to text, for comparison with rules. */
function textOf(claim: unknown): string | null {
  if (typeof claim === 'string') return claim;
  return typeof claim === 'number' || typeof claim === 'boolean' ? String(claim) : null;
}

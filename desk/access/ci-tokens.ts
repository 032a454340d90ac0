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
import type { RefusalReason } from '../service/refusals.ts';
import type { CiIssuer } from './ci-rules.ts';
import type { Rights } from './rights.ts';

/** What a token comes to. `who` is the run that it was given to, where its signature is good. */
export type TokenCheck =
  | {
      kind: 'valid';
      who: string;
      /** The account that started the run, such as `github:asha`; the run itself where the token does not say. */
      person: string;
      rights: Rights;
      mark: string;
      expiresAt: Date;
    }
  | { kind: 'refused'; reason: RefusalReason; message: string; who: string | null };

/** Signatures that need the issuer's private key. No shared secrets, and not none at all. */
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

/** How far clocks may differ, in seconds. */
const CLOCK_TOLERANCE_S = 30;

/** How old a token may be whose own end is further away: a run of a CI is over by then. */
const MOST_AGE = '6h';

/** How long an issuer may take to answer, in milliseconds. */
const ISSUER_TIMEOUT_MS = 5000;

/** How long the keys of an issuer are believed, and how soon they may be asked for again, in milliseconds. */
const KEYS_MS = { kept: 10 * 60_000, atMostEvery: 30_000 } as const;

/** Checks tokens of the CIs that may sign in. Their keys are fetched when they are first needed, and kept. */
export function createTokenCheck(
  issuers: readonly CiIssuer[],
): (token: string) => Promise<TokenCheck> {
  // jose goes by the system's clock: when that goes back, it would use the same keys until the clock has caught up.
  const found = new LRUCache<string, Promise<JWTVerifyGetKey>>({
    max: issuers.length + 1,
    ttl: KEYS_MS.kept,
    // Without a timer that remembers the time for a millisecond.
    ttlResolution: 0,
  });
  const keysOf = (issuer: CiIssuer) => {
    const known = found.get(issuer.issuer);
    if (known) return known;
    const finding = findKeys(issuer);
    found.set(issuer.issuer, finding);
    // The next token asks again.
    finding.catch(() => found.delete(issuer.issuer));
    return finding;
  };

  return async (token) => {
    const claimed = issuerOf(token);
    if (claimed === null) return refused('token-unsigned-or-forged', 'This is no token.');
    const issuer = issuers.find((each) => each.issuer === claimed);
    if (!issuer) {
      return refused('token-of-unknown-issuer', 'Tokens of this issuer are not taken here.');
    }
    try {
      const { payload } = await jwtVerify(token, await keysOf(issuer), {
        issuer: issuer.issuer,
        audience: issuer.audience,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        maxTokenAge: MOST_AGE,
        requiredClaims: ['exp', 'iat'],
      });
      return judge(issuer, payload, token);
    } catch (error) {
      return refusalFor(error);
    }
  };
}

/** What a token whose signature and times are good allows. */
function judge(issuer: CiIssuer, payload: JWTPayload, token: string): TokenCheck {
  const who = nameOf(issuer, payload);
  const { aud, exp = 0, jti } = payload;
  // Whoever else it is for could use it here.
  if (Array.isArray(aud) && aud.length > 1) {
    return refused('token-for-somebody-else', 'The token is for others as well.', who);
  }
  const rule = issuer.rules.find(({ claims }) =>
    Object.entries(claims).every(([claim, value]) => textOf(payload[claim]) === value),
  );
  if (!rule) {
    return refused('token-without-rights', `Nothing is shipped from ${who} here.`, who);
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
 * What tells one token from another: its number, or what was signed. Not the whole token: of some signatures there are
 * several that are good for the same.
 */
function markOf({ issuer }: CiIssuer, jti: string | undefined, token: string): string {
  const own = jti === undefined ? token.slice(0, token.lastIndexOf('.')) : `jti ${jti}`;
  return createHash('sha256').update(`${issuer}\n${own}`).digest('hex');
}

function issuerOf(token: string): string | null {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    // Not even the shape of a token.
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
  if (described.issuer !== issuer) throw new Error(`${issuer} says that it is somebody else.`);
  const where = new URL(described.jwks_uri);
  if (where.protocol !== new URL(issuer).protocol) {
    throw new Error(`${issuer} has its keys at an address that is not encrypted.`);
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
    if (claim === 'aud') return refused('token-for-somebody-else', 'The token is for others.');
    return refused('token-unsigned-or-forged', `The token lacks a good claim "${claim}".`);
  }
  const isUnanswered = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  if (error instanceof errors.JOSEError && !isUnanswered && error.code !== 'ERR_JOSE_GENERIC') {
    return refused('token-unsigned-or-forged', 'The token is not signed by its issuer.');
  }
  return refused('issuer-unreachable', 'The issuer’s keys cannot be had now. Try again.');
}

function refused(reason: RefusalReason, message: string, who: string | null = null): TokenCheck {
  return { kind: 'refused', reason, message, who };
}

/** The most letters of a claim that the journal keeps. */
const MOST_LETTERS = 120;

/** A run of a CI as the journal names it: by repository and branch. */
function nameOf({ name }: CiIssuer, payload: JWTPayload): string {
  const repository = payload['repository'] ?? payload['project_path'] ?? payload.sub;
  return [name, repository, payload['ref']]
    .map(textOf)
    .filter((text) => text !== null)
    .map((text) => text.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '?').slice(0, MOST_LETTERS))
    .join(' ');
}

/** The account that started a run, as GitHub and GitLab name it in their tokens; `null` where a token has neither. */
function personOf({ name }: CiIssuer, payload: JWTPayload): string | null {
  const account = textOf(payload['actor'] ?? payload['user_login']);
  return account === null || !/^[\w.[\]-]{1,100}$/.test(account) ? null : `${name}:${account}`;
}

/** A claim as rules write it. */
function textOf(claim: unknown): string | null {
  if (typeof claim === 'string') return claim;
  return typeof claim === 'number' || typeof claim === 'boolean' ? String(claim) : null;
}

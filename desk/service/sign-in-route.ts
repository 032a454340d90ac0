import type { TokenCheck } from '../access/ci-tokens.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { NotSignedInError } from './authenticate.ts';
import { signedIn } from './messages.ts';
import { ProblemError } from './problem.ts';
import type { Route } from './route.ts';
import { keyStore } from '../access/key-store.ts';

/** How long the key of a CI run is valid, in milliseconds. */
const WORKING_MS = 15 * 60_000;

/** The operation that exchanges a CI run's token for a key. */
export function signInRoute(
  registry: Registry,
  checkToken: (token: string) => Promise<TokenCheck>,
): Route<{ token: string }> {
  return {
    method: 'POST',
    path: '/v1/sign-in',
    operationId: 'signIn',
    summary:
      'Exchanges the OpenID Connect token of a CI run for a key that is valid for some minutes. Each token works once.',
    shows: 'token',
    answers: { 201: { description: 'A key for this run.', schema: signedIn } },
    problems: { 503: 'The keys of the token’s issuer cannot be fetched now.' },
    async handle({ caller: { token } }) {
      const checked = await checkToken(token);
      if (checked.kind === 'refused') {
        const { reason, message, who } = checked;
        if (reason === 'issuer-unreachable') throw new ProblemError(503, 'failed', message);
        const by = who === null ? null : { who: `ci ${who}`, id: `ci ${who}`, sections: [] };
        throw new NotSignedInError(reason, message, by);
      }
      const { who: name, person, rights, mark, expiresAt: tokenExpiresAt } = checked;
      const who = `ci ${name}`;
      if (!(await keyStore(registry).useOnce({ mark, expiresAt: tokenExpiresAt }))) {
        const message = 'The token was used before. Each works once.';
        const by = { who, id: who, sections: rights.sections };
        throw new NotSignedInError('token-used-before', message, by);
      }
      const expiresAt = new Date(Date.now() + WORKING_MS);
      const key = { name, kind: 'ci', rights, person, madeBy: who, expiresAt } as const;
      const added = await keyStore(registry).add(key);
      if (added.kind === 'taken') throw new Error('Two CI keys have the same id.');
      const details = [`until ${expiresAt.toISOString()}`];
      await registry.note({ what: 'sign in', who, details, sections: rights.sections });
      return {
        status: 201,
        body: { key: added.text, name, expiresAt: expiresAt.toISOString(), roles: [], ...rights },
      };
    },
  };
}

import type { TokenCheck } from '../access/ci-tokens.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { NotSignedInError } from './authenticate.ts';
import { signedIn } from './messages.ts';
import { ProblemError } from './problem.ts';
import type { Route } from './route.ts';
import { keyStore } from '../access/key-store.ts';

/** How long a run of a CI may work with the key that it gets for its token, in milliseconds. */
const WORKING_MS = 15 * 60_000;

/** The operation with which a run of a CI gets a key for its token. */
export function signInRoute(
  registry: Registry,
  checkToken: (token: string) => Promise<TokenCheck>,
): Route<{ token: string }> {
  return {
    method: 'POST',
    path: '/v1/sign-in',
    operationId: 'signIn',
    summary:
      'Gives a run of a CI a key for some minutes, in place of its OpenID Connect token, which is good for that once.',
    shows: 'token',
    answers: { 201: { description: 'A key for this run.', schema: signedIn } },
    problems: { 503: 'The keys of the issuer of the token cannot be had now.' },
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
        const message = 'The token was used before. Each is good for one key.';
        const by = { who, id: who, sections: rights.sections };
        throw new NotSignedInError('token-used-before', message, by);
      }
      const expiresAt = new Date(Date.now() + WORKING_MS);
      const key = { name, kind: 'ci', rights, person, madeBy: who, expiresAt } as const;
      const added = await keyStore(registry).add(key);
      if (added.kind === 'taken') throw new Error('Two keys of a CI have one id.');
      const details = [`until ${expiresAt.toISOString()}`];
      await registry.note({ what: 'sign in', who, details, sections: rights.sections });
      return {
        status: 201,
        body: { key: added.text, name, expiresAt: expiresAt.toISOString(), roles: [], ...rights },
      };
    },
  };
}

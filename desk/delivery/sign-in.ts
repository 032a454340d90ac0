import { implement } from '@orpc/server';
import type { Registry } from '@site/delivery/registry/registry.ts';
import type { TokenCheck } from '../access/ci-tokens.ts';
import { keyStore } from '../access/key-store.ts';
import { notSignedIn } from './caller.ts';
import { signInContract } from './contract.ts';
import { ProblemError } from './problem.ts';

/** How long the key of a CI run is valid, in milliseconds. */
const WORKING_MS = 15 * 60_000;

/** `token`: the credential of the request. */
type Context = {
  registry: Registry;
  checkToken: (token: string) => Promise<TokenCheck>;
  token: string;
};

const api = implement(signInContract).$context<Context>();

/** Exchanges a CI run's token for a key. */
export const signInRouter = api.router({
  signIn: api.signIn.handler(async ({ context: { registry, checkToken, token } }) => {
    const checked = await checkToken(token);
    if (checked.kind === 'refused') {
      const { reason, message, who } = checked;
      if (reason === 'issuer-unreachable') throw new ProblemError(503, 'failed', message);
      const by = who === null ? null : { who: `ci ${who}`, id: `ci ${who}`, sections: [] };
      throw notSignedIn(reason, message, by);
    }
    const { who: name, person, rights, mark, expiresAt: tokenExpiresAt } = checked;
    const { sections, actions, roles = [] } = rights;
    const who = `ci ${name}`;
    if (!(await keyStore(registry).useOnce({ mark, expiresAt: tokenExpiresAt }))) {
      const message = 'The token was used before. Each works once.';
      throw notSignedIn('token-used-before', message, { who, id: who, sections });
    }
    const expiresAt = new Date(Date.now() + WORKING_MS);
    const key = { name, kind: 'ci', rights, person, madeBy: who, expiresAt } as const;
    const added = await keyStore(registry).add(key);
    if (added.kind === 'taken') throw new Error('Two CI keys have the same id.');
    const details = [`until ${expiresAt.toISOString()}`];
    await registry.note({ what: 'sign in', who, details, sections });
    return { key: added.text, name, expiresAt, sections, actions, roles };
  }),
});

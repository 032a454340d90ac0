import { implement } from '@orpc/server';
import { partNamesIn } from '@site/delivery/releases/release.ts';
import { sectionsOf } from '@site/delivery/sections/live-sections.ts';
import { actions, nonParts, type Section } from '../access/rights.ts';
import type { Context } from './context.ts';
import { accountContract } from './contract.ts';

const api = implement(accountContract).$context<Context>();

const me = api.me.handler(async ({ context: { stores, caller } }) => {
  const { version } = await stores.registry.live();
  const liveOf = (name: Section) => {
    if (name === 'posts') return null;
    if (name === 'sections') return version?.sections ?? null;
    if (name === 'config') return version?.config ?? null;
    return version?.parts[name]?.release ?? null;
  };
  const { key } = caller;
  if (key) {
    const { sections: own, actions: allowed, roles } = key.rights;
    const { name, person, expiresAt } = key;
    const shown = own.map((each) => ({ name: each, live: liveOf(each) }));
    return { name, person, roles, expiresAt, actions: allowed, sections: shown };
  }
  const known = version && (await sectionsOf(stores, version));
  const parts = Object.fromEntries(known?.map((each) => [each.name, null]) ?? []);
  const names = [...partNamesIn({ shell: null, ...version?.parts, ...parts }), ...nonParts];
  const user = stores.registry.connection.who;
  return {
    name: caller.who ?? user,
    person: caller.person ?? user,
    roles: [],
    expiresAt: null,
    actions,
    sections: names.map((name) => ({ name, live: liveOf(name) })),
  };
});

/** What callers know about themselves and about what happened. */
export const accountProcedures = api.router({
  me,
  refusals: api.refusals.handler(({ context }) => ({ refused: context.refusals.counts() })),
  history: api.history.handler(async ({ context: { stores, caller }, input }) => {
    const filter = { naming: input.naming, sections: caller.key?.rights.sections };
    return { entries: await stores.registry.journal(Number(input.most), filter) };
  }),
});

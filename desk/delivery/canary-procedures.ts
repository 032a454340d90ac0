import { implement } from '@orpc/server';
import { beginCanary } from '../canary/begin-canary.ts';
import { latestCanary } from '../canary/canary-counts.ts';
import { NONE_RUNS, stepCanary, stopCanary } from '../canary/change-canary.ts';
import { mayDo, mustBeAllowed } from './caller.ts';
import type { Context } from './context.ts';
import { refused, unlessRefused } from './problem.ts';
import { named } from './promotion-procedures.ts';
import { canaryContract } from './canary-contract.ts';

const api = implement(canaryContract).$context<Context>();

/** The running canary, or `chosen`, which is refused if it has ended. Throws unless the caller may change it. */
async function canaryToChange({ stores, caller }: Context, chosen: string | undefined) {
  const running = await stores.registry.canaries.running();
  for (const { name } of running?.parts ?? []) mustBeAllowed(caller, 'promote', name);
  const id = chosen ?? running?.id;
  if (id === undefined) throw refused('Rejected; nothing has changed.', [NONE_RUNS]);
  return id;
}

/** Begins, widens and stops canaries. */
export const canaryProcedures = api.router({
  begin: api.begin.handler(async ({ context, input: { parts, ...rest } }) => {
    const { stores, caller } = context;
    for (const { section } of parts) mustBeAllowed(caller, 'promote', section);
    const order = { ...rest, ...caller, parts: named(parts) };
    return unlessRefused(await context.inTurn(() => beginCanary(stores, order)));
  }),
  step: api.step.handler(async ({ context, input }) => {
    const id = await canaryToChange(context, input.id);
    const { share, why } = input;
    const order = { ...context.caller, id, share, why };
    return unlessRefused(await context.inTurn(() => stepCanary(context.stores, order)));
  }),
  // Not queued: stopping a harmful canary must not wait for another order to compose.
  stop: api.stop.handler(async ({ context, input }) => {
    const id = await canaryToChange(context, input.id);
    const order = { id, who: context.caller.who, why: input.why };
    return unlessRefused(await stopCanary(context.stores, order));
  }),
  latest: api.latest.handler(async ({ context: { stores, caller } }) => {
    const latest = await latestCanary(stores.registry);
    if (!latest?.canary.parts.every(({ name }) => mayDo(caller, 'read', name))) {
      return { latest: null };
    }
    const parts = latest.canary.parts.map(({ name, id }) => ({ section: name, release: id }));
    return { latest: { canary: { ...latest.canary, parts }, stages: latest.stages } };
  }),
});

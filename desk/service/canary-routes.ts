import type { CanaryBegun } from '../canary/begin-canary.ts';
import type { CanaryStepped } from '../canary/step-canary.ts';
import type { CanaryStopped } from '../canary/stop-canary.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import type { ComposeQueue } from './compose-queue.ts';
import {
  canaryAnswer,
  canaryBegun,
  canaryOrder,
  canaryStep,
  canaryStepped,
  canaryStop,
  canaryStopped,
} from './canary-messages.ts';
import { ProblemError } from './problem.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

const REFUSED = { 422: 'Refused, with the reasons; nothing has changed.' } as const;

/** The operations with canaries. Whoever may promote all their sections may begin one, step it and take it back. */
export function canaryRoutes({
  stores,
  targetOf,
  inTurn,
}: {
  stores: Stores;
  targetOf: (caller: Caller) => DeliveryTarget;
  /** Does one thing after another, because composing takes all cores. */
  inTurn: ComposeQueue;
}): readonly Route<Caller>[] {
  /** Nobody steps or stops what is another team's. Gives the one that was looked at, for another may begin meanwhile. */
  const changeable = async (caller: Caller): Promise<string | undefined> => {
    const canary = await stores.registry.canaries.current();
    for (const { name } of canary?.parts ?? []) mustBeAllowed(caller, 'promote', name);
    return canary?.id;
  };
  return [
    {
      method: 'POST',
      path: '/v1/canaries',
      operationId: 'beginCanary',
      summary: 'Gives releases to a share of visitors, checked as for a promotion.',
      shows: 'key',
      body: canaryOrder,
      answers: { 200: { description: 'What some visitors get now.', schema: canaryBegun } },
      problems: REFUSED,
      async handle({ body, caller }) {
        const { parts, ...rest } = readInput(canaryOrder, body, 'The order');
        for (const { section } of parts) mustBeAllowed(caller, 'promote', section);
        const order = {
          ...rest,
          parts: parts.map(({ section, release }) => ({ name: section, id: release })),
        };
        return answerOf(await inTurn(caller, () => targetOf(caller).canary.begin(order)));
      },
    },
    {
      method: 'POST',
      path: '/v1/canary-shares',
      operationId: 'stepCanary',
      summary: 'Gives the canary that runs to more visitors; with 100 to all of them.',
      shows: 'key',
      body: canaryStep,
      answers: { 200: { description: 'How many get it now.', schema: canaryStepped } },
      problems: REFUSED,
      async handle({ body, caller }) {
        const { share, why } = readInput(canaryStep, body, 'The order');
        const only = await changeable(caller);
        return answerOf(await inTurn(caller, () => targetOf(caller).canary.step(share, why, only)));
      },
    },
    {
      method: 'POST',
      path: '/v1/canary-ends',
      operationId: 'stopCanary',
      summary: 'Takes the canary that runs back.',
      shows: 'key',
      body: canaryStop,
      answers: { 200: { description: 'It is taken back.', schema: canaryStopped } },
      problems: REFUSED,
      async handle({ body, caller }) {
        const { why } = readInput(canaryStop, body, 'The order');
        const only = await changeable(caller);
        // Not in turn: nobody should have to wait for somebody's composing to end what does harm.
        return answerOf(await targetOf(caller).canary.stop(why, only));
      },
    },
    {
      method: 'GET',
      path: '/v1/canaries',
      operationId: 'readCanary',
      summary: 'The canary that was begun last, and what was counted of it.',
      shows: 'key',
      answers: { 200: { description: 'The canary, if there ever was one.', schema: canaryAnswer } },
      async handle({ caller }) {
        const latest = await targetOf(caller).canary.latest();
        if (!latest) return { status: 200, body: { latest } };
        const { parts, startedAt, endedAt, ...canary } = latest.canary;
        const told = {
          ...canary,
          parts: parts.map(({ name, id }) => ({ section: name, release: id })),
          startedAt: startedAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
        };
        return { status: 200, body: { latest: { canary: told, stages: latest.stages } } };
      },
    },
  ];
}

function answerOf(outcome: CanaryBegun | CanaryStepped | CanaryStopped): {
  status: number;
  body: unknown;
} {
  if (outcome.kind !== 'refused') return { status: 200, body: outcome };
  throw new ProblemError(422, 'refused', 'Nothing has changed.', { problems: outcome.problems });
}

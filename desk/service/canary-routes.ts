import type { CanaryBegun } from '../canary/begin-canary.ts';
import { type CanaryStepped, NONE_RUNS } from '../canary/step-canary.ts';
import type { CanaryStopped } from '../canary/stop-canary.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import { allows } from '../access/rights.ts';
import type { CanaryRecord } from '@site/delivery/registry/canaries.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import type { ComposeQueue } from './compose-queue.ts';
import {
  canaryBegun,
  canaryOrder,
  canaryStep,
  canaryStepped,
  canaryStop,
  canaryStopped,
  latestCanaryAnswer,
} from './canary-messages.ts';
import { ProblemError } from './problem.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

const REFUSED = { 422: 'Rejected, with the reasons; nothing has changed.' } as const;

/** Canary operations. A key that may promote all parts of the canary may start, widen and stop it. */
export function canaryRoutes({
  stores,
  targetOf,
  inTurn,
}: {
  stores: Stores;
  targetOf: (caller: Caller) => DeliveryTarget;
  /** Serialises orders, because composing uses all cores. */
  inTurn: ComposeQueue;
}): readonly Route<Caller>[] {
  /** The id of the running canary. Throws unless there is one and the caller may change it. */
  const runningId = async (caller: Caller): Promise<string> => {
    const canary = await stores.registry.canaries.running();
    if (!canary) throw refused([NONE_RUNS]);
    for (const { name } of canary.parts) mustBeAllowed(caller, 'promote', name);
    return canary.id;
  };
  return [
    {
      method: 'POST',
      path: '/v1/canaries',
      operationId: 'beginCanary',
      summary: 'Gives releases to a share of visitors, with the checks of a promotion.',
      shows: 'key',
      body: canaryOrder,
      answers: { 200: { description: 'What some visitors now get.', schema: canaryBegun } },
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
      summary: 'Widens a running canary; 100 makes it live.',
      shows: 'key',
      body: canaryStep,
      answers: { 200: { description: 'The new share.', schema: canaryStepped } },
      problems: REFUSED,
      async handle({ body, caller }) {
        const { share, why } = readInput(canaryStep, body, 'The order');
        const id = await runningId(caller);
        const step = () => targetOf(caller).canary.step(share, why, id);
        return answerOf(await inTurn(caller, step));
      },
    },
    {
      method: 'POST',
      path: '/v1/canary-ends',
      operationId: 'stopCanary',
      summary: 'Stops a running canary.',
      shows: 'key',
      body: canaryStop,
      answers: { 200: { description: 'It is stopped.', schema: canaryStopped } },
      problems: REFUSED,
      async handle({ body, caller }) {
        const { why } = readInput(canaryStop, body, 'The order');
        const id = await runningId(caller);
        // Not queued: stopping a harmful canary must not wait for another order to compose.
        return answerOf(await targetOf(caller).canary.stop(why, id));
      },
    },
    {
      method: 'GET',
      path: '/v1/canaries',
      operationId: 'latestCanary',
      summary: 'Returns the latest canary with its counts, if the key covers all of its parts.',
      shows: 'key',
      answers: {
        200: { description: 'The canary, running or ended.', schema: latestCanaryAnswer },
      },
      async handle({ caller }) {
        const latest = await targetOf(caller).canary.latest();
        const isShown = latest?.canary.parts.every(({ name }) =>
          allows(caller.key.rights, 'read', name),
        );
        const shown =
          latest && isShown ? { canary: inWords(latest.canary), stages: latest.stages } : null;
        return { status: 200, body: { latest: shown } };
      },
    },
  ];
}

function inWords({ parts, startedAt, endedAt, ...canary }: CanaryRecord) {
  return {
    ...canary,
    parts: parts.map(({ name, id }) => ({ section: name, release: id })),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

function answerOf(outcome: CanaryBegun | CanaryStepped | CanaryStopped): {
  status: number;
  body: unknown;
} {
  if (outcome.kind !== 'refused') return { status: 200, body: outcome };
  throw refused(outcome.problems);
}

function refused(problems: readonly string[]): ProblemError {
  return new ProblemError(422, 'refused', 'Nothing has changed.', { problems });
}

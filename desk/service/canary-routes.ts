import type { CanaryBegun } from '../canary/begin-canary.ts';
import type { CanaryStepped } from '../canary/step-canary.ts';
import type { CanaryStopped } from '../canary/stop-canary.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import { allows } from '../access/rights.ts';
import { chooseCanary } from '../canary/choose-canary.ts';
import type { Canary, CanaryRecord } from '@site/delivery/registry/canaries.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import type { ComposeQueue } from './compose-queue.ts';
import {
  canaryBegun,
  canaryList,
  canaryOrder,
  canaryStep,
  canaryStepped,
  canaryStop,
  canaryStopped,
} from './canary-messages.ts';
import { ProblemError } from './problem.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

const REFUSED = { 422: 'Rejected, with the reasons; nothing has changed.' } as const;

/** Canary operations. A key that may promote all parts of a canary may start, widen and stop it. */
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
  /** Finds the selected canary. Throws unless the caller may change it. */
  const meantBy = async (caller: Caller, part: PartName | undefined): Promise<Canary> => {
    if (part !== undefined) mustBeAllowed(caller, 'promote', part);
    const running = await stores.registry.canaries.running();
    const own = running.filter(({ parts }) =>
      parts.every(({ name }) => allows(caller.key.rights, 'promote', name)),
    );
    const theirs = part === undefined ? running.slice(0, 1) : running;
    const canary = chooseCanary(own.length > 0 && part === undefined ? own : theirs, { part });
    if (typeof canary === 'string') throw refused([canary]);
    for (const { name } of canary.parts) mustBeAllowed(caller, 'promote', name);
    return canary;
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
        const { section, share, why } = readInput(canaryStep, body, 'The order');
        const { id } = await meantBy(caller, section);
        const step = () => targetOf(caller).canary.step(share, why, { id });
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
        const { section, why } = readInput(canaryStop, body, 'The order');
        const { id } = await meantBy(caller, section);
        // Not queued: stopping a harmful canary must not wait for another order to compose.
        return answerOf(await targetOf(caller).canary.stop(why, { id }));
      },
    },
    {
      method: 'GET',
      path: '/v1/canaries',
      operationId: 'listCanaries',
      summary:
        'Lists the latest canary of each part with its counts, newest first, if the key covers all of its parts.',
      shows: 'key',
      answers: { 200: { description: 'Running and ended canaries.', schema: canaryList } },
      async handle({ caller }) {
        const latest = await targetOf(caller).canary.latest();
        const shown = latest.filter(({ canary }) =>
          canary.parts.every(({ name }) => allows(caller.key.rights, 'read', name)),
        );
        const canaries = shown.map(({ canary, stages }) => ({ canary: inWords(canary), stages }));
        return { status: 200, body: { canaries } };
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

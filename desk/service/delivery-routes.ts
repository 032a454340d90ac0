import type { Outcome } from '@site/delivery/promotion/plan.ts';
import { allowedOrder } from './allowed-order.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import { canaryRoutes } from './canary-routes.ts';
import {
  callerAnswer,
  dryRun,
  history,
  historyQuery,
  partParams,
  promotion,
  refusalCounts,
  releaseList,
  rollback,
  shipped,
  uploadAnswer,
} from './messages.ts';
import { postRoute } from './post-route.ts';
import { ProblemError } from './problem.ts';
import { readInput } from './read-input.ts';
import { receiveRelease } from '@site/delivery/releases/receive-release.ts';
import type { Route } from './route.ts';
import type { RouteContext } from './route-context.ts';
import { targetFor } from './target-for.ts';
import { sectionRoutes } from './section-routes.ts';

/** The size limits of archives and orders, in bytes. Our largest archive has 2 MB. */
const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;
const MAX_ORDER_BYTES = 256 * 1024;

/** All operations for callers with a key. */
export function deliveryRoutes(context: RouteContext): readonly Route<Caller>[] {
  const { stores, refusals, inTurn, sandboxProblem } = context;
  const targetOf = (caller: Caller) => targetFor(context, caller);

  return [
    {
      method: 'GET',
      path: '/v1/me',
      operationId: 'currentUser',
      summary: 'Returns the owner and rights of the key, and the live releases of its sections.',
      shows: 'key',
      answers: { 200: { description: 'The key is valid.', schema: callerAnswer } },
      async handle({ caller: { key } }) {
        const { version } = await stores.registry.live();
        const liveOf = (name: (typeof key.rights.sections)[number]) => {
          if (name === 'posts') return null;
          if (name === 'sections') return version?.sections ?? null;
          if (name === 'config') return version?.config ?? null;
          return version?.parts[name]?.release ?? null;
        };
        const { sections, actions, roles } = key.rights;
        return {
          status: 200,
          body: {
            name: key.name,
            person: key.person,
            roles,
            expiresAt: key.expiresAt.toISOString(),
            actions,
            sections: sections.map((name) => ({ name, live: liveOf(name) })),
          },
        };
      },
    },
    {
      method: 'GET',
      path: '/v1/refusals',
      operationId: 'countRefusals',
      summary: 'Counts the callers rejected since the service started, by reason.',
      shows: 'key',
      answers: { 200: { description: 'Numbers by reason.', schema: refusalCounts } },
      handle: async () => ({ status: 200, body: { refused: refusals.counts() } }),
    },
    {
      method: 'POST',
      path: '/v1/sections/{section}/releases',
      operationId: 'uploadRelease',
      summary:
        'Uploads a release: a .tar.gz of release.json, then of the files that it lists. Safe to repeat.',
      shows: 'key',
      params: partParams,
      body: 'bytes',
      bodyLimit: MAX_ARCHIVE_BYTES,
      answers: { 201: { description: 'It is stored.', schema: uploadAnswer } },
      problems: { 422: 'It is incomplete or damaged, or contradicts the existing release.' },
      async handle({ params, body, caller }) {
        const { section } = readInput(partParams, params, 'The address');
        mustBeAllowed(caller, 'release', section);
        if (!Buffer.isBuffer(body)) {
          const detail = 'Send the archive as application/octet-stream.';
          throw new ProblemError(415, 'unreadable-request', detail);
        }
        if (sandboxProblem !== null) throw new ProblemError(422, 'refused', sandboxProblem);
        const received = await receiveRelease(stores, section, body);
        if (received.kind === 'wrong') {
          const detail = `This is not a release of ${section}.`;
          throw new ProblemError(422, 'wrong-release', detail, { problems: received.problems });
        }
        await targetOf(caller).release(received.release);
        return { status: 201, body: { kind: 'released', id: received.release.id } };
      },
    },
    {
      method: 'GET',
      path: '/v1/sections/{section}/releases',
      operationId: 'listReleases',
      summary: 'Lists the releases of a part, newest first.',
      shows: 'key',
      params: partParams,
      answers: { 200: { description: 'The releases.', schema: releaseList } },
      async handle({ params, caller }) {
        const { section } = readInput(partParams, params, 'The address');
        mustBeAllowed(caller, 'read', section);
        const releases = await targetOf(caller).releases(section);
        return {
          status: 200,
          body: {
            releases: releases.map(({ releasedAt, ...rest }) => ({
              ...rest,
              releasedAt: releasedAt.toISOString(),
            })),
          },
        };
      },
    },
    {
      method: 'POST',
      path: '/v1/promotions',
      operationId: 'promote',
      summary: 'Makes releases, a configuration or the posts live, all together or not at all.',
      shows: 'key',
      body: promotion,
      bodyLimit: MAX_ORDER_BYTES,
      answers: { 200: { description: 'What visitors now get.', schema: shipped } },
      problems: { 422: 'Rejected, with the reasons; nothing has changed.' },
      async handle({ body, caller }) {
        const wanted = readInput(promotion, body, 'The order');
        const whenEmpty = 'The order is empty.';
        const order = allowedOrder(caller, 'promote', wanted, whenEmpty);
        return answerOf(await inTurn(caller, () => targetOf(caller).promote(order)));
      },
    },
    {
      method: 'POST',
      path: '/v1/dry-runs',
      operationId: 'dryRun',
      summary: 'Composes and checks a promotion without changing anything.',
      shows: 'key',
      body: promotion,
      bodyLimit: MAX_ORDER_BYTES,
      answers: { 200: { description: 'What the promotion would change.', schema: dryRun } },
      problems: { 422: 'It would be rejected, with the reasons.' },
      async handle({ body, caller }) {
        const wanted = readInput(promotion, body, 'The order');
        const whenEmpty = 'The order is empty.';
        const order = allowedOrder(caller, 'release', wanted, whenEmpty);
        const outcome = await inTurn(caller, () => targetOf(caller).dryRun(order));
        if (outcome.kind === 'ready') return { status: 200, body: outcome };
        const { problems } = outcome;
        throw new ProblemError(422, 'refused', 'A promotion would be rejected.', { problems });
      },
    },
    {
      method: 'POST',
      path: '/v1/rollbacks',
      operationId: 'rollBack',
      summary: 'Makes the previous release of a part, or the previous configuration, live again.',
      shows: 'key',
      body: rollback,
      bodyLimit: MAX_ORDER_BYTES,
      answers: { 200: { description: 'What visitors now get.', schema: shipped } },
      problems: { 422: 'Rejected, with the reasons; nothing has changed.' },
      async handle({ body, caller }) {
        const { section, why } = readInput(rollback, body, 'The order');
        mustBeAllowed(caller, 'rollback', section);
        // Not queued behind promotions: moving the pointer is an atomic compare-and-set.
        return answerOf(await targetOf(caller).rollBack(section, why));
      },
    },
    ...sectionRoutes({
      targetOf,
      inTurn,
      answerOf,
    }),
    postRoute(context),
    ...canaryRoutes({ stores, targetOf, inTurn }),
    {
      method: 'GET',
      path: '/v1/history',
      operationId: 'readHistory',
      summary:
        'Lists audit entries about the key’s sections, newest first: what was promoted, by whom and why, and what was rejected.',
      shows: 'key',
      query: historyQuery,
      answers: { 200: { description: 'Audit entries.', schema: history } },
      async handle({ query, caller }) {
        const { most, naming } = readInput(historyQuery, query, 'The query');
        const filter = { naming, sections: caller.key.rights.sections };
        const entries = await stores.registry.journal(Number(most), filter);
        return {
          status: 200,
          body: { entries: entries.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) },
        };
      },
    },
  ];
}

function answerOf(outcome: Outcome): { status: number; body: unknown } {
  if (outcome.kind === 'shipped') return { status: 200, body: outcome };
  throw new ProblemError(422, 'refused', 'Rejected; nothing has changed.', {
    problems: outcome.problems,
  });
}

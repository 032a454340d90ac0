import { partName, releaseId } from '@site/delivery/releases/release.ts';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import { get, moment, post, why, wholeNumber } from './operation.ts';
import { exceptions, pageChanges, promotedParts, UNCHANGED } from './promotion-contract.ts';

/** The canary to change, which is refused once another one runs; by default the running one. */
const canaryChosen = { id: v.optional(v.string()) };

const canaryChange = { what: v.string(), share: v.number() };

const counts = v.object({ canary: v.number(), live: v.number() });

export const canaryContract = {
  begin: post(
    '/v1/canaries',
    'beginCanary',
    'Gives releases to a share of visitors, with the checks of a promotion.',
    'What some visitors now get.',
    { problems: UNCHANGED },
  )
    .input(
      v.strictObject({
        parts: v.pipe(promotedParts, v.minLength(1, 'must name a part')),
        share: wholeNumber(1, 99),
        ...exceptions,
      }),
    )
    .output(
      v.object({
        kind: v.literal('begun'),
        ...canaryChange,
        pages: pageChanges,
        rendered: v.number(),
      }),
    ),
  step: post(
    '/v1/canary-shares',
    'stepCanary',
    'Widens a running canary; 100 makes it live.',
    'The new share.',
    {
      problems: UNCHANGED,
    },
  )
    .input(v.strictObject({ ...canaryChosen, share: wholeNumber(1, 100), why }))
    .output(v.object({ kind: v.literal('stepped'), ...canaryChange })),
  stop: post('/v1/canary-ends', 'stopCanary', 'Stops a running canary.', 'It is stopped.', {
    problems: UNCHANGED,
  })
    .input(v.strictObject({ ...canaryChosen, why }))
    .output(v.object({ kind: v.literal('stopped'), ...canaryChange })),
  latest: get(
    '/v1/canaries',
    'latestCanary',
    'Returns the latest canary with its counts, if the key covers all of its parts.',
    'The canary, running or ended.',
  ).output(
    v.object({
      latest: v.nullable(
        v.object({
          canary: v.object({
            id: v.string(),
            parts: listOf(v.object({ section: partName, release: releaseId })),
            share: v.number(),
            who: v.string(),
            startedAt: moment,
            /** `null` while it runs. */
            endedAt: v.nullable(moment),
            /** How it ended, as a sentence. */
            ending: v.nullable(v.string()),
          }),
          stages: listOf(
            v.object({
              share: v.number(),
              /** Pages sent, with the canary and without. */
              views: counts,
              /** Networks that reported a failure, with the canary and without. */
              failures: counts,
            }),
          ),
        }),
      ),
    }),
  ),
};

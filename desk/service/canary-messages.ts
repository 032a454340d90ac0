import * as v from 'valibot';
import { partName, releaseId } from '@site/delivery/releases/release.ts';
import { moment, pageChanges, promotedParts } from './messages.ts';
import { reason } from '@site/delivery/registry/reason.ts';

const share = (most: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(most, `must be at most ${most}`),
  );

/** Releases for a share of visitors. */
export const canaryOrder = v.strictObject({
  parts: v.pipe(promotedParts, v.minLength(1, 'must name a part')),
  /** The percentage of visitors. */
  share: share(99),
  /** The reason for accepting links to missing pages. */
  allowBrokenLinks: v.optional(reason),
  /** The reason for removing public addresses without a redirect. */
  gone: v.optional(reason),
  why: v.optional(reason),
});

/** The new percentage of visitors; 100 makes the canary live. */
export const canaryStep = v.strictObject({ share: share(100), why: v.optional(reason) });

export const canaryStop = v.strictObject({ why: v.optional(reason) });

/** The new canary: a description of its releases, and the percentage of visitors. */
export const canaryBegun = v.object({
  kind: v.literal('begun'),
  what: v.string(),
  share: v.number(),
  pages: pageChanges,
  rendered: v.number(),
});

/** The canary's new percentage of visitors. */
export const canaryStepped = v.object({
  kind: v.literal('stepped'),
  what: v.string(),
  share: v.number(),
});

/** The stopped canary and the percentage of visitors it had. */
export const canaryStopped = v.object({
  kind: v.literal('stopped'),
  what: v.string(),
  share: v.number(),
});

const counts = v.object({ canary: v.number(), live: v.number() });

/** The latest canary, and what hosts counted for each share of visitors; `null` if there has been none. */
export const latestCanaryAnswer = v.object({
  latest: v.nullable(
    v.object({
      canary: v.object({
        id: v.string(),
        parts: v.array(v.object({ section: partName, release: releaseId })),
        share: v.number(),
        who: v.string(),
        startedAt: moment,
        /** `null` while it runs. */
        endedAt: v.nullable(moment),
        /** How it ended, as a sentence. */
        ending: v.nullable(v.string()),
      }),
      stages: v.array(
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
});

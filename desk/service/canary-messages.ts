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

const step = v.strictObject({
  /** Of a hundred visitors, how many. */
  share: share(100),
  /** How long after the beginning, in milliseconds. */
  afterMs: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Releases that a share of visitors is to get. */
export const canaryOrder = v.strictObject({
  parts: v.pipe(promotedParts, v.minLength(1, 'must name a part')),
  /** Of a hundred visitors, how many. */
  share: share(99),
  /** When more are to get it without being asked for. */
  steps: v.optional(
    v.pipe(
      v.array(step),
      v.maxLength(20, 'must be at most 20'),
      v.check(
        (steps) =>
          steps.every(({ share: percent, afterMs }, index) => {
            const before = steps[index - 1];
            return !before || (percent > before.share && afterMs > before.afterMs);
          }),
        'must rise',
      ),
    ),
    [],
  ),
  /** Why links to missing pages are taken. */
  allowBrokenLinks: v.optional(reason),
  /** Why addresses that were public are no longer answered. */
  gone: v.optional(reason),
  why: v.optional(reason),
});

/** A part of the canary that is meant; without it the only one that the key may change. */
const section = v.optional(partName);

/** How many of a hundred visitors are to get a canary from now on; with 100 it is live. */
export const canaryStep = v.strictObject({ section, share: share(100), why: v.optional(reason) });

/** That a canary is to be taken back. */
export const canaryStop = v.strictObject({ section, why: v.optional(reason) });

/** The canary that some visitors get from now on: releases in words, and of a hundred visitors how many. */
export const canaryBegun = v.object({
  kind: v.literal('begun'),
  what: v.string(),
  share: v.number(),
  pages: pageChanges,
  rendered: v.number(),
});

/** How many of a hundred visitors get the canary now. */
export const canaryStepped = v.object({
  kind: v.literal('stepped'),
  what: v.string(),
  share: v.number(),
});

/** Which canary was taken back, and how many of a hundred visitors had it. */
export const canaryStopped = v.object({
  kind: v.literal('stopped'),
  what: v.string(),
  share: v.number(),
});

const counts = v.object({ canary: v.number(), live: v.number() });

/** The latest canary of each part, and what hosts counted while it was given to each share of visitors. */
export const canaryList = v.object({
  canaries: v.array(
    v.object({
      canary: v.object({
        id: v.string(),
        parts: v.array(v.object({ section: partName, release: releaseId })),
        share: v.number(),
        steps: v.array(v.object({ share: v.number(), afterMs: v.number() })),
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
          /** Pages that were sent, with the canary and without. */
          views: counts,
          /** Networks from which a failure was told, with the canary and without. */
          failures: counts,
        }),
      ),
    }),
  ),
});

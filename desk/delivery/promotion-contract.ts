import type { Shipped } from '@site/delivery/promotion/plan.ts';
import { reason } from '@site/delivery/registry/reason.ts';
import { partName, releaseId } from '@site/delivery/releases/release.ts';
import { sectionChangeSchema } from '@site/delivery/sections/change-sections.ts';
import { siteSectionSchema } from '@site/delivery/sections/site-section.ts';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import { get, post, why } from './operation.ts';

export const MAX_ORDER_BYTES = 256 * 1024;

export const UNCHANGED = { 422: 'Rejected, with the reasons; nothing has changed.' } as const;

/** The maximum number of parts in an order. */
const MAX_PARTS = 50;

const promotedPart = v.strictObject({
  section: partName,
  /** `null` means the newest release. */
  release: v.nullable(releaseId),
});
export const promotedParts = v.pipe(v.array(promotedPart), v.maxLength(MAX_PARTS));

/** How the pages of a version differ from the live ones. */
export const pageChanges = v.object({
  added: v.array(v.string()),
  changed: v.array(v.string()),
  removed: v.array(v.string()),
});

/** What an order can contain. */
export const content = {
  parts: v.optional(promotedParts, []),
  /** A complete configuration (`site.config.json`). */
  config: v.optional(v.record(v.string(), v.unknown())),
  /** Whether to include the posts as they are in the database now. */
  posts: v.optional(v.boolean(), false),
};

/** Reasons for going ahead where an order would be rejected. */
export const exceptions = {
  /** The reason for accepting links to missing pages. */
  allowBrokenLinks: v.optional(reason),
  /** The reason for removing public addresses without a redirect. */
  gone: v.optional(reason),
  why,
};

/** The content to promote. */
export const promotion = v.strictObject({ ...content, ...exceptions });

const liveReleases: v.GenericSchema<Shipped['live']> = v.record(v.string(), releaseId);

/** The content that is now live. */
const shipped = v.object({
  kind: v.literal('shipped'),
  version: releaseId,
  live: liveReleases,
  pages: pageChanges,
  rendered: v.number(),
  milliseconds: v.number(),
});

export const promotionContract = {
  promote: post(
    '/v1/promotions',
    'promote',
    'Makes releases, a configuration or the posts live, all together or not at all.',
    'What visitors now get.',
    { bodyLimit: MAX_ORDER_BYTES, problems: UNCHANGED },
  )
    .input(promotion)
    .output(shipped),
  dryRun: post(
    '/v1/dry-runs',
    'dryRun',
    'Composes and checks a promotion without changing anything.',
    'What the promotion would change.',
    { bodyLimit: MAX_ORDER_BYTES, problems: { 422: 'It would be rejected, with the reasons.' } },
  )
    .input(promotion)
    .output(
      v.object({
        kind: v.literal('ready'),
        pages: pageChanges,
        rendered: v.number(),
      }),
    ),
  rollBack: post(
    '/v1/rollbacks',
    'rollBack',
    'Makes the previous release of a part, or the previous configuration, live again.',
    'What visitors now get.',
    { problems: UNCHANGED },
  )
    .input(
      v.strictObject({
        section: v.union(
          [partName, v.literal('config')],
          'must be shell, config or the name of a section',
        ),
        why,
      }),
    )
    .output(shipped),
};

export const sectionContract = {
  list: get(
    '/v1/site-sections',
    'listSections',
    'Lists the sections of the site with their addresses, owners and live releases.',
    'The sections.',
  ).output(
    v.object({
      sections: listOf(
        v.strictObject({
          ...siteSectionSchema.entries,
          /** The live release; `null` if there is none. */
          live: v.nullable(releaseId),
        }),
      ),
    }),
  ),
  change: post(
    '/v1/section-changes',
    'changeSections',
    'Adds a section, changes its addresses or owner, or removes it with its pages.',
    'What visitors now get.',
    { bodyLimit: 64 * 1024, problems: UNCHANGED },
  )
    .input(v.strictObject({ change: sectionChangeSchema, why: v.optional(reason) }))
    .output(shipped),
};

import type { Shipped } from '@site/delivery/promotion/plan.ts';
import { reason } from '@site/delivery/registry/reason.ts';
import { partName, releaseId } from '@site/delivery/releases/release.ts';
import { sectionChangeSchema } from '@site/delivery/sections/change-sections.ts';
import { siteSectionSchema } from '@site/delivery/sections/site-section.ts';
import * as v from 'valibot';
import { previewDays } from '../previews/preview-days.ts';
import { listOf } from '../list-of.ts';
import { file, get, moment, post, why } from './operation.ts';

const MAX_ORDER_BYTES = 256 * 1024;
/** Our largest archive has 2 MB. */
const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;

const UNCHANGED = { 422: 'Rejected, with the reasons; nothing has changed.' } as const;

/** The maximum number of parts in an order. */
const MAX_PARTS = 50;

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

const promotedPart = v.strictObject({
  section: partName,
  /** `null` means the newest release. */
  release: v.nullable(releaseId),
});
const promotedParts = v.pipe(v.array(promotedPart), v.maxLength(MAX_PARTS));

/** How the pages of a version differ from the live ones. */
const pageChanges = v.object({
  added: v.array(v.string()),
  changed: v.array(v.string()),
  removed: v.array(v.string()),
});

const content = {
  parts: v.optional(promotedParts, []),
  /** A complete configuration (`site.config.json`). */
  config: v.optional(v.record(v.string(), v.unknown())),
  /** Whether to include the posts as they are in the database now. */
  posts: v.optional(v.boolean(), false),
};

const exceptions = {
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

/** The canary to change, which is refused once another one runs; by default the running one. */
const canaryChosen = { id: v.optional(v.string()) };

const canaryChange = { what: v.string(), share: v.number() };

const counts = v.object({ canary: v.number(), live: v.number() });

const listedPreview = v.object({
  id: v.string(),
  /** Describes the content that is not live. */
  what: v.string(),
  who: v.string(),
  /** The sections concerned. */
  sections: listOf(v.string()),
  endsAt: moment,
  /** A link that opens the preview without an API key. */
  link: v.string(),
});

/** Releases, what they make live, and the list of sections. */
export const shipContract = {
  releases: {
    upload: post(
      '/v1/sections/{section}/releases',
      'uploadRelease',
      'Uploads a release: a .tar.gz of release.json, then of the files that it lists. Safe to repeat.',
      'It is stored.',
      {
        body: 'bytes',
        bodyLimit: MAX_ARCHIVE_BYTES,
        problems: { 422: 'It is incomplete or damaged, or contradicts the existing release.' },
        route: { inputStructure: 'detailed', successStatus: 201 },
      },
    )
      .input(v.object({ params: v.object({ section: partName }), body: file }))
      .output(v.object({ kind: v.literal('released'), id: releaseId })),
    list: get(
      '/v1/sections/{section}/releases',
      'listReleases',
      'Lists the releases of a part, newest first.',
      'The releases.',
    )
      .input(v.object({ section: partName }))
      .output(
        v.object({
          releases: listOf(
            v.object({
              id: releaseId,
              releasedAt: moment,
              /** Whether it still exists: old releases are pruned. */
              isThere: v.boolean(),
              isLive: v.boolean(),
              gitRevision: v.nullable(v.string()),
              commit: v.nullable(v.object({ author: v.string(), message: v.string() })),
            }),
          ),
        }),
      ),
  },

  promotions: {
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
  },

  sections: {
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
  },

  canary: {
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
  },

  previews: {
    make: post(
      '/v1/previews',
      'preview',
      'Composes a version of the whole site with releases, a configuration or the posts, and a link to it. Nothing goes live.',
      'The preview and its link.',
      {
        bodyLimit: MAX_ORDER_BYTES,
        problems: { 422: 'Rejected, as a promotion would be, with the reasons.' },
        route: { successStatus: 201 },
      },
    )
      .input(
        v.strictObject({
          ...content,
          /** How many days the link works. */
          days: v.optional(wholeNumber(1, previewDays.most), previewDays.usual),
        }),
      )
      .output(
        v.object({
          preview: listedPreview,
          pages: pageChanges,
          rendered: v.number(),
        }),
      ),
    list: get(
      '/v1/previews',
      'listPreviews',
      'Lists current previews with their links, if the key may preview every section in them.',
      'The previews.',
    ).output(v.object({ previews: listOf(listedPreview) })),
    end: post(
      '/v1/ended-previews',
      'endPreview',
      'Ends a preview now.',
      'Its link no longer works.',
      {
        problems: { 404: 'There is no such preview, or the key lacks the rights to it.' },
        route: { successStatus: 204 },
      },
    )
      .input(
        v.strictObject({
          preview: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/, 'must be the id of a preview')),
        }),
      )
      .output(v.void()),
  },
};

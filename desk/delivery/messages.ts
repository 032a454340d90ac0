import type { Shipped } from '@site/delivery/promotion/plan.ts';
import { endings } from '@site/delivery/registry/journal-entry.ts';
import { reason } from '@site/delivery/registry/reason.ts';
import { partName, releaseId } from '@site/delivery/releases/release.ts';
import { siteSectionSchema } from '@site/delivery/sections/site-section.ts';
import * as v from 'valibot';
import { actions, section } from '../access/rights.ts';
import { previewDays } from '../previews/preview-days.ts';

/** The maximum number of parts in an order. */
const MAX_PARTS = 50;

/** A list, which handlers may return read-only. */
export function listOf<Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<readonly v.InferInput<Item>[], readonly v.InferOutput<Item>[]> {
  return v.array(item);
}

/** A `Date`, as an ISO 8601 timestamp in JSON. */
export const moment = v.pipe(
  v.union([v.date(), v.pipe(v.string(), v.isoTimestamp())]),
  v.transform((at) => new Date(at)),
);

/** An uploaded file. */
export const file = v.instance(Blob);

const why = v.optional(reason);

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** A path parameter for a part. */
export const ofPart = v.object({ section: partName });

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

/** The section to roll back. */
export const rollback = v.strictObject({
  section: v.union(
    [partName, v.literal('config')],
    'must be shell, config or the name of a section',
  ),
  why,
});

const liveReleases: v.GenericSchema<Shipped['live']> = v.record(v.string(), releaseId);

/** The content that is now live. */
export const shipped = v.object({
  kind: v.literal('shipped'),
  version: releaseId,
  live: liveReleases,
  pages: pageChanges,
  rendered: v.number(),
  milliseconds: v.number(),
});

/** The changes that a promotion would make. */
export const dryRun = v.object({
  kind: v.literal('ready'),
  pages: pageChanges,
  rendered: v.number(),
});

/** A stored release. */
export const uploaded = v.object({ kind: v.literal('released'), id: releaseId });

/** The releases of a part, newest first. */
export const releaseList = v.object({
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
});

/** A query for audit entries. */
export const historyQuery = v.object({
  /** Only entries with this text in their action, details, actor or reason. */
  naming: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The maximum number of entries. */
  most: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'must be a number up to 999')),
    '100',
  ),
});

/** An audit entry. */
export const journalLine = v.object({
  at: moment,
  who: v.string(),
  what: v.string(),
  outcome: v.picklist(endings),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  details: listOf(v.string()),
  sections: listOf(v.string()),
  why: v.nullable(v.string()),
  commits: v.record(v.string(), v.string()),
});

/** Audit entries, newest first. */
export const history = v.object({ entries: listOf(journalLine) });

/** The caller, and the live releases of the sections they may ship. */
export const callerAnswer = v.object({
  name: v.string(),
  /** The owner of the key, who cannot approve their own releases with another key. */
  person: v.string(),
  /** The roles in which they may approve. */
  roles: listOf(v.string()),
  /** `null` on the site's own machine, where no key is needed. */
  expiresAt: v.nullable(moment),
  actions: listOf(v.picklist(actions)),
  sections: listOf(
    v.object({
      name: section,
      /** The live release; for `config`, the hash of the live configuration. `null` if there is none. */
      live: v.nullable(v.string()),
    }),
  ),
});

/** The key of a CI run. */
export const signedIn = v.object({
  key: v.string(),
  name: v.string(),
  expiresAt: moment,
  actions: listOf(v.picklist(actions)),
  roles: listOf(v.string()),
  sections: listOf(section),
});

/** The number of requests rejected since the service started, by reason. */
export const refusalCounts = v.object({ refused: v.record(v.string(), v.number()) });

/** The sections of the site, by name. */
export const sectionList = v.object({
  sections: listOf(
    v.strictObject({
      ...siteSectionSchema.entries,
      /** The live release; `null` if there is none. */
      live: v.nullable(releaseId),
    }),
  ),
});

/** Releases for a share of visitors, in percent. */
export const canaryOrder = v.strictObject({
  parts: v.pipe(promotedParts, v.minLength(1, 'must name a part')),
  share: wholeNumber(1, 99),
  ...exceptions,
});

/** The canary to change, which is refused once another one runs; by default the running one. */
const canaryChosen = { id: v.optional(v.string()) };

/** The new percentage of visitors; 100 makes the canary live. */
export const canaryStep = v.strictObject({ ...canaryChosen, share: wholeNumber(1, 100), why });
export const canaryStop = v.strictObject({ ...canaryChosen, why });

const canaryChange = { what: v.string(), share: v.number() };

/** A description of the canary's releases, and the percentage of visitors. */
export const canaryBegun = v.object({
  kind: v.literal('begun'),
  ...canaryChange,
  pages: pageChanges,
  rendered: v.number(),
});
export const canaryStepped = v.object({ kind: v.literal('stepped'), ...canaryChange });
export const canaryStopped = v.object({ kind: v.literal('stopped'), ...canaryChange });

const counts = v.object({ canary: v.number(), live: v.number() });

/** The latest canary, and what hosts counted for each share of visitors; `null` if there has been none. */
export const latestCanary = v.object({
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
});

/** The content to preview. */
export const previewOrder = v.strictObject({
  ...content,
  /** How many days the link works. */
  days: v.optional(wholeNumber(1, previewDays.most), previewDays.usual),
});

/** The preview to end. */
export const endedPreview = v.strictObject({
  preview: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/, 'must be the id of a preview')),
});

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

/** A preview, and how its pages differ from the live ones. */
export const previewMade = v.object({
  preview: listedPreview,
  pages: pageChanges,
  rendered: v.number(),
});

/** The current previews, newest first. */
export const previewList = v.object({ previews: listOf(listedPreview) });

/** The result of sending a post. */
export const publishedPost = v.object({ kind: v.literal('published'), post: v.string() });
export const waitingPost = v.object({
  kind: v.literal('waiting'),
  post: v.string(),
  /** The revision that needs approval. */
  revision: v.string(),
  problems: listOf(v.string()),
});

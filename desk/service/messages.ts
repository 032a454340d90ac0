import * as v from 'valibot';
import { actions, section } from '../access/rights.ts';
import { endings } from '@site/delivery/registry/journal-entry.ts';
import { reason } from '@site/delivery/registry/reason.ts';
import { partName, releaseId } from '@site/delivery/releases/release.ts';

/** The maximum number of parts in an order. */
const MAX_PARTS = 50;

/** An ISO 8601 timestamp. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** Path parameters for a part. */
export const partParams = v.object({ section: partName });

/** A stored release. */
export const uploadAnswer = v.object({ kind: v.literal('released'), id: releaseId });

/** Parts, each with one of its releases; `null` means the newest. */
export const promotedParts = v.pipe(
  v.array(v.strictObject({ section: partName, release: v.nullable(releaseId) })),
  v.maxLength(MAX_PARTS),
);

/** How the pages of a version differ from the live ones. */
export const pageChanges = v.object({
  added: v.array(v.string()),
  changed: v.array(v.string()),
  removed: v.array(v.string()),
});

/** The content to promote. */
export const promotion = v.strictObject({
  parts: v.optional(promotedParts, []),
  /** A complete configuration (`site.config.json`). */
  config: v.optional(v.record(v.string(), v.unknown())),
  /** Whether to promote the posts as they are in the database now. */
  posts: v.optional(v.boolean(), false),
  /** The reason for accepting links to missing pages. */
  allowBrokenLinks: v.optional(reason),
  /** The reason for removing public addresses without a redirect. */
  gone: v.optional(reason),
  why: v.optional(reason),
});

/** The section to roll back. */
export const rollback = v.strictObject({
  section: v.union(
    [partName, v.literal('config')],
    'must be shell, config or the name of a section',
  ),
  why: v.optional(reason),
});

/** The content that is now live. Rejections are returned as problems. */
export const shipped = v.object({
  kind: v.literal('shipped'),
  version: releaseId,
  live: v.record(v.string(), releaseId),
  pages: pageChanges,
  rendered: v.number(),
  milliseconds: v.number(),
});

/** The changes that a promotion would make. Rejections are returned as problems. */
export const dryRun = v.object({
  kind: v.literal('ready'),
  pages: pageChanges,
  rendered: v.number(),
});

/** The releases of a part, newest first. */
export const releaseList = v.object({
  releases: v.array(
    v.object({
      id: releaseId,
      releasedAt: moment,
      /** Whether it still exists: old releases are pruned. */
      isThere: v.boolean(),
      isLive: v.boolean(),
      gitRevision: v.nullable(v.string()),
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
  details: v.array(v.string()),
  sections: v.array(v.string()),
  why: v.nullable(v.string()),
  commits: v.record(v.string(), v.string()),
});

/** Audit entries, newest first. */
export const history = v.object({ entries: v.array(journalLine) });

/** The caller, and the live releases of the sections they may ship. */
export const callerAnswer = v.object({
  name: v.string(),
  /** The owner of the key, who cannot approve their own releases with another key. */
  person: v.string(),
  /** The roles in which they may approve. */
  roles: v.array(v.string()),
  expiresAt: moment,
  actions: v.array(v.picklist(actions)),
  sections: v.array(
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
  actions: v.array(v.picklist(actions)),
  roles: v.array(v.string()),
  sections: v.array(section),
});

/** The number of requests rejected since the service started, by reason. */
export const refusalCounts = v.object({ refused: v.record(v.string(), v.number()) });

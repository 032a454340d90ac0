import * as v from 'valibot';
import { actions, section } from '../access/rights.ts';
import { blobHash } from '@site/delivery/blobs/blob-store.ts';
import { reason } from '@site/delivery/registry/reason.ts';
import { partName, releaseId } from '@site/delivery/releases/release.ts';

/** How many parts may go live in one order. */
const MOST_PARTS = 50;

/** A moment as ISO 8601 has it. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** A part in an address. */
export const partParams = v.object({ section: partName });
/** A file of a release in an address. */
export const fileParams = v.object({ section: partName, hash: blobHash });

/** What is lacking of a release, or that it is there whole. */
export const uploadAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('lacking'),
    /** The files that the service has not yet, by their hashes. */
    lacking: v.array(blobHash),
  }),
  v.object({ kind: v.literal('released'), id: releaseId }),
]);

/** Parts, each with one of its releases; `null` stands for the one that was released last. */
export const promotedParts = v.pipe(
  v.array(v.strictObject({ section: partName, release: v.nullable(releaseId) })),
  v.maxLength(MOST_PARTS),
);

/** How the pages of a version differ from those that are live. */
export const pageChanges = v.object({
  added: v.array(v.string()),
  changed: v.array(v.string()),
  removed: v.array(v.string()),
});

/** What is to go live. */
export const promotion = v.strictObject({
  parts: v.optional(promotedParts, []),
  /** A whole configuration (`site.config.json`). */
  config: v.optional(v.record(v.string(), v.unknown())),
  /** Whether the posts go live as they are in the database now. */
  posts: v.optional(v.boolean(), false),
  /** Why links to missing pages are taken. */
  allowBrokenLinks: v.optional(reason),
  /** Why addresses that were public are no longer answered. */
  gone: v.optional(reason),
  why: v.optional(reason),
});

/** What is to go back to what was live before. */
export const rollback = v.strictObject({
  section: v.union(
    [partName, v.literal('config')],
    'must be shell, config or the name of a section',
  ),
  why: v.optional(reason),
});

/** What visitors get now. Refusals are problems. */
export const shipped = v.object({
  kind: v.literal('shipped'),
  version: releaseId,
  /** The live release of each part. */
  live: v.record(v.string(), releaseId),
  pages: pageChanges,
  rendered: v.number(),
  milliseconds: v.number(),
});

/** What a promotion would change. Refusals are problems. */
export const dryRun = v.object({
  kind: v.literal('ready'),
  pages: pageChanges,
  rendered: v.number(),
});

/** Releases of a part, the last released first. */
export const releaseList = v.object({
  releases: v.array(
    v.object({
      id: releaseId,
      releasedAt: moment,
      /** Whether it is there still; old ones are thrown away. */
      isThere: v.boolean(),
      isLive: v.boolean(),
      gitRevision: v.nullable(v.string()),
    }),
  ),
});

/** Which lines of the journal are wanted. */
export const historyQuery = v.object({
  /** Only lines with this text in what was done, its details, who did it or why. */
  naming: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** How many at most. */
  most: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'must be a number up to 999')),
    '100',
  ),
});

/** A line of the journal. */
export const journalLine = v.object({
  at: moment,
  who: v.string(),
  what: v.string(),
  outcome: v.picklist(['live', 'refused', 'done']),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  details: v.array(v.string()),
  sections: v.array(v.string()),
  why: v.nullable(v.string()),
  commits: v.record(v.string(), v.string()),
});

/** Lines of the journal, the latest first. */
export const history = v.object({ entries: v.array(journalLine) });

/** Who the caller is, and what is live of what they may ship. */
export const callerAnswer = v.object({
  name: v.string(),
  /** Whose key it is: nobody approves what they have released with another key of theirs. */
  person: v.string(),
  /** In which roles they may approve. */
  roles: v.array(v.string()),
  expiresAt: moment,
  actions: v.array(v.picklist(actions)),
  sections: v.array(
    v.object({
      name: section,
      /** The live release, for `config` the hash of the live configuration; `null` when none is. */
      live: v.nullable(v.string()),
    }),
  ),
});

/** The key of a run of a CI. */
export const signedIn = v.object({
  key: v.string(),
  name: v.string(),
  expiresAt: moment,
  actions: v.array(v.picklist(actions)),
  roles: v.array(v.string()),
  sections: v.array(section),
});

/** How many requests were refused since the service was started, by reason. */
export const refusalCounts = v.object({ refused: v.record(v.string(), v.number()) });

import * as v from 'valibot';
import { section } from '../access/rights.ts';
import { partName, releaseId } from '@site/delivery/releases/release.ts';
import { journalLine } from './messages.ts';
import { reason } from '@site/delivery/registry/reason.ts';

/** Path parameters for something that can be approved. */
export const reviewParams = v.object({
  id: v.pipe(
    v.string(),
    v.regex(
      /^[0-9a-f]{16}(?:[0-9a-f]{48})?$/,
      'must be the id of a release, of a configuration or of a revision of the posts',
    ),
  ),
});

/** Path parameters for a version. */
export const versionParams = v.object({ version: releaseId });

/** A sentence to search for. */
export const sentenceQuery = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'must have 3 letters or more'),
    v.maxLength(500, 'must have at most 500 letters'),
  ),
});

/** A reviewer's decision. */
export const decision = v.strictObject({
  why: v.optional(reason),
  /** `seen` of the review that was read. If given, an approval is rejected once the text is another. */
  seen: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

const author = v.object({ person: v.string(), who: v.string() });

/** Content that needs approval. */
export const waitingList = v.object({
  waiting: v.array(
    v.object({
      section,
      id: v.string(),
      /** The titles of the posts that would change; empty for anything else. */
      title: v.string(),
      since: v.pipe(v.string(), v.isoTimestamp()),
      authors: v.array(author),
      roles: v.array(
        v.object({
          role: v.string(),
          why: v.string(),
          /** Who has approved; `null` until a valid approval covers the text. */
          approvedBy: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});

const citation = v.object({
  kind: v.picklist(['source', 'link']),
  text: v.string(),
  url: v.string(),
});

const changedPage = v.object({
  path: v.string(),
  part: partName,
  kind: v.picklist(['added', 'changed', 'removed']),
  /** A block of text before and after; `null` if it is new or removed. */
  words: v.array(v.object({ before: v.nullable(v.string()), after: v.nullable(v.string()) })),
  /** How many blocks have only moved to another place. */
  moved: v.number(),
  cites: v.object({ added: v.array(citation), removed: v.array(citation) }),
});

/** The changes that a release, a configuration or a revision of the posts would make. */
export const review = v.object({
  kind: v.literal('review'),
  section,
  id: v.string(),
  isLive: v.boolean(),
  authors: v.array(author),
  needs: v.array(
    v.object({ role: v.string(), why: v.string(), approvedBy: v.nullable(v.string()) }),
  ),
  /**
   * Pages that differ from the live ones. A page without text changes differs in markup only or, for posts, repeats the
   * text of the posts' own pages.
   */
  pages: v.array(changedPage),
  /** The posts that change. */
  posts: v.array(
    v.object({
      blogId: v.string(),
      title: v.string(),
      kind: v.picklist(['added', 'changed', 'removed']),
    }),
  ),
  /** Identifies the text, for approving exactly what was read. */
  seen: v.string(),
  /** The link to a preview, if there is one. */
  preview: v.nullable(v.string()),
});

/** The result of a decision. */
export const verdict = v.object({
  kind: v.picklist(['approved', 'withdrawn']),
  /** The roles in which it was made. */
  roles: v.array(v.string()),
});

export const madePreview = v.object({ kind: v.literal('made'), link: v.string() });

/** The text changes of a promotion. */
export const shippedWordsAnswer = v.object({ entry: journalLine, pages: v.array(changedPage) });

/** The promotions that added a sentence, newest first. */
export const sentenceAnswer = v.object({
  brought: v.array(v.object({ entry: journalLine, paths: v.array(v.string()) })),
});

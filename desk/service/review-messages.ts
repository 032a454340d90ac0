import * as v from 'valibot';
import { section } from '../access/rights.ts';
import { partName, releaseId } from '@site/delivery/releases/release.ts';
import { journalLine } from './messages.ts';
import { reason } from '@site/delivery/registry/reason.ts';

/** Something that can be approved, in an address. */
export const reviewParams = v.object({
  id: v.pipe(
    v.string(),
    v.regex(
      /^[0-9a-f]{16}(?:[0-9a-f]{48})?$/,
      'must be the id of a release, of a configuration or of a revision of the posts',
    ),
  ),
});

/** A version in an address. */
export const versionParams = v.object({ version: releaseId });

/** A sentence that is looked for. */
export const sentenceQuery = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'must have 3 letters or more'),
    v.maxLength(500, 'must have at most 500 letters'),
  ),
});

/** What somebody says who approves, or takes an approval back. */
export const decision = v.strictObject({ why: v.optional(reason) });

const author = v.object({ person: v.string(), who: v.string() });

/** What waits for whom. */
export const waitingList = v.object({
  waiting: v.array(
    v.object({
      section,
      id: v.string(),
      since: v.pipe(v.string(), v.isoTimestamp()),
      authors: v.array(author),
      roles: v.array(
        v.object({
          role: v.string(),
          why: v.string(),
          /** Whether it depends on which words have changed; the review says. */
          depends: v.boolean(),
          /** Who has approved; `null` as long as nobody has whose word counts. */
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
  /** Blocks of words before and after; `null` for a block that is new or gone. */
  words: v.array(v.object({ before: v.nullable(v.string()), after: v.nullable(v.string()) })),
  cites: v.object({ added: v.array(citation), removed: v.array(citation) }),
});

/** What something would change. */
export const review = v.object({
  kind: v.literal('review'),
  section,
  id: v.string(),
  isLive: v.boolean(),
  authors: v.array(author),
  needs: v.array(
    v.object({ role: v.string(), why: v.string(), approvedBy: v.nullable(v.string()) }),
  ),
  /** Pages that differ from the live ones; where no words have changed, the markup differs. */
  pages: v.array(changedPage),
  /** The link to a preview, where there is one. */
  preview: v.nullable(v.string()),
});

/** What a decision came to. */
export const verdict = v.object({
  kind: v.picklist(['approved', 'withdrawn']),
  /** The roles in which it was said. */
  roles: v.array(v.string()),
});

/** The link to a preview. */
export const madePreview = v.object({ kind: v.literal('made'), link: v.string() });

/** The words that a shipping changed. */
export const shippedWordsAnswer = v.object({ entry: journalLine, pages: v.array(changedPage) });

/** The shippings that brought a sentence, the latest first. */
export const sentenceAnswer = v.object({
  brought: v.array(v.object({ entry: journalLine, paths: v.array(v.string()) })),
});

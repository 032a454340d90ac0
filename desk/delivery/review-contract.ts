import { reason } from '@site/delivery/registry/reason.ts';
import { releaseId } from '@site/delivery/releases/release.ts';
import * as v from 'valibot';
import { section } from '../access/rights.ts';
import { changedPost } from '../review/changed-posts.ts';
import { changedPage } from '../review/changed-words.ts';
import { listOf } from '../list-of.ts';
import { get, journalLine as entry, moment, post } from './operation.ts';

/** The id of something that can be approved. */
export const reviewParams = v.object({
  id: v.pipe(
    v.string(),
    v.regex(
      /^[0-9a-f]{16}(?:[0-9a-f]{48})?$/,
      'must be the id of a release, of a configuration or of a revision of the posts',
    ),
  ),
});

/** A version. */
const versionParams = v.object({ version: releaseId });

/** A sentence to search for. */
const sentenceQuery = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(3, 'must have 3 letters or more'),
    v.maxLength(500, 'must have at most 500 letters'),
  ),
});

/** A reviewer's decision. */
export const decision = v.strictObject({
  ...reviewParams.entries,
  why: v.optional(reason),
  /** `seen` of the review that was read. If given, an approval is rejected once the text is another. */
  seen: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

const author = v.object({ person: v.string(), who: v.string() });
const neededRole = v.object({
  role: v.string(),
  why: v.string(),
  /** Who has approved; `null` until a valid approval covers the text. */
  approvedBy: v.nullable(v.string()),
});

/** Content that needs approval. */
const waitingList = v.object({
  waiting: listOf(
    v.object({
      section,
      id: v.string(),
      /** The posts or pages whose text would change, by title; empty if there are none. */
      title: v.string(),
      since: moment,
      authors: listOf(author),
      roles: listOf(neededRole),
    }),
  ),
});

/** The changes that a release, a configuration or a revision of the posts would make. */
const review = v.object({
  kind: v.literal('review'),
  section,
  id: v.string(),
  isLive: v.boolean(),
  /** The posts or pages whose text would change, by title; empty if there are none. */
  title: v.string(),
  authors: listOf(author),
  needs: listOf(neededRole),
  /**
   * Pages that differ from the live ones. A page without text changes differs in markup only, or repeats the text of
   * other pages.
   */
  pages: listOf(changedPage),
  /** The posts that change. */
  posts: listOf(changedPost),
  /** Identifies the text, for approving exactly what was read. */
  seen: v.string(),
  /** The link to a preview, if there is one. */
  preview: v.nullable(v.string()),
});

/** The result of a decision. */
const verdict = v.object({
  kind: v.picklist(['approved', 'withdrawn']),
  /** The roles in which it was made. */
  roles: listOf(v.string()),
});

const madePreview = v.object({ kind: v.literal('made'), link: v.string() });

/** The text changes of a promotion. */
const shippedWords = v.object({ entry, pages: listOf(changedPage) });

/** The promotions that added a sentence, newest first. */
const sentenceAdditions = v.object({
  brought: listOf(v.object({ entry, paths: listOf(v.string()) })),
});

const UNCHANGED = { 422: 'Rejected, with the reasons; nothing has changed.' } as const;
const NOT_FOUND = { 404: 'Nothing has this id.' } as const;

/** Reading, previewing and approving what awaits approval. */
export const reviewContract = {
  list: get(
    '/v1/reviews',
    'listReviews',
    'Lists what needs approval: releases, configurations and posts of the key’s sections that are not live and that the live rules would hold back.',
    'What needs approval.',
  ).output(waitingList),
  read: get(
    '/v1/reviews/{id}',
    'readReview',
    'Composes a release, a configuration or a revision of the posts. Returns the text and sources of live pages that it would change, and the approvals it needs.',
    'The review.',
    { problems: { ...NOT_FOUND, 422: 'It could not go live, with the reasons.' } },
  )
    .input(reviewParams)
    .output(review),
  preview: post(
    '/v1/reviews/{id}/preview',
    'previewReview',
    'Returns the link to a preview of a release, which it creates if necessary.',
    'The link.',
    { problems: { ...NOT_FOUND, 422: 'It cannot be previewed, with the reason.' } },
  )
    .input(reviewParams)
    .output(madePreview),
  approve: post(
    '/v1/reviews/{id}/approvals',
    'approve',
    'Approves exactly this release, configuration or revision of the posts, in every role of the key that the live rules name. Its authors may not.',
    'It is approved.',
    { problems: { ...NOT_FOUND, ...UNCHANGED } },
  )
    .input(decision)
    .output(verdict),
  withdraw: post(
    '/v1/reviews/{id}/withdrawals',
    'withdrawApproval',
    'Withdraws approvals in the roles of the key. Live content stays live.',
    'It is no longer approved.',
    { problems: { ...NOT_FOUND, ...UNCHANGED } },
  )
    .input(decision)
    .output(verdict),
  shippedWords: get(
    '/v1/shippings/{version}/words',
    'readShippedWords',
    'Returns the text changes of the promotion to a version.',
    'The text changes.',
    { problems: { 404: 'There was no such promotion, or its versions were pruned.' } },
  )
    .input(versionParams)
    .output(shippedWords),
  findSentence: get(
    '/v1/sentences',
    'findSentence',
    'Finds promotions of the key’s sections that added a sentence, newest first.',
    'The promotions.',
  )
    .input(sentenceQuery)
    .output(sentenceAdditions),
};

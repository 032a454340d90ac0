import * as v from 'valibot';
import { actions, section } from '../access/rights.ts';
import { listOf } from '../list-of.ts';
import { canaryContract } from './canary-contract.ts';
import { file, get, journalLine, moment, post } from './operation.ts';
import { previewContract } from './preview-contract.ts';
import { promotionContract, sectionContract } from './promotion-contract.ts';
import { releaseContract } from './release-contract.ts';
import { reviewContract } from './review-contract.ts';
import { MAX_POST_BYTES, publishedPost, waitingPost } from './sent-post.ts';

/** Publishing the posts that writers keep as files. */
export const postContract = {
  publish: post(
    '/v1/posts',
    'publishPost',
    'Publishes a post, or publishes it again: its Markdown file as `post`, and each of its pictures as `picture` with its path beside the file as file name. A post that needs approval waits, and goes live once it is.',
    'The post is live (200), or awaits approval (202).',
    {
      body: 'form',
      bodyLimit: MAX_POST_BYTES,
      problems: {
        409: 'The post is being saved or published at the desk.',
        422: 'Refused, with reasons. The site is unchanged.',
      },
      route: { outputStructure: 'detailed' },
    },
  )
    .input(v.strictObject({ post: file, picture: v.optional(v.array(file), []) }))
    .output(
      v.variant('status', [
        v.object({ status: v.literal(200), body: publishedPost }),
        v.object({ status: v.literal(202), body: waitingPost }),
      ]),
    ),
};

/** What callers know about themselves and about what happened. */
export const accountContract = {
  me: get(
    '/v1/me',
    'currentUser',
    'Returns the owner and rights of the key, and the live releases of its sections.',
    'The key is valid.',
  ).output(
    v.object({
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
    }),
  ),
  refusals: get(
    '/v1/refusals',
    'countRefusals',
    'Counts the callers rejected since the service started, by reason.',
    'Numbers by reason.',
  ).output(v.object({ refused: v.record(v.string(), v.number()) })),
  history: get(
    '/v1/history',
    'readHistory',
    'Lists audit entries about the key’s sections, newest first: what was promoted, by whom and why, and what was rejected.',
    'Audit entries.',
  )
    .input(
      v.object({
        /** Only entries with this text in their action, details, actor or reason. */
        naming: v.optional(v.pipe(v.string(), v.maxLength(200))),
        /** The maximum number of entries. */
        most: v.optional(
          v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, 'must be a number up to 999')),
          '100',
        ),
      }),
    )
    .output(v.object({ entries: listOf(journalLine) })),
};

/** The operations of the delivery API for callers with a key. */
export const contract = {
  account: accountContract,
  posts: postContract,
  releases: releaseContract,
  promotions: promotionContract,
  sections: sectionContract,
  canary: canaryContract,
  previews: previewContract,
  reviews: reviewContract,
};

/** The operation that exchanges a CI run's token for a key. */
export const signInContract = {
  signIn: post(
    '/v1/sign-in',
    'signIn',
    'Exchanges the OpenID Connect token of a CI run for a key that is valid for some minutes. Each token works once.',
    'A key for this run.',
    {
      credential: 'token',
      problems: { 503: 'The keys of the token’s issuer cannot be fetched now.' },
      route: { successStatus: 201 },
    },
  ).output(
    v.object({
      key: v.string(),
      name: v.string(),
      expiresAt: moment,
      actions: listOf(v.picklist(actions)),
      roles: listOf(v.string()),
      sections: listOf(section),
    }),
  ),
};

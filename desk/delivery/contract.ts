import { oc } from '@orpc/contract';
import { reason } from '@site/delivery/registry/reason.ts';
import { sectionChangeSchema } from '@site/delivery/sections/change-sections.ts';
import * as v from 'valibot';
import * as m from './messages.ts';
import * as r from './review-messages.ts';
import { MAX_POST_BYTES } from './sent-post.ts';

/** What the HTTP server and the OpenAPI document know about an operation besides its schemas. */
export type OperationMeta = {
  /** The required credential: a key, or the token of a CI run. */
  credential?: 'key' | 'token';
  /** The body, if it is no JSON: one file, or a form with files. */
  body?: 'bytes' | 'form';
  /** The size limit of the body, in bytes. */
  bodyLimit?: number;
  /** The problems that only this operation has, by status. */
  problems?: Readonly<Record<number, string>>;
};

const MAX_ORDER_BYTES = 256 * 1024;
/** Our largest archive has 2 MB. */
const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;

const UNCHANGED = { 422: 'Rejected, with the reasons; nothing has changed.' } as const;
const NOT_FOUND = { 404: 'Nothing has this id.' } as const;

type Route = Parameters<typeof oc.route>[0];

const get = (
  path: `/${string}`,
  operationId: string,
  summary: string,
  successDescription: string,
  meta: OperationMeta = {},
) =>
  oc
    .$meta<OperationMeta>(meta)
    .route({ method: 'GET', path, operationId, summary, successDescription });

const post = (
  path: `/${string}`,
  operationId: string,
  summary: string,
  successDescription: string,
  { route, ...meta }: OperationMeta & { route?: Route } = {},
) =>
  oc
    .$meta<OperationMeta>(meta)
    .route({ method: 'POST', path, operationId, summary, successDescription, ...route });

const releases = {
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
    .input(v.object({ params: m.ofPart, body: m.file }))
    .output(m.uploaded),
  list: get(
    '/v1/sections/{section}/releases',
    'listReleases',
    'Lists the releases of a part, newest first.',
    'The releases.',
  )
    .input(m.ofPart)
    .output(m.releaseList),
};

const promotions = {
  promote: post(
    '/v1/promotions',
    'promote',
    'Makes releases, a configuration or the posts live, all together or not at all.',
    'What visitors now get.',
    { bodyLimit: MAX_ORDER_BYTES, problems: UNCHANGED },
  )
    .input(m.promotion)
    .output(m.shipped),
  dryRun: post(
    '/v1/dry-runs',
    'dryRun',
    'Composes and checks a promotion without changing anything.',
    'What the promotion would change.',
    { bodyLimit: MAX_ORDER_BYTES, problems: { 422: 'It would be rejected, with the reasons.' } },
  )
    .input(m.promotion)
    .output(m.dryRun),
  rollBack: post(
    '/v1/rollbacks',
    'rollBack',
    'Makes the previous release of a part, or the previous configuration, live again.',
    'What visitors now get.',
    { problems: UNCHANGED },
  )
    .input(m.rollback)
    .output(m.shipped),
  history: get(
    '/v1/history',
    'readHistory',
    'Lists audit entries about the key’s sections, newest first: what was promoted, by whom and why, and what was rejected.',
    'Audit entries.',
  )
    .input(m.historyQuery)
    .output(m.history),
};

const sections = {
  list: get(
    '/v1/site-sections',
    'listSections',
    'Lists the sections of the site with their addresses, owners and live releases.',
    'The sections.',
  ).output(m.sectionList),
  change: post(
    '/v1/section-changes',
    'changeSections',
    'Adds a section, changes its addresses or owner, or removes it with its pages.',
    'What visitors now get.',
    { bodyLimit: 64 * 1024, problems: UNCHANGED },
  )
    .input(v.strictObject({ change: sectionChangeSchema, why: v.optional(reason) }))
    .output(m.shipped),
};

const canary = {
  begin: post(
    '/v1/canaries',
    'beginCanary',
    'Gives releases to a share of visitors, with the checks of a promotion.',
    'What some visitors now get.',
    { problems: UNCHANGED },
  )
    .input(m.canaryOrder)
    .output(m.canaryBegun),
  step: post(
    '/v1/canary-shares',
    'stepCanary',
    'Widens a running canary; 100 makes it live.',
    'The new share.',
    {
      problems: UNCHANGED,
    },
  )
    .input(m.canaryStep)
    .output(m.canaryStepped),
  stop: post('/v1/canary-ends', 'stopCanary', 'Stops a running canary.', 'It is stopped.', {
    problems: UNCHANGED,
  })
    .input(m.canaryStop)
    .output(m.canaryStopped),
  latest: get(
    '/v1/canaries',
    'latestCanary',
    'Returns the latest canary with its counts, if the key covers all of its parts.',
    'The canary, running or ended.',
  ).output(m.latestCanary),
};

const previews = {
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
    .input(m.previewOrder)
    .output(m.previewMade),
  list: get(
    '/v1/previews',
    'listPreviews',
    'Lists current previews with their links, if the key may preview every section in them.',
    'The previews.',
  ).output(m.previewList),
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
    .input(m.endedPreview)
    .output(v.void()),
};

const reviews = {
  list: get(
    '/v1/reviews',
    'listReviews',
    'Lists what needs approval: releases, configurations and posts of the key’s sections that are not live and that the live rules would hold back.',
    'What needs approval.',
  ).output(r.waitingList),
  read: get(
    '/v1/reviews/{id}',
    'readReview',
    'Composes a release, a configuration or a revision of the posts. Returns the text and sources of live pages that it would change, and the approvals it needs.',
    'The review.',
    { problems: { ...NOT_FOUND, 422: 'It could not go live, with the reasons.' } },
  )
    .input(r.reviewParams)
    .output(r.review),
  preview: post(
    '/v1/reviews/{id}/preview',
    'previewReview',
    'Returns the link to a preview of a release, which it creates if necessary.',
    'The link.',
    { problems: { ...NOT_FOUND, 422: 'It cannot be previewed, with the reason.' } },
  )
    .input(r.reviewParams)
    .output(r.madePreview),
  approve: post(
    '/v1/reviews/{id}/approvals',
    'approve',
    'Approves exactly this release, configuration or revision of the posts, in every role of the key that the live rules name. Its authors may not.',
    'It is approved.',
    { problems: { ...NOT_FOUND, ...UNCHANGED } },
  )
    .input(r.decision)
    .output(r.verdict),
  withdraw: post(
    '/v1/reviews/{id}/withdrawals',
    'withdrawApproval',
    'Withdraws approvals in the roles of the key. Live content stays live.',
    'It is no longer approved.',
    { problems: { ...NOT_FOUND, ...UNCHANGED } },
  )
    .input(r.decision)
    .output(r.verdict),
  shippedWords: get(
    '/v1/shippings/{version}/words',
    'readShippedWords',
    'Returns the text changes of the promotion to a version.',
    'The text changes.',
    { problems: { 404: 'There was no such promotion, or its versions were pruned.' } },
  )
    .input(r.versionParams)
    .output(r.shippedWords),
  findSentence: get(
    '/v1/sentences',
    'findSentence',
    'Finds promotions of the key’s sections that added a sentence, newest first.',
    'The promotions.',
  )
    .input(r.sentenceQuery)
    .output(r.sentenceAdditions),
};

const publishPost = post(
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
  .input(v.strictObject({ post: m.file, picture: v.optional(v.array(m.file), []) }))
  .output(
    v.variant('status', [
      v.object({ status: v.literal(200), body: m.publishedPost }),
      v.object({ status: v.literal(202), body: m.waitingPost }),
    ]),
  );

/** The operations of the delivery API for callers with a key. */
export const contract = {
  me: get(
    '/v1/me',
    'currentUser',
    'Returns the owner and rights of the key, and the live releases of its sections.',
    'The key is valid.',
  ).output(m.callerAnswer),
  refusals: get(
    '/v1/refusals',
    'countRefusals',
    'Counts the callers rejected since the service started, by reason.',
    'Numbers by reason.',
  ).output(m.refusalCounts),
  releases,
  ...promotions,
  sections,
  publishPost,
  canary,
  previews,
  reviews,
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
  ).output(m.signedIn),
};

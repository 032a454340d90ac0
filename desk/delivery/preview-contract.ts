import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import { previewDays } from '../previews/preview-link.ts';
import { get, moment, post, wholeNumber } from './operation.ts';
import { content, MAX_ORDER_BYTES, pageChanges } from './promotion-contract.ts';

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

export const previewContract = {
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
};

import * as v from 'valibot';
import { previewDays } from '../previews/preview-days.ts';
import { pageChanges, moment, promotion } from './messages.ts';

const { parts, config, posts } = promotion.entries;

/** The content to preview. */
export const previewOrder = v.strictObject({
  parts,
  config,
  posts,
  /** How many days the link works. */
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(previewDays.most)),
    previewDays.usual,
  ),
});

/** The preview to end. */
export const endedPreview = v.strictObject({
  preview: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/, 'must be the id of a preview')),
});

const listed = v.object({
  id: v.string(),
  /** Describes the content that is not live. */
  what: v.string(),
  who: v.string(),
  /** The sections concerned. */
  sections: v.array(v.string()),
  endsAt: moment,
  /** A link that opens the preview without an API key. */
  link: v.string(),
});

/** A preview, and how its pages differ from the live ones. */
export const previewMade = v.object({
  preview: listed,
  pages: pageChanges,
  rendered: v.number(),
});

/** The current previews, newest first. */
export const previewList = v.object({ previews: v.array(listed) });

import * as v from 'valibot';
import { previewDays } from '../previews/preview-days.ts';
import { pageChanges, moment, promotion } from './messages.ts';

const { parts, config, posts } = promotion.entries;

/** What is to be seen before it is live. */
export const previewOrder = v.strictObject({
  parts,
  config,
  posts,
  /** For how many days the link is good. */
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(previewDays.most)),
    previewDays.usual,
  ),
});

/** The preview that is to end. */
export const endedPreview = v.strictObject({
  preview: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/, 'must be the id of a preview')),
});

const listed = v.object({
  id: v.string(),
  /** What is in it that is not live, in words. */
  what: v.string(),
  who: v.string(),
  /** The sections that this concerns. */
  sections: v.array(v.string()),
  endsAt: moment,
  /** Whoever has it sees the preview. */
  link: v.string(),
});

/** A preview, and how its pages differ from those that are live. */
export const previewMade = v.object({
  preview: listed,
  pages: pageChanges,
  rendered: v.number(),
});

/** The previews that have not ended, the last made first. */
export const previewList = v.object({ previews: v.array(listed) });

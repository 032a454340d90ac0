import * as v from 'valibot';
import { isVersionsOfPicture } from '../safe-html/allowed-html.ts';
import { medicalFacts } from './medical-facts.ts';

/** The hues a post can have, by what it is about. */
export const blogTopics = ['physical', 'behavioural', 'learning', 'school', 'general'] as const;

/** A `srcset` of pictures that publishing has made: a row of the database may hold anything. */
const versions = v.pipe(v.string(), v.check(isVersionsOfPicture, 'must name our own pictures'));

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the page of a post shows besides what every blog service gives (specification, section 3). */
export const blogDetails = v.object({
  /** The small label above the title, and the hue of the page. */
  category: v.exactOptional(v.object({ label: v.string(), topic: v.picklist(blogTopics) })),
  /** The picture's size in pixels, what it shows, and its smaller versions as `srcset` wants them. */
  picture: v.exactOptional(
    v.object({
      alt: v.string(),
      width: pixels,
      height: pixels,
      // A picture that was fetched from another host has one form only.
      avif: v.exactOptional(versions),
      webp: versions,
    }),
  ),
  /** The picture of a shared link, 1200 by 630 pixels, as a path below the asset base. */
  socialPicture: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[\w-]+(?:\/[\w.-]+)+$/, 'must be a path below the assets')),
  ),
  medical: v.exactOptional(medicalFacts),
});

export type BlogDetails = v.InferOutput<typeof blogDetails>;

import * as v from 'valibot';
import { dangerStripNames } from '../safety/safety-schema.ts';
import { isGeneratedSrcset } from '../safe-html/allowed-html.ts';
import { medicalFacts } from './medical-facts.ts';
import { postCategory } from './post-category.ts';

/** A `srcset` of images that we generated. Validated because the database column can contain anything. */
const versions = v.pipe(v.string(), v.check(isGeneratedSrcset, 'must only list generated images'));

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Fields of a post's page beyond those that every blog service returns (specification, section 3). */
export const postDetails = v.object({
  category: v.exactOptional(postCategory),
  /** Size in pixels, alt text, and smaller versions as a `srcset`. */
  picture: v.exactOptional(
    v.object({
      alt: v.string(),
      width: pixels,
      height: pixels,
      avif: versions,
      webp: versions,
    }),
  ),
  /** The strip below the heading of a post about a danger. */
  danger: v.exactOptional(v.picklist(dangerStripNames)),
  medical: v.exactOptional(medicalFacts),
});

export type PostDetails = v.InferOutput<typeof postDetails>;

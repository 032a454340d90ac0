import type { Collections } from '@site/kit/content/collection.ts';
import { picture } from '@site/kit/content/fields.ts';
import * as v from 'valibot';

export const pageSchema = v.strictObject({
  description: v.string(),
  heading: v.string(),
  lead: v.string(),
  picture,
  /** Each detail has its own page. */
  details: v.array(
    v.strictObject({
      slug: v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
      ),
      title: v.string(),
      text: v.string(),
    }),
  ),
});

export type PageDocument = v.InferOutput<typeof pageSchema>;

export const collections: Collections = {
  'vaccines.md': {
    label: 'Vaccines',
    schema: pageSchema,
    page: '/vaccines',
    body: { heading: 'heading', text: 'lead', picture: 'picture' },
  },
};

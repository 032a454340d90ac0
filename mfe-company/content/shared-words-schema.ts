import * as v from 'valibot';
import { text } from './words-schema.ts';

const crumb = v.strictObject({ label: text, href: v.pipe(text, v.startsWith('/')) });

/** Words of several pages. */
export const sharedWordsSchema = v.strictObject({
  /** The first step of every trail. */
  home: crumb,
  /** Above the pages about the people of the company. */
  aboutUs: crumb,
  /** Over the list of contents of a policy. */
  onThisPage: text,
});

/** Words of several pages, `shared-words.yaml`. */
export type SharedWords = v.InferOutput<typeof sharedWordsSchema>;

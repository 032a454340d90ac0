import type { Collections } from '@site/kit/content/collection.ts';
import { errorPageSchema, footerSchema, navigationSchema } from './words-schema.ts';

/** Text that browsers download is separate from text rendered at build time. */
export const collections: Collections = {
  'navigation.yaml': { label: 'Header links', schema: navigationSchema },
  'footer.yaml': { label: 'Footer', schema: footerSchema },
  'error-page.yaml': { label: 'Error page', schema: errorPageSchema },
  'words.yaml': { label: 'Text of every page' },
  'live-words.yaml': { label: 'Text of the live page' },
};

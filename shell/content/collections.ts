import { defineCollection } from '@site/kit/content/collection.ts';
import { errorPageSchema, footerSchema, navigationSchema } from './words-schema.ts';

/** Text that browsers download is separate from text rendered at build time. */
export const collections = [
  defineCollection({
    files: 'navigation.yaml',
    label: 'Header links',
    schema: navigationSchema,
  }),
  defineCollection({ files: 'footer.yaml', label: 'Footer', schema: footerSchema }),
  defineCollection({ files: 'error-page.yaml', label: 'Error page', schema: errorPageSchema }),
  defineCollection({ files: 'words.yaml', label: 'Text of every page' }),
  defineCollection({
    files: 'live-words.yaml',
    label: 'Text of the live page',
  }),
];

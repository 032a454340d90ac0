import { documentRedirects } from '@site/kit/content/document-redirects.ts';

/** Former addresses from the documents. The build replaces this module with their list. */
export const redirects = documentRedirects(new URL('.', import.meta.url));

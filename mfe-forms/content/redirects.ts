import { documentRedirects } from '@site/kit/content/document-redirects.ts';

/** Former addresses of pages, from their documents. A build writes the list in place of this module. */
export const redirects = documentRedirects(new URL('.', import.meta.url));

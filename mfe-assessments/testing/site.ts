import { configuredSite } from '@site/kit/testing/configured-site.ts';

/** The site as it is configured. */
export const site = configuredSite();

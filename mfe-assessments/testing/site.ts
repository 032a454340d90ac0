import { configuredSite } from '@site/kit/testing/configured-site.ts';

export const site = configuredSite();

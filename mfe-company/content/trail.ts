import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';

/** The first step of every trail. */
export const home: Crumb = { label: 'Home', href: '/' };

/** Above the pages about the people of the company. */
export const aboutUsCrumb: Crumb = { label: 'About us', href: '/about-us' };

/** A page above another one, as the trail at the top of a page names it. */
export type Crumb = { label: string; href: string };

/** The first step of every trail. */
export const home: Crumb = { label: 'Home', href: '/' };

/** Above the pages about the people of the company. */
export const aboutUsCrumb: Crumb = { label: 'About us', href: '/about-us' };

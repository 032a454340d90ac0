import * as v from 'valibot';

/**
 * A page of this site that a text may lead to, such as `/school` or `/{product}-offerings/doctors`; `{product}` stands
 * for the configured slug. Whether there is such a page is seen when a version of the site is composed: one that
 * links to a page it lacks does not go live.
 */
export const sitePath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[\w{}/-]*$/, 'must be a path of this site, such as /school'),
);

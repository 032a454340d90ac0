/**
 * Prefetches the document of a link that a visitor points at, while the live shell is not there to load the page, or
 * never comes. Browsers skip this for visitors who save data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/website/*', '/r/*'] } },
          { not: { selector_matches: ['[data-shell=live] a', '[download]', '[data-live]'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

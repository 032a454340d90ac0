/**
 * Prefetches the document of a hovered link on pages where the shell isn't live (yet). Browsers skip this in
 * data-saving mode.
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

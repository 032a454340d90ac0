/**
 * Every sentence of the shell that is drawn ahead; `live-words.ts` has those of the live page. `{product}` and `{phone}`
 * are filled from the site configuration.
 */
export const words = {
  skipLink: 'Skip to the main content',
  mainNavigation: 'Main',
  bookVisit: 'Book a visit',
  /** Says that a press was noticed, when its answer takes a while. */
  opening: 'One moment …',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  menuHint: 'Use the arrow keys to move. Press Tab or Esc to close the menu.',
  brandHome: '{product}, home',
  footer: {
    promise: 'Screening and care for children from birth to 16.',
    helpHeading: 'Get help',
    getInTouch: 'Get in Touch!',
    emergencyHeading: 'Emergency',
    dataHeading: 'Our policies',
    rights: 'All rights reserved.',
    disclaimer: 'This site gives information. It does not replace a doctor.',
    callUs: 'Call {phone}',
  },
  errorPage: {
    heading: 'Unexpected Application Error!',
    notFound: {
      status: '404 Not Found',
      title: 'Page not found',
      sentence:
        'Sorry, we have no page at this address. Search for what you need, start again at the home page, or call us and we will help you find it.',
    },
    failed: {
      status: '500 Internal Server Error',
      title: 'Something went wrong',
      sentence:
        'Something went wrong on our side. Please try again in a minute. If your child needs help now, call one of the numbers below.',
    },
    suggestions: 'Were you looking for one of these?',
    search: 'Search the site',
    home: 'Go to the home page',
    call: 'Call {phone}',
    description: 'This page could not be shown.',
    pictureAltNotFound: 'A child looks up at a kite caught in a tree',
    pictureAltFailed: 'People wait out the rain under one umbrella',
  },
} as const;

/** Text of the search on the list of all conditions. `{query}`, `{count}` and `{phone}` are filled in. */
export const searchWords = {
  heading: 'Search conditions, articles and answers',
  label: 'What would you like to know?',
  hint: 'Your own words will do, such as “late talking” or “exam fear”. Spelling does not matter.',
  button: 'Search',
  loading: 'Searching …',
  results: 'Results',
  found: { one: '1 result', many: '{count} results' },
  more: 'Search older articles as well',
  near: 'Nothing matches all of these words. Here is what comes closest.',
  kinds: {
    condition: 'Condition',
    article: 'Article',
    question: 'Question',
    checklist: 'Checklist',
    page: 'Page',
  },
  /** Decorative, beside the message. */
  picture: { src: 'illustrations/kite-caught.svg', alt: '', width: 400, height: 300 },
  nothing: {
    title: 'We have nothing about “{query}” yet',
    text: 'In an emergency, call 112 or go to the nearest hospital. If you are worried about your child, see a doctor. For anything else, ask us or call {phone}.',
    ask: 'Ask us',
    suggestionsHeading: 'These pages may help',
    suggestions: [
      { label: 'First aid: what to do first', to: '/blog/109' },
      { label: 'Childhood illnesses: what to do at home, and when to go', to: '/blog/102' },
      { label: 'What is checked, and when', to: '/blog/101' },
      { label: 'Doctors and support for children', to: '/{product}-offerings/doctors' },
      { label: 'Questions and answers', to: '/company/faq' },
    ],
  },
  failed: {
    title: 'The search did not load',
    text: 'Every condition is in the list below. You can also call {phone}.',
    retry: 'Try again',
  },
} as const;

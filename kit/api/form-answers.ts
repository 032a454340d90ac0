/** The pages that answer a form sent without JavaScript, once composed. */
export const formAnswerPaths = {
  sent: '/contactUs/sent',
  check: '/contactUs/check',
  notSent: '/contactUs/not-sent',
} as const;

/** Stands, unseen, in the composed page where the server writes what was wrong. */
export const PROBLEMS_MARKER = '<li hidden></li>';

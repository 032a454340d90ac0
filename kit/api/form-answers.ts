/** The forms that work without JavaScript. */
export type AnsweredForm = 'contact' | 'deletion' | 'waitlist';

export type FormAnswer = 'sent' | 'check' | 'notSent';

/** The page that answers each form sent without JavaScript. */
export const formAnswerPaths = {
  contact: {
    sent: '/contactUs/sent',
    check: '/contactUs/check',
    notSent: '/contactUs/not-sent',
  },
  deletion: {
    sent: '/delete-data/sent',
    check: '/delete-data/check',
    notSent: '/delete-data/not-sent',
  },
  waitlist: {
    sent: '/intervention/comingSoon/joined',
    check: '/intervention/comingSoon/check',
    notSent: '/intervention/comingSoon/not-joined',
  },
} as const satisfies Record<AnsweredForm, Record<FormAnswer, string>>;

/** Invisible placeholder in a composed `check` page that the server replaces with the errors. */
export const PROBLEMS_MARKER = '<li hidden=""></li>';

/** The forms that can be sent without JavaScript, by what they do. */
export type AnsweredForm = 'contact' | 'deletion' | 'waitlist';

/** What became of a form: it was sent, has to be corrected, or could not be sent. */
export type FormAnswer = 'sent' | 'check' | 'notSent';

/** Where each form sent without JavaScript is answered, once the pages are composed. */
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

/** Stands, unseen, in a composed `check` page where the server writes what was wrong. */
export const PROBLEMS_MARKER = '<li hidden=""></li>';

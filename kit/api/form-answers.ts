/** The forms that work without JavaScript. */
export type AnsweredForm = 'contact' | 'deletion' | 'waitlist';

export type FormAnswer = 'sent' | 'check' | 'notSent';

/** Paths of the pages that answer each form sent without JavaScript. */
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

/** An invisible placeholder in a composed `check` page, which the server replaces with the errors. */
export const PROBLEMS_MARKER = '<li hidden=""></li>';

/** The id of what the contact form's `sent` page says about a danger, in a language. The page hides the others. */
export function dangerAnchor({ id, language }: { id: string; language: string }): string {
  return `${id}-${language}`;
}

import type { DataNotice } from './words-schema.ts';

/** What differs from form to form; the rest of the notice is the same beside each. */
type About = {
  /** Says that sending is agreeing, and to what. */
  consent: string;
  what: string;
  why: string;
  /** With the configured time, such as `{keep-messages}`, which the service keeps to. */
  howLong: string;
};

/**
 * The notice about the visitor's details beside one form: what India's DPDP Act 2023 (sections 5 and 6) and Rules 2025
 * (rules 3 and 9) require before consent. Which sentence answers which requirement is in `docs/personal-data.md`.
 */
export function dataNotice({ consent, what, why, howLong }: About): DataNotice {
  return {
    heading: 'How we use your details',
    consent,
    items: [
      { term: 'What we collect', text: [what] },
      { term: 'Why', text: [why] },
      { term: 'How long', text: [howLong] },
      {
        term: 'If you change your mind',
        text: [
          'You can take back your consent at any time. You can also ask to see, correct or delete your details. Write to ',
          { kind: 'email' },
          ' or use the ',
          { kind: 'page', text: 'Delete My Data', to: '/delete-data' },
          ' page.',
        ],
      },
      {
        term: 'If you want to complain',
        text: [
          '{officer}, our {officer-title}, answers within one month: ',
          { kind: 'officer-email' },
          ' or ',
          { kind: 'officer-phone' },
          '. If that does not settle it, you can complain to the Data Protection Board of India.',
        ],
      },
      {
        term: 'If you are under 18',
        text: ['Please ask a parent or guardian to fill in this form.'],
      },
    ],
    more: [
      'There is more in our ',
      { kind: 'page', text: 'privacy policy', to: '/privacy-policy' },
      '.',
    ],
  };
}

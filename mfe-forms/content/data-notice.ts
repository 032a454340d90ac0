import type { DataNotice } from './words-schema.ts';

/** What differs from form to form; the rest of the notice is the same beside each. */
type About = {
  /** Says that sending is agreeing, and to what. */
  consent: string;
  what: string;
  why: string;
  howLong: string;
};

/** The notice about the visitor's details beside one form. */
export function dataNotice({ consent, what, why, howLong }: About): DataNotice {
  return {
    heading: 'How we use your details',
    consent,
    items: [
      { term: 'What we take', text: [what] },
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
          'Please tell us first at ',
          { kind: 'email' },
          '. You can also complain to the Data Protection Board of India.',
        ],
      },
    ],
    more: [
      'There is more in our ',
      { kind: 'page', text: 'privacy policy', to: '/privacy-policy' },
      '.',
    ],
  };
}

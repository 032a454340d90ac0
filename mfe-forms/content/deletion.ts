import { dataNotice } from './data-notice.ts';
import type { DeletionWords } from './deletion-schema.ts';
import { picture } from '../assets.ts';

/** The page that takes deletion requests, `/delete-data`. What its form says is in `deletion-form.ts`. */
export const deletion: DeletionWords = {
  head: {
    title: 'Delete My Data: ask us to remove your details | {product}',
    description:
      'Ask us to delete the details we keep about you and your child. We answer within one month.',
  },
  heading: 'Delete My Data',
  lead: 'Ask us to delete what we keep about you and your child. We answer within one month.',
  picture: picture(
    'delete-data.svg',
    'A mother drops papers into a recycling box while her son ties up the rest',
  ),
  form: {
    heading: 'Your request',
    note: 'The email must match the one you use in the app. We may need to verify your identity.',
    dataNotice: dataNotice({
      consent: 'When you press Send my request, we use these details only to act on it.',
      what: 'Your name and email, and your phone and reason if you give them.',
      why: 'To find your account, check that it is yours, and delete it.',
      howLong:
        'We keep your request for {keep-deletion-requests}, to show that we acted on it. If it is still open then, we keep it until we have answered you.',
    }),
  },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'We get your request', text: 'This page tells you at once that it arrived.' },
      {
        title: 'We check that it is you',
        text: 'We may email you and ask you to verify your identity.',
      },
      {
        title: 'We delete and tell you',
        text: 'You will hear from us within one month. If the law makes us keep something, we will tell you what and why.',
      },
    ],
    covers: {
      heading: 'What you can ask us to delete',
      items: [
        'Your account in the app, and what it holds about your child',
        'Messages you sent us from this site',
        'Your email on our waitlist',
      ],
    },
    help: [
      'You can also ask by email at ',
      { kind: 'email' },
      ' or by phone at ',
      { kind: 'phone' },
      '. Asking costs nothing.',
    ],
  },
};

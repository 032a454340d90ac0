import type { AppDialogWords } from './mobile-app-schema.ts';

/** The dialog about the mobile app, with code of its own, because few visitors open it. */
export const appDialog: AppDialogWords = {
  title: '{product} Mobile App',
  lead: 'The app keeps all your child’s reports in one place. You can get there in a few steps.',
  steps: [
    {
      title: 'Download the app',
      about: 'The link below opens the app store. The app is for Android phones.',
    },
    {
      title: 'Have your child screened',
      about: 'At our clinic, or at a school that works with us.',
    },
    {
      title: 'Read the report',
      about: 'It comes to the app. Questions? Call us on {phone}, {hours}.',
    },
  ],
  data: {
    text: 'You stay in charge of your data.',
    link: 'Ask us to delete it',
    to: '/delete-data',
  },
  img: {
    src: 'illustrations/app-report.svg',
    alt: 'A mother looks at her child’s report on a phone',
    width: 400,
    height: 300,
  },
};

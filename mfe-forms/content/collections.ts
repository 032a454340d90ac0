import type { Collections, Outline } from '@site/kit/content/collection.ts';
import {
  contactFormSchema,
  contactPageSchema,
  doctorChoiceSchema,
  deletionFormSchema,
  deletionSchema,
  interventionsSchema,
  waitlistFormSchema,
} from './page-schemas.ts';
import {
  callBackDialogSchema,
  comingSoonDialogSchema,
  contactDialogSchema,
  waitlistDialogSchema,
} from './dialogs-schema.ts';
import {
  answerSchema,
  checkAnswerSchema,
  dataNoticeSchema,
  everyFormSchema,
} from './words-schema.ts';

const answer: Outline = { paragraphs: 'paragraphs', list: 'links' };

/** Text that islands need is in separate documents, because browsers download it. */
export const collections: Collections = {
  'contact.yaml': { label: 'Contact page', schema: contactPageSchema, page: '/contactUs' },
  'contact-form.yaml': { page: '/contactUs', label: 'Contact form', schema: contactFormSchema },
  'doctor-choice.yaml': {
    page: '/contactUs',
    label: 'Choice of a doctor',
    schema: doctorChoiceSchema,
  },
  'delete-data.md': {
    page: '/delete-data',
    label: 'Delete My Data',
    schema: deletionSchema,
    body: {
      text: 'lead',
      picture: 'picture',
      parts: {
        form: { text: 'note' },
        next: {
          each: ['steps', { heading: 'title', text: 'text' }],
          parts: { covers: { list: 'items', text: 'help' } },
        },
      },
    },
  },
  'deletion-form.yaml': {
    page: '/delete-data',
    label: 'Deletion form',
    schema: deletionFormSchema,
  },
  'interventions.yaml': {
    page: '/intervention/comingSoon',
    label: 'Interventions page',
    schema: interventionsSchema,
  },
  'waitlist-intro.yaml': { page: '/intervention/comingSoon', label: 'Waitlist heading' },
  'waitlist-form.yaml': {
    page: '/intervention/comingSoon',
    label: 'Waitlist form',
    schema: waitlistFormSchema,
  },
  'countdown.yaml': { label: 'Countdown', page: '/intervention/comingSoon' },
  'dialogs/contact.yaml': { label: 'Dialog: Get in touch', schema: contactDialogSchema },
  'dialogs/call-back.yaml': { label: 'Dialog: Call me back', schema: callBackDialogSchema },
  'dialogs/coming-soon.yaml': { label: 'Dialog: Coming soon', schema: comingSoonDialogSchema },
  'dialogs/waitlist.yaml': { label: 'Dialog: Waitlist', schema: waitlistDialogSchema },
  'notices/*.md': {
    label: 'Privacy notice',
    schema: dataNoticeSchema,
    body: { text: 'consent', each: ['items', { heading: 'term', text: 'text' }] },
  },
  'checks/*.md': {
    label: 'Result of an invalid form, without JavaScript',
    schema: checkAnswerSchema,
    body: answer,
  },
  'answers/*.md': {
    label: 'Result of a form, without JavaScript',
    schema: answerSchema,
    body: answer,
  },
  'every-form.yaml': { label: 'Every form', schema: everyFormSchema },
  'trail.yaml': { label: 'Trail' },
};

import { defineCollection, type Outline } from '@site/kit/content/collection.ts';
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
export const collections = [
  defineCollection({
    files: 'contact.yaml',
    label: 'Contact page',
    schema: contactPageSchema,
    page: '/contactUs',
  }),
  defineCollection({
    files: 'contact-form.yaml',
    page: '/contactUs',
    label: 'Contact form',
    schema: contactFormSchema,
  }),
  defineCollection({
    files: 'doctor-choice.yaml',
    page: '/contactUs',
    label: 'Choice of a doctor',
    schema: doctorChoiceSchema,
  }),
  defineCollection({
    files: 'delete-data.md',
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
  }),
  defineCollection({
    files: 'deletion-form.yaml',
    page: '/delete-data',
    label: 'Deletion form',
    schema: deletionFormSchema,
  }),
  defineCollection({
    files: 'interventions.yaml',
    page: '/intervention/comingSoon',
    label: 'Interventions page',
    schema: interventionsSchema,
  }),
  defineCollection({
    files: 'waitlist-intro.yaml',
    page: '/intervention/comingSoon',
    label: 'Waitlist heading',
  }),
  defineCollection({
    files: 'waitlist-form.yaml',
    page: '/intervention/comingSoon',
    label: 'Waitlist form',
    schema: waitlistFormSchema,
  }),
  defineCollection({
    files: 'countdown.yaml',
    label: 'Countdown',
    page: '/intervention/comingSoon',
  }),
  defineCollection({
    files: 'dialogs/contact.yaml',
    label: 'Dialog: Get in touch',
    schema: contactDialogSchema,
  }),
  defineCollection({
    files: 'dialogs/call-back.yaml',
    label: 'Dialog: Call me back',
    schema: callBackDialogSchema,
  }),
  defineCollection({
    files: 'dialogs/coming-soon.yaml',
    label: 'Dialog: Coming soon',
    schema: comingSoonDialogSchema,
  }),
  defineCollection({
    files: 'dialogs/waitlist.yaml',
    label: 'Dialog: Waitlist',
    schema: waitlistDialogSchema,
  }),
  defineCollection({
    files: 'notices/*.md',
    label: 'Privacy notice',
    schema: dataNoticeSchema,
    body: { text: 'consent', each: ['items', { heading: 'term', text: 'text' }] },
  }),
  defineCollection({
    files: 'checks/*.md',
    label: 'Result of an invalid form, without JavaScript',
    schema: checkAnswerSchema,
    body: answer,
  }),
  defineCollection({
    files: 'answers/*.md',
    label: 'Result of a form, without JavaScript',
    schema: answerSchema,
    body: answer,
  }),
  defineCollection({ files: 'every-form.yaml', label: 'Every form', schema: everyFormSchema }),
  defineCollection({ files: 'trail.yaml', label: 'Trail' }),
];

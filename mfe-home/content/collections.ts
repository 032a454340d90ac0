import { defineCollection, type Outline } from '@site/kit/content/collection.ts';
import {
  ageFinderSchema,
  digitalInterventionsSchema,
  doctorOnCallSchema,
  appDialogSchema,
  mobileAppSchema,
  offeringsSchema,
  specialistsSchema,
  helpTopicsSchema,
  heroSchema,
  homeHeadSchema,
  screeningFactsSchema,
} from './home-schemas.ts';

const points: Outline = { text: 'lead', picture: 'img', list: 'points' };

const step: Outline = { heading: 'title', text: 'about' };

/** The home page, in order. */
export const collections = [
  defineCollection({
    files: 'head.yaml',
    label: 'Title of the page',
    schema: homeHeadSchema,
    page: '/',
  }),
  defineCollection({ files: 'hero-slides.yaml', label: 'Slides', schema: heroSchema, page: '/' }),
  defineCollection({
    files: 'screening-facts.yaml',
    page: '/',
    label: 'Screening in figures',
    schema: screeningFactsSchema,
  }),
  defineCollection({
    files: 'help-topics.yaml',
    label: 'Topics',
    schema: helpTopicsSchema,
    page: '/',
  }),
  defineCollection({
    files: 'age-finder.yaml',
    label: 'Age finder',
    schema: ageFinderSchema,
    page: '/',
  }),
  defineCollection({
    files: 'specialists.yaml',
    label: 'Specialists',
    schema: specialistsSchema,
    page: '/',
  }),
  defineCollection({
    files: 'doctor-on-call.md',
    page: '/',
    label: 'Doctor on call',
    schema: doctorOnCallSchema,
    body: points,
  }),
  defineCollection({
    files: 'offerings.yaml',
    label: 'Offerings',
    schema: offeringsSchema,
    page: '/',
  }),
  defineCollection({
    files: 'digital-interventions.md',
    page: '/',
    label: 'Digital interventions',
    schema: digitalInterventionsSchema,
    body: { text: 'lead', picture: 'img', parts: { meanwhile: { each: ['steps', step] } } },
  }),
  defineCollection({
    files: 'parents-desk.yaml',
    page: '/',
    label: 'Parents Desk',
  }),
  defineCollection({
    files: 'mobile-app.md',
    page: '/',
    label: 'Mobile app',
    schema: mobileAppSchema,
    body: points,
  }),
  defineCollection({
    files: 'app-dialog.md',
    page: '/',
    label: 'Dialog about the mobile app',
    schema: appDialogSchema,
    body: { heading: 'title', text: 'lead', picture: 'img', each: ['steps', step] },
  }),
];

import type { Collections, Outline } from '@site/kit/content/collection.ts';
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
export const collections: Collections = {
  'head.yaml': { label: 'Title of the page', schema: homeHeadSchema, page: '/' },
  'hero-slides.yaml': { label: 'Slides', schema: heroSchema, page: '/' },
  'screening-facts.yaml': {
    page: '/',
    label: 'Screening in figures',
    schema: screeningFactsSchema,
  },
  'help-topics.yaml': { label: 'Topics', schema: helpTopicsSchema, page: '/' },
  'age-finder.yaml': { label: 'Age finder', schema: ageFinderSchema, page: '/' },
  'specialists.yaml': { label: 'Specialists', schema: specialistsSchema, page: '/' },
  'doctor-on-call.md': {
    page: '/',
    label: 'Doctor on call',
    schema: doctorOnCallSchema,
    body: points,
  },
  'offerings.yaml': { label: 'Offerings', schema: offeringsSchema, page: '/' },
  'digital-interventions.md': {
    page: '/',
    label: 'Digital interventions',
    schema: digitalInterventionsSchema,
    body: { text: 'lead', picture: 'img', parts: { meanwhile: { each: ['steps', step] } } },
  },
  'parents-desk.yaml': { page: '/', label: 'Parents Desk' },
  'mobile-app.md': { page: '/', label: 'Mobile app', schema: mobileAppSchema, body: points },
  'app-dialog.md': {
    page: '/',
    label: 'Dialog about the mobile app',
    schema: appDialogSchema,
    body: { heading: 'title', text: 'lead', picture: 'img', each: ['steps', step] },
  },
};

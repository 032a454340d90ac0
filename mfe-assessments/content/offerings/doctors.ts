import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { OfferingContent } from '../offering-schema.ts';
import { picture } from '../../assets.ts';

/** Doctors and interventions, `/{product}-offerings/doctors`. The specialists are the specification's. */
export const doctorsOffering = {
  path: '/{product}-offerings/doctors',
  topic: 'physical',
  name: 'Doctors',
  head: {
    title: 'Doctors and support for children | {product}',
    description:
      'Specialists for children under one roof, and the digital support we are still making. See who does what, and book a visit.',
  },
  chip: 'Offerings',
  heading: 'The right person for your child',
  lead: 'Not sure whom to ask? Start with the paediatrician, who looks at the whole child and sends you to others when that helps.',
  picture: picture(
    'offering-doctors.svg',
    'Three clinicians stand side by side, one waves to a small boy who holds a toy',
  ),
  about: { type: 'MedicalTest', name: 'Consultation with a specialist for children' },
  ages: { from: 0, to: 16 },
  listCards: [
    {
      title: 'Doctors and therapists',
      text: 'Specialists who see children every day.',
      picture: {
        src: 'illustrations/doctor-child.svg',
        alt: 'A doctor listens to the chest of a boy who sits on a couch',
        width: 400,
        height: 300,
      },
      items: [
        { name: 'Paediatrician', text: 'General health, growth, fever, vaccines.' },
        { name: 'Behavioural Therapist', text: 'Feelings, behaviour, sleep, attention.' },
        { name: 'Physiotherapist', text: 'Posture, walking, strength, sports injuries.' },
        { name: 'Ophthalmologist', text: 'Eyesight, squint, red or sore eyes.' },
        { name: 'Nutritionist', text: 'Weight, fussy eating, iron and vitamins.' },
        { name: 'Dentist', text: 'Tooth decay, sore gums, crowded teeth.' },
      ],
      action: { kind: 'book', label: 'Book a visit', wanted: 'a visit to a doctor' },
    },
    {
      title: 'Interventions',
      text: 'Digital support to use at home between visits. We are still making it.',
      picture: {
        src: 'illustrations/interventions.svg',
        alt: 'A therapist and a girl build a tower of stones while her grandmother looks on',
        width: 400,
        height: 300,
      },
      items: [
        { name: 'Attention', text: 'Short games and routines for focus.' },
        { name: 'Speech and language', text: 'Talking and listening through play.' },
        { name: 'Reading and numbers', text: 'Small steps, a little every day.' },
        { name: 'Calm', text: 'Breathing exercises, and words for worries.' },
        { name: 'Sleep', text: 'Evening routines for better nights.' },
        { name: 'For parents', text: 'What to say and do when it is hard.' },
      ],
      action: {
        kind: 'page',
        label: 'See what is coming',
        to: '/intervention/comingSoon',
      },
    },
  ],
  cards: {
    heading: 'Start with a check',
    intro: `A check can help you prepare for a visit. Screening is not diagnosis. ${safetySentences.lowScore}`,
    items: [
      {
        kind: 'page',
        title: 'Body',
        text: 'From hair to heart, in one visit.',
        picture: {
          src: 'illustrations/whole-body-check.svg',
          alt: 'A nurse measures a girl while a boy covers one eye before a chart',
          width: 400,
          height: 300,
        },
        to: '/assessments/physical',
        action: 'See the check',
      },
      {
        kind: 'page',
        title: 'Feelings and behaviour',
        text: 'Moods, attention, worries and play.',
        picture: picture(
          'category-behavioural.svg',
          'A girl and her father sit on a rug and sort cards with happy, sad and angry faces',
        ),
        topic: 'behavioural',
        to: '/assessments/behavioral',
        action: 'See assessments',
      },
      {
        kind: 'page',
        title: 'Learning',
        text: 'Reading, numbers and writing.',
        picture: {
          src: 'illustrations/learning.svg',
          alt: 'A girl reads a book at a desk while letters float above her',
          width: 400,
          height: 300,
        },
        topic: 'learning',
        to: '/assessments/learning',
        action: 'See assessments',
      },
    ],
  },
  goodToKnow: {
    heading: 'Before your visit',
    items: [
      {
        heading: 'Write it down',
        text: 'Note what you see, when it began and what makes it better or worse.',
      },
      {
        heading: 'Bring what you have',
        text: 'Old reports, the vaccine card, the medicines and a school notebook all help.',
      },
      {
        heading: 'Tell your child',
        text: 'Say in simple words whom you will meet and what will happen. Your child may bring a favourite toy.',
      },
    ],
  },
  more: [
    { label: 'Our clinic', to: '/clinic' },
    { label: 'All conditions from A to Z', to: '/assessments' },
  ],
} satisfies OfferingContent;

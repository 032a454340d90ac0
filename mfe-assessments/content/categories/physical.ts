import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { PhysicalCategory } from '../category-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/**
 * The physical check-up, `/assessments/physical`.
 * The 14 parameters, the over 70 measurements, the 5 to 10 minutes and the ages are the
 * specification's (sections 1, 2 and 9). No price is shown.
 */
export const physicalCategory = {
  topic: 'physical',
  head: {
    title: 'Physical check-up for children: 14 things we look at | {product}',
    description:
      'A gentle check from hair to heart in 5 to 10 minutes, without a needle. See the 14 things we look at and book a visit in Bengaluru.',
  },
  chip: 'Physical assessment',
  heading: 'A gentle check from hair to heart',
  description: {
    text: 'We look, measure and listen from head to toe. Then we explain what we found, and what to ask your doctor.',
  },
  picture: picture(
    'category-physical.svg',
    'A doctor listens to a girl’s heart while her mother and little brother watch',
  ),
  facts: [
    {
      icon: 'list',
      text: 'Over 70 physical parameters in one check.',
      productFact: true,
    },
    { icon: 'clock', text: '5 to 10 minutes, with no needle.', productFact: true },
    {
      icon: 'kid',
      text: 'About 1 in 3 children under 5 in India are stunted, too short for their age (35.7%, NFHS-5, 2019–21; see the source’s note).',
      sources: ['nfhs-5'],
    },
    {
      icon: 'check',
      text: 'Government RBSK teams check children free in anganwadis, and in government and government-aided schools.',
      sources: ['rbsk'],
    },
  ],
  ages: [{ from: 0, to: 16, unit: 'years' }],
  screeningNote: {
    text: `Screening is not diagnosis. ${safetySentences.resultThatLooksFine}`,
  },
  typesHeading: 'What we look at',
  typesIntro: { text: 'You may hold your child’s hand throughout. Nothing here should hurt.' },
  parameters: [
    {
      title: 'Hair',
      text: { text: 'We look for lice, dandruff, bare patches and thin or brittle hair.' },
      spot: 'hair',
      colour: 'marigold',
    },
    {
      title: 'Eye',
      text: {
        text: 'We test how far your child sees, and look for redness, a squint or pale lids.',
      },
      spot: 'eye',
      colour: 'teal',
    },
    {
      title: 'Ear',
      text: { text: 'We look into the ear for wax, fluid and signs of infection.' },
      spot: 'ear',
      colour: 'coral',
    },
    {
      title: 'Hearing',
      text: {
        text: 'Your child listens for soft sounds. Hearing loss is easy to miss at home. A child who does not pass needs a full test by an audiologist.',
        sources: ['who-hearing'],
      },
      spot: 'hearing',
      colour: 'lilac',
    },
    {
      title: 'Dental',
      text: { text: 'We look for tooth decay, sore gums, and teeth that are crowded or late.' },
      spot: 'dental',
      colour: 'teal',
    },
    {
      title: 'Throat',
      text: { text: 'We look for redness, large tonsils and white spots.' },
      spot: 'throat',
      colour: 'coral',
    },
    {
      title: 'Heart',
      text: { text: 'We listen for the beat, and for extra sounds that a doctor should hear.' },
      spot: 'heart',
      colour: 'coral',
    },
    {
      title: 'Lungs',
      text: { text: 'We listen to the breath on both sides, for wheezes and crackles.' },
      spot: 'lungs',
      colour: 'teal',
    },
    {
      title: 'Abdomen',
      text: { text: 'We feel the tummy gently, for swelling or a tender place.' },
      spot: 'abdomen',
      colour: 'leaf',
    },
    {
      title: 'Skin',
      text: { text: 'We look for rashes, itching, dry patches and marks that change.' },
      spot: 'skin',
      colour: 'marigold',
    },
    {
      title: 'Vital signs',
      text: { text: 'We take temperature, pulse and breathing rate, with height and weight.' },
      spot: 'vital-signs',
      colour: 'lilac',
    },
    {
      title: 'Haemoglobin (non-invasive)',
      text: {
        text: 'A light on the fingertip gives an estimate. Too little haemoglobin means anaemia, which can make a child tired and pale.',
        sources: ['who-anaemia'],
      },
      spot: 'haemoglobin',
      colour: 'coral',
    },
    {
      title: 'SPO2',
      text: { text: 'A clip on the finger shows how much oxygen the blood carries.' },
      spot: 'oxygen',
      colour: 'teal',
    },
    {
      title: 'Blood pressure',
      text: {
        text: 'A soft cuff squeezes the arm for a moment. Doctors in the United States advise it every year from age 3 (2017).',
        sources: ['aap-2017'],
      },
      spot: 'blood-pressure',
      colour: 'lilac',
    },
  ],
  about: {
    heading: 'After the check',
    paragraphs: [
      {
        text: 'You get the results in plain words. If we see something that needs a closer look, we say which doctor to see and how soon.',
      },
      {
        text: 'The check is a screening, not a diagnosis. It can miss a problem, and one high or low reading may be wrong, so it is taken again.',
      },
      {
        text: 'The haemoglobin reading without a needle is an estimate. A blood test is needed to confirm it before any treatment.',
      },
      {
        text: 'The hearing check cannot test a baby. Every baby needs a hearing test soon after birth; if it was missed, ask for one now.',
        sources: ['who-hearing'],
      },
      {
        text: 'A clip on the finger can read too high on dark skin (children in hospital with COVID-19, United States, 2023). If your child struggles to breathe, or the lips, tongue or gums look blue or grey, call 112, whatever the clip shows.',
        sources: ['savorgnan-2023'],
      },
      {
        text: 'If your child is unwell, do not wait for a check: see a doctor today. A baby in the first three months with a fever needs a hospital doctor at once.',
      },
    ],
  },
  sources: [
    sharedSources.nfhs5,
    sharedSources.rbsk,
    {
      id: 'who-hearing',
      title: 'World report on hearing',
      publisher: 'World Health Organization',
      year: 2021,
      url: 'https://www.who.int/publications/i/item/9789240020481',
    },
    {
      id: 'who-anaemia',
      title: 'Anaemia',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/anaemia',
    },
    {
      id: 'aap-2017',
      authors: 'Flynn JT and others',
      title:
        'Clinical Practice Guideline for Screening and Management of High Blood Pressure in Children and Adolescents',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2017,
      url: 'https://doi.org/10.1542/peds.2017-1904',
    },
    {
      id: 'savorgnan-2023',
      authors: 'Savorgnan F and others',
      title:
        'Pulse Oximetry and Arterial Saturation Difference in Pediatric COVID-19 Patients: Retrospective Analysis by Race',
      publisher: 'Pediatric Critical Care Medicine',
      year: 2023,
      url: 'https://doi.org/10.1097/PCC.0000000000003208',
      note: 'One hospital. Low oxygen was missed in 12% of Black and in 4% of white children. We know of no such study in India.',
    },
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-22',
  nextReviewOn: '2028-11-22',
} satisfies PhysicalCategory;

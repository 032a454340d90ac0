import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { Care, Cited, Source } from './medical-text-schema.ts';

/*
 * What every page about eyes says alike about danger: the vision page and both of its articles. A
 * white pupil needs an eye hospital within days, and no ambulance; 112 stands only beside what
 * cannot wait for a journey of one's own.
 */

/** Where to go with an eye; the urgent card shows it in place of a number. */
const EYE_HOSPITAL = 'Nearest eye hospital';

/** The two cards about eyes that cannot wait. Each page has its own card for what can. */
export const eyeCare: Pick<Care, 'urgent' | 'emergency'> = {
  urgent: {
    heading: 'Urgent: go today',
    bullets: [
      safetySentences.whitePupil,
      safetySentences.eyeHospitalToday,
      'Light hurts the eye, or your child sees flashes, many new dark spots or a dark curtain: go to an eye hospital today',
      'An eye that has just begun to turn in or out, with a white pupil: go to an eye hospital today',
      'Red, swollen lids with a fever, or red eyes in a baby under 28 days: see a doctor today',
    ],
    place: EYE_HOSPITAL,
  },
  emergency: {
    heading: 'Emergency: act now',
    bullets: [
      safetySentences.chemicalInEye,
      'Something has pierced the eye: do not press, rub or pull it out, and go to hospital now',
      'Red, swollen lids, and the eye bulges, cannot move or sees less: go to hospital now',
      'A sudden squint or loss of sight, with a severe headache, vomiting or unsteady walking: go to hospital now',
    ],
    helplines: ['112'],
    place: 'Nearest hospital',
  },
};

/** The signs of the two cards in the text, each with what it rests on. The first is in the short list too. */
export const eyeDangerSigns: {
  readonly heading: string;
  readonly points: readonly [Cited, ...Cited[]];
  readonly whitePupil: Cited;
  readonly stickyEyes: Cited;
} = {
  heading: 'Eye signs that cannot wait',
  points: [
    { text: `${safetySentences.whitePupil}.`, sources: ['nice-ng12', 'nhs-retinoblastoma'] },
    { text: `${safetySentences.eyeHospitalToday}.`, sources: ['nhs-red-eye', 'nhs-eye-injuries'] },
    { text: `${safetySentences.chemicalInEye}.`, sources: ['nhs-eye-injuries'] },
    {
      text: 'A squint that has just begun, with a white pupil: go to an eye hospital today.',
      sources: ['nice-ng127'],
    },
    {
      text: 'A squint that has just begun, with headache, vomiting or unsteady walking: go to a hospital now.',
      sources: ['nice-ng127'],
    },
  ],
  whitePupil: {
    text: 'A white pupil has several causes. One is retinoblastoma, a rare eye cancer of young children. Treatment works best when it is found early.',
    sources: ['nhs-retinoblastoma'],
  },
  stickyEyes: {
    text: 'A sticky, itchy red eye that does not hurt is usually less serious. See a doctor if it lasts more than a few days, or if your child is under 2.',
    sources: ['nhs-red-eye'],
  },
};

/** What the signs above rest on. */
export const eyeHelpSources: readonly Source[] = [
  {
    id: 'nice-ng12',
    title: 'Suspected cancer: recognition and referral (NG12), retinoblastoma',
    publisher: 'National Institute for Health and Care Excellence, England',
    year: 2015,
    updated: 2025,
    url: 'https://www.nice.org.uk/guidance/ng12/chapter/Recommendations-organised-by-site-of-cancer',
    note: 'NICE asks doctors to refer a child whose pupil does not shine red to an eye clinic within 2 weeks. We say within days, so that there is time for a second visit.',
  },
  {
    id: 'nice-ng127',
    title:
      'Suspected neurological conditions: recognition and referral (NG127), squint in children',
    publisher: 'National Institute for Health and Care Excellence, England',
    year: 2019,
    updated: 2023,
    url: 'https://www.nice.org.uk/guidance/ng127/chapter/Recommendations-for-children-aged-under-16',
  },
  {
    id: 'nhs-retinoblastoma',
    title: 'Retinoblastoma (eye cancer in children)',
    publisher: 'National Health Service, United Kingdom',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/retinoblastoma/',
  },
  {
    id: 'nhs-red-eye',
    title: 'Red eye',
    publisher: 'National Health Service, United Kingdom',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/red-eye/',
  },
  {
    id: 'nhs-eye-injuries',
    title: 'Eye injuries',
    publisher: 'National Health Service, United Kingdom',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/eye-injuries/',
  },
];

import type { SafetyAdvice, SafetySource } from './safety-advice.ts';
import { dangers } from './dangers.ts';

/*
 * What every page about eyes says alike about danger: the vision page, both of its articles and the post
 * on myopia. A white pupil needs an eye hospital today, but no ambulance: 112 is only for what cannot wait
 * for the family's own journey.
 */

/** What asks for an eye doctor without delay. */
const whitePupilSources = ['aap-red-reflex-2008', 'nice-ng12', 'nhs-retinoblastoma'];

/** Eye signs that an eye hospital must see today. */
export const eyeUrgent = {
  heading: 'Urgent: go today',
  points: [
    { ...dangers.whitePupil, sources: whitePupilSources },
    { ...dangers.eyeHospitalToday, sources: ['nhs-red-eye', 'nhs-eye-injuries'] },
    {
      text: 'Light hurts the eye, or your child sees flashes, many new dark spots or a dark curtain: go to an eye hospital today',
    },
    {
      text: 'An eye that has just begun to turn in or out, with a white pupil: go to an eye hospital today',
      sources: ['nice-ng127'],
    },
    {
      text: 'Red, swollen lids with a fever, or red eyes in a baby under 28 days: see a doctor today',
    },
  ],
  place: 'Nearest eye hospital',
} satisfies SafetyAdvice['today'];

/** Eye signs that cannot wait at all. */
export const eyeEmergency = {
  heading: 'Emergency: act now',
  points: [
    { ...dangers.chemicalInEye, sources: ['nhs-eye-injuries'] },
    {
      text: 'Something has pierced the eye: do not press, rub or pull it out, and go to hospital now',
    },
    { text: 'Red, swollen lids, and the eye bulges, cannot move or sees less: go to hospital now' },
    {
      text: 'A sudden squint or loss of sight, with a severe headache, vomiting or unsteady walking: go to hospital now',
      sources: ['nice-ng127'],
    },
  ],
  helplines: ['112'],
  place: 'Nearest hospital',
} satisfies SafetyAdvice['now'];

/** A publication the signs rest on; `note` says where a page goes further than it, and why. */
type EyeSource = SafetySource & { note?: string };

/** What the signs above rest on, in the order in which the cards name them. */
export const eyeHelpSources: readonly EyeSource[] = [
  {
    id: 'aap-red-reflex-2008',
    title: 'Red Reflex Examination in Neonates, Infants, and Children',
    publisher: 'American Academy of Pediatrics, in Pediatrics',
    year: 2008,
    url: 'https://doi.org/10.1542/peds.2008-2624',
  },
  {
    id: 'nice-ng12',
    title: 'Suspected cancer: recognition and referral (NG12), retinoblastoma',
    publisher: 'National Institute for Health and Care Excellence, England',
    year: 2015,
    updated: 2025,
    url: 'https://www.nice.org.uk/guidance/ng12/chapter/Recommendations-organised-by-site-of-cancer',
    note: 'NICE asks doctors to refer a child whose pupil does not shine red, for an eye appointment within 2 weeks. The American Academy of Pediatrics asks them to refer at once, so we say today.',
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
  {
    id: 'nice-ng127',
    title:
      'Suspected neurological conditions: recognition and referral (NG127), squint in children',
    publisher: 'National Institute for Health and Care Excellence, England',
    year: 2019,
    updated: 2023,
    url: 'https://www.nice.org.uk/guidance/ng127/chapter/Recommendations-for-children-aged-under-16',
    note: 'NICE asks doctors to refer a child at once if a squint is new and the pupil is not red.',
  },
];

import type { PointGroup } from './condition-schema.ts';

/**
 * What the law in India gives a child with a specific learning disability. It is the same for
 * dyslexia, dyscalculia and dysgraphia, so the three pages share it, and name its sources.
 */
export const learningDisabilityRights: readonly PointGroup[] = [
  {
    heading: 'Your child’s rights in India',
    items: [
      {
        text: 'The Rights of Persons with Disabilities Act, 2016, counts dyslexia, dyscalculia and dysgraphia as specific learning disabilities.',
        sources: ['rpwd-2016'],
      },
      {
        text: 'Schools the government funds or recognises must find learning disabilities early and teach in a way that fits (section 16).',
        sources: ['rpwd-2016'],
      },
      {
        text: 'The law names extra time, a writer in exams and leave from a second or third language (section 17).',
        sources: ['rpwd-2016'],
      },
      {
        text: 'From age 6 to 14, no school may hit or humiliate a child (Right to Education Act, 2009, section 17).',
        sources: ['rte-2009'],
      },
    ],
  },
  {
    heading: 'Certificates and board exams',
    items: [
      {
        text: 'A government medical board can certify a learning disability from age 8. It is checked again in later classes (guidelines of 2024).',
        sources: ['certificate-2024'],
      },
      {
        text: 'You can apply for the certificate, and the disability card (UDID), on the Swavlamban portal.',
        sources: ['udid'],
      },
      {
        text: 'CBSE gives certified students help such as extra time, a writer, a computer and leave from the third language.',
        sources: ['cbse-2019'],
      },
      {
        text: 'Every board has rules and dates of its own. Ask the school early, in writing.',
        sources: ['cbse-2019'],
      },
      {
        text: 'Whether to have a certificate is your family’s choice. Help in class need not wait for it.',
      },
    ],
  },
];

import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { CategoryWithoutCards } from '../category-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Learning assessments, `/assessments/learning`.
 * The assessments, "Stage 1 & 2", the ages and the price are the specification's (sections 2,
 * 3 and 9). It does not say what the two stages hold, so neither does this page.
 */
export const learningCategory = {
  topic: 'learning',
  head: {
    title: 'Learning assessments: dyslexia, dyscalculia, dysgraphia | {product}',
    description:
      'Reading, numbers or writing much harder than it should be? Assessments for ages 5 to 15: what they look at, the price and how to begin.',
  },
  chip: 'Learning assessments',
  heading: 'When learning is harder than it should be',
  description: {
    text: 'A bright child who tries hard can still find reading, numbers or writing very hard. It is not laziness, and the right teaching helps.',
    sources: ['scaria-2022', 'icd-11'],
  },
  picture: picture(
    'category-learning.svg',
    'A boy builds a word with letter tiles while his teacher kneels beside him',
  ),
  facts: [
    {
      icon: 'kid',
      text: 'About 8 in 100 children have a specific learning disorder (India, review of six studies, 2022).',
      sources: ['scaria-2022'],
    },
    {
      icon: 'doc',
      text: 'Indian law counts specific learning disabilities as disabilities, so your child may get extra time in exams and other help.',
      sources: ['rpwd-2016'],
    },
    { icon: 'list', text: 'Each assessment is in Stage 1 & 2.', productFact: true },
    {
      icon: 'check',
      text: 'You need no diagnosis to talk to the teacher about what helps your child in class.',
    },
  ],
  ages: [{ from: 5, to: 15, unit: 'years' }],
  screeningNote: {
    text: `Screening is not diagnosis. ${safetySentences.lowScore}`,
  },
  typesHeading: 'Which part of learning is hard?',
  typesIntro: {
    text: 'Some children find more than one of these hard. Start with the one you notice most.',
  },
  consultExpert: {
    heading: 'Would you rather talk it over?',
    text: 'Bring a school notebook and your questions. Our experts can tell you where to start.',
    picture: picture(
      'talk-learning.svg',
      'A father and his daughter show a doctor the lines in a school notebook',
    ),
  },
  about: {
    heading: 'What the assessment is, and what it is not',
    paragraphs: [
      {
        text: 'Each assessment asks 27 questions about how your child reads, writes or works with numbers. It is for ages 5 to 15.',
        productFact: true,
      },
      {
        text: 'Our prices are for questionnaires. They do not pay for a visit to a doctor, a diagnosis, a certificate or lessons.',
        productFact: true,
      },
      { text: safetySentences.accuracyUnknown },
      {
        text: `It is a screening, not a diagnosis. Its result cannot say that your child has a learning disorder, and cannot rule one out. ${safetySentences.lowScore}`,
      },
      {
        text: 'Before anyone speaks of a learning disorder, your child’s eyes and ears should be checked. It also matters whether your child has been taught enough, and in a language they know.',
        sources: ['icd-11'],
      },
      {
        text: 'For help in board exams, the school asks for a certificate or a report. Each board says whose it accepts, often that of a government hospital. A screening result is never enough.',
        sources: ['rpwd-2016'],
      },
    ],
  },
  sources: [
    sharedSources.scaria2022,
    {
      id: 'icd-11',
      title:
        'ICD-11, International Classification of Diseases: developmental learning disorder (6A03)',
      publisher: 'World Health Organization',
      year: 2022,
      url: 'https://icd.who.int/browse/2024-01/mms/en#2099676649',
    },
    sharedSources.rpwd2016,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-22',
  nextReviewOn: '2028-11-22',
} satisfies CategoryWithoutCards;

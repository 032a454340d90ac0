import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { behaviourSources } from '../behaviour-sources.ts';
import type { CategoryWithoutCards } from '../category-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Behavioural assessments, `/assessments/behavioral`.
 * The assessments, their ages, the 27 questions and the price are the specification's
 * (sections 2, 3 and 9).
 */
export const behaviouralCategory = {
  topic: 'behavioural',
  head: {
    title: 'Behavioural assessments for children | {product}',
    description:
      'Assessments of behaviour, feelings and development, by age. What each one looks at, what it costs and how to begin.',
  },
  chip: 'Behavioural assessments',
  heading: 'Is it a phase, or does your child need a hand?',
  description: {
    text: 'You know your child best. If your child’s moods, play or behaviour worry you, read about the signs, answer some questions and talk to a doctor.',
  },
  picture: picture(
    'category-behavioural.svg',
    'A girl and her father sit on a rug and sort cards with happy, sad and angry faces',
  ),
  facts: [
    {
      icon: 'kid',
      text: 'About 6 in 100 children have a mental health condition (6.46%, India, review of 16 community studies, 2014).',
      sources: ['malhotra-2014'],
    },
    {
      icon: 'info',
      text: 'In the United States, about 9 in 100 children aged 3 to 17 had ever been diagnosed with anxiety (9.4%). For depression it was about 4 in 100 (4.4%) (parents’ reports, 2016–19).',
      sources: ['bitsko-2022'],
    },
    { icon: 'list', text: '27 questions in each assessment.', productFact: true },
    { icon: 'check', text: 'You need no diagnosis and no test to ask a doctor for advice.' },
  ],
  ages: [
    { from: 0, to: 1, unit: 'years' },
    { from: 1, to: 4, unit: 'years' },
    { from: 4, to: 6, unit: 'years' },
    { from: 6, to: 17, unit: 'years' },
  ],
  screeningNote: {
    text: `Screening is not diagnosis. ${safetySentences.lowScore}`,
  },
  typesHeading: 'What would you like to understand?',
  typesIntro: {
    text: 'Choose what sounds most like your child. Each page explains the signs, the causes and what helps.',
  },
  consultExpert: {
    heading: 'Not sure which one fits?',
    text: 'Tell one of our experts what you see at home. They can help you choose the next step.',
    picture: picture(
      'talk-behaviour.svg',
      'A mother talks to a doctor on a veranda while her small son plays with a toy truck',
    ),
  },
  about: {
    heading: 'What the assessment is, and what it is not',
    paragraphs: [
      {
        text: 'Each assessment asks 27 questions about what you see at home and what the school tells you.',
        productFact: true,
      },
      {
        text: 'Our prices are for questionnaires, and for the milestones also for a short virtual consultation. They do not pay for a visit to a doctor or a diagnosis.',
        productFact: true,
      },
      { text: safetySentences.accuracyUnknown },
      {
        text: `It is a screening, not a diagnosis. No list of questions can say that your child has a condition, or rule it out. ${safetySentences.lowScore}`,
      },
      {
        text: 'Only a trained professional can make a diagnosis. They talk with you and your child, and ask the school what it sees.',
        sources: ['nice-cg158', 'nice-ng87'],
      },
      {
        text: 'Tele-MANAS gives free mental health advice by phone, day and night, in many Indian languages.',
        sources: ['tele-manas'],
      },
    ],
  },
  sources: [
    {
      id: 'malhotra-2014',
      authors: 'Malhotra S, Patra BN',
      title:
        'Prevalence of child and adolescent psychiatric disorders in India: a systematic review and meta-analysis',
      publisher: 'Child and Adolescent Psychiatry and Mental Health',
      year: 2014,
      url: 'https://doi.org/10.1186/1753-2000-8-22',
      note: 'Studies in schools found a much higher figure, 23.33%. The studies used different methods, so no single figure is certain.',
    },
    {
      ...sharedSources.bitsko2022,
      note: 'The figures are for ages 3 to 17, and for a diagnosis at any time in life. They do not show how common it is in India.',
    },
    behaviourSources.niceCg158,
    {
      id: 'nice-ng87',
      title: 'Attention deficit hyperactivity disorder: diagnosis and management (NG87)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2018,
      updated: 2019,
      url: 'https://www.nice.org.uk/guidance/ng87',
    },
    sharedSources.teleManas,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-22',
  nextReviewOn: '2028-11-22',
} satisfies CategoryWithoutCards;

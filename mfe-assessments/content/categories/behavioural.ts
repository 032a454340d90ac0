import { behaviourSources } from '../behaviour-sources.ts';
import type { ConditionCategory } from '../category-schema.ts';
import { sharedSources } from '../shared-sources.ts';

/**
 * Behavioural assessments, `/assessments/behavioral`.
 * The eight assessments, their ages, the 27 questions and the price are the specification's
 * (sections 2, 3 and 9).
 */
export const behaviouralCategory = {
  topic: 'behavioural',
  head: {
    title: 'Behavioural assessments for children | {product}',
    description:
      'Eight assessments of behaviour, feelings and development, by age. What each one looks at, what it costs and how to begin.',
  },
  chip: 'Behavioural assessments',
  heading: 'Is it a phase, or does your child need a hand?',
  description: {
    text: 'You know your child best. If moods, play or behaviour worry you, answer some questions and see what may help next.',
  },
  picture: {
    src: 'illustrations/category-behavioural.svg',
    alt: 'A girl and her father sit on a rug and sort cards with happy, sad and cross faces',
    width: 400,
    height: 300,
  },
  facts: [
    {
      icon: 'kid',
      text: 'About 6 in 100 children have a mental health condition (6.46%, India, review of 16 community studies, 2014).',
      sources: ['malhotra-2014'],
    },
    {
      icon: 'info',
      text: 'In the United States, 9.4% of children had anxiety and 4.4% had depression (parents’ reports, 2016–19).',
      sources: ['bitsko-2022'],
    },
    { icon: 'list', text: '27 questions in each assessment.', productFact: true },
    { icon: 'check', text: 'Talking early helps. You need no diagnosis to ask for advice.' },
  ],
  ages: [
    { from: 0, to: 1, unit: 'years' },
    { from: 1, to: 4, unit: 'years' },
    { from: 4, to: 6, unit: 'years' },
    { from: 6, to: 17, unit: 'years' },
  ],
  screeningNote: {
    text: 'Screening is not diagnosis. It can tell you whether to see a doctor or a psychologist.',
  },
  typesHeading: 'What would you like to understand?',
  typesIntro: {
    text: 'Pick what sounds most like your child. Each page tells the signs, the causes and what helps.',
  },
  assessmentTypes: [
    {
      title: 'ADHD',
      slug: 'adhd',
      text: 'Very hard to focus, sit still or wait, more than others of the same age.',
      spot: 'adhd',
      colour: 'marigold',
      ages: [
        { from: 1, to: 4, unit: 'years' },
        { from: 4, to: 6, unit: 'years' },
        { from: 6, to: 17, unit: 'years' },
      ],
    },
    {
      title: 'Autism',
      slug: 'autism',
      text: 'Talks, plays or takes in the world in a different way.',
      spot: 'autism',
      colour: 'teal',
      ages: [
        { from: 1, to: 4, unit: 'years' },
        { from: 4, to: 6, unit: 'years' },
        { from: 6, to: 17, unit: 'years' },
      ],
    },
    {
      title: 'Anxiety',
      slug: 'anxiety',
      text: 'Worries or fears that will not settle and get in the way of the day.',
      spot: 'anxiety',
      colour: 'lilac',
      ages: [{ from: 8, to: 18, unit: 'years' }],
    },
    {
      title: 'Conduct Disorder',
      slug: 'conductDisorder',
      text: 'Hurts others, breaks things or breaks serious rules, again and again.',
      spot: 'conduct',
      colour: 'coral',
      ages: [{ from: 6, to: null, unit: 'years' }],
    },
    {
      title: 'Depression',
      slug: 'depression',
      text: 'Low, cross or tired for weeks, with little joy in things once loved.',
      spot: 'depression',
      colour: 'teal',
      ages: [{ from: 8, to: 11, unit: 'years' }],
    },
    {
      title: 'Development Milestones',
      slug: 'developmentalMilestone',
      text: 'How your baby or young child moves, talks, plays and thinks.',
      spot: 'milestones',
      colour: 'leaf',
      ages: [{ from: 1, to: 65, unit: 'months' }],
    },
    {
      title: 'Oppositional Defiant Disorder',
      slug: 'oppositionalDefiant',
      text: 'Often angry, argues and says no, far more than most children.',
      spot: 'oppositional',
      colour: 'coral',
      ages: [{ from: 6, to: null, unit: 'years' }],
    },
    {
      title: 'Screen Dependency Disorder',
      slug: 'screenDependency',
      text: 'Cannot put the phone or game away, and little else feels fun.',
      spot: 'screen',
      colour: 'lilac',
      ages: [
        { from: 2, to: 5, unit: 'years' },
        { from: 6, to: 17, unit: 'years' },
      ],
    },
  ],
  consultExpert: {
    heading: 'Not sure which one fits?',
    text: 'Tell one of our experts what you see at home. They can help you choose, or say that you can wait.',
    picture: {
      src: 'illustrations/feelings-talk.svg',
      alt: 'A grandmother talks with a boy on the steps of their house',
      width: 400,
      height: 300,
    },
  },
  about: {
    heading: 'What the assessment is, and what it is not',
    paragraphs: [
      {
        text: 'Each assessment asks 27 questions about what you see at home and what the school tells you.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. No list of questions can say that your child has a condition, or rule it out.',
      },
      {
        text: 'Only a trained professional can diagnose. They talk with you and your child, and hear from the school.',
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
      note: 'Studies in schools found far more, 23.33%. They asked in different ways, so no single figure is sure.',
    },
    {
      id: 'bitsko-2022',
      authors: 'Bitsko RH and others',
      title: 'Mental Health Surveillance Among Children — United States, 2013–2019',
      publisher: 'Centers for Disease Control and Prevention, MMWR Supplements',
      year: 2022,
      url: 'https://doi.org/10.15585/mmwr.su7102a1',
      note: 'The figures are for ages 3 to 17, and for a diagnosis at any time. They do not tell how it is in India.',
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
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ConditionCategory;

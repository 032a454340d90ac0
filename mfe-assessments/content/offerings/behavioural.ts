import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { OfferingContent } from '../offering-schema.ts';
import { picture } from '../../assets.ts';

/**
 * Behavioural assessments, `/{product}-offerings/behavioural`. The assessments and their 27
 * questions are the specification's; the two partner offers are sample data.
 */
export const behaviouralOffering = {
  path: '/{product}-offerings/behavioural',
  topic: 'behavioural',
  name: 'Behavioural assessments',
  head: {
    title: 'Short assessments for your child | {product}',
    description:
      'Assessments of behaviour, feelings and learning, with 27 questions each. Answer at home, at your own pace, on our assessment site.',
  },
  chip: 'Behavioural assessments',
  heading: 'Short assessments, 27 questions each',
  lead: 'Answer at home, in your own time. Then talk about the answers with your doctor.',
  picture: picture(
    'offering-behavioural.svg',
    'A mother answers questions on a phone while her son builds a tower of blocks',
  ),
  about: { type: 'MedicalTest', name: 'Behavioural and learning screening' },
  ages: { from: 1, to: 16 },
  assessments: {
    heading: 'Choose an assessment',
    intro: `Each opens on our assessment site. Our prices are for questionnaires. They do not pay for a visit to a doctor or a diagnosis. Screening is not diagnosis. ${safetySentences.lowScore} ${safetySentences.accuracyUnknown}`,
    questionsLabel: 'questions',
    action: 'Start',
    items: [
      {
        title: 'Anxiety',
        slug: 'anxiety',
        ages: [{ from: 8, to: 18, unit: 'years' }],
        priceKey: 'behaviouralCondition',
        questions: 27,
        spot: 'anxiety',
        colour: 'lilac',
      },
      {
        title: 'ADHD',
        slug: 'adhd',
        ages: [
          { from: 1, to: 4, unit: 'years' },
          { from: 4, to: 6, unit: 'years' },
          { from: 6, to: 17, unit: 'years' },
        ],
        priceKey: 'behaviouralCondition',
        questions: 27,
        spot: 'adhd',
        colour: 'marigold',
      },
      {
        title: 'Autism',
        slug: 'autism',
        ages: [
          { from: 1, to: 4, unit: 'years' },
          { from: 4, to: 6, unit: 'years' },
          { from: 6, to: 17, unit: 'years' },
        ],
        priceKey: 'behaviouralCondition',
        questions: 27,
        spot: 'autism',
        colour: 'teal',
      },
      {
        title: 'Depression',
        slug: 'depression',
        ages: [{ from: 8, to: 11, unit: 'years' }],
        priceKey: 'behaviouralCondition',
        questions: 27,
        spot: 'depression',
        colour: 'teal',
      },
      {
        title: 'Conduct Disorder',
        slug: 'conductDisorder',
        ages: [{ from: 6, to: null, unit: 'years' }],
        priceKey: 'behaviouralCondition',
        questions: 27,
        spot: 'conduct',
        colour: 'coral',
      },
      {
        title: 'Dyslexia',
        slug: 'dyslexia',
        ages: [{ from: 5, to: 15, unit: 'years' }],
        priceKey: 'learningCondition',
        questions: 27,
        spot: 'dyslexia',
        colour: 'marigold',
      },
      {
        title: 'Oppositional Defiant Disorder',
        slug: 'oppositionalDefiant',
        ages: [{ from: 6, to: null, unit: 'years' }],
        priceKey: 'behaviouralCondition',
        questions: 27,
        spot: 'oppositional',
        colour: 'coral',
      },
      {
        title: 'Dysgraphia',
        slug: 'dysgraphia',
        ages: [{ from: 5, to: 15, unit: 'years' }],
        priceKey: 'learningCondition',
        questions: 27,
        spot: 'dysgraphia',
        colour: 'lilac',
      },
      {
        title: 'Screen Dependency Disorder',
        slug: 'screenDependency',
        ages: [
          { from: 2, to: 5, unit: 'years' },
          { from: 6, to: 17, unit: 'years' },
        ],
        priceKey: 'behaviouralCondition',
        questions: 27,
        spot: 'screen',
        colour: 'lilac',
      },
      {
        title: 'Dyscalculia',
        slug: 'dyscalculia',
        ages: [{ from: 5, to: 15, unit: 'years' }],
        priceKey: 'learningCondition',
        questions: 27,
        spot: 'dyscalculia',
        colour: 'teal',
      },
    ],
  },
  cards: {
    heading: 'With our partners',
    intro: 'We are preparing two more checks.',
    items: [
      {
        kind: 'soon',
        title: 'Speech and language check',
        text: 'How your child understands, speaks and tells a story.',
        picture: picture(
          'partner-speech.svg',
          'A boy and a therapist face each other and say a word together',
        ),
        about: 'The speech and language check',
      },
      {
        kind: 'soon',
        title: 'Play and movement check',
        text: 'How your child uses hands and body in play and daily life.',
        picture: {
          src: 'illustrations/outdoor-play.svg',
          alt: 'Children play cricket in the sun',
          width: 400,
          height: 300,
        },
        about: 'The play and movement check',
      },
    ],
  },
  goodToKnow: {
    heading: 'How to get a useful result',
    items: [
      {
        heading: 'Think of most days',
        text: 'Answer for the last few months, and not only for the worst day of this week.',
      },
      {
        heading: 'Ask others',
        text: 'Grandparents and teachers see your child in other places. Ask what they notice.',
      },
      {
        heading: 'Take it with you',
        text: 'Show the result to your doctor. It can start the conversation, but it cannot say what your child has.',
      },
    ],
  },
  more: [
    { label: 'Behavioural assessments by age', to: '/assessments/behavioral' },
    { label: 'Learning assessments', to: '/assessments/learning' },
    { label: 'All conditions from A to Z', to: '/assessments' },
  ],
} satisfies OfferingContent;

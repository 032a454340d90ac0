import type { ConditionContent } from './condition-schema.ts';

/** A condition as lists name it. */
export type IndexedCondition = Pick<ConditionContent, 'topic' | 'slug' | 'name' | 'alsoCalled'>;

/**
 * The names of every condition, in the order of the alphabet. Apart from the pages' own content, so that a list of names does not
 * carry the text of all pages to the browser; a test holds the two together.
 */
export const conditionIndex: readonly IndexedCondition[] = [
  {
    topic: 'behavioural',
    slug: 'adhd',
    name: { short: 'ADHD', full: 'Attention Deficit Hyperactivity Disorder' },
    alsoCalled: ['ADD', 'Attention deficit disorder', 'Hyperkinetic disorder'],
  },
  {
    topic: 'behavioural',
    slug: 'anxiety',
    name: { short: 'Anxiety', full: 'Anxiety Disorders in Children and Teenagers' },
    alsoCalled: [
      'Worry',
      'Panic attacks',
      'Phobia',
      'Exam fear',
      'Separation anxiety',
      'Social anxiety',
    ],
  },
  {
    topic: 'behavioural',
    slug: 'autism',
    name: { short: 'Autism', full: 'Autism Spectrum Disorder' },
    alsoCalled: ['ASD', 'Autistic spectrum', 'Asperger’s syndrome', 'Childhood autism', 'PDD'],
  },
  {
    topic: 'behavioural',
    slug: 'conductDisorder',
    name: { short: 'Conduct disorder', full: 'Conduct Disorder in Children and Teenagers' },
    alsoCalled: ['CD', 'Conduct-dissocial disorder'],
  },
  {
    topic: 'behavioural',
    slug: 'depression',
    name: { short: 'Depression', full: 'Depression in Children and Teenagers' },
    alsoCalled: [
      'Low mood',
      'Sadness',
      'Major depressive disorder',
      'Dysthymia',
      'Depressive disorder',
    ],
  },
  {
    topic: 'behavioural',
    slug: 'developmentalMilestone',
    name: { short: 'Developmental milestones', full: 'How children develop, month by month' },
    alsoCalled: ['Child development', 'Developmental delay', 'Global developmental delay'],
  },
  {
    topic: 'learning',
    slug: 'dyscalculia',
    name: { short: 'Dyscalculia', full: 'Specific learning disorder in mathematics' },
    alsoCalled: ['Mathematics disorder', 'Maths learning disability', 'Number blindness'],
  },
  {
    topic: 'learning',
    slug: 'dysgraphia',
    name: { short: 'Dysgraphia', full: 'Specific learning disorder in written expression' },
    alsoCalled: ['Writing disorder', 'Disorder of written expression', 'Handwriting difficulty'],
  },
  {
    topic: 'learning',
    slug: 'dyslexia',
    name: { short: 'Dyslexia', full: 'Specific learning disorder in reading' },
    alsoCalled: ['Reading disorder', 'Reading disability', 'Word blindness'],
  },
  {
    topic: 'behavioural',
    slug: 'oppositionalDefiant',
    name: { short: 'ODD', full: 'Oppositional Defiant Disorder' },
    alsoCalled: ['Oppositional disorder'],
  },
  {
    topic: 'behavioural',
    slug: 'screenDependency',
    name: { short: 'Screen dependency', full: 'Screen Dependency Disorder' },
    alsoCalled: ['Screen addiction', 'Gaming disorder', 'Problematic internet use'],
  },
];

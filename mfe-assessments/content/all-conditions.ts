/** The text of `/assessments`. `{count}` is the number of conditions. */
export const allConditionsWords = {
  head: {
    title: 'All conditions from A to Z | {product}',
    description:
      'Every condition we write about, with its everyday names: signs, causes, diagnosis and what helps, in plain words for parents.',
  },
  name: 'All conditions from A to Z',
  chip: 'Assessments',
  heading: 'All conditions from A to Z',
  lead: 'Each page tells you the signs, the causes, how it is diagnosed and what helps. You may know a condition by another name.',
  picture: {
    src: 'illustrations/growth-steps.svg',
    alt: 'Four children, each older than the one before, on steps of smooth stones',
    width: 400,
    height: 300,
  },
  alsoCalled: 'Also called:',
  categoriesHeading: 'By kind, and help at school',
} as const;

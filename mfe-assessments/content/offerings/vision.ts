import type { OfferingContent } from '../offering-schema.ts';

/** Vision, `/{product}-offerings/{product}-vision`. Two articles and the eyewear card are the specification's. */
export const visionOffering = {
  path: '/{product}-offerings/{product}-vision',
  topic: 'physical',
  name: '{product} Vision',
  head: {
    title: 'Eyes and eyesight of children | {product}',
    description:
      'Two articles for parents: myopia, and how to care for eyes at school age. Eyewear for children is coming.',
  },
  chip: '{product} Vision',
  heading: 'Clear sight for school and play',
  lead: 'Children rarely say that they cannot see well. They think everybody sees as they do. Here is what to look for.',
  picture: {
    src: 'illustrations/offering-vision.svg',
    alt: 'A girl with new glasses looks at a kite far up in the sky with her grandfather',
    width: 400,
    height: 300,
  },
  about: { type: 'MedicalTest', name: 'Vision screening' },
  ages: { from: 0, to: 16 },
  cards: {
    heading: 'Read, and see clearly',
    intro: 'Start with the article that fits your question.',
    items: [
      {
        kind: 'page',
        title: 'Myopia in children',
        text: 'Why far things blur, what the numbers mean, and why time outdoors helps.',
        picture: {
          src: 'illustrations/article-myopia.svg',
          alt: 'A boy narrows his eyes at a blurred board, the book before him is clear',
          width: 400,
          height: 300,
        },
        to: '/{product}-offerings/{product}-vision/article/1',
        action: 'Read More',
      },
      {
        kind: 'page',
        title: 'Eye care at school age',
        text: 'Checks, screens, light and glasses, from the first class to the last.',
        picture: {
          src: 'illustrations/article-school-vision.svg',
          alt: 'A girl with glasses reads at a bright window, a lamp and a plant beside her',
          width: 400,
          height: 300,
        },
        to: '/{product}-offerings/{product}-vision/article/2',
        action: 'Read More',
      },
      {
        kind: 'soon',
        title: 'Eyewear for children',
        text: 'Light, strong frames that children like to wear.',
        picture: {
          src: 'illustrations/eyewear.svg',
          alt: 'A boy tries on round glasses before a mirror',
          width: 400,
          height: 300,
        },
        about: 'Eyewear for children',
      },
    ],
  },
  goodToKnow: {
    heading: 'Three good habits',
    items: [
      {
        heading: 'Two hours outdoors',
        text: 'At least 2 hours of outdoor activity daily. It need not be all at once.',
      },
      {
        heading: 'Look up often',
        text: 'Rest the eyes from books and phones. Look at something far away, and blink.',
      },
      {
        heading: 'Check every year',
        text: 'Ask for an eye check each year, or sooner when something worries you.',
      },
    ],
  },
  more: [
    { label: 'The physical check-up', to: '/assessments/physical' },
    { label: 'Rising myopia', to: '/blog/105' },
  ],
} satisfies OfferingContent;

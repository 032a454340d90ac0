import { eyeCare, eyeDangerSigns, eyeHelpSources } from '@site/kit/safety/eye-help.ts';
import type { OfferingContent } from '../offering-schema.ts';
import { picture } from '../../assets.ts';

/** Vision, `/{product}-offerings/{product}-vision`. Two articles and the eyewear card are the specification's. */
export const visionOffering = {
  path: '/{product}-offerings/{product}-vision',
  topic: 'physical',
  name: '{product} Vision',
  head: {
    title: 'Eyes and eyesight of children | {product}',
    description:
      'Two articles for parents: myopia, and eye care at school age. Danger signs in a child’s eyes, and where to go. Eyewear is coming.',
  },
  chip: '{product} Vision',
  heading: 'Clear sight for school and play',
  lead: 'A child who cannot see well may never say so, because they think that everyone sees as they do. Here is what to look for.',
  picture: picture(
    'offering-vision.svg',
    'A girl with new glasses looks at a kite far up in the sky with her grandfather',
  ),
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
        picture: picture(
          'article-myopia.svg',
          'A boy narrows his eyes at a blurred board; the book in front of him is clear',
        ),
        to: '/{product}-offerings/{product}-vision/article/1',
        action: 'Read More',
      },
      {
        kind: 'page',
        title: 'Eye care at school age',
        text: 'Checks, screens, light and glasses, all through school.',
        picture: picture(
          'article-school-vision.svg',
          'A girl with glasses reads at a bright window, a lamp and a plant beside her',
        ),
        to: '/{product}-offerings/{product}-vision/article/2',
        action: 'Read More',
      },
      {
        kind: 'soon',
        title: 'Eyewear for children',
        text: 'Light, strong frames that children like to wear.',
        picture: picture('eyewear.svg', 'A boy tries on round glasses before a mirror'),
        about: 'Eyewear for children',
      },
    ],
  },
  goodToKnow: {
    heading: 'Three good habits',
    items: [
      {
        heading: 'Two hours outdoors',
        text: 'Aim for at least 2 hours of outdoor activity daily. The two hours need not come at once.',
      },
      {
        heading: 'Look up often',
        text: 'Take breaks from books and phones. Look at something far away, and blink.',
      },
      {
        heading: 'Check every year',
        text: 'Ask for an eye check each year, or sooner when something worries you.',
      },
    ],
  },
  health: {
    inShort: {
      heading: 'In short',
      points: [
        eyeDangerSigns.points[0],
        { text: 'Any worry about your child’s sight is reason enough for a full eye test.' },
        {
          text: 'A screening can miss a problem. If you are worried, see an eye doctor, even when the screening found nothing.',
        },
      ],
    },
    sections: [
      {
        heading: eyeDangerSigns.heading,
        blocks: [
          { kind: 'points', points: [...eyeDangerSigns.points] },
          { kind: 'paragraph', ...eyeDangerSigns.whitePupil },
          { kind: 'paragraph', ...eyeDangerSigns.stickyEyes },
        ],
      },
    ],
    care: {
      heading: 'When to get help',
      intro: 'Most eye problems can wait for a visit to the doctor. Some cannot.',
      doctor: {
        heading: 'See your doctor',
        bullets: [
          'Your child holds things very close, or cannot read the board',
          'One eye turns in or out, all the time or now and then',
          'Your baby does not look at faces, or does not follow a toy with the eyes, by 3 months',
          'Your child does not see well in the evening',
          'Your child did not pass an eye check at school',
        ],
      },
      ...eyeCare,
    },
    sources: [...eyeHelpSources],
    writtenBy: '{product} content team',
    reviewedBy: null,
    reviewedOn: null,
    lastChangedOn: '2026-11-26',
    nextReviewOn: '2028-11-26',
  },
  more: [
    { label: 'The physical check-up', to: '/assessments/physical' },
    { label: 'Rising myopia', to: '/blog/105' },
  ],
} satisfies OfferingContent;

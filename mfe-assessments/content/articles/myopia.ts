import { eyeCare, eyeDangerSigns, eyeHelpSources } from '@site/kit/safety/eye-help.ts';
import type { ArticleContent } from '../article-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { eyeSources } from '../eye-sources.ts';
import { picture } from '../../assets.ts';

/**
 * The first vision article, about myopia. The three grades and the two hours outdoors are the
 * specification's, section 9.
 */
export const myopiaArticle = {
  id: '1',
  name: 'Myopia in children',
  head: {
    title: 'Myopia in children: signs, numbers, what helps | {product}',
    description:
      'What myopia is, and what the numbers mean. Why two hours outdoors a day help, what treatment costs, and when to see an eye doctor.',
  },
  chip: 'Vision article',
  heading: 'Myopia: when far things blur',
  lead: {
    text: 'A child with myopia sees near things clearly, but far things look blurred. Glasses make them sharp again. Time outdoors helps to delay the start of myopia.',
    sources: ['nhs-myopia', 'he-2015'],
  },
  picture: picture(
    'article-myopia.svg',
    'A boy narrows his eyes at a blurred board; the book in front of him is clear',
  ),
  inShort: {
    heading: 'In short',
    points: [
      { text: 'Go outdoors for at least 2 hours every day.', sources: ['ho-2019', 'saxena-2015'] },
      {
        text: 'Have your child’s eyes checked every year from the start of school.',
        sources: ['saxena-2017'],
      },
      {
        text: 'Let your child wear the glasses that the doctor prescribed. Glasses do not make eyes weak.',
      },
      {
        text: 'See an eye doctor soon if the number rises fast. There are ways to slow it.',
        sources: ['consensus-2023'],
      },
      eyeDangerSigns.points[0],
    ],
  },
  sections: [
    {
      heading: 'What happens in the eye',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In myopia, the eye grows a little too long from front to back. Light from far things then meets in front of the retina, the layer that sees. That is why far things look blurred.',
          sources: ['nhs-myopia'],
        },
        {
          kind: 'paragraph',
          text: 'Myopia often begins at school age and gets stronger while the child grows. The earlier it starts, the stronger it may become.',
          sources: ['cochrane-2023', 'consensus-2023'],
        },
        {
          kind: 'paragraph',
          text: 'Another name for it is short sight. It is nobody’s fault. A child who cannot see the board may seem slow or bored, and is neither.',
        },
      ],
    },
    {
      heading: 'What the number means',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Its strength is measured in dioptres, written D. For myopia the number has a minus sign, such as −1.50 D.',
          sources: ['haarman-2020'],
        },
        {
          kind: 'grades',
          grades: [
            {
              name: 'Mild',
              range: 'under 3 dioptres',
              about: {
                text: 'The board looks blurred. Near things are clear.',
                sources: ['haarman-2020'],
              },
            },
            {
              name: 'Moderate',
              range: '3 to 6 dioptres',
              about: {
                text: 'Faces across a room look blurred. Most children need glasses for most of the day.',
                sources: ['haarman-2020'],
              },
            },
            {
              name: 'Severe',
              range: 'over 6 dioptres',
              about: {
                text: 'This is also called high myopia. The eyes need regular checks for life.',
                sources: ['haarman-2020'],
              },
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The stronger the myopia, the more likely are some other eye diseases, usually in later life. That is why doctors try to keep the number low.',
          sources: ['haarman-2020'],
        },
      ],
    },
    {
      heading: 'How common it is',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              text: 'In Delhi, about 1 in 8 schoolchildren had myopia (13.1%, India, 9,884 children, 2015).',
              sources: ['saxena-2015'],
            },
            {
              text: 'Across India, about 1 in 13 children aged 5 to 15 had it (7.5%, studies from 1980 to 2020).',
              sources: ['agarwal-2020'],
            },
            {
              text: 'By 2050, about half of all people in the world may have it (forecast made in 2016).',
              sources: ['holden-2016'],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'A forecast can turn out wrong. What children do each day makes a difference.',
        },
      ],
    },
    {
      heading: 'Why it starts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Myopia runs in families. A child is more likely to have it if a parent has it. Daily life plays a part as well.',
          sources: ['consensus-2023'],
        },
        {
          kind: 'paragraph',
          text: 'In the Delhi study, it was more common in children who read or studied for over five hours a day. It was also linked to more than two hours of television, and to video or mobile games.',
          sources: ['saxena-2015'],
        },
        {
          kind: 'paragraph',
          text: 'It was less common in children who played outdoors for over two hours a day. Such links do not prove a cause, but trials point the same way.',
          sources: ['saxena-2015', 'he-2015'],
        },
      ],
    },
    {
      heading: 'Two hours outdoors, every day',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aim for at least 2 hours of outdoor activity daily. It seems to be the daylight that helps, so a walk counts as much as cricket.',
          sources: ['ho-2019'],
        },
        {
          kind: 'paragraph',
          text: 'In a trial in China, some schools added 40 minutes outdoors to each school day (2015). After three years, 30.4% of their pupils had developed myopia. In the other schools, 39.5% had.',
          sources: ['he-2015'],
        },
        {
          kind: 'points',
          points: [
            { text: 'Walk or cycle part of the way to school.' },
            { text: 'Play outside before homework, not after.' },
            { text: 'Eat the evening snack on the terrace or the steps.' },
            {
              text: 'In the hot months, choose shade and the cooler hours. Give your child a cap and water.',
            },
            { text: 'Never let a child look straight at the sun.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Time outdoors helps to delay the start of myopia. For myopia that is already there, the evidence is mixed: some studies found a small benefit and others found none. Children with glasses should still play outside, for all the other good it does.',
          sources: ['ho-2019', 'xiong-2017'],
        },
      ],
    },
    {
      heading: 'Signs to look for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A child with myopia may not complain. They may think that everyone sees as they do.',
        },
        {
          kind: 'points',
          points: [
            {
              text: 'Needs to sit in front, or copies from a friend because the board is blurred.',
              sources: ['nhs-myopia'],
            },
            {
              text: 'Holds books or phones close to the face, or sits near the television.',
              sources: ['nhs-myopia'],
            },
            { text: 'Has headaches, or often rubs the eyes.', sources: ['nhs-myopia'] },
            { text: 'Narrows the eyes to see far things, or loses sight of a ball in the air.' },
          ],
        },
      ],
    },
    {
      heading: 'What happens at an eye test',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your child reads letters or names pictures from far away, one eye at a time. A full test may use drops that rest the eye’s focus. Near things are blurred for some hours afterwards.',
          sources: ['consensus-2023'],
        },
        {
          kind: 'paragraph',
          text: 'A screening is not a diagnosis. If you are worried about your child’s sight, ask for a full test, even when a screening found nothing.',
        },
      ],
    },
    {
      heading: 'What an eye doctor may offer',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Glasses come first. Let your child help to choose the frame. Ask how many hours a day your child should wear them.',
        },
        {
          kind: 'paragraph',
          text: 'If the number rises fast, the doctor may offer ways to slow it. They include low-dose atropine drops, special lenses in glasses, and special contact lenses.',
          sources: ['cochrane-2023', 'consensus-2023'],
        },
        {
          kind: 'paragraph',
          text: 'None of them suits every child, and none takes myopia away. Ask how well it works, how long it is used, what it costs and what can go wrong.',
          sources: ['cochrane-2023'],
        },
        {
          kind: 'paragraph',
          text: 'Never use eye drops that a doctor has not prescribed for your child. Be careful with anything that promises to make glasses needless.',
        },
      ],
    },
    {
      heading: 'Where to go, and what it costs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'RBSK teams check eyesight free in anganwadis, and in government and government-aided schools. Other children can go to the eye department of a district or medical-college hospital.',
          sources: ['rbsk'],
        },
        {
          kind: 'paragraph',
          text: 'Under the national programme against blindness, a child who needs glasses after a school eye check can get them free. Ask the school or the district hospital.',
          sources: ['jose-2009'],
        },
        {
          kind: 'paragraph',
          text: 'We found no reliable range for the price of private eye tests, glasses or myopia treatment in India. Ask for the whole cost of a year before you begin.',
        },
      ],
    },
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
        'You see any of the signs of myopia above',
        'Your child did not pass an eye check at school',
        'The glasses no longer help, or are more than a year old',
        'One eye turns in or out, all the time or now and then',
      ],
    },
    ...eyeCare,
  },
  about: { name: 'Myopia', alternateName: ['Short sight', 'Near-sightedness'] },
  ages: { from: 3, to: 16 },
  next: { label: 'Eye care at school age', id: '2' },
  sources: [
    {
      id: 'cochrane-2023',
      authors: 'Lawrenson JG and others',
      title:
        'Interventions for myopia control in children: a living systematic review and network meta-analysis',
      publisher: 'Cochrane Database of Systematic Reviews',
      year: 2023,
      url: 'https://doi.org/10.1002/14651858.CD014758.pub2',
    },
    {
      id: 'haarman-2020',
      authors: 'Haarman AEG and others',
      title: 'The Complications of Myopia: A Review and Meta-Analysis',
      publisher: 'Investigative Ophthalmology and Visual Science',
      year: 2020,
      url: 'https://doi.org/10.1167/iovs.61.4.49',
      note: 'This review calls mild myopia low, and counts 6 dioptres as high. Some others call myopia high from 5 dioptres.',
    },
    eyeSources.nhsMyopia,
    eyeSources.saxena2015,
    eyeSources.saxena2017,
    {
      id: 'agarwal-2020',
      authors: 'Agarwal D and others',
      title: 'Prevalence of myopia in Indian school children: Meta-analysis of last four decades',
      publisher: 'PLoS ONE',
      year: 2020,
      url: 'https://doi.org/10.1371/journal.pone.0240750',
    },
    {
      id: 'holden-2016',
      authors: 'Holden BA and others',
      title:
        'Global Prevalence of Myopia and High Myopia and Temporal Trends from 2000 through 2050',
      publisher: 'Ophthalmology',
      year: 2016,
      url: 'https://doi.org/10.1016/j.ophtha.2016.01.006',
    },
    eyeSources.he2015,
    eyeSources.ho2019,
    eyeSources.xiong2017,
    {
      id: 'consensus-2023',
      authors: 'Saxena R and others',
      title:
        'Prevention and management of childhood progressive myopia: National consensus guidelines',
      publisher: 'Indian Journal of Ophthalmology',
      year: 2023,
      url: 'https://doi.org/10.4103/IJO.IJO_387_23',
    },
    sharedSources.rbsk,
    eyeSources.jose2009,
    ...eyeHelpSources,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-26',
  nextReviewOn: '2028-11-26',
} satisfies ArticleContent;

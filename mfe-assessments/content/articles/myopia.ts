import type { ArticleContent } from '../article-schema.ts';

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
      'What myopia is and what the numbers mean. Why two hours outdoors a day help, and when to see an eye doctor.',
  },
  chip: 'Vision article',
  heading: 'Myopia: when far things blur',
  lead: {
    text: 'A child with myopia sees near things clearly and far things blurred. Glasses make the world sharp again. Time outdoors helps to prevent it.',
    sources: ['cochrane-2023', 'he-2015'],
  },
  picture: {
    src: 'illustrations/article-myopia.svg',
    alt: 'A boy narrows his eyes at a blurred board, the book before him is clear',
    width: 400,
    height: 300,
  },
  inShort: {
    heading: 'In short',
    points: [
      { text: 'Go outdoors for at least 2 hours every day.', sources: ['ho-2019', 'saxena-2015'] },
      { text: 'Have the eyes checked every year at school age.', sources: ['saxena-2017'] },
      { text: 'Let your child wear the glasses that were prescribed. They do not make eyes weak.' },
      {
        text: 'See an eye doctor soon if the number grows fast. There are ways to slow it.',
        sources: ['consensus-2023'],
      },
    ],
  },
  sections: [
    {
      heading: 'What happens in the eye',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In myopia the eye grows a little too long from front to back. The picture of far things then falls in front of the retina, and blurs.',
          sources: ['nhs-myopia'],
        },
        {
          kind: 'paragraph',
          text: 'It often begins at school age and grows while the child grows. The earlier it starts, the longer it has time to get stronger.',
          sources: ['cochrane-2023', 'consensus-2023'],
        },
        {
          kind: 'paragraph',
          text: 'Another name is short sight. It is nobody’s fault, and it does not mean that your child is lazy or slow.',
        },
      ],
    },
    {
      heading: 'What the number means',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The strength is measured in diopters, written D. For myopia the number has a minus sign, such as −1.50 D.',
          sources: ['haarman-2020'],
        },
        {
          kind: 'grades',
          grades: [
            {
              name: 'Mild',
              range: 'under 3 diopters',
              about: {
                text: 'The board is blurred. Near things are clear.',
                sources: ['haarman-2020'],
              },
            },
            {
              name: 'Moderate',
              range: '3 to 6 diopters',
              about: {
                text: 'Faces across a room are blurred. Glasses are needed most of the day.',
                sources: ['haarman-2020'],
              },
            },
            {
              name: 'Severe',
              range: 'over 6 diopters',
              about: {
                text: 'Also called high myopia. The eye needs regular checks for life.',
                sources: ['haarman-2020'],
              },
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The stronger the myopia, the more likely some other eye problems become, mostly in older adults. That is why doctors try to keep the number low.',
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
              text: 'By 2050, about half of all people may have it (world, forecast of 2016).',
              sources: ['holden-2016'],
            },
          ],
        },
        { kind: 'paragraph', text: 'A forecast is not fate. What children do each day matters.' },
      ],
    },
    {
      heading: 'Why it starts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Myopia runs in families. Daily life plays a part as well.',
          sources: ['consensus-2023'],
        },
        {
          kind: 'paragraph',
          text: 'In the Delhi study it was more common in children who read or studied for over five hours a day. It was also linked to long hours of television and games.',
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
          text: 'Aim for at least 2 hours of outdoor activity daily. Daylight seems to matter, so a walk counts as much as cricket.',
          sources: ['ho-2019'],
        },
        {
          kind: 'paragraph',
          text: 'In a trial in China, some schools added 40 minutes outdoors a day (2015). After three years 30.4% of their pupils had myopia. In the other schools it was 39.5%.',
          sources: ['he-2015'],
        },
        {
          kind: 'points',
          points: [
            { text: 'Walk or cycle a part of the way to school.' },
            { text: 'Play outside before homework, not after.' },
            { text: 'Eat the evening snack on the terrace or the steps.' },
            { text: 'In the hot months choose shade and cooler hours, a cap and water.' },
            { text: 'Never let a child look straight at the sun.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Time outdoors helps to prevent myopia. Studies do not agree on whether it slows myopia that is already there.',
          sources: ['ho-2019', 'xiong-2017'],
        },
      ],
    },
    {
      heading: 'Signs to look for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A child with myopia may not complain. They may think that everyone sees this way.',
        },
        {
          kind: 'points',
          points: [
            { text: 'Sits in front, or copies from a friend.', sources: ['nhs-myopia'] },
            {
              text: 'Holds books or phones close, or sits near the television.',
              sources: ['nhs-myopia'],
            },
            { text: 'Has headaches, or rubs the eyes a lot.', sources: ['nhs-myopia'] },
            { text: 'Narrows the eyes to see far away, or loses the ball in the air.' },
          ],
        },
      ],
    },
    {
      heading: 'What an eye doctor may offer',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Glasses come first. Let your child help to choose the frame. Ask for how many hours a day to wear them.',
        },
        {
          kind: 'paragraph',
          text: 'If the number grows fast, the doctor may speak of ways to slow it. Among them are low-dose atropine drops, and special lenses for glasses or the eye.',
          sources: ['cochrane-2023', 'consensus-2023'],
        },
        {
          kind: 'paragraph',
          text: 'None of them suits every child, and none takes myopia away. Ask how well it works, what it costs and what can go wrong.',
          sources: ['cochrane-2023'],
        },
        {
          kind: 'paragraph',
          text: 'A screening is not a diagnosis. For a full test, drops may be used that rest the eye. Near things are blurred for some hours then.',
        },
      ],
    },
  ],
  care: {
    heading: 'When to get help',
    intro: 'Eyes can wait for a visit in most cases. In some they cannot.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'You see any of the signs above',
        'Your child did not pass an eye check at school',
        'The glasses no longer help',
        'One eye turns in or out',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'The pupil looks white, or shines white in a photo',
        'An eye is red and painful, or light hurts it',
        'Your child sees flashes, or many new dark spots',
      ],
      helplines: ['112'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Sight is suddenly lost, or a dark curtain moves across it',
        'Something sharp, a ball or a cracker has hurt the eye: do not press or rub',
        'A chemical is in the eye: rinse at once with much clean water',
      ],
      helplines: ['112'],
    },
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
      note: 'This review says low for mild. Others divide at other numbers, some call myopia high from 5 diopters.',
    },
    {
      id: 'nhs-myopia',
      title: 'Short-sightedness (myopia)',
      publisher: 'National Health Service, United Kingdom',
      year: 2022,
      url: 'https://www.nhs.uk/conditions/short-sightedness/',
    },
    {
      id: 'saxena-2015',
      authors: 'Saxena R and others',
      title:
        'Prevalence of Myopia and Its Risk Factors in Urban School Children in Delhi: The North India Myopia Study (NIM Study)',
      publisher: 'PLoS ONE',
      year: 2015,
      url: 'https://doi.org/10.1371/journal.pone.0117349',
    },
    {
      id: 'saxena-2017',
      authors: 'Saxena R and others',
      title:
        'Incidence and progression of myopia and associated factors in urban school children in Delhi: The North India Myopia Study (NIM Study)',
      publisher: 'PLoS ONE',
      year: 2017,
      url: 'https://doi.org/10.1371/journal.pone.0189774',
    },
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
    {
      id: 'he-2015',
      authors: 'He M and others',
      title:
        'Effect of Time Spent Outdoors at School on the Development of Myopia Among Children in China: A Randomized Clinical Trial',
      publisher: 'JAMA',
      year: 2015,
      url: 'https://doi.org/10.1001/jama.2015.10803',
    },
    {
      id: 'ho-2019',
      authors: 'Ho CL, Wu WF, Liou YM',
      title:
        'Dose–Response Relationship of Outdoor Exposure and Myopia Indicators: A Systematic Review and Meta-Analysis of Various Research Methods',
      publisher: 'International Journal of Environmental Research and Public Health',
      year: 2019,
      url: 'https://doi.org/10.3390/ijerph16142595',
      note: 'This review also found a small benefit in eyes that already had myopia. Another of 2017 did not.',
    },
    {
      id: 'xiong-2017',
      authors: 'Xiong S and others',
      title:
        'Time spent in outdoor activities in relation to myopia prevention and control: a meta-analysis and systematic review',
      publisher: 'Acta Ophthalmologica',
      year: 2017,
      url: 'https://doi.org/10.1111/aos.13403',
    },
    {
      id: 'consensus-2023',
      authors: 'Saxena R and others',
      title:
        'Prevention and management of childhood progressive myopia: National consensus guidelines',
      publisher: 'Indian Journal of Ophthalmology',
      year: 2023,
      url: 'https://doi.org/10.4103/IJO.IJO_387_23',
    },
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ArticleContent;

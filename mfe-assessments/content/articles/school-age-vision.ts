import type { ArticleContent } from '../article-schema.ts';

/**
 * The second vision article, about eyes at school age. It also answers every other article address.
 * The two hours outdoors are the specification's, section 9.
 */
export const schoolAgeVisionArticle = {
  id: '2',
  name: 'Eye care at school age',
  head: {
    title: 'Eye care at school age: checks, screens, glasses | {product}',
    description:
      'How to look after a school child’s eyes: when to check, what teachers notice, screens, light, glasses, sports and safe play.',
  },
  chip: 'Vision article',
  heading: 'Looking after eyes at school age',
  lead: {
    text: 'Much of school is learned through the eyes. A child who cannot see the board may look bored or restless. A simple check can change that.',
  },
  picture: {
    src: 'illustrations/article-school-vision.svg',
    alt: 'A girl with glasses reads at a bright window, a lamp and a plant beside her',
    width: 400,
    height: 300,
  },
  inShort: {
    heading: 'In short',
    points: [
      {
        text: 'Have sight checked before school starts, and every year after.',
        sources: ['uspstf-2017', 'saxena-2017'],
      },
      { text: 'At least 2 hours outdoors every day.', sources: ['ho-2019'] },
      { text: 'Good light, a book at arm’s length, and a look far away every now and then.' },
      {
        text: 'Glasses help only when they are worn. Make it easy to like them.',
        sources: ['saxena-2015'],
      },
    ],
  },
  sections: [
    {
      heading: 'When to check',
      blocks: [
        {
          kind: 'grades',
          grades: [
            {
              name: 'Before school',
              range: '3 to 5 years',
              about: {
                text: 'At least one check, to find a lazy eye while it is easiest to treat.',
                sources: ['uspstf-2017'],
              },
            },
            {
              name: 'At school',
              range: '5 to 15 years',
              about: {
                text: 'Once a year, because sight can change within months.',
                sources: ['saxena-2017'],
              },
            },
            {
              name: 'At any age',
              range: 'when you worry',
              about: { text: 'You need no reason but your own eyes. Ask for a check.' },
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'RBSK teams check eyesight free in anganwadis and government schools. Ask the school when they come.',
          sources: ['rbsk'],
        },
        {
          kind: 'paragraph',
          text: 'A screening is not a diagnosis. It shows who needs a full test by an eye doctor or an optometrist.',
        },
      ],
    },
    {
      heading: 'What you and the teacher may notice',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              text: 'Copies wrongly from the board, but well from a book.',
              sources: ['nhs-myopia'],
            },
            { text: 'Tilts the head, or covers one eye to read.' },
            { text: 'Skips lines or loses the place when reading.' },
            { text: 'Has headaches or tired eyes after school.', sources: ['nhs-tests'] },
            { text: 'Bumps into things, or misses a ball others catch.' },
            { text: 'Says that light hurts, or blinks and rubs a lot.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'None of these proves that something is wrong. They are good reasons for a check.',
        },
      ],
    },
    {
      heading: 'Three common things that glasses mend',
      blocks: [
        {
          kind: 'points',
          points: [
            { text: 'Myopia, short sight: far things are blurred.', sources: ['nhs-myopia'] },
            {
              text: 'Hyperopia, long sight: near work is hard and tiring.',
              sources: ['who-vision'],
            },
            {
              text: 'Astigmatism: lines look smeared, near and far.',
              sources: ['who-vision'],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'In Delhi, only about 1 in 4 schoolchildren with myopia wore the right glasses (24.7%, India, 2015).',
          sources: ['saxena-2015'],
        },
        {
          kind: 'paragraph',
          text: 'A lazy eye is different. One eye sees less although it looks healthy. Treatment works best when it starts early.',
          sources: ['uspstf-2017'],
        },
      ],
    },
    {
      heading: 'Outdoors, books and screens',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Plan at least 2 hours of outdoor activity daily. In studies, it lowered the chance of myopia.',
          sources: ['ho-2019', 'he-2015'],
        },
        {
          kind: 'paragraph',
          text: 'Books are good, so do not take them away. Help the eyes to rest instead.',
        },
        {
          kind: 'points',
          points: [
            { text: 'Sit at a table in good light, with the lamp on the side.' },
            { text: 'Keep a book or phone as far as the elbow is from the hand.' },
            { text: 'Look up and far away often, and blink.' },
            { text: 'Choose the larger screen that stands further away.' },
            { text: 'Put phones away well before bedtime.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'For children under 2, WHO advises no screen time. At 2 to 4 years it advises one hour a day at most (2019).',
          sources: ['who-activity-2019'],
        },
      ],
    },
    {
      heading: 'Glasses your child likes to wear',
      blocks: [
        {
          kind: 'points',
          points: [
            { text: 'Let your child choose the frame. A frame they like is a frame they wear.' },
            { text: 'It should not slide or pinch. Ask the shop to bend it until it fits.' },
            { text: 'Ask for lenses that do not splinter, above all for sports.' },
            { text: 'Tell the teacher, and ask for a seat with a clear view of the board.' },
            { text: 'Praise the glasses at home, and never make fun of them.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Glasses do not make eyes weak. Leaving them at home does not make eyes strong.',
        },
      ],
    },
    {
      heading: 'Safe play',
      blocks: [
        { kind: 'paragraph', text: 'A few rules keep most eyes out of harm’s way.' },
        {
          kind: 'points',
          points: [
            { text: 'Stay with children near fire crackers, and keep a good distance.' },
            { text: 'At Holi, choose gentle colours and cover the eyes. Rinse with plain water.' },
            { text: 'Keep lime, acid, cleaners and sharp tools out of reach.' },
            { text: 'No toys that shoot at faces, no laser pointers.' },
          ],
        },
      ],
    },
    {
      heading: 'Food for the eyes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Eyes need vitamin A. Carrots, pumpkin, mango, papaya, leafy greens, eggs and milk have it, or what the body makes it from.',
          sources: ['who-vitamin-a'],
        },
        {
          kind: 'paragraph',
          text: 'Too little vitamin A can make it hard to see in the evening. In India young children get vitamin A drops at health centres.',
          sources: ['who-vitamin-a', 'nis-2018'],
        },
        {
          kind: 'paragraph',
          text: 'Food keeps eyes healthy. It does not take the place of glasses.',
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
        'You or the teacher see any of the signs above',
        'One eye turns in or out',
        'Your child does not see well in the evening',
        'The last check is more than a year ago',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'The pupil looks white, or shines white in a photo',
        'An eye is red and painful, or light hurts it',
        'The lids are swollen and your child has a fever',
      ],
      helplines: ['112'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Sight is suddenly lost in one eye or both',
        'Something sharp or fast has hurt the eye: do not press or rub',
        'A chemical is in the eye: rinse at once with much clean water',
      ],
      helplines: ['112'],
    },
  },
  about: { name: 'Refractive errors and eye care in school-age children', alternateName: [] },
  ages: { from: 3, to: 16 },
  next: { label: 'Myopia in children', id: '1' },
  sources: [
    {
      id: 'uspstf-2017',
      title: 'Vision in Children Ages 6 Months to 5 Years: Screening',
      publisher: 'US Preventive Services Task Force',
      year: 2017,
      url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/vision-in-children-ages-6-months-to-5-years-screening',
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
      id: 'saxena-2015',
      authors: 'Saxena R and others',
      title:
        'Prevalence of Myopia and Its Risk Factors in Urban School Children in Delhi: The North India Myopia Study (NIM Study)',
      publisher: 'PLoS ONE',
      year: 2015,
      url: 'https://doi.org/10.1371/journal.pone.0117349',
    },
    {
      id: 'ho-2019',
      authors: 'Ho CL, Wu WF, Liou YM',
      title:
        'Dose–Response Relationship of Outdoor Exposure and Myopia Indicators: A Systematic Review and Meta-Analysis of Various Research Methods',
      publisher: 'International Journal of Environmental Research and Public Health',
      year: 2019,
      url: 'https://doi.org/10.3390/ijerph16142595',
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
      id: 'nhs-myopia',
      title: 'Short-sightedness (myopia)',
      publisher: 'National Health Service, United Kingdom',
      year: 2022,
      url: 'https://www.nhs.uk/conditions/short-sightedness/',
    },
    {
      id: 'nhs-tests',
      title: 'Eye tests for children',
      publisher: 'National Health Service, United Kingdom',
      year: 2022,
      url: 'https://www.nhs.uk/conditions/eye-tests-in-children/',
    },
    {
      id: 'who-vision',
      title: 'World report on vision',
      publisher: 'World Health Organization',
      year: 2019,
      url: 'https://www.who.int/publications/i/item/9789241516570',
    },
    {
      id: 'rbsk',
      title: 'RBSK: Rashtriya Bal Swasthya Karyakram',
      publisher: 'National Health Mission, Government of India',
      year: 2024,
      url: 'https://nhm.gov.in/index4.php?lang=1&level=0&linkid=499&lid=773',
    },
    {
      id: 'who-activity-2019',
      title:
        'Guidelines on physical activity, sedentary behaviour and sleep for children under 5 years of age',
      publisher: 'World Health Organization',
      year: 2019,
      url: 'https://www.who.int/publications/i/item/9789241550536',
    },
    {
      id: 'who-vitamin-a',
      title: 'Global prevalence of vitamin A deficiency in populations at risk 1995–2005',
      publisher: 'World Health Organization',
      year: 2009,
      url: 'https://www.who.int/publications/i/item/9789241598019',
    },
    {
      id: 'nis-2018',
      title: 'National Immunization Schedule (NIS) for Infants, Children and Pregnant Women',
      publisher: 'National Health Mission, Government of India',
      year: 2018,
      url: 'https://nhm.gov.in/New_Updates_2018/NHM_Components/Immunization/report/National_%20Immunization_Schedule.pdf',
    },
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ArticleContent;

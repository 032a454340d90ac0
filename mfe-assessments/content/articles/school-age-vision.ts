import { eyeCare, eyeDangerSigns, eyeHelpSources } from '@site/kit/safety/eye-help.ts';
import type { ArticleContent } from '../article-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { eyeSources } from '../eye-sources.ts';
import { picture } from '../../assets.ts';

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
    text: 'Much of what children learn at school, they learn by looking. A child who cannot see the board may look bored or restless. A simple check can find this out.',
  },
  picture: picture(
    'article-school-vision.svg',
    'A girl with glasses reads at a bright window, a lamp and a plant beside her',
  ),
  inShort: {
    heading: 'In short',
    points: [
      {
        text: 'Have sight checked before school starts, and every year after.',
        sources: ['uspstf-2017', 'saxena-2017'],
      },
      { text: 'Let your child spend at least 2 hours outdoors every day.', sources: ['ho-2019'] },
      {
        text: 'Give your child good light, keep books at a forearm’s length, and take breaks to look far away.',
      },
      {
        text: 'Glasses help only if your child wears them. Let your child choose a frame they like.',
      },
      eyeDangerSigns.points[0],
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
                text: 'Have at least one check, to find a lazy eye while it is easiest to treat.',
                sources: ['uspstf-2017'],
              },
            },
            {
              name: 'At school',
              range: '5 to 15 years',
              about: {
                text: 'Have a check once a year, because sight can change within months.',
                sources: ['saxena-2017'],
              },
            },
            {
              name: 'At any age',
              range: 'whenever you are worried',
              about: { text: 'You need no other reason. Ask for a check.' },
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'RBSK teams check eyesight free in anganwadis, and in government and government-aided schools. Ask when the team visits. Other children can go to the eye department of a district or medical-college hospital.',
          sources: ['rbsk'],
        },
        {
          kind: 'paragraph',
          text: 'A screening is not a diagnosis, and it can miss a problem. If you are worried, ask an eye doctor for a full test, even when the screening found nothing.',
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
            { text: 'Often blinks or rubs the eyes.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'None of these proves that something is wrong, but each is a good reason for a check.',
        },
      ],
    },
    {
      heading: 'Three common problems that glasses correct',
      blocks: [
        {
          kind: 'points',
          points: [
            { text: 'Myopia, or short sight: far things are blurred.', sources: ['nhs-myopia'] },
            {
              text: 'Hyperopia, or long sight: near work is hard and tiring.',
              sources: ['who-vision'],
            },
            {
              text: 'Astigmatism: things look blurred or stretched, near and far.',
              sources: ['who-vision'],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'In Delhi, only about 1 in 4 schoolchildren with myopia wore glasses that were right for them (24.7%, India, 2015).',
          sources: ['saxena-2015'],
        },
        {
          kind: 'paragraph',
          text: 'A lazy eye is different. One eye sees less well, although it looks healthy. Treatment works best when it starts early.',
          sources: ['uspstf-2017'],
        },
      ],
    },
    {
      heading: 'Outdoors, books and screens',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Plan at least 2 hours of outdoor activity daily. Time outdoors helps to delay the start of myopia. For myopia that is already there, the evidence is mixed.',
          sources: ['ho-2019', 'he-2015', 'xiong-2017'],
        },
        {
          kind: 'paragraph',
          text: 'Reading is good for children, so do not take books away. Help the eyes to rest instead.',
        },
        {
          kind: 'points',
          points: [
            { text: 'Read at a table in good light, with the lamp to one side.' },
            { text: 'Hold a book or phone about as far away as the elbow is from the hand.' },
            { text: 'Look up at something far away often, and blink.' },
            {
              text: 'Choose a larger screen that is further away, such as a television across the room.',
            },
            { text: 'Put phones away well before bedtime.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'WHO advises no screen time for children under 2. At ages 2 to 4, it advises one hour a day at most, and less is better (2019).',
          sources: ['who-under-five-2019'],
        },
      ],
    },
    {
      heading: 'Glasses your child likes to wear',
      blocks: [
        {
          kind: 'points',
          points: [
            { text: 'Let your child choose a frame they like, so that they will want to wear it.' },
            {
              text: 'The frame should not slide or pinch. Ask the shop to adjust it until it fits.',
            },
            { text: 'Ask for lenses that do not splinter, especially for sports.' },
            { text: 'Tell the teacher, and ask for a seat with a clear view of the board.' },
            { text: 'Say something kind about the glasses at home, and never make fun of them.' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Wearing glasses does not make eyes weak. Going without them does not make eyes strong.',
        },
      ],
    },
    {
      heading: 'Safe play',
      blocks: [
        { kind: 'paragraph', text: 'A few rules prevent many eye injuries.' },
        {
          kind: 'points',
          points: [
            { text: 'Stay with children near firecrackers, and keep them at a good distance.' },
            {
              text: 'At Holi, choose gentle colours and protect the eyes with glasses or goggles.',
            },
            { text: 'Keep lime (chuna), acid, cleaners and sharp tools out of reach.' },
            {
              text: 'Do not give children toys that shoot, such as pellet guns or arrows, or laser pointers.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Food for the eyes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Eyes need vitamin A. Eggs and milk contain it. Carrots, pumpkin, mango, papaya and leafy greens contain what the body makes it from.',
          sources: ['who-vitamin-a'],
        },
        {
          kind: 'paragraph',
          text: 'Too little vitamin A can make it hard to see in the evening. In India, young children get vitamin A syrup free at health centres.',
          sources: ['who-vitamin-a', 'nis-2018'],
        },
        {
          kind: 'paragraph',
          text: 'Good food keeps eyes healthy, but it cannot take the place of glasses.',
        },
      ],
    },
    {
      heading: 'What it costs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Under the national programme against blindness, a child who needs glasses after a school eye check can get them free. Ask the school or the district hospital.',
          sources: ['jose-2009'],
        },
        {
          kind: 'paragraph',
          text: 'We found no reliable range for the price of private eye tests or glasses in India. Ask for the whole price before you order.',
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
        'You or the teacher notice any of the signs above',
        'One eye turns in or out, all the time or now and then',
        'Your child does not see well in the evening',
        'The last eye check was more than a year ago',
      ],
    },
    ...eyeCare,
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
    eyeSources.saxena2017,
    eyeSources.saxena2015,
    eyeSources.ho2019,
    eyeSources.he2015,
    eyeSources.nhsMyopia,
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
    sharedSources.rbsk,
    eyeSources.jose2009,
    eyeSources.xiong2017,
    sharedSources.whoUnderFive2019,
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
    ...eyeHelpSources,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-26',
  nextReviewOn: '2028-11-26',
} satisfies ArticleContent;

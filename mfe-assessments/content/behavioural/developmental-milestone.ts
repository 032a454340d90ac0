import { dangers } from '@site/kit/safety/dangers.ts';
import { eyeDangerSigns, eyeHelpSources } from '@site/kit/safety/eye-help.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Developmental milestones, `/assessments/behavioral/developmentalMilestone`.
 * The twelve age bands run from 1–4 to 59–65 months (specification, section 3), which names only the
 * first and the last; those between follow on without a gap. The milestones themselves are those of
 * the sources, put to the band in which most children reach them. Each band also says what to ask the
 * doctor about, for movement, hands, language and hearing, and being with others: a parent sees one
 * band at a time, so every band names its signs of poor hearing. Questions (27), the price and its note
 * are the specification's, section 9.
 */
export const condition = (): ConditionContent => ({
  topic: 'behavioural',
  slug: 'developmentalMilestone',
  name: { short: 'Developmental milestones', full: 'How children develop, month by month' },
  alsoCalled: ['Child development', 'Developmental delay', 'Global developmental delay'],
  everydayWords: [
    'not walking',
    'not sitting',
    'late walking',
    'crawling',
    'first words',
    'late talking',
    'speech delay',
    'baby growth',
    'month by month',
    'at what age',
    'delay',
    'slow development',
    'toddler',
    'when do babies walk',
    'when do babies talk',
  ],
  card: {
    place: 60,
    title: 'Development Milestones',
    text: 'How your baby or young child moves, talks, plays and thinks.',
    spot: 'milestones',
    colour: 'leaf',
    ages: [{ from: 1, to: 65, unit: 'months' }],
  },
  head: {
    title: 'Developmental milestones: signs, delays, help | {product}',
    description:
      'What most babies and children can do from 1 to 65 months, when to ask a doctor, and what helps. Plain words for parents in India, with sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'Milestones are things that most children can do by a certain age, such as a first smile or first steps. They show how a child is developing, and when to ask for help.',
    sources: ['cdc-milestones'],
  },
  picture: picture(
    'milestone-first-steps.svg',
    'A toddler takes first steps towards his mother, who kneels with her arms held out',
  ),
  facts: [
    {
      icon: 'check',
      text: 'A milestone is what at least 75 in 100 children can do by that age (United States, 2022).',
      sources: ['zubler-2022'],
    },
    {
      icon: 'clock',
      text: 'Healthy children first walk alone anywhere between 8 and 18 months (five countries, India among them, 2006).',
      sources: ['who-motor-2006'],
    },
    {
      icon: 'kid',
      text: 'Help works best when it starts early. You need not wait for a diagnosis.',
      sources: ['lipkin-2020', 'iap-gdd-2022'],
    },
    { icon: 'list', text: 'Our questionnaire has 27 questions.', productFact: true },
  ],
  ageBands: [
    {
      from: 1,
      to: 4,
      unit: 'months',
      covers: [
        { text: 'At this age doctors look at smiles, sounds, watching and holding the head up.' },
        {
          text: 'By 2 months most babies smile back at you and make sounds other than crying.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 4,
      to: 8,
      unit: 'months',
      covers: [
        {
          text: 'At this age doctors look at laughing, reaching, rolling and taking turns with sounds.',
        },
        {
          text: 'By 6 months most babies laugh, and reach for a toy they want.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 8,
      to: 12,
      unit: 'months',
      covers: [
        {
          text: 'At this age doctors look at sitting, babbling, responding to their name and games like peekaboo.',
        },
        {
          text: 'By 9 months most babies sit without support and look when you call them.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 12,
      to: 16,
      unit: 'months',
      covers: [
        { text: 'At this age doctors look at standing, first words, waving and pointing.' },
        {
          text: 'By 15 months most children take a few steps and point to ask for something.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 16,
      to: 20,
      unit: 'months',
      covers: [
        { text: 'At this age doctors look at walking, words, copying you and showing you things.' },
        {
          text: 'By 18 months most children walk alone and try to say three words or more.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 20,
      to: 24,
      unit: 'months',
      covers: [
        {
          text: 'At this age doctors look at running, putting words together and noticing how others feel.',
        },
        {
          text: 'By 24 months most children say two words together, such as “more milk”.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 24,
      to: 31,
      unit: 'months',
      covers: [
        {
          text: 'At this age doctors look at jumping, pretending, many new words and simple tasks.',
        },
        {
          text: 'By 30 months most children say about 50 words.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 31,
      to: 38,
      unit: 'months',
      covers: [
        { text: 'At this age doctors look at conversation, joining other children and dressing.' },
        {
          text: 'By 36 months most children talk well enough for others to understand, most of the time.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 38,
      to: 45,
      unit: 'months',
      covers: [
        { text: 'At this age doctors look at balance, drawing, talking and make-believe.' },
        {
          text: 'Between 3 and 4 years, children learn to draw shapes, play make-believe and speak in longer sentences.',
          sources: ['aap-three-to-four'],
        },
      ],
    },
    {
      from: 45,
      to: 52,
      unit: 'months',
      covers: [
        {
          text: 'At this age doctors look at playing with friends, talking about the day and helping.',
        },
        {
          text: 'By 48 months most children use sentences of four words or more.',
          sources: ['cdc-milestones'],
        },
      ],
    },
    {
      from: 52,
      to: 59,
      unit: 'months',
      covers: [
        { text: 'At this age doctors look at balance, drawing people, dressing and counting.' },
        {
          text: 'Between 4 and 5 years, children learn to dress alone and to copy shapes.',
          sources: ['aap-four-to-five'],
        },
      ],
    },
    {
      from: 59,
      to: 65,
      unit: 'months',
      covers: [
        {
          text: 'At this age doctors look at rules and taking turns, telling a story, and first letters and numbers.',
        },
        {
          text: 'By 60 months most children count to 10 and hop on one foot.',
          sources: ['cdc-milestones'],
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'developmentalMilestone',
  priceNote: 'for the assessment, including 10 minutes of virtual consultation with psychologists',
  screeningNote: {
    text: `Screening is not diagnosis. Only a trained professional can say whether a child’s development is delayed. ${safetySentences.lowScore}`,
    sources: ['lipkin-2020', 'iap-gdd-2022'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Healthy children differ a great deal. Watch these three areas, and ask a doctor if you are unsure.',
      sources: ['who-motor-2006', 'lipkin-2020'],
    },
    cards: [
      {
        title: 'Moving',
        subTitle:
          'Is late to hold up the head, sit or walk, or uses one side much more than the other.',
        picture: picture(
          'milestone-moving.svg',
          'A baby crawls on hands and knees across a mat towards a ball',
        ),
      },
      {
        title: 'Talking and listening',
        subTitle:
          'Makes few sounds, words or gestures, or does not turn to a voice or to their name.',
        picture: picture(
          'milestone-talking.svg',
          'A small girl beside her grandfather points at a parrot outside the window and names it',
        ),
      },
      {
        title: 'Playing and being with others',
        subTitle: 'Rarely smiles back, copies, points, pretends or notices other children.',
        picture: picture(
          'milestone-playing.svg',
          'Two small children play side by side: one stacks blocks, the other feeds a doll',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what your child does and does not do yet. They can help you choose the next step.',
    picture: picture(
      'talk-milestones.svg',
      'A mother and her toddler sit on a mat; he puts rings on a stick, and a doctor watches on a tablet',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} developmental milestone assessment',
    paragraphs: [
      {
        text: 'The {product} developmental milestone assessment asks 27 questions. It comes in twelve age bands, from 1 to 65 months.',
        productFact: true,
      },
      {
        text: 'The price includes ten minutes of virtual consultation with psychologists.',
        productFact: true,
      },
      {
        text: 'The price pays for the questionnaire and this consultation. It does not include a medical examination, a hearing or eye test, or a full assessment of development.',
        sources: ['iap-gdd-2022', 'lipkin-2020'],
      },
      {
        text: 'It is a screening, not a diagnosis. Its result cannot say that your child’s development is delayed, and it cannot rule a delay out.',
        sources: ['lipkin-2020'],
      },
      {
        text: `${safetySentences.accuracyUnknown} ${safetySentences.lowScore}`,
      },
      {
        text: 'Take the result to your paediatrician as a starting point. What you see every day matters just as much.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What milestones are',
    intro: {
      text: 'Milestones are small steps in how a child plays, learns, speaks, acts and moves. Together they show how the brain is developing.',
      sources: ['cdc-milestones', 'who-ecd-2020'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'No two children develop in the same way. One talks early and walks late; another does the opposite. Both can be perfectly healthy.',
            sources: ['who-motor-2006'],
          },
          {
            text: 'A milestone list is not an exam. It says what most children can do by an age, so that nobody who needs help is missed.',
            sources: ['zubler-2022'],
          },
          {
            text: 'The lists on this page come from doctors in the United States and from the World Health Organization. India was one of the five countries of its study of sitting and walking.',
            sources: ['zubler-2022', 'who-motor-2006'],
          },
        ],
      },
      {
        heading: 'How wide is the range?',
        paragraphs: [
          {
            text: 'Healthy babies sat alone between about 4 and 9 months. They stood alone between 7 and 17 months (five countries, 2006).',
            sources: ['who-motor-2006'],
          },
          {
            text: 'About 4 in 100 never crawled on hands and knees, and walked all the same (2006).',
            sources: ['who-motor-2006'],
          },
        ],
      },
      {
        heading: 'What a delay is',
        paragraphs: [
          {
            text: 'Doctors speak of a delay when a child is clearly behind in one area, such as talking. “Global developmental delay” means being well behind in two areas or more, before age 5.',
            sources: ['iap-gdd-2022', 'dsm-5-tr'],
          },
          {
            text: 'The word “delay” describes how your child is now. It does not say how they will be. Some children catch up, some need help for longer, and some are found to have a named condition.',
            sources: ['lipkin-2020', 'iap-gdd-2022'],
          },
        ],
      },
      {
        heading: 'If your baby was born early',
        paragraphs: [
          {
            text: 'Count from the day your baby was due, until about age 2. For example, a baby born two months early who is now six months old is compared with babies of four months.',
            sources: ['iap-gdd-2022'],
          },
        ],
      },
      {
        heading: 'How common are difficulties?',
        paragraphs: [
          {
            text: 'In five places in India, about 1 in 8 children aged 2 to 9 had a neurodevelopmental condition (2018). The figure ranged from about 5 in 100 to 19 in 100, depending on the place. Hearing loss was among the most common.',
            sources: ['arora-2018'],
          },
          {
            text: 'Many of the causes can be prevented or treated. That is why early checks matter.',
            sources: ['arora-2018'],
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'Areas of development, and kinds of delay',
    intro: {
      text: 'Doctors look at several areas, one by one. A child can be ahead in one and behind in another.',
      sources: ['iap-gdd-2022', 'cdc-milestones'],
    },
    items: [
      {
        heading: 'Big movements (gross motor)',
        subtext: {
          text: 'Holding the head, rolling, sitting, crawling, walking, jumping and climbing.',
          sources: ['who-motor-2006', 'cdc-milestones'],
        },
      },
      {
        heading: 'Hands and fingers (fine motor)',
        subtext: {
          text: 'Reaching, grasping, stacking, scribbling, buttoning and drawing.',
          sources: ['cdc-milestones'],
        },
      },
      {
        heading: 'Speaking and understanding',
        subtext: {
          text: 'Sounds, gestures, words and sentences, and understanding what others say. Words in all your home languages count together.',
          sources: ['cdc-milestones'],
        },
      },
      {
        heading: 'Feelings and being with others',
        subtext: {
          text: 'Smiling back, showing, sharing, comforting, playing and taking turns.',
          sources: ['cdc-milestones'],
        },
      },
      {
        heading: 'Thinking and learning',
        subtext: {
          text: 'Looking for a hidden toy, pretending, solving small problems, colours, counting.',
          sources: ['cdc-milestones'],
        },
      },
      {
        heading: 'Looking after oneself',
        subtext: {
          text: 'Eating, drinking from a cup, dressing, washing and using the toilet.',
          sources: ['cdc-milestones', 'aap-four-to-five'],
        },
      },
      {
        heading: 'Delay in one area',
        subtext: {
          text: 'Many parents notice late talking first. The first step is then a hearing test.',
          sources: ['iap-gdd-2022'],
        },
      },
      {
        heading: 'Global developmental delay',
        subtext: {
          text: 'This means being well behind in two areas or more, in a child under 5. Doctors use the term until fuller tests are possible.',
          sources: ['iap-gdd-2022', 'dsm-5-tr'],
        },
      },
      {
        heading: 'Developing in an unusual order',
        subtext: {
          text: 'Skills come in an unusual order, or the child plays and talks differently. Autism is sometimes first noticed in this way.',
          sources: ['lipkin-2020'],
        },
      },
      {
        heading: 'Losing skills',
        subtext: {
          text: `A child stops doing what they could do before, such as talking or sitting. ${safetySentences.lossOfSkills} ${safetySentences.lossOfSkillsWhoFirst}`,
          sources: ['cdc-milestones', 'nice-cg128'],
        },
      },
      {
        heading: 'A late start that catches up',
        subtext: {
          text: 'Healthy children differ a lot, and some simply start late. Nobody can know this in advance, so have it checked.',
          sources: ['who-motor-2006', 'lipkin-2020'],
        },
      },
    ],
  },
  signs: {
    kind: 'groups',
    byAge: true,
    icon: 'kid',
    heading: 'What most children can do, month by month',
    intro: {
      text: `Find your child’s age. Most children, at least 75 in 100, can do these things by the age named. If any is missing, ask your doctor. ${safetySentences.lossOfSkills}`,
      sources: ['zubler-2022', 'cdc-milestones', 'nice-cg128'],
    },
    groups: [
      {
        heading: '1 to 4 months',
        intro: {
          text: 'Most babies do the first four by 2 months, and the others by 4 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Calms when picked up or spoken to, and looks at your face' },
          { text: 'Smiles when you smile or talk' },
          { text: 'Makes sounds other than crying, and reacts to loud sounds' },
          { text: 'Watches you move, and lifts the head when lying on the tummy' },
          { text: 'Smiles to get your attention, and chuckles' },
          { text: 'Coos “ooo” and “aah”, and answers when you talk' },
          { text: 'Turns the head to your voice' },
          { text: 'Holds the head steady, and brings hands to the mouth' },
          { text: 'Holds a toy, and pushes up on the elbows' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Does not lift their head by 2 months when lying on the tummy.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not hold their head steady by 4 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Feels very stiff or very floppy, or moves one side less than the other.',
              sources: ['nice-ng62'],
            },
          ],
          hands: [
            {
              text: 'Does not open their hands by 2 months, even for a moment.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not bring the hands to the mouth, or hold a toy you put in the hand, by 4 months.',
              sources: ['cdc-milestones'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Does not startle at, or react to, a loud sound.',
              sources: ['cdc-milestones', 'cdc-hearing'],
            },
            {
              text: 'Makes no sounds other than crying by 2 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not coo, or turn towards your voice, by 4 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not seem to hear well, even if a test after birth was passed. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Does not smile back at you, or look at your face, by 2 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not follow you with their eyes by 2 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not try to get your attention with a smile, a movement or a sound by 4 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '4 to 8 months',
        intro: {
          text: 'Most babies do these by 6 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Knows familiar people' },
          { text: 'Laughs, and likes to look in a mirror' },
          { text: 'Takes turns making sounds with you' },
          { text: 'Blows raspberries and squeals' },
          { text: 'Puts things in the mouth to find out about them' },
          { text: 'Reaches for a toy they want' },
          { text: 'Closes the lips when they want no more food' },
          { text: 'Rolls from tummy to back, and pushes up with straight arms' },
          { text: 'Leans on the hands to sit' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Does not roll from tummy to back, or push up on straight arms, by 6 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Cannot sit leaning on their hands by 6 months.',
              sources: ['cdc-milestones'],
            },
            { text: 'Feels very stiff or very floppy.', sources: ['nice-ng62'] },
          ],
          hands: [
            {
              text: 'Does not reach for a toy by 6 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Always uses the same hand. A clear preference before 12 months should be checked.',
              sources: ['nice-ng62'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Does not turn towards a sound from 6 months on.',
              sources: ['cdc-hearing'],
            },
            {
              text: 'Does not take turns making sounds with you, or squeal, by 6 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Seems to hear some sounds but not others. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            { text: 'Does not laugh by 6 months.', sources: ['cdc-milestones'] },
            {
              text: 'Does not seem to know familiar people by 6 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '8 to 12 months',
        intro: {
          text: 'Most babies do these by 9 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Is shy with strangers, or clings to you' },
          { text: 'Shows feelings in the face, such as joy, anger, sadness and surprise' },
          { text: 'Looks when you call their name' },
          { text: 'Smiles or laughs at peekaboo, and lifts the arms to be picked up' },
          { text: 'Babbles sounds such as “mamamama” and “babababa”' },
          { text: 'Looks for a toy that has dropped' },
          { text: 'Bangs two things together, and passes a toy from hand to hand' },
          { text: 'Sits without support, and gets to sitting alone' },
          { text: 'Rakes food towards them with the fingers' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Does not sit alone by about 9 months. By then 99 in 100 healthy babies do. English guidance asks doctors to check from 8 months.',
              sources: ['who-motor-2006', 'nice-ng62'],
            },
          ],
          hands: [
            {
              text: 'Does not pass things from hand to hand, or rake food towards them, by 9 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Uses one hand much more than the other before 12 months.',
              sources: ['nice-ng62'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Does not babble sounds such as “mamama” or “bababa” by 9 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not look when you call their name by 9 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Uses no gestures, such as waving or lifting the arms to be picked up, by 12 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Turns when they see you, but not when you only call. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Shows few expressions, such as joy, anger, sadness or surprise, by 9 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not smile or laugh at peekaboo, or react when you leave, by 9 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '12 to 16 months',
        intro: {
          text: 'Most children do the first five by 12 months, and the others by 15 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Plays games with you, such as clapping hands' },
          { text: 'Waves bye-bye, and understands “no”' },
          { text: 'Calls a parent “mama”, “papa”, “amma” or “appa”' },
          { text: 'Looks for a toy you have hidden, and puts things into a box' },
          { text: 'Pulls up to stand, walks holding on, picks up a pea with finger and thumb' },
          { text: 'Tries to say one or two words besides mama and papa' },
          { text: 'Points to ask for something, and looks at a thing you name' },
          { text: 'Copies other children, shows you a toy, hugs a doll' },
          { text: 'Stacks two blocks, eats with the fingers, takes a few steps alone' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Does not stand holding on by about 12 months. By then 99 in 100 healthy children do.',
              sources: ['who-motor-2006'],
            },
            {
              text: 'Takes no steps alone by 15 months. Some healthy children walk later, but ask.',
              sources: ['cdc-milestones', 'who-motor-2006'],
            },
          ],
          hands: [
            {
              text: 'Does not pick up small things with finger and thumb by 12 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not eat with the fingers, or stack two blocks, by 15 months.',
              sources: ['cdc-milestones'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Does not babble or respond to their name by 12 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Uses no gestures, such as waving, by 12 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Calls nobody “mama”, “papa” or “amma” by 12 months. This can also be a sign of poor hearing.',
              sources: ['cdc-milestones', 'cdc-hearing'],
            },
            {
              text: 'Does not point to ask for something by 15 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not try to say one or two other words by 15 months.',
              sources: ['cdc-milestones'],
            },
          ],
          social: [
            {
              text: 'Does not play games with you, such as clapping hands, by 12 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not show you things, or copy other children, by 15 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '16 to 20 months',
        intro: {
          text: 'Most children do these by 18 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Moves away from you, and looks back to see that you are near' },
          { text: 'Points to show you something interesting' },
          { text: 'Holds out the hands to be washed, and helps with dressing' },
          { text: 'Looks at a few pages of a book with you' },
          { text: 'Tries to say three words or more besides mama and papa' },
          { text: 'Does what you ask without a gesture: “Give it to me”' },
          { text: 'Copies housework, such as sweeping' },
          { text: 'Walks without holding on, and climbs on and off a sofa' },
          { text: 'Scribbles, drinks from a cup, tries a spoon' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Does not walk alone by 18 months. By then 99 in 100 healthy children do.',
              sources: ['who-motor-2006', 'nice-ng62'],
            },
            {
              text: 'Keeps walking on tiptoe, or always favours one side.',
              sources: ['nice-ng62'],
            },
          ],
          hands: [
            {
              text: 'Does not scribble, drink from an open cup or try to use a spoon by 18 months.',
              sources: ['cdc-milestones'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Does not try to say three words besides “mama” and “papa” by 18 months. Words in any language count.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not do as you ask, without a gesture, by 18 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Speaks late, or seems to hear some sounds but not others. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Does not point to show you something interesting by 18 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not look back to see that you are near, or copy what you do, by 18 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '20 to 24 months',
        intro: {
          text: 'Most children do these by 24 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Notices when someone is hurt or sad' },
          { text: 'Looks at your face to see what to do in a new place' },
          { text: 'Points to things in a book, and to two parts of the body' },
          { text: 'Says two words together, in any language' },
          { text: 'Uses many gestures: nods, blows a kiss' },
          { text: 'Holds a box in one hand and takes off the lid with the other' },
          { text: 'Tries switches and knobs' },
          { text: 'Plays with more than one toy, such as food on a toy plate' },
          { text: 'Runs, kicks a ball, walks up a few stairs, eats with a spoon' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Does not walk alone. Do not wait for the next visit.',
              sources: ['who-motor-2006', 'nice-ng62'],
            },
            {
              text: 'Does not run, or kick a ball, by 24 months.',
              sources: ['cdc-milestones'],
            },
          ],
          hands: [
            {
              text: 'Cannot hold something in one hand while using the other by 24 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not eat with a spoon by 24 months.',
              sources: ['cdc-milestones'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Does not join two words by 24 months, such as “more milk”. Any language counts.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not point to things in a book, or to parts of the body, by 24 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Speaks late, or does not follow simple requests. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Does not notice when someone is hurt or sad by 24 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not look at your face to see how to react in a new place by 24 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '24 to 31 months',
        intro: {
          text: 'Most children do these by 30 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Plays beside other children, and sometimes with them' },
          { text: 'Says “Look at me!” to show what they can do' },
          { text: 'Follows simple routines, such as putting toys away' },
          { text: 'Says about 50 words', sources: ['cdc-milestones'] },
          { text: 'Joins words with an action word: “Doggie run”' },
          { text: 'Says “I”, “me” or “we”, and names pictures in a book' },
          { text: 'Pretends: feeds a block to a doll' },
          { text: 'Does two things in a row when asked, and knows one colour' },
          { text: 'Jumps with both feet, turns pages one by one, takes off loose clothes' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Does not jump with both feet by 30 months.',
              sources: ['cdc-milestones'],
            },
            { text: 'Keeps walking on tiptoe.', sources: ['nice-ng62'] },
          ],
          hands: [
            {
              text: 'Cannot turn pages one by one, or twist a lid or a door knob, by 30 months.',
              sources: ['cdc-milestones'],
            },
          ],
          languageAndHearing: [
            { text: 'Does not yet join two words.', sources: ['cdc-milestones'] },
            {
              text: 'Says far fewer than 50 words, or uses no action words, by 30 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Cannot be understood by anybody, or does not follow requests. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Does not pretend in play by 30 months, such as feeding a doll.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Seldom looks at you, or does not play beside other children, by 30 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '31 to 38 months',
        intro: {
          text: 'Most children do these by 36 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Calms down within ten minutes after you leave' },
          { text: 'Notices other children and joins their play' },
          { text: 'Holds a short conversation with you, with at least two turns each' },
          { text: 'Asks who, what, where or why' },
          { text: 'Says their first name, and what is happening in a picture' },
          { text: 'Is understood by others most of the time' },
          { text: 'Draws a circle when you show how' },
          { text: 'Keeps away from hot things when warned' },
          { text: 'Threads beads, puts on some clothes, uses a fork' },
        ],
        askTheDoctor: {
          movement: [
            { text: 'Still cannot jump with both feet.', sources: ['cdc-milestones'] },
            {
              text: 'Falls a lot. If this is new, or walking has become unsteady, see a doctor today.',
              sources: ['nice-ng127'],
            },
          ],
          hands: [
            {
              text: 'Cannot thread large beads, or use a fork, by 36 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Cannot draw a circle by 36 months after you show how.',
              sources: ['cdc-milestones'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Cannot be understood by other people, most of the time, by 36 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not hold a short conversation with you, or ask questions, by 36 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Often says “What?”, or turns the sound up very loud. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Does not notice other children and join their play by 36 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not calm down within ten minutes after you leave, by 36 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '38 to 45 months',
        intro: {
          text: 'Children learn these between 3 and 4 years, and many cannot do them all yet. No list says what 75 in 100 children can do at this age.',
          sources: ['aap-three-to-four', 'zubler-2022'],
        },
        items: [
          { text: 'Goes up and down stairs without help' },
          { text: 'Kicks a ball forward, and throws a ball overhand' },
          { text: 'Begins to balance on one foot' },
          { text: 'Draws circles, and begins to draw squares and to use scissors' },
          { text: 'Speaks in longer sentences than before' },
          { text: 'Knows “same” and “different”' },
          { text: 'Begins to follow three small tasks in a row' },
          { text: 'Plays mother, father, doctor or shop' },
          { text: 'Cooperates with other children' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Cannot jump on the spot, or throw a ball overhand.',
              sources: ['aap-three-to-four'],
            },
          ],
          hands: [
            {
              text: 'Cannot hold a crayon between thumb and fingers, or copy a circle.',
              sources: ['aap-three-to-four'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Does not use sentences of more than three words.',
              sources: ['aap-three-to-four'],
            },
            { text: 'Cannot be understood by strangers.', sources: ['aap-three-to-four'] },
            {
              text: 'Often says “What?”, or does not follow requests. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Never plays make-believe, or ignores other children.',
              sources: ['aap-three-to-four'],
            },
            {
              text: 'Responds to nobody outside the family.',
              sources: ['aap-three-to-four'],
            },
          ],
        },
      },
      {
        heading: '45 to 52 months',
        intro: {
          text: 'Most children do these by 48 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Pretends to be someone else: a teacher, a driver, a tiger' },
          { text: 'Asks to play with other children' },
          { text: 'Comforts someone who is hurt, and likes to be a helper' },
          { text: 'Changes their behaviour to suit a temple, a shop or a playground' },
          { text: 'Uses sentences of four words or more' },
          { text: 'Says words of a song, and tells one thing about the day' },
          { text: 'Answers simple questions, such as what a bag is for' },
          { text: 'Names a few colours, and knows what comes next in a story' },
          { text: 'Draws a person with three parts, catches a big ball, opens buttons' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Cannot catch a large ball, most of the time, by 48 months.',
              sources: ['cdc-milestones'],
            },
            { text: 'Cannot jump on the spot.', sources: ['aap-three-to-four'] },
          ],
          hands: [
            {
              text: 'Still holds a crayon in the fist, or cannot open any buttons, by 48 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not draw a person with three parts by 48 months.',
              sources: ['cdc-milestones'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Does not use sentences of four words or more by 48 months.',
              sources: ['cdc-milestones'],
            },
            { text: 'Cannot be understood by strangers.', sources: ['aap-three-to-four'] },
            {
              text: 'Cannot do two-part tasks, such as “Put the cup on the table and bring me the ball”.',
              sources: ['aap-four-to-five'],
            },
            {
              text: 'Often says “What?”, or turns the sound up very loud. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Does not pretend to be someone else by 48 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Does not ask to play with other children, or comfort someone who is hurt, by 48 months.',
              sources: ['cdc-milestones'],
            },
          ],
        },
      },
      {
        heading: '52 to 59 months',
        intro: {
          text: 'Children learn these between 4 and 5 years, and many cannot do them all yet. No list says what 75 in 100 children can do at this age.',
          sources: ['aap-four-to-five', 'zubler-2022'],
        },
        items: [
          { text: 'Swings and climbs' },
          { text: 'Copies a triangle, and draws a person with a body' },
          { text: 'Remembers parts of a story' },
          { text: 'Dresses and undresses without help' },
          { text: 'Usually uses the toilet alone' },
          { text: 'Wants to please friends, and agrees to rules more often' },
          { text: 'Understands time better: before, after, tomorrow' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Still cannot jump on the spot, throw a ball overhand or catch a large ball.',
              sources: ['aap-three-to-four', 'cdc-milestones'],
            },
          ],
          hands: [
            {
              text: 'Is uncomfortable holding a crayon, or has trouble taking off clothes.',
              sources: ['aap-four-to-five'],
            },
            { text: 'Cannot wash and dry their hands.', sources: ['aap-four-to-five'] },
          ],
          languageAndHearing: [
            {
              text: 'Cannot say their first and last name, or never talks about the day.',
              sources: ['aap-four-to-five'],
            },
            {
              text: 'Cannot do two-part tasks, such as “Put the cup on the table and bring me the ball”.',
              sources: ['aap-four-to-five'],
            },
            {
              text: 'Often says “What?”, or still speaks unclearly. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Is extremely fearful or aggressive, or cannot part from you without great distress.',
              sources: ['aap-four-to-five'],
            },
            {
              text: 'Shows little interest in playing with other children, or seldom pretends.',
              sources: ['aap-four-to-five'],
            },
            {
              text: 'Seems unhappy or sad much of the time.',
              sources: ['aap-four-to-five'],
            },
          ],
        },
      },
      {
        heading: '59 to 65 months',
        intro: {
          text: 'Most children do these by 60 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Follows rules and takes turns in games' },
          { text: 'Sings, dances or acts for you, and does small chores' },
          { text: 'Tells a story with at least two things that happen' },
          { text: 'Answers questions about a book, and knows simple rhymes' },
          { text: 'Keeps a conversation going for more than three turns' },
          { text: 'Counts to 10, and names some numbers', sources: ['cdc-milestones'] },
          { text: 'Uses words of time such as “yesterday”, “tomorrow”, “morning” or “night”' },
          { text: 'Stays with an activity for five to ten minutes (screen time does not count)' },
          { text: 'Writes some letters of the name, closes some buttons, hops on one foot' },
        ],
        askTheDoctor: {
          movement: [
            {
              text: 'Cannot hop on one foot by 60 months.',
              sources: ['cdc-milestones'],
            },
          ],
          hands: [
            {
              text: 'Cannot close any buttons, or write any letters of their name, by 60 months.',
              sources: ['cdc-milestones'],
            },
          ],
          languageAndHearing: [
            {
              text: 'Cannot tell a story with two events, or say what happened, by 60 months.',
              sources: ['cdc-milestones'],
            },
            {
              text: 'Cannot keep a conversation going for more than three turns by 60 months.',
              sources: ['cdc-milestones'],
            },
            { text: 'Is hard to understand.', sources: ['aap-three-to-four'] },
            {
              text: 'Often says “What?”, or turns the sound up very loud. Ask for a hearing test now.',
              sources: ['cdc-hearing'],
            },
          ],
          social: [
            {
              text: 'Cannot follow rules or take turns in games by 60 months.',
              sources: ['cdc-milestones'],
            },
            { text: 'Rarely plays with other children.', sources: ['aap-four-to-five'] },
          ],
        },
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why do some children develop late?',
    intro: {
      text: 'There are many causes, and often several at once. Sometimes none is found. It is hardly ever caused by something you did.',
      sources: ['iap-gdd-2022'],
    },
    groups: [
      {
        heading: 'Body, health, food and home',
        items: [
          {
            text: 'Genes and conditions from birth: Down syndrome, an underactive thyroid from birth and many rarer conditions slow development. Some can be treated if they are found early.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Birth: low birth weight, too little oxygen at birth and birth at home were linked with neurodevelopmental conditions (India, 2018). Most such babies still develop well.',
            sources: ['arora-2018'],
          },
          {
            text: 'Hearing and sight: a child who does not hear cannot copy words. Glasses, hearing aids or treatment can make a great difference, so both are tested first.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Illness, injury and poisons: brain infections, bad falls, long illness and lead can slow development. Vaccines protect against several of these infections.',
            sources: ['arora-2018', 'walker-2011'],
          },
          {
            text: 'Food, iron and iodine: a growing brain needs all three.',
            sources: ['walker-2011'],
          },
          {
            text: 'About 36 in 100 children under five in India were short for their age, which can be a sign of too little food (2019–21). 35.7% is the figure the site was given; the national NFHS-5 report gives 35.5%.',
            sources: ['nfhs-5'],
          },
          {
            text: 'Talk and play: children develop through people who respond to them. A mother’s depression and violence at home leave less room for that. Help for you helps your child.',
            sources: ['walker-2011', 'who-ecd-2020'],
          },
        ],
      },
      {
        heading: 'What does not cause it',
        items: [
          { text: 'A delay is not a punishment or the evil eye, and your child is not “spoilt”.' },
          {
            text: 'Hearing two or three languages at home does not cause a delay, and is no reason to put off a check.',
          },
          {
            text: 'Being a boy, or having late talkers in the family, does not explain a delay away. Have it checked.',
          },
        ],
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How development is checked',
    intro: {
      text: 'Doctors listen to you, watch your child play, and use standard tests. A list on a page is only the beginning.',
      sources: ['iap-gdd-2022', 'lipkin-2020'],
    },
    steps: [
      {
        subheading: 'Watching over time',
        types: [
          {
            text: 'At every vaccination visit, ask how your child is developing. Tell the doctor what you see.',
            sources: ['lipkin-2020'],
          },
          {
            text: 'The Mother and Child Protection card, from the anganwadi or health centre, shows milestones too.',
            sources: ['mcp-card'],
          },
        ],
      },
      {
        subheading: 'Screening with a standard questionnaire',
        types: [
          {
            text: 'The Indian Academy of Pediatrics advises it at 9 to 12 months, at 18 to 24 months and at school entry (2022).',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Babies born early, small or ill are screened more often.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'A questionnaire about autism is advised at 18 to 24 months.',
            sources: ['iap-gdd-2022'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          { text: 'Start with your paediatrician or the health centre.' },
          {
            text: safetySentences.lossOfSkillsWhoFirst,
            sources: ['nice-cg128'],
          },
          {
            text: 'RBSK teams check children free of charge. They visit anganwadis for children up to 6, and government and government-aided schools from 6 to 18.',
            sources: ['rbsk'],
          },
          {
            text: 'Up to age 6, a District Early Intervention Centre (DEIC) looks after the child free of charge. From age 6, go to the district or medical-college hospital.',
            sources: ['rbsk'],
          },
          {
            text: 'A developmental paediatrician, psychologist, speech therapist, physiotherapist or occupational therapist may also see your child.',
            sources: ['iap-gdd-2022'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'They ask how pregnancy and birth went, and what illnesses there were.',
            sources: ['iap-gdd-2022'],
          },
          { text: 'They ask when your child smiled, sat, walked and spoke.' },
          { text: 'They ask whether any skill was lost.', sources: ['iap-gdd-2022'] },
          { text: 'They ask what others in the family were like as children.' },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'The vaccination or Mother and Child Protection card' },
          { text: 'Birth records, and reports of any illness' },
          { text: 'Short videos of your child playing, eating and talking at home' },
          { text: 'A favourite toy, and something to eat' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'What is tested',
        types: [
          {
            text: 'Hearing and eyesight are tested in every child with a delay.',
            sources: ['iap-gdd-2022'],
          },
          eyeDangerSigns.points[0],
          {
            text: 'Growth is measured: weight, length and the size of the head.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Each area of development is tested with tasks that feel like play.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Blood tests, genetic tests or a brain scan are done only if the signs point to them.',
            sources: ['iap-gdd-2022'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          {
            text: 'Ask for a written report that says which areas are behind, by how much, and what your child does well.',
          },
          { text: 'Ask what to do at home from today.' },
          { text: 'Ask when to come back. If you are told to “wait and see”, ask for a date.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'all-on-one-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'What helps most is people who respond to a child every day. Therapy adds to this. It does not replace it.',
      sources: ['who-ecd-2020'],
    },
    groups: [
      {
        heading: 'For every child, every day',
        essential: true,
        intro: {
          text: 'The World Health Organization advises responsive care and chances to learn for all children in the first three years (2020).',
          sources: ['who-ecd-2020'],
        },
        items: [
          { text: 'Look, wait and respond to a sound, a smile or a pointed finger.' },
          {
            text: 'Talk while you cook, walk or bathe your child. Use the language you speak best.',
          },
          { text: 'Sing, tell stories and look at pictures together.' },
          { text: 'Play on the floor with what you have: lids, cups, cloth or balls.' },
          { text: 'Let your child try things, take time and make a mess.' },
          { text: 'Praise the effort more than the result.' },
        ],
      },
      {
        heading: 'By age',
        items: [
          {
            text: 'In the first months: tummy time while awake, faces, songs and bright things to follow.',
          },
          {
            text: 'Around age one: peekaboo, hiding and finding things, stacking, pointing and naming.',
          },
          { text: 'Around age two: pretend cooking, balls, scribbling and little errands.' },
          {
            text: 'From three to five: friends, running games, drawing, rhymes, dressing, and sorting dal and rajma.',
          },
        ],
      },
      {
        heading: 'Sleep, movement and screens',
        items: [
          {
            text: 'Under 2 years, no time sitting in front of a screen. From 2 to 4 years, one hour a day at most (World Health Organization, 2019).',
            sources: ['who-under-five-2019'],
          },
          {
            text: 'Active play: from age 1, three hours spread over the day. Babies need play on the floor several times a day, with 30 minutes of tummy time.',
            sources: ['who-under-five-2019'],
          },
          {
            text: 'Sleep, with naps: 12 to 16 hours at 4 to 11 months, and 11 to 14 hours at 1 to 2 years. Children of 3 to 4 years need 10 to 13 hours.',
            sources: ['who-under-five-2019'],
          },
          {
            text: 'Baby walkers do not teach walking, and they cause bad falls. The floor is better.',
            sources: ['aap-walkers-2001'],
          },
        ],
      },
      {
        heading: 'Food and health',
        items: [
          {
            text: 'Give breast milk alone for six months. Then add family food, and continue breastfeeding to age 2 and beyond.',
            sources: ['nurturing-care-2018'],
          },
          { text: 'Give iron, vitamin and deworming doses as the health centre advises.' },
          { text: 'Give all vaccines on time.', sources: ['nurturing-care-2018'] },
          {
            text: 'Use iodised salt, and give dal, greens, and egg or meat if your family eats them.',
          },
        ],
      },
      {
        heading: 'Early therapy, when it is needed',
        intro: {
          text: 'Therapy should start as soon as a delay is seen. It need not wait for a diagnosis or for all the tests.',
          sources: ['iap-gdd-2022', 'lipkin-2020'],
        },
        items: [
          { text: 'Speech therapy for sounds, words, understanding and feeding' },
          { text: 'Physiotherapy for sitting, standing and walking' },
          { text: 'Occupational therapy for hands, play, dressing and eating' },
          { text: 'Special education and help with behaviour' },
          { text: 'Hearing aids or glasses, if they are needed, worn every day' },
          {
            text: 'You are part of the team. What you repeat at home matters most.',
            sources: ['iap-gdd-2022'],
          },
          { text: 'Ask for clear goals, and for a review every few months.' },
        ],
      },
      {
        heading: 'What to be careful with',
        items: [
          {
            text: 'You may hear “He will talk when he is ready”. Perhaps he will, but have his hearing tested now.',
          },
          {
            text: 'Flash cards and apps may promise to make a baby clever. Talking and playing with people teach more.',
          },
          {
            text: 'Injections, stem cells or powders may be sold to improve development. Ask your doctor before you pay.',
          },
          { text: 'Do not scold or hit. Children learn less when they are afraid.' },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          {
            text: 'Low mood after a birth is common and can be treated. Tell a doctor.',
            sources: ['who-ecd-2020'],
          },
          { text: 'Share the nights and the appointments with your family.' },
          {
            text: 'If the crying does not stop and you feel you may lose control, lay your baby safely on their back in the cot. Leave the room for a few minutes. Never shake a baby.',
          },
          { text: 'Meet other parents. You are not the only one.' },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, open day and night, and there for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with a child who needs more time',
    intro: {
      text: 'Your child is learning at their own pace. Notice each new step.',
    },
    groups: [
      {
        heading: 'In the family',
        items: [
          { text: 'Do not compare your child with a cousin or a neighbour’s child.' },
          { text: 'Keep a small diary of firsts. Progress is easy to miss from day to day.' },
          { text: 'Show grandparents what helps, and let them be part of it.' },
          { text: 'Give brothers and sisters time of their own.' },
        ],
      },
      {
        heading: 'Anganwadi, playschool and school',
        items: [
          {
            text: 'Choose a place that is kind and lets children move, rather than one that teaches writing early.',
          },
          { text: 'Tell the teacher what your child can do, and what helps.' },
          {
            text: 'Children with disabilities have a right to learn in school with others (Act of 2016, section 16).',
            sources: ['rpwd-2016'],
          },
        ],
      },
      {
        heading: 'Support in India',
        items: [
          {
            text: 'RBSK checks are free from birth to 18. Follow-up at the DEIC is free up to age 6.',
            sources: ['rbsk'],
          },
          {
            text: 'If a lasting disability is found, a certificate and the disability card (UDID) give access to benefits. Apply online at swavlambancard.gov.in.',
            sources: ['udid'],
          },
          {
            text: 'You need proof of identity and address, the Aadhaar number and a photograph less than six months old. The medical authority has three months to decide (rules of 2024).',
            sources: ['udid-rules-2024', 'udid-time-2024'],
          },
          {
            text: 'Ask the social worker at the DEIC or hospital about travel, therapy and school schemes in your state.',
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'Checks of a young child’s development are free in public services. Private fees differ from city to city, and we found no national list. Ask for the fees in writing first.',
      sources: ['rbsk'],
    },
    items: [
      {
        text: 'Our price above includes the questionnaire and the short virtual consultation. It does not include a doctor’s examination, a hearing or eye test, or therapy.',
        productFact: true,
      },
      {
        text: 'Free: the anganwadi or health centre, RBSK checks from birth to 18, and the District Early Intervention Centre up to age 6.',
        sources: ['rbsk'],
      },
      {
        text: 'Government institute: the national institute for hearing in Mumbai charges ₹50 to register for a year. It charges ₹50 for a BERA hearing test and ₹100 a month for speech therapy (list of 2016).',
        sources: ['ayjnishd-charges'],
      },
      {
        text: 'Private: in Ludhiana one session of speech therapy cost nearly ₹1,000 and a BERA hearing test ₹2,400 (newspaper report, 2024).',
        sources: ['hindustan-times-2024'],
      },
      {
        text: 'Charities: Disha centres of the National Trust offer day care and therapy up to age 10 to children with certain disabilities. For each paid place, the centre should keep one for a family with a low income.',
        sources: ['disha'],
      },
      {
        text: 'Free tools: the milestone lists and the Milestone Tracker app of the Centers for Disease Control and Prevention, United States. They are not a screening test.',
        sources: ['cdc-milestones'],
      },
    ],
  },
  safetyAdvice: ['loss-of-skills', 'seizure', 'fever-under-three-months'],
  care: {
    heading: 'When to get help',
    intro: 'You can ask for help at any time, with or without a test.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        dangers.lostSkill,
        safetySentences.lossOfSkillsWhoFirst,
        'One or more milestones for the age are missing',
        'Your child does not seem to hear or see well',
        'One side of the body is used much more than the other',
        'Your child rarely looks at you, smiles, points or copies',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.whitePupil,
        dangers.drinksLess,
        dangers.spasms,
        dangers.lostBalance,
        'You feel very low, or nothing has given you joy since the birth',
        'You are afraid of what you may do when the crying does not stop',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
      place: 'Your doctor or the nearest hospital; an eye hospital for a white pupil',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.feverUnderThreeMonths,
        dangers.illUnderThreeMonths,
        dangers.seizure,
        'Your child cannot be woken, is suddenly floppy, will not feed, struggles to breathe, or turns blue or grey',
        'A bad fall on the head, with vomiting or drowsiness',
        'You think of suicide, or feel close to harming yourself or your baby: do not stay alone, and give the baby to someone you trust',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
    },
  },
  related: [
    { label: 'Autism in children', href: '/assessments/behavioral/autism' },
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Screen dependency', href: '/assessments/behavioral/screenDependency' },
    { label: 'Hearing tests', href: '/{product}-offerings/hearing' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'zubler-2022',
      authors: 'Zubler JM and others',
      title: 'Evidence-Informed Milestones for Developmental Surveillance Tools',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2022,
      url: 'https://doi.org/10.1542/peds.2021-052138',
      note: 'How the lists of 2022 were chosen. Milestones of feelings and thinking rest on fewer studies than those of movement. Few of the studies come from India.',
    },
    {
      id: 'cdc-milestones',
      title: 'Learn the Signs. Act Early: developmental milestones',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2022,
      url: 'https://www.cdc.gov/act-early/milestones/index.html',
      note: 'One page for each age: 2, 4, 6, 9, 12, 15, 18 and 30 months, and 2, 3, 4 and 5 years. We put each list to the band in which its age falls, in our own words.',
    },
    sharedSources.cdcHearing,
    {
      id: 'nice-ng62',
      title: 'Cerebral palsy in under 25s: assessment and management (NG62), section 1.3',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2017,
      url: 'https://www.nice.org.uk/guidance/ng62/chapter/Recommendations',
      note: 'Not sitting by 8 months, not walking by 18 months, and a preferred hand before 12 months, counted from the due date. The study of the World Health Organization gives 9.2 months for sitting.',
    },
    {
      id: 'nice-ng127',
      title: 'Suspected neurological conditions: recognition and referral (NG127)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2019,
      updated: 2023,
      url: 'https://www.nice.org.uk/guidance/ng127/chapter/Recommendations',
    },
    {
      ...sharedSources.niceCg128,
      note: 'Section 1.3. Written for children who may have autism. We use its advice on lost skills for every child.',
    },
    {
      id: 'who-motor-2006',
      authors: 'WHO Multicentre Growth Reference Study Group',
      title:
        'WHO Motor Development Study: windows of achievement for six gross motor development milestones',
      publisher: 'Acta Paediatrica Supplement',
      year: 2006,
      url: 'https://doi.org/10.1111/j.1651-2227.2006.tb02379.x',
      note: '816 children in Ghana, India, Norway, Oman and the United States. From the first to the 99th child in 100: sitting 3.8 to 9.2 months, standing with help 4.8 to 11.4. Standing alone took 6.9 to 16.9 months, walking alone 8.2 to 17.6.',
    },
    {
      id: 'aap-three-to-four',
      title: 'Developmental Milestones: 3 to 4 Year Olds',
      publisher: 'American Academy of Pediatrics, HealthyChildren.org',
      year: 2009,
      url: 'https://www.healthychildren.org/English/ages-stages/preschool/Pages/Developmental-Milestones-3-to-4-Years-Old.aspx',
    },
    {
      id: 'aap-four-to-five',
      title: 'Developmental Milestones: 4 to 5 Year Olds',
      publisher: 'American Academy of Pediatrics, HealthyChildren.org',
      year: 2009,
      url: 'https://www.healthychildren.org/English/ages-stages/preschool/Pages/Developmental-Milestones-4-to-5-Year-Olds.aspx',
    },
    ...eyeHelpSources.filter(({ id }) => eyeDangerSigns.points[0].sources?.includes(id)),
    {
      id: 'iap-gdd-2022',
      authors: 'Juneja M and others',
      title:
        'Diagnosis and Management of Global Development Delay: Consensus Guidelines of Growth, Development and Behavioral Pediatrics Chapter, Neurology Chapter and Neurodevelopment Pediatrics Chapter of the Indian Academy of Pediatrics',
      publisher: 'Indian Pediatrics',
      year: 2022,
      url: 'https://doi.org/10.1007/s13312-022-2522-5',
    },
    {
      id: 'lipkin-2020',
      authors: 'Lipkin PH, Macias MM',
      title:
        'Promoting Optimal Development: Identifying Infants and Young Children With Developmental Disorders Through Developmental Surveillance and Screening',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2020,
      url: 'https://doi.org/10.1542/peds.2019-3449',
    },
    sharedSources.arora2018,
    sharedSources.dsm5tr,
    {
      id: 'walker-2011',
      authors: 'Walker SP and others',
      title:
        'Inequality in early childhood: risk and protective factors for early child development',
      publisher: 'The Lancet',
      year: 2011,
      url: 'https://doi.org/10.1016/S0140-6736(11)60555-2',
    },
    sharedSources.nfhs5,
    {
      id: 'who-ecd-2020',
      title: 'Improving early childhood development: WHO guideline',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/97892400020986',
    },
    {
      id: 'nurturing-care-2018',
      title: 'Nurturing care for early childhood development: a framework',
      publisher: 'World Health Organization, UNICEF and the World Bank Group',
      year: 2018,
      url: 'https://www.who.int/publications/i/item/9789241514064',
    },
    sharedSources.whoUnderFive2019,
    {
      id: 'aap-walkers-2001',
      title: 'Injuries Associated With Infant Walkers',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2001,
      url: 'https://doi.org/10.1542/peds.108.3.790',
    },
    {
      id: 'mcp-card',
      title: 'Mother and Child Protection Card (2018 version)',
      publisher:
        'Ministry of Health and Family Welfare and Ministry of Women and Child Development, Government of India, copy on Scribd',
      year: 2018,
      url: 'https://www.scribd.com/document/435596062/New-MCP-Card',
      note: 'Read in a copy; the ministry’s own page was not reachable.',
    },
    sharedSources.rbsk,
    sharedSources.teleManas,
    sharedSources.rpwd2016,
    sharedSources.udid,
    sharedSources.udidRules2024,
    sharedSources.udidTime2024,
    sharedSources.disha,
    sharedSources.ayjnishdCharges,
    sharedSources.hindustanTimes2024,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-26',
  nextReviewOn: '2028-11-26',
});

/** The checklist of `/assessments/behavioral/developmentalMilestone`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'Developmental milestones', hi: 'बच्चे का विकास', kn: 'ಮಗುವಿನ ಬೆಳವಣಿಗೆ' },
  ages: { from: 0, to: 5 },
  signsHeading: {
    en: 'Tick what fits your child',
    hi: 'जो आपके बच्चे पर लागू हो, उस पर टिक करें',
    kn: 'ನಿಮ್ಮ ಮಗುವಿಗೆ ಹೊಂದುವುದಕ್ಕೆ ಟಿಕ್ ಮಾಡಿ',
  },
  signs: [
    {
      from: 'smile back at you',
      en: 'By 2 months: does not smile back, look at your face or react to loud sounds',
      hi: '2 महीने: आपको देखकर न मुस्कुराना, चेहरे की ओर न देखना, या तेज़ आवाज़ पर कोई असर न होना',
      kn: '2 ತಿಂಗಳು: ನಿಮ್ಮನ್ನು ನೋಡಿ ನಗುವುದಿಲ್ಲ, ಮುಖ ನೋಡುವುದಿಲ್ಲ, ಅಥವಾ ಜೋರು ಸದ್ದಿಗೆ ಪ್ರತಿಕ್ರಿಯೆ ಇಲ್ಲ',
    },
    {
      from: 'hold their head steady',
      en: 'By 4 months: does not hold the head steady, coo or turn to your voice',
      hi: '4 महीने: गर्दन न सँभालना, “आ-ऊ” न करना, या आपकी आवाज़ की ओर न मुड़ना',
      kn: '4 ತಿಂಗಳು: ಕತ್ತು ನಿಲ್ಲುವುದಿಲ್ಲ, “ಆ-ಊ” ಎನ್ನುವುದಿಲ್ಲ, ಅಥವಾ ನಿಮ್ಮ ದನಿಗೆ ತಿರುಗುವುದಿಲ್ಲ',
    },
    {
      from: 'reach for a toy',
      en: 'By 6 months: does not reach for a toy, laugh or roll over',
      hi: '6 महीने: खिलौने की ओर हाथ न बढ़ाना, न हँसना, या पलटी न मारना',
      kn: '6 ತಿಂಗಳು: ಆಟಿಕೆಗೆ ಕೈ ಚಾಚುವುದಿಲ್ಲ, ನಗುವುದಿಲ್ಲ, ಅಥವಾ ಮಗುಚಿಕೊಳ್ಳುವುದಿಲ್ಲ',
    },
    {
      from: 'sit alone by about 9 months',
      en: 'By 9 months: does not sit alone',
      hi: '9 महीने: बिना सहारे न बैठना',
      kn: '9 ತಿಂಗಳು: ಆಸರೆಯಿಲ್ಲದೆ ಕೂರುವುದಿಲ್ಲ',
    },
    {
      from: 'call their name by 9 months',
      en: 'By 9 months: does not babble, or look when you call their name',
      hi: '9 महीने: “बाबा-मामा” जैसी आवाज़ें न निकालना, या नाम पुकारने पर न देखना',
      kn: '9 ತಿಂಗಳು: “ಬಾಬಾ-ಮಾಮಾ” ಎಂದು ತೊದಲುವುದಿಲ್ಲ, ಅಥವಾ ಹೆಸರು ಕರೆದರೆ ನೋಡುವುದಿಲ್ಲ',
    },
    {
      from: 'Uses no gestures, such as waving',
      en: 'By 12 months: uses no gestures such as waving, or says no “mama” or “papa”',
      hi: '12 महीने: टाटा जैसे इशारे न करना, या “मामा-पापा” न बोलना',
      kn: '12 ತಿಂಗಳು: ಟಾಟಾದಂಥ ಸನ್ನೆಗಳಿಲ್ಲ, ಅಥವಾ “ಅಮ್ಮ-ಅಪ್ಪ” ಎನ್ನುವುದಿಲ್ಲ',
    },
    {
      from: 'stand holding on',
      en: 'By 12 months: does not stand holding on, or pick up small things with finger and thumb',
      hi: '12 महीने: पकड़कर खड़े न होना, या उँगली और अँगूठे से छोटी चीज़ें न उठाना',
      kn: '12 ತಿಂಗಳು: ಹಿಡಿದುಕೊಂಡು ನಿಲ್ಲುವುದಿಲ್ಲ, ಅಥವಾ ಬೆರಳು-ಹೆಬ್ಬೆರಳಿನಿಂದ ಚಿಕ್ಕ ವಸ್ತು ಎತ್ತುವುದಿಲ್ಲ',
    },
    {
      from: 'point to ask for something',
      en: 'By 15 months: does not point to ask for something',
      hi: '15 महीने: कुछ माँगने के लिए उँगली से इशारा न करना',
      kn: '15 ತಿಂಗಳು: ಬೇಕಾದದ್ದನ್ನು ಬೆರಳು ತೋರಿಸಿ ಕೇಳುವುದಿಲ್ಲ',
    },
    {
      from: 'walk alone by 18 months',
      en: 'By 18 months: does not walk alone, or try three words besides mama and papa',
      hi: '18 महीने: अकेले न चलना, या मम्मी-पापा के सिवा तीन शब्द न बोलना',
      kn: '18 ತಿಂಗಳು: ತಾನೇ ನಡೆಯುವುದಿಲ್ಲ, ಅಥವಾ ಅಮ್ಮ-ಅಪ್ಪ ಬಿಟ್ಟು ಮೂರು ಪದ ಹೇಳುವುದಿಲ್ಲ',
    },
    {
      from: 'join two words',
      en: 'By 24 months: does not join two words',
      hi: '24 महीने: दो शब्द जोड़कर न बोलना',
      kn: '24 ತಿಂಗಳು: ಎರಡು ಪದ ಸೇರಿಸಿ ಮಾತಾಡುವುದಿಲ್ಲ',
    },
    {
      from: 'join their play',
      en: 'By 3 years: cannot be understood by other people, or does not join other children’s play',
      hi: '3 साल: बाहर के लोगों को बच्चे की बात समझ न आना, या दूसरे बच्चों के साथ न खेलना',
      kn: '3 ವರ್ಷ: ಹೊರಗಿನವರಿಗೆ ಮಾತು ಅರ್ಥವಾಗುವುದಿಲ್ಲ, ಅಥವಾ ಬೇರೆ ಮಕ್ಕಳ ಆಟಕ್ಕೆ ಸೇರುವುದಿಲ್ಲ',
    },
    {
      from: 'sentences of four words or more by 48 months',
      en: 'By 4 years: does not use sentences of four words, or pretend in play',
      hi: '4 साल: चार शब्दों के वाक्य न बोलना, या टीचर-टीचर जैसे खेल न खेलना',
      kn: '4 ವರ್ಷ: ನಾಲ್ಕು ಪದಗಳ ವಾಕ್ಯ ಹೇಳುವುದಿಲ್ಲ, ಅಥವಾ ನಟಿಸುವ ಆಟ ಆಡುವುದಿಲ್ಲ',
    },
    {
      from: 'take turns in games by 60 months',
      en: 'By 5 years: does not follow rules or take turns in games, or tell a short story',
      hi: '5 साल: खेल में नियम न मानना या बारी न लेना, या छोटी कहानी न सुना पाना',
      kn: '5 ವರ್ಷ: ಆಟದಲ್ಲಿ ನಿಯಮ ಅಥವಾ ಸರದಿ ಪಾಲಿಸುವುದಿಲ್ಲ, ಅಥವಾ ಚಿಕ್ಕ ಕಥೆ ಹೇಳುವುದಿಲ್ಲ',
    },
    {
      from: 'One side of the body',
      en: 'At any age: has lost a skill, uses one side of the body much more, or seems not to see or hear well',
      hi: 'किसी भी उम्र में: सीखा हुआ काम छूट जाना, शरीर की एक ही तरफ़ ज़्यादा चलाना, या कम दिखना या सुनना',
      kn: 'ಯಾವ ವಯಸ್ಸಿನಲ್ಲೂ: ಕಲಿತದ್ದು ಹೋಗಿದೆ, ದೇಹದ ಒಂದೇ ಬದಿಯನ್ನು ಹೆಚ್ಚು ಬಳಸುತ್ತದೆ, ಅಥವಾ ಕಣ್ಣು-ಕಿವಿ ಸರಿಯಿಲ್ಲವೆನಿಸುತ್ತದೆ',
    },
  ],
  tell: {
    en: 'How many weeks early your child was born, the birth weight, and any hearing test. For a child born early, count the age from the due date until about age 2.',
    hi: 'बच्चा कितने हफ़्ते पहले पैदा हुआ, जन्म के समय वज़न, और कान की जाँच। समय से पहले जन्मे बच्चे की उम्र करीब 2 साल तक डिलीवरी की तय तारीख से गिनें।',
    kn: 'ಮಗು ಎಷ್ಟು ವಾರ ಮೊದಲೇ ಹುಟ್ಟಿತು, ಹುಟ್ಟಿದಾಗಿನ ತೂಕ, ಕಿವಿ ಪರೀಕ್ಷೆ. ಅವಧಿಗೆ ಮೊದಲೇ ಹುಟ್ಟಿದ ಮಗುವಿನ ವಯಸ್ಸನ್ನು ಸುಮಾರು 2 ವರ್ಷದವರೆಗೆ ಹೆರಿಗೆಗೆ ಹೇಳಿದ್ದ ದಿನಾಂಕದಿಂದ ಎಣಿಸಿ.',
  },
  questions: [
    {
      en: 'Which areas are behind, and by how much?',
      hi: 'विकास में कहाँ देर है, और कितनी?',
      kn: 'ಬೆಳವಣಿಗೆಯ ಯಾವ ಭಾಗ ತಡವಾಗಿದೆ, ಎಷ್ಟು?',
    },
    {
      en: 'When will hearing and eyesight be tested?',
      hi: 'कान और आँखों की जाँच कब होगी?',
      kn: 'ಕಿವಿ ಮತ್ತು ಕಣ್ಣಿನ ಪರೀಕ್ಷೆ ಯಾವಾಗ ಆಗುತ್ತದೆ?',
    },
    {
      en: 'Does my child need any other tests?',
      hi: 'क्या बच्चे को किसी और जाँच की ज़रूरत है?',
      kn: 'ಮಗುವಿಗೆ ಬೇರೆ ಯಾವುದಾದರೂ ಪರೀಕ್ಷೆ ಬೇಕೇ?',
    },
    {
      en: 'What can we do at home from today?',
      hi: 'हम आज से घर पर क्या कर सकते हैं?',
      kn: 'ಇಂದಿನಿಂದ ಮನೆಯಲ್ಲಿ ನಾವು ಏನು ಮಾಡಬಹುದು?',
    },
    sharedQuestions.freeHelp,
    {
      en: 'If we are to wait and see, until which date?',
      hi: 'अगर अभी इंतज़ार करना है, तो किस तारीख तक?',
      kn: 'ಕಾದು ನೋಡುವುದಾದರೆ, ಯಾವ ದಿನಾಂಕದವರೆಗೆ?',
    },
  ],
  dangers: ['lossOfSkills', 'feverUnderThreeMonths'],
  ...notReviewedYet,
});

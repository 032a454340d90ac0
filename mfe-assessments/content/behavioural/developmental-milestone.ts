import type { ConditionContent } from '../condition-schema.ts';
import { sharedSources } from '../shared-sources.ts';

/**
 * Developmental milestones, `/assessments/behavioral/developmentalMilestone`.
 * The twelve age bands run from 1–4 to 59–65 months (specification, section 3), which names only the
 * first and the last; those between follow on without a gap. The milestones themselves are those of
 * the sources, put to the band in which most children reach them. Questions (27), the price and its
 * note are the specification's, section 9.
 */
export const developmentalMilestone = {
  topic: 'behavioural',
  slug: 'developmentalMilestone',
  name: { short: 'Developmental milestones', full: 'How children grow, month by month' },
  alsoCalled: ['Child development', 'Developmental delay', 'Global developmental delay'],
  head: {
    title: 'Developmental milestones: signs, delays, help | {product}',
    description:
      'What most babies and children can do from 1 to 65 months, when to ask a doctor, and what helps. Plain words for parents in India, with sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'Milestones are things that most children can do by a certain age, such as a first smile or first steps. They show how a child grows, and when to ask for help.',
    sources: ['cdc-milestones'],
  },
  picture: {
    src: 'illustrations/milestone-first-steps.svg',
    alt: 'A toddler takes first steps towards his mother, who kneels with her arms held out',
    width: 400,
    height: 300,
  },
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
      text: 'Help works best early. You need not wait for a diagnosis to start.',
      sources: ['lipkin-2020', 'iap-gdd-2022'],
    },
    { icon: 'list', text: '27 questions in the assessment.', productFact: true },
  ],
  ageBands: [
    {
      from: 1,
      to: 4,
      unit: 'months',
      covers: [
        { text: 'At this age it is about smiles, sounds, watching and holding the head up.' },
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
          text: 'At this age it is about laughing, reaching, rolling and the first turns in “talking”.',
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
          text: 'At this age it is about sitting, babbling, the baby’s own name and games like peekaboo.',
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
        { text: 'At this age it is about standing, first words, waving and pointing.' },
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
        { text: 'At this age it is about walking, words, copying you and showing you things.' },
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
          text: 'At this age it is about running, putting words together and feelings for others.',
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
        { text: 'At this age it is about jumping, pretending, many new words and simple tasks.' },
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
        { text: 'At this age it is about talking with you, joining other children and dressing.' },
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
        { text: 'At this age it is about balance, drawing, stories and make-believe.' },
        {
          text: 'Between 3 and 4 years, children learn to hop, draw shapes and speak in longer sentences.',
          sources: ['aap-three-to-four'],
        },
      ],
    },
    {
      from: 45,
      to: 52,
      unit: 'months',
      covers: [
        { text: 'At this age it is about play with friends, talking about the day and helping.' },
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
        { text: 'At this age it is about hopping, drawing people, dressing and counting.' },
        {
          text: 'Between 4 and 5 years, children learn to dress alone and to print some letters.',
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
          text: 'At this age it is about rules and turns, telling a story, first letters and numbers.',
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
    text: 'Screening is not diagnosis. It can tell you whether to see a doctor. Only a trained professional can say whether a child’s development is delayed.',
    sources: ['lipkin-2020', 'iap-gdd-2022'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Healthy children differ a great deal. Watch for these three, and ask if you are unsure.',
      sources: ['who-motor-2006', 'lipkin-2020'],
    },
    cards: [
      {
        title: 'Moving',
        subTitle: 'Late to hold the head, sit, crawl or walk, or uses one side much more.',
        picture: {
          src: 'illustrations/milestone-moving.svg',
          alt: 'A baby crawls on hands and knees across a mat towards a ball',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Talking and listening',
        subTitle: 'Few sounds, words or gestures, or does not turn to a voice or a name.',
        picture: {
          src: 'illustrations/milestone-talking.svg',
          alt: 'A small girl beside her grandfather points at a parrot outside the window and names it',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Playing and being with others',
        subTitle: 'Rarely smiles back, copies, points, pretends or notices other children.',
        picture: {
          src: 'illustrations/milestone-playing.svg',
          alt: 'Two small children play side by side: one stacks blocks, the other feeds a doll',
          width: 400,
          height: 300,
        },
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what your child does and does not do yet. They can help you choose the next step.',
    picture: {
      src: 'illustrations/doctor-on-call.svg',
      alt: 'A mother and daughter talk to a doctor over a video call',
      width: 400,
      height: 300,
    },
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
        text: 'It is a screening, not a diagnosis. Its result cannot say that your child’s development is delayed, and it cannot rule a delay out.',
        sources: ['lipkin-2020'],
      },
      {
        text: 'Take the result to your paediatrician as a place to start. What you see every day matters just as much.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What milestones are',
    intro: {
      text: 'Milestones are small steps in how a child plays, learns, speaks, acts and moves. Together they show how the brain is growing.',
      sources: ['cdc-milestones', 'who-ecd-2020'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'No two children grow in the same way. One talks early and walks late, another the other way round. Both can be quite well.',
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
            text: 'Doctors speak of a delay when a child is clearly behind in one area, such as talking. “Global developmental delay” means well behind in two areas or more, before age 5.',
            sources: ['iap-gdd-2022', 'dsm-5-tr'],
          },
          {
            text: 'A delay is a description and not a forecast. Some children catch up, some need help for longer, and some turn out to have a named condition.',
            sources: ['lipkin-2020', 'iap-gdd-2022'],
          },
        ],
      },
      {
        heading: 'If your baby was born early',
        paragraphs: [
          {
            text: 'Count from the day your baby was due. Do this until about age 2. A baby born two months early and now six months old is looked at as a baby of four months.',
            sources: ['iap-gdd-2022'],
          },
        ],
      },
      {
        heading: 'How common are difficulties?',
        paragraphs: [
          {
            text: 'In five places in India, about 1 in 8 children of 2 to 9 years had a developmental condition (2018). The figure ran from about 5 to 19 in 100, from place to place. Trouble with hearing was among the most common.',
            sources: ['arora-2018'],
          },
          {
            text: 'Many of the reasons can be prevented or eased. That is why early checks matter.',
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
          text: 'Sounds, gestures, words and sentences, and knowing what others say. All your home languages count together.',
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
          text: 'Late talking is what many parents notice first. A hearing test then comes before all else.',
          sources: ['iap-gdd-2022'],
        },
      },
      {
        heading: 'Global developmental delay',
        subtext: {
          text: 'Well behind in two areas or more, in a child under 5. The word is used until fuller tests are possible.',
          sources: ['iap-gdd-2022', 'dsm-5-tr'],
        },
      },
      {
        heading: 'Growing in another way',
        subtext: {
          text: 'Steps come in an unusual order, or play and talk are different. This is how autism is sometimes first seen.',
          sources: ['lipkin-2020'],
        },
      },
      {
        heading: 'Losing skills',
        subtext: {
          text: 'A child stops doing what they could do before, such as talking or sitting. This always needs a doctor soon.',
          sources: ['cdc-milestones', 'iap-gdd-2022'],
        },
      },
      {
        heading: 'A late start that catches up',
        subtext: {
          text: 'Healthy children differ a lot, so a late start can be nothing more. You cannot know beforehand, so have it checked.',
          sources: ['who-motor-2006', 'lipkin-2020'],
        },
      },
    ],
  },
  signs: {
    kind: 'groups',
    icon: 'kid',
    heading: 'What most children can do, month by month',
    intro: {
      text: 'Find your child’s age. Most children, at least 75 in 100, can do these things by the age named. If several are missing, or one worries you, ask your doctor.',
      sources: ['zubler-2022', 'cdc-milestones'],
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
          {
            text: 'Ask the doctor if your baby does not react to sounds, follow with the eyes or smile back.',
          },
        ],
      },
      {
        heading: '4 to 8 months',
        intro: {
          text: 'Most babies do these by 6 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Knows the people of the family' },
          { text: 'Laughs, and likes to look in a mirror' },
          { text: 'Takes turns making sounds with you' },
          { text: 'Blows raspberries and squeals' },
          { text: 'Puts things in the mouth to find out about them' },
          { text: 'Reaches for a toy' },
          { text: 'Closes the lips when they want no more food' },
          { text: 'Rolls from tummy to back, and pushes up with straight arms' },
          { text: 'Leans on the hands to sit' },
          {
            text: 'Ask the doctor if your baby does not reach, laugh or turn to sounds, or always uses one hand only.',
          },
        ],
      },
      {
        heading: '8 to 12 months',
        intro: {
          text: 'Most babies do these by 9 months.',
          sources: ['cdc-milestones'],
        },
        items: [
          { text: 'Is shy or clings when strangers come' },
          { text: 'Shows joy, anger, sadness and surprise in the face' },
          { text: 'Looks when you call their name' },
          { text: 'Laughs at peekaboo, and lifts the arms to be picked up' },
          { text: 'Babbles “mamamama”, “babababa”' },
          { text: 'Looks for a toy that has dropped' },
          { text: 'Bangs two things together, and passes a toy from hand to hand' },
          { text: 'Sits without support, and gets to sitting alone' },
          { text: 'Rakes food towards them with the fingers' },
          {
            text: 'Ask the doctor if your baby does not sit alone by about 9 months. By then 99 in 100 healthy babies do.',
            sources: ['who-motor-2006'],
          },
        ],
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
          {
            text: 'Ask the doctor if your child does not stand holding on by about 12 months.',
            sources: ['who-motor-2006'],
          },
        ],
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
          {
            text: 'Ask the doctor if your child does not walk alone by 18 months. By then 99 in 100 healthy children do.',
            sources: ['who-motor-2006'],
          },
        ],
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
          {
            text: 'Ask the doctor if your child does not join two words by 24 months, or loses words.',
            sources: ['cdc-milestones'],
          },
        ],
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
          {
            text: 'Ask the doctor if your child does not pretend, seldom looks at you, or is understood by nobody.',
          },
        ],
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
          { text: 'Talks with you, to and fro, at least twice' },
          { text: 'Asks who, what, where or why' },
          { text: 'Says their first name, and what is happening in a picture' },
          { text: 'Is understood by others most of the time' },
          { text: 'Draws a circle when you show how' },
          { text: 'Keeps away from hot things when warned' },
          { text: 'Threads beads, puts on some clothes, uses a fork' },
          {
            text: 'Ask the doctor if your child falls a lot, cannot be understood, or shows no interest in other children.',
          },
        ],
      },
      {
        heading: '38 to 45 months',
        intro: {
          text: 'Children learn these between 3 and 4 years. Not all are there at 38 months.',
          sources: ['aap-three-to-four'],
        },
        items: [
          { text: 'Goes up and down stairs without help' },
          { text: 'Kicks a ball forward, and throws it overhand' },
          { text: 'Begins to hop, and to stand on one foot for some seconds' },
          { text: 'Draws circles and squares, and begins to use scissors' },
          { text: 'Speaks in sentences of five or six words by the end of this time' },
          { text: 'Tells stories, and knows “same” and “different”' },
          { text: 'Follows three small tasks in a row' },
          { text: 'Plays mother, father, doctor or shop' },
          { text: 'Works together with other children' },
          {
            text: 'Ask the doctor if your child cannot jump on the spot, never makes believe, or answers nobody outside the family.',
            sources: ['aap-three-to-four'],
          },
        ],
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
          { text: 'Behaves differently in a temple, a shop and a playground' },
          { text: 'Uses sentences of four words or more' },
          { text: 'Says words of a song, and tells one thing about the day' },
          { text: 'Answers simple questions, such as what a bag is for' },
          { text: 'Names a few colours, and knows what comes next in a story' },
          { text: 'Draws a person with three parts, catches a big ball, opens buttons' },
          {
            text: 'Ask the doctor if strangers cannot understand your child, or if two-part tasks are too hard.',
          },
        ],
      },
      {
        heading: '52 to 59 months',
        intro: {
          text: 'Children learn these between 4 and 5 years. Not all are there at 52 months.',
          sources: ['aap-four-to-five'],
        },
        items: [
          { text: 'Stands on one foot for ten seconds or longer' },
          { text: 'Hops, swings, climbs and turns somersaults' },
          { text: 'Climbs stairs with one foot after the other' },
          { text: 'Copies a triangle, and draws a person with a body' },
          { text: 'Prints some letters' },
          { text: 'Dresses and undresses without help, and closes bigger buttons' },
          { text: 'Uses the toilet alone, mostly' },
          { text: 'Wants to please friends, and agrees to rules more often' },
          { text: 'Understands time better: before, after, tomorrow' },
          {
            text: 'Ask the doctor if your child is extremely fearful or aggressive, or cannot part from you without great distress.',
            sources: ['aap-four-to-five'],
          },
        ],
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
          { text: 'Keeps a talk going to and fro, more than three times' },
          { text: 'Counts to 10, and names some numbers', sources: ['cdc-milestones'] },
          { text: 'Says “yesterday”, “tomorrow”, “morning”, “night”' },
          { text: 'Stays with an activity for five to ten minutes; screens do not count' },
          { text: 'Writes some letters of the name, closes some buttons, hops on one foot' },
          {
            text: 'Ask the doctor if your child cannot tell what happened, rarely plays with others, or is hard to understand.',
          },
        ],
      },
    ],
  },
  causes: {
    kind: 'split',
    icon: 'info',
    heading: 'Why does a child grow more slowly?',
    intro: {
      text: 'There are many reasons, and often several at once. Sometimes none is found. It is hardly ever something you did.',
      sources: ['iap-gdd-2022'],
    },
    items: [
      {
        heading: 'Being born early, small, or after a hard birth',
        subtext: {
          text: 'Low birth weight, too little oxygen at birth and birth at home were linked with developmental conditions (India, 2018). Most such babies still grow well.',
          sources: ['arora-2018'],
        },
      },
      {
        heading: 'Hearing or seeing less',
        subtext: {
          text: 'A child who does not hear cannot copy words. Glasses, hearing aids or treatment can change much, so both are tested first.',
          sources: ['iap-gdd-2022'],
        },
      },
      {
        heading: 'Food, iron and iodine',
        subtext: {
          text: 'A growing brain needs food, iron and iodine. About 36 in 100 children under five in India were short for their age (NFHS-5, 2019 to 2021). Often 35.7% is given.',
          sources: ['walker-2011', 'nfhs-5'],
        },
      },
      {
        heading: 'Genes and conditions from birth',
        subtext: {
          text: 'Down syndrome, a slow thyroid from birth and many rarer conditions slow development. Some can be treated, if found soon.',
          sources: ['iap-gdd-2022'],
        },
      },
      {
        heading: 'Illness, injury and poisons',
        subtext: {
          text: 'Infections of the brain, bad falls, long illness and lead can slow a child. Vaccines protect against several such infections.',
          sources: ['arora-2018', 'walker-2011'],
        },
      },
      {
        heading: 'Too little talk, play or calm',
        subtext: {
          text: 'Children grow through people who answer them. Low mood in a mother and violence at home leave less room for that. Help for you helps your child.',
          sources: ['walker-2011', 'who-ecd-2020'],
        },
      },
      {
        heading: 'What does not cause it',
        subtext: {
          text: 'A delay is not a punishment, an evil eye or a matter of being spoilt. Hearing two or three languages at home is a gift, and no reason to wait with a check.',
        },
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How development is checked',
    intro: {
      text: 'Doctors listen, watch your child play, and use set tests. A list on a page is only the beginning.',
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
        subheading: 'Screening with a set form',
        types: [
          {
            text: 'Indian paediatricians advise it at 9 to 12 months, at 18 to 24 months and at school entry (2022).',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Babies born early, small or ill are screened more often.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'A form for autism is advised at 18 to 24 months.',
            sources: ['iap-gdd-2022'],
          },
        ],
      },
      {
        subheading: 'Whom to see in India',
        types: [
          { text: 'Start with your paediatrician or the health centre.' },
          {
            text: 'RBSK teams check children from birth to 18, free, and send them on to a District Early Intervention Centre (DEIC).',
            sources: ['rbsk'],
          },
          {
            text: 'A developmental paediatrician, a psychologist, a speech therapist, a physiotherapist or an occupational therapist may join.',
            sources: ['iap-gdd-2022'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'How pregnancy and birth went, and what illnesses there were.',
            sources: ['iap-gdd-2022'],
          },
          { text: 'When your child smiled, sat, walked and spoke.' },
          { text: 'Whether any skill was lost.', sources: ['iap-gdd-2022'] },
          { text: 'What others in the family were like as children.' },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'The vaccination or Mother and Child Protection card' },
          { text: 'Birth papers, and reports of any illness' },
          { text: 'Short videos of play, meals and talk at home' },
          { text: 'A favourite toy, and something to eat' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'What is tested',
        types: [
          {
            text: 'Hearing and eyesight, for every child with a delay.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Growth: weight, length and the size of the head.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Each area of development, with play-like tests.',
            sources: ['iap-gdd-2022'],
          },
          {
            text: 'Blood, genes or pictures of the brain, only where the signs point to them.',
            sources: ['iap-gdd-2022'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask for it in writing: which areas, how far behind, what is strong.' },
          { text: 'Ask what to do at home from today.' },
          { text: 'Ask when to come back. “Wait and see” needs a date.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'all-on-one-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'What helps most is people who answer a child, every day. Therapy adds to this, and does not replace it.',
      sources: ['who-ecd-2020'],
    },
    groups: [
      {
        heading: 'For every child, every day',
        intro: {
          text: 'The World Health Organization advises responsive care and chances to learn for all children in the first three years (2020).',
          sources: ['who-ecd-2020'],
        },
        items: [
          { text: 'Look, wait and answer: a sound, a smile, a pointed finger.' },
          { text: 'Talk while you cook, bathe and walk. Use the language you love.' },
          { text: 'Sing, tell stories, look at pictures together.' },
          { text: 'Play on the floor with what you have: lids, cups, cloth, balls.' },
          { text: 'Let your child try, and be slow, and make a mess.' },
          { text: 'Praise what they tried, more than what they managed.' },
        ],
      },
      {
        heading: 'By age',
        items: [
          { text: 'First months: tummy time while awake, faces, songs, bright things to follow.' },
          { text: 'Around one: peekaboo, hide and find, stacking, pointing and naming.' },
          { text: 'Around two: pretend cooking, balls, scribbles, little errands.' },
          {
            text: 'Three to five: friends, running games, drawing, rhymes, dressing, sorting dal and rajma.',
          },
        ],
      },
      {
        heading: 'Sleep, movement and screens',
        items: [
          {
            text: 'Under 2 years: no sitting in front of screens. From 2 to 4: one hour a day at most (worldwide advice, 2019).',
            sources: ['who-under-five-2019'],
          },
          {
            text: 'Active play: three hours spread over the day from age 1. Babies: often on the floor, with 30 minutes of tummy time.',
            sources: ['who-under-five-2019'],
          },
          {
            text: 'Sleep with naps: 12 to 16 hours at 4 to 11 months, 11 to 14 at age 1 to 2. From 3 to 4 years, 10 to 13 hours.',
            sources: ['who-under-five-2019'],
          },
          {
            text: 'Baby walkers do not teach walking, and cause bad falls. The floor is better.',
            sources: ['aap-walkers-2001'],
          },
        ],
      },
      {
        heading: 'Food and health',
        items: [
          {
            text: 'Breast milk alone for six months, then family food as well, with milk on to age 2 and beyond.',
            sources: ['nurturing-care-2018'],
          },
          { text: 'Iron, vitamin and deworming doses as the health centre gives them.' },
          { text: 'All vaccines on time.', sources: ['nurturing-care-2018'] },
          { text: 'Iodised salt, and dal, greens, egg or meat as your family eats.' },
        ],
      },
      {
        heading: 'Early therapy, when it is needed',
        intro: {
          text: 'Start as soon as a delay is seen. It need not wait for a name or for all tests.',
          sources: ['iap-gdd-2022', 'lipkin-2020'],
        },
        items: [
          { text: 'Speech therapy for sounds, words, understanding and feeding' },
          { text: 'Physiotherapy for sitting, standing and walking' },
          { text: 'Occupational therapy for hands, play, dressing and eating' },
          { text: 'Special education and help with behaviour' },
          { text: 'Hearing aids or glasses, worn from the first day' },
          {
            text: 'You are part of the team. What you repeat at home counts most.',
            sources: ['iap-gdd-2022'],
          },
          { text: 'Ask for goals you can see, and for a review every few months.' },
        ],
      },
      {
        heading: 'What to be careful with',
        items: [
          { text: '“He will talk when he is ready.” Perhaps, but have the hearing tested now.' },
          { text: 'Flash cards and apps that promise early genius. People teach better.' },
          {
            text: 'Injections, stem cells or powders sold for development. Ask your doctor before you pay.',
          },
          { text: 'Scolding or hitting. Fear makes learning slower.' },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          {
            text: 'Low mood after a birth is common and can be treated. Tell a doctor.',
            sources: ['who-ecd-2020'],
          },
          { text: 'Share the nights and the appointments with the family.' },
          {
            text: 'When crying does not stop, lay your baby safely in the cot and leave the room for some minutes. Never shake a baby.',
          },
          { text: 'Meet other parents. You are not the only one.' },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, at any hour, and it is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with a child who needs more time',
    intro: {
      text: 'Your child is growing, at a pace of their own. Every step counts.',
    },
    groups: [
      {
        heading: 'In the family',
        items: [
          { text: 'Do not compare with a cousin or a neighbour’s child.' },
          { text: 'Keep a small diary of firsts. Progress is easy to miss from day to day.' },
          { text: 'Show grandparents what helps, and let them be part of it.' },
          { text: 'Give brothers and sisters time of their own.' },
        ],
      },
      {
        heading: 'Anganwadi, playschool and school',
        items: [
          {
            text: 'Choose a place that is kind and lets children move, rather than one that writes early.',
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
            text: 'Checks and follow-up through RBSK and the DEIC are free.',
            sources: ['rbsk'],
          },
          {
            text: 'If a lasting disability is found, a certificate and the disability card (UDID) open benefits. Apply on the Swavlamban portal.',
            sources: ['udid'],
          },
          {
            text: 'Ask the DEIC or hospital social worker about travel, therapy and school schemes in your state.',
          },
        ],
      },
    ],
  },
  care: {
    heading: 'When to get help',
    intro: 'You can ask for help at any time, with or without a test.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Your child has lost words or skills they had (go this week)',
        'Several milestones for the age are missing',
        'Your child does not seem to hear or see well, or a pupil looks white (go this week)',
        'One side of the body is used much more than the other',
        'Your child rarely looks at you, smiles, points or copies',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'You feel very low, or nothing gives you joy since the birth',
        'You are afraid of what you may do when the crying does not stop',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Your child has a fit (seizure), jerks again and again, or cannot be woken',
        'Your baby is suddenly floppy, will not feed, breathes with trouble, or turns blue or grey',
        'You feel close to harming yourself or your baby',
        'A bad fall on the head, with vomiting or drowsiness',
        'A baby under 3 months has a fever (38 °C or more)',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
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
      title: 'CDC’s Developmental Milestones: Learn the Signs. Act Early.',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2022,
      url: 'https://www.cdc.gov/act-early/milestones/index.html',
      note: 'One page for each age: 2, 4, 6, 9, 12, 15, 18 and 30 months, and 2, 3, 4 and 5 years. We put each list to the band in which its age falls, in our own words.',
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
    {
      id: 'arora-2018',
      authors: 'Arora NK and others',
      title:
        'Neurodevelopmental disorders in children aged 2–9 years: Population-based burden estimates across five regions in India',
      publisher: 'PLoS Medicine',
      year: 2018,
      url: 'https://doi.org/10.1371/journal.pmed.1002615',
      note: '3,964 children in Palwal, Kangra, Dhenkanal, North Goa and Hyderabad. The places were not chosen to stand for the whole country.',
    },
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
    {
      id: 'nfhs-5',
      title: 'National Family Health Survey (NFHS-5), 2019–21: India',
      publisher:
        'International Institute for Population Sciences and ICF, for the Ministry of Health and Family Welfare, Government of India',
      year: 2022,
      url: 'https://dhsprogram.com/publications/publication-FR375-DHS-Final-Reports.cfm',
      note: 'The national report gives 35.5% for stunting. We found 35.7% for one state in NFHS-5, and not for India. Both are about 36 in 100.',
    },
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
    {
      id: 'who-under-five-2019',
      title:
        'Guidelines on physical activity, sedentary behaviour and sleep for children under 5 years of age',
      publisher: 'World Health Organization',
      year: 2019,
      url: 'https://www.who.int/publications/i/item/9789241550536',
    },
    {
      id: 'aap-walkers-2001',
      title: 'Injuries Associated With Infant Walkers',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2001,
      url: 'https://doi.org/10.1542/peds.108.3.790',
    },
    {
      id: 'mcp-card',
      title: 'Mother and Child Protection Card',
      publisher:
        'Ministry of Health and Family Welfare and Ministry of Women and Child Development, Government of India',
      year: 2018,
      url: 'https://nhm.gov.in/',
    },
    sharedSources.rbsk,
    sharedSources.teleManas,
    sharedSources.rpwd2016,
    {
      id: 'udid',
      title: 'Swavlamban: Unique Disability ID portal',
      publisher:
        'Department of Empowerment of Persons with Disabilities, Ministry of Social Justice and Empowerment, Government of India',
      year: 2024,
      url: 'https://www.swavlambancard.gov.in/',
    },
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ConditionContent;

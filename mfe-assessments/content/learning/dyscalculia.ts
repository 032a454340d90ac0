import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import {
  learningDisabilityCosts,
  learningDisabilityRights,
} from '../learning-disability-rights.ts';
import {
  learningDisabilityRightsSources,
  learningDisabilitySources as shared,
} from '../learning-disability-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Dyscalculia, `/assessments/learning/dyscalculia`.
 * Questions (27), the age band, the two stages, the price key and the figure of 5.5 in 100 are the
 * specification's, sections 2, 3 and 9.
 */
export const condition = (): ConditionContent => ({
  topic: 'learning',
  slug: 'dyscalculia',
  name: { short: 'Dyscalculia', full: 'Specific learning disorder in mathematics' },
  alsoCalled: ['Mathematics disorder', 'Maths learning disability', 'Number blindness'],
  everydayWords: [
    'maths',
    'math',
    'numbers',
    'sums',
    'tables',
    'counting',
    'weak in maths',
    'cannot tell time',
    'weak in studies',
    'poor marks',
  ],
  card: {
    place: 20,
    title: 'Dyscalculia',
    subTitle: 'Stage 1 & 2',
    text: 'Is confused by counting, sums, time and money, even with practice.',
    spot: 'dyscalculia',
    colour: 'teal',
  },
  head: {
    title: 'Dyscalculia in children: signs, causes, help | {product}',
    description:
      'How dyscalculia shows in counting, sums, money and time, its causes, how it is diagnosed in India and what helps. For parents, with sources.',
  },
  chip: 'Learning assessment',
  lead: {
    text: 'A child with dyscalculia finds numbers hard to grasp, though they try and are well taught. It is not carelessness, and the right teaching helps.',
    sources: ['dsm-5-tr', 'butterworth-2011'],
  },
  picture: picture(
    'dyscalculia-beads.svg',
    'A father and daughter move beads along a counting frame',
  ),
  facts: [
    {
      icon: 'kid',
      text: 'About 5 or 6 in 100 primary school children have dyscalculia (5.5%, India, 2002).',
      sources: ['ramaa-2002'],
    },
    {
      icon: 'info',
      text: 'It is about as common in girls as in boys (Northern Ireland, 2018).',
      sources: ['morsanyi-2018'],
    },
    {
      icon: 'check',
      text: 'Practice with objects, pictures and number lines helps.',
      sources: ['wwc-2021', 'haberstroh-2019'],
    },
    { icon: 'list', text: 'Our questionnaire has 27 questions.', productFact: true },
  ],
  ageBands: [
    {
      from: 5,
      to: 15,
      unit: 'years',
      covers: [
        {
          text: 'In the first school years, counting on fingers is part of learning. The signs count when they last even though your child is taught well.',
          sources: ['dsm-5-tr', 'kaufmann-2012'],
        },
        {
          text: 'If something worries you earlier, do not wait. Count, sort and share things together, and tell the doctor.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'learningCondition',
  priceNote: 'for the dyscalculia assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only trained professionals can diagnose dyscalculia. ${safetySentences.lowScore}`,
    sources: ['iap-2017', 'haberstroh-2019'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Many children find some maths hard. With dyscalculia the trouble begins with the numbers themselves, and it lasts.',
      sources: ['butterworth-2011', 'dsm-5-tr'],
    },
    cards: [
      {
        title: 'Still counts on fingers',
        subTitle: 'Counts every sum from one, long after classmates know the answer.',
        picture: picture(
          'dyscalculia-fingers.svg',
          'A boy at his desk counts on his fingers to work out the sum on the board',
        ),
      },
      {
        title: 'Money is a puzzle',
        subTitle: 'Cannot tell if there is enough, or what change should come back.',
        picture: picture(
          'dyscalculia-money.svg',
          'A girl at a fruit stall looks at the coins in her hand, unsure what to pay',
        ),
      },
      {
        title: 'Clocks and calendars confuse',
        subTitle: 'Finds it hard to read the time or to sense how long things take.',
        picture: picture(
          'dyscalculia-clock.svg',
          'A boy with a hearing aid looks up at a wall clock and wonders what time it says',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts how numbers go at home. They can help you choose the next step.',
    picture: picture(
      'talk-dyscalculia.svg',
      'A girl shows a doctor the beads of a counting frame; her grandfather sits beside her with a hand on her arm',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} dyscalculia assessment',
    paragraphs: [
      {
        text: 'The {product} dyscalculia assessment asks 27 questions. It is for children aged 5 to 15 years, and has two stages.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has dyscalculia, and it cannot rule it out.',
        sources: ['iap-2017'],
      },
      {
        text: 'It does not give a disability certificate. Only a government medical board can do that.',
        sources: ['certificate-2024'],
      },
      { text: safetySentences.accuracyUnknown },
      { text: safetySentences.lowScore },
      {
        text: 'Take the result, a few maths notebooks and a note from the teacher to your doctor. Together they say more than a questionnaire can.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What dyscalculia is',
    intro: {
      text: 'Dyscalculia is a lasting difficulty in understanding numbers and working with them. It begins while the brain is growing.',
      sources: ['dsm-5-tr', 'butterworth-2011'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'Most children see at a glance that three sweets are more than two. They know roughly where 8 lies between 1 and 10. This feel for numbers is called number sense.',
            sources: ['butterworth-2011'],
          },
          {
            text: 'For a child with dyscalculia number sense is weak. Numbers are like words in a language they have not learnt. Rules are learnt by heart, and forgotten by morning.',
            sources: ['butterworth-2011', 'kaufmann-2012'],
          },
          {
            text: 'Doctors in India may write “specific learning disorder” or “specific learning disability (SLD)”. These names mean the same.',
            sources: ['dsm-5-tr', 'rpwd-2016'],
          },
          {
            text: 'It says nothing about how clever your child is. Many do well in other subjects.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'When is it more than a hard subject?',
        paragraphs: [
          {
            text: 'Doctors think of dyscalculia when number work stays far below what is usual for the age for six months or more, even with extra help.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'They also make sure that nothing else explains it: missed school, poor teaching, eyesight, hearing, or a new school language.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
        ],
      },
      {
        heading: 'Dyscalculia and fear of maths',
        paragraphs: [
          {
            text: 'Fear of maths is not the same thing. In England, most children with strong fear of maths did as well at it as others, or better (2018).',
            sources: ['devine-2018'],
          },
          {
            text: 'But each can make the other worse. Failing brings fear, and fear makes it harder to think.',
            sources: ['carey-2016'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'In India, two studies of primary schools found 5 or 6 in 100 children (5.5% and 6%, 2002). A study in one southern city found about 10 in 100 (2012).',
            sources: ['ramaa-2002', 'mogasale-2012'],
          },
          {
            text: 'In Northern Ireland it was about 6 in 100 (5.7%, 2018). Hardly any of those children had been told what it was.',
            sources: ['morsanyi-2018'],
          },
          {
            text: 'About 8 in 100 children in India have a learning disability of some kind (review of six studies, 2022).',
            sources: ['scaria-2022'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Numbers often stay hard into adult life. With the right teaching children learn much more, and daily life gets easier.',
            sources: ['haberstroh-2019', 'kaufmann-2012'],
          },
          {
            text: 'There are good jobs and happy lives with little arithmetic in them, and every phone has a calculator.',
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'Dyscalculia does not look the same in every child',
    intro: {
      text: 'Doctors do not use fixed types. They say which of four skills are weak, and how much help is needed.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        heading: 'Weak number sense',
        subtext: {
          text: 'Your child cannot sense which number is bigger, or judge whether an answer can be right.',
          sources: ['dsm-5-tr', 'butterworth-2011'],
        },
      },
      {
        heading: 'Number facts do not stick',
        subtext: {
          text: 'Tables and simple sums are practised one day and forgotten the next. Doctors call these arithmetic facts.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Calculation is wrong or very slow',
        subtext: {
          text: 'Steps are mixed up, carrying is forgotten, and plus becomes minus. Doctors write “accurate or fluent calculation”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Trouble with reasoning',
        subtext: {
          text: 'Sums may be fine, but in a word problem your child does not know what to do with the numbers.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Dyscalculia with dyslexia or dysgraphia',
        subtext: {
          text: 'Two learning disorders together are about as common as one alone (Germany, 2014). Each needs teaching of its own.',
          sources: ['moll-2014'],
        },
      },
      {
        heading: 'Dyscalculia with ADHD',
        subtext: {
          text: 'Attention slips in the middle of a sum. Both need to be looked at, as both can be helped.',
          sources: ['morsanyi-2018', 'kaufmann-2012'],
        },
      },
      {
        heading: 'How much help is needed: mild',
        subtext: {
          text: 'Your child has some trouble, usually in one area. With some support your child can keep up well.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How much help is needed: moderate',
        subtext: {
          text: 'The trouble with numbers is marked. Your child needs special teaching for some time, and help in class and at home.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How much help is needed: severe',
        subtext: {
          text: 'Most work with numbers is affected. Your child needs intensive individual teaching for most of the school years.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Older names you may read',
        subtext: {
          text: 'Some reports still use six types from 1974: verbal, practognostic, lexical, graphical, ideognostic and operational. Ask what they mean for your child.',
          sources: ['kosc-1974'],
        },
      },
      {
        heading: 'Numbers lost after an injury: not the same',
        subtext: {
          text: `If a child could do sums and lost this after an injury or illness, doctors call it acalculia. ${safetySentences.lossOfSkills}`,
          sources: ['kaufmann-2012'],
        },
      },
    ],
  },
  signs: {
    kind: 'list',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'Every child gets sums wrong. If your child shows several of these signs for six months, in spite of help, ask for a check.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        text: 'Before school: finds it hard to learn to count, or skips numbers',
        sources: ['kaufmann-2012'],
      },
      {
        text: 'Before school: cannot bring you three spoons, only “some” spoons',
        sources: ['kaufmann-2012'],
      },
      {
        text: 'Counts even two or three things one by one instead of seeing how many there are',
        sources: ['butterworth-2011'],
      },
      {
        text: 'Cannot say at once which is more, 7 or 9',
        sources: ['butterworth-2011'],
      },
      {
        text: 'Still counts on fingers, and from one each time, even for 8 + 1',
        sources: ['dsm-5-tr', 'kaufmann-2012'],
      },
      {
        text: 'Learns a table in the evening and has forgotten it by morning',
        sources: ['dsm-5-tr', 'kaufmann-2012'],
      },
      {
        text: 'Writes numbers the wrong way round, such as 31 for 13',
        sources: ['kaufmann-2012'],
      },
      {
        text: 'Does not see that the 2 in 25 is worth more than the 5',
        sources: ['kaufmann-2012'],
      },
      { text: 'Mixes up +, −, × and ÷, or stops in the middle of a sum', sources: ['dsm-5-tr'] },
      { text: 'Gives answers that cannot be right, and does not notice' },
      { text: 'Is lost in word problems, even when the reading is easy', sources: ['dsm-5-tr'] },
      { text: 'Finds money, change and prices confusing', sources: ['kaufmann-2012'] },
      {
        text: 'Cannot read a clock with hands, or tell how long ten minutes feel',
        sources: ['kaufmann-2012'],
      },
      { text: 'Loses track of scores, dates, phone numbers and turns in board games' },
      {
        text: 'Cries, has tummy aches or gets angry before maths, and says “I am stupid”',
        sources: ['carey-2016', 'haberstroh-2019'],
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why does a child have dyscalculia?',
    intro: {
      text: 'No single cause is known. Several small influences add up, and most of them are there at birth. Nobody is to blame.',
      sources: ['kaufmann-2012', 'butterworth-2011'],
    },
    groups: [
      {
        heading: 'In the family, the brain and the body',
        items: [
          {
            text: 'It runs in families. In one small study, about half of the brothers and sisters had it too (53%, 39 families, Israel, 2001).',
            sources: ['shalev-2001'],
          },
          { text: 'Perhaps this page sounds like you at school.' },
          {
            text: 'The brain handles amounts in a different way. Areas at the side and back of the brain, which are busy when we think of amounts, work differently.',
            sources: ['butterworth-2011', 'kaufmann-2012'],
          },
          { text: 'A brain scan is not a test for dyscalculia.', sources: ['haberstroh-2019'] },
          {
            text: 'Number sense was weak from the start. Maths is built like a wall, each row on the one below. If small numbers are unsure, so is everything that comes later.',
            sources: ['butterworth-2011'],
          },
          {
            text: 'Being born very early or very small makes a learning disorder somewhat more likely. Most children born early do not have one.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'It is seen more often with epilepsy and with some genetic conditions, such as fragile X syndrome. Tell the doctor about any other illness.',
            sources: ['shalev-review-2001'],
          },
        ],
      },
      {
        heading: 'What makes it harder, and what does not cause it',
        intro: {
          text: 'Some things do not cause dyscalculia, but make it harder to learn.',
          sources: ['carey-2016', 'haberstroh-2019'],
        },
        items: [
          { text: 'Makes it harder: speed tests in front of others', sources: ['carey-2016'] },
          { text: 'Makes it harder: fear of maths', sources: ['carey-2016'] },
          { text: 'Makes it harder: being shouted at or laughed at for mistakes' },
          {
            text: 'Makes it harder: gaps in teaching, or a new method every year',
            sources: ['haberstroh-2019'],
          },
          {
            text: 'Does not cause it: laziness, too little drill, your parenting or low intelligence',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Does not cause it: being a girl. Girls and boys have it equally often (Northern Ireland, 2018).',
            sources: ['morsanyi-2018'],
          },
        ],
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How dyscalculia is diagnosed',
    intro: {
      text: 'No blood test or scan shows dyscalculia. Trained people listen, test work with numbers and look for other reasons.',
      sources: ['haberstroh-2019', 'ips-2019'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'A screening asks about everyday work with numbers. It never decides on its own, whatever the score.',
            sources: ['iap-2017'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          { text: 'Start with the class teacher and your paediatrician.' },
          {
            text: 'A clinical psychologist and a special educator usually do the testing, with a paediatrician or a psychiatrist.',
            sources: ['iap-2017', 'ips-2019'],
          },
          {
            text: 'RBSK health teams visit government and government-aided schools and look for learning disorder. The check and the care that follows are free.',
            sources: ['rbsk', 'rbsk-schools'],
          },
          {
            text: 'A District Early Intervention Centre (DEIC) treats children up to age 6. Children from 6 to 18 are treated at public hospitals, such as the district or medical-college hospital.',
            sources: ['rbsk-ages'],
          },
        ],
      },
      {
        subheading: 'The best age to test',
        types: [
          { text: 'Help can start at any age, as soon as you are worried.', sources: ['iap-2017'] },
          {
            text: 'A firm diagnosis is usually made after a few years of being taught maths. For a certificate, a child in India must be 8 or older.',
            sources: ['dsm-5-tr', 'certificate-2024'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          { text: 'How your child manages counting, sums, money and time, at home and at school.' },
          {
            text: 'How pregnancy, birth and early years went, and whether others in the family find maths hard.',
            sources: ['iap-2017', 'haberstroh-2019'],
          },
          { text: 'Which schools, teachers and languages your child has had.' },
          {
            text: 'How your child feels about maths, and about school.',
            sources: ['haberstroh-2019'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'Maths notebooks and test papers, from this year and last' },
          { text: 'Report cards, and a short letter from the teacher' },
          { text: 'Results of eye and hearing tests' },
          { text: 'Notes of what you see at home, at play and in shops' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'The tests',
        types: [
          {
            text: 'Your child compares, counts and writes numbers, does sums and solves word problems.',
            sources: ['haberstroh-2019'],
          },
          {
            text: 'The tester watches how your child works it out: with fingers, by guessing, or by skipping steps.',
            sources: ['kaufmann-2012'],
          },
          {
            text: 'Reading, writing, attention, memory and thinking are tested too.',
            sources: ['haberstroh-2019', 'ips-2019'],
          },
          {
            text: 'For the certificate, the NIMHANS battery or the GLAD test is used, together with a test of thinking skills (IQ).',
            sources: ['certificate-2024'],
          },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          { text: 'Eyesight and hearing are tested first.', sources: ['iap-2017'] },
          {
            text: 'Missed school, poor teaching, a change of board or language, worry and low mood can set maths back too.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
          {
            text: 'They also look for dyslexia, dysgraphia and ADHD, as many children have more than one.',
            sources: ['moll-2014', 'iap-2017'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask for a written report: which number skills are weak, and which are strong.' },
          {
            text: 'Ask where the teaching should begin, what the school should do, and when to test again.',
          },
          { text: 'If it is not dyscalculia, ask what else could make numbers so hard.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Teaching is the treatment. It goes back to the last step that was sure, and builds from there. No medicine treats dyscalculia itself.',
      sources: ['haberstroh-2019', 'iap-2017'],
    },
    groups: [
      {
        heading: 'Teaching that begins with the basics',
        intro: {
          text: 'Training in exactly those skills that are weak works best (Germany, guideline, 2019).',
          sources: ['haberstroh-2019'],
        },
        items: [
          {
            text: 'Objects first, pictures next, written numbers last: beans, then dots, then digits.',
            sources: ['wwc-2021'],
          },
          {
            text: 'Small steps in a fixed order, each one mastered before the next.',
            sources: ['wwc-2021'],
          },
          {
            text: 'A number line, on paper and on the floor, again and again.',
            sources: ['wwc-2021'],
          },
          {
            text: 'Clear words: “sum”, “difference”, “altogether”, in the language your child thinks in.',
            sources: ['wwc-2021'],
          },
          {
            text: 'Ways to read a word problem: what is known, what is asked, what changes.',
            sources: ['wwc-2021'],
          },
          {
            text: 'One-to-one lessons with a trained teacher, started in primary school.',
            sources: ['haberstroh-2019'],
          },
          { text: 'Ask every few months what your child can do now that was not possible before.' },
        ],
      },
      {
        heading: 'At home, in everyday life',
        essential: true,
        intro: {
          text: 'Choose one or two. A few calm minutes a day are better than an hour in tears.',
        },
        items: [
          { text: 'Count what matters: rotis, steps, plates, wickets.' },
          {
            text: 'Play snakes and ladders, ludo and cards. A board with numbered squares helped young children to know numbers (United States, 2008).',
            sources: ['siegler-2008'],
          },
          { text: 'Share things out: “There are four of us. How many each?”' },
          { text: 'Guess first, then count: “About how many peas?”' },
          { text: 'Cook with cups and spoons, and measure cloth, doors and each other.' },
          { text: 'Pay with real coins and notes, when there is no queue.' },
          { text: 'Hang a clock with hands beside the plan for the day.' },
          { text: 'Praise the thinking, even when the answer is wrong.' },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Ask to meet the maths teacher early in the year. Small changes like these cost nothing.',
          sources: ['ips-2019'],
        },
        items: [
          { text: 'More time, and fewer sums of each kind' },
          { text: 'Squared paper, with one digit in each box' },
          { text: 'A table square, a number line and a list of steps on the desk' },
          { text: 'A calculator where the lesson is not about calculating' },
          { text: 'Marks for the method, and not only for the answer' },
          {
            text: 'No speed tests in front of the class, and no call to the board without warning',
          },
          { text: 'The same method at school, at tuition and at home' },
        ],
      },
      {
        heading: 'Tools that help',
        items: [
          { text: 'Counting beads, rods, ten-frames and coins' },
          { text: 'A ruler as a number line that is always at hand' },
          { text: 'A card with the steps, in pictures' },
          { text: 'A wall calendar, alarms, and a timer that shows how much time is left' },
          { text: 'A payment app or a price list, to plan shopping before you leave home' },
          { text: 'Number games on a phone, as play. They do not replace a teacher.' },
        ],
      },
      {
        heading: 'When maths brings fear',
        intro: {
          text: 'Fear and failing make each other worse. Help your child to be calm first, and then return to the sums.',
          sources: ['carey-2016'],
        },
        items: [
          { text: 'Stop when your child is in tears. Begin tomorrow with something they can do.' },
          { text: 'Breathe out slowly together before a test.' },
          {
            text: 'Do not say “I was bad at maths too, it does not matter”. Say “We will find a way”.',
          },
          { text: 'Never read out marks in front of others.' },
          {
            text: 'If the fear does not pass, or your child avoids school, see a psychologist.',
            sources: ['haberstroh-2019'],
          },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, open at all hours, and there for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
      {
        heading: 'What to be careful with',
        items: [
          { text: 'More drill of what your child does not understand: it teaches fear.' },
          {
            text: 'Abacus speed courses: beads can help a child to understand numbers, but racing does not.',
          },
          {
            text: 'General brain or memory games: what helps is training with numbers.',
            sources: ['haberstroh-2019'],
          },
          { text: 'Repeating a class with the same kind of teaching.' },
          { text: 'Anyone who promises that dyscalculia will go away: nobody can promise that.' },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with dyscalculia',
    intro: {
      text: 'Numbers are only one part of life. A diagnosis does not change who your child is.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          {
            text: 'Use simple, true words: “Your brain handles numbers in its own way. We will find out how.”',
          },
          { text: 'Say it often: being slow with numbers does not mean being slow.' },
          { text: 'Ask what numbers look like to them, and listen to the end.' },
          { text: 'Talk about what they do well at least as often as about sums.' },
        ],
      },
      {
        heading: 'Everyday independence',
        items: [
          { text: 'Practise one shop, one bus and one amount until it is easy.' },
          { text: 'Keep a note in the purse of what things cost and what change to expect.' },
          {
            text: 'Set alarms together, and plan backwards: “School at eight, so we leave at half past seven.”',
          },
          { text: 'Let a teenager learn to use payment apps with a small limit.' },
        ],
      },
      ...learningDisabilityRights,
      {
        heading: 'Growing up',
        items: [
          {
            text: 'CBSE lets certified students use a basic calculator. Ask the school to request it with the other help.',
            sources: ['cbse-2019-news'],
          },
          {
            text: 'In Class 9 and 10, ask about basic mathematics, or another subject in its place.',
            sources: ['cbse-2019'],
          },
          {
            text: 'Choose subjects by interest and strength, and look early at which ones need maths.',
          },
          {
            text: 'Keep every report. Colleges and many entrance exams ask for one before they give help.',
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'Prices differ from place to place, and few are published. Begin with what is free.',
    },
    items: [
      {
        text: 'Free: a number line on paper, ludo, snakes and ladders, cards, beans and coins. They are the same things that lessons use.',
      },
      ...learningDisabilityCosts,
    ],
  },
  safetyAdvice: ['suicide-and-self-harm'],
  care: {
    heading: 'When to get help',
    intro: 'You can ask for help at any time, with or without a test.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Work with numbers has been far behind for six months or more',
        'Help at school or at home has made little difference',
        'Money, time or directions cause trouble in daily life',
        'Your child is afraid of maths, or is beginning to dislike school',
        dangers.lostSkill,
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.talkOfSuicide,
        dangers.lostBalance,
        'Your child seems very low, or says they are stupid or worthless',
        'Your child has refused to go to school for days, out of fear or shame',
        'Your child is being bullied, or a teacher shames or threatens them',
        'You feel that you cannot cope any longer',
      ],
      helplines: ['14416', '1098'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        'Your child has run away or cannot be found',
        'Your child suddenly cannot speak, walk, see or think clearly',
        'Someone is hitting or hurting your child, at home, at school or elsewhere',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
    },
  },
  related: [
    { label: 'Dyslexia: when reading is hard', href: '/assessments/learning/dyslexia' },
    { label: 'Dysgraphia: when writing is hard', href: '/assessments/learning/dysgraphia' },
    { label: 'Anxiety in children', href: '/assessments/behavioral/anxiety' },
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'ramaa-2002',
      authors: 'Ramaa S, Gowramma IP',
      title:
        'A systematic procedure for identifying and classifying children with dyscalculia among primary school children in India',
      publisher: 'Dyslexia',
      year: 2002,
      url: 'https://doi.org/10.1002/dys.214',
      note: 'Two studies, with 5.98% and 5.54%. Newer studies from India give figures up to 10.5%, as they draw the line in another place.',
    },
    {
      id: 'morsanyi-2018',
      authors: 'Morsanyi K and others',
      title:
        'The prevalence of specific learning disorder in mathematics and comorbidity with other developmental disorders in primary school-age children',
      publisher: 'British Journal of Psychology',
      year: 2018,
      url: 'https://doi.org/10.1111/bjop.12322',
      note: '2,421 children. About half of those with the disorder also had trouble with language or communication.',
    },
    shared.dsm5tr,
    shared.icd11,
    {
      id: 'butterworth-2011',
      authors: 'Butterworth B, Varma S, Laurillard D',
      title: 'Dyscalculia: From Brain to Education',
      publisher: 'Science',
      year: 2011,
      url: 'https://doi.org/10.1126/science.1201536',
    },
    {
      id: 'kaufmann-2012',
      authors: 'Kaufmann L, von Aster M',
      title: 'The diagnosis and management of dyscalculia',
      publisher: 'Deutsches Ärzteblatt International',
      year: 2012,
      url: 'https://doi.org/10.3238/arztebl.2012.0767',
    },
    {
      id: 'haberstroh-2019',
      authors: 'Haberstroh S, Schulte-Körne G',
      title: 'The Diagnosis and Treatment of Dyscalculia',
      publisher: 'Deutsches Ärzteblatt International',
      year: 2019,
      url: 'https://doi.org/10.3238/arztebl.2019.0107',
    },
    {
      id: 'wwc-2021',
      authors: 'Fuchs LS and others',
      title:
        'Assisting Students Struggling with Mathematics: Intervention in the Elementary Grades (WWC 2021006)',
      publisher: 'Institute of Education Sciences, United States Department of Education',
      year: 2021,
      url: 'https://ies.ed.gov/ncee/wwc/PracticeGuide/26',
      note: 'The guide also recommends short timed practice. We advise it only in private, and for facts your child already understands.',
    },
    {
      id: 'devine-2018',
      authors: 'Devine A and others',
      title:
        'Cognitive and emotional math problems largely dissociate: Prevalence of developmental dyscalculia and mathematics anxiety',
      publisher: 'Journal of Educational Psychology',
      year: 2018,
      url: 'https://doi.org/10.1037/edu0000222',
    },
    {
      id: 'carey-2016',
      authors: 'Carey E and others',
      title:
        'The Chicken or the Egg? The Direction of the Relationship Between Mathematics Anxiety and Mathematics Performance',
      publisher: 'Frontiers in Psychology',
      year: 2016,
      url: 'https://doi.org/10.3389/fpsyg.2015.01987',
    },
    {
      id: 'siegler-2008',
      authors: 'Siegler RS, Ramani GB',
      title:
        'Playing linear numerical board games promotes low-income children’s numerical development',
      publisher: 'Developmental Science',
      year: 2008,
      url: 'https://doi.org/10.1111/j.1467-7687.2008.00714.x',
    },
    shared.scaria2022,
    {
      ...shared.mogasale2012,
      note: 'Of children of 8 to 11 years, 10.5% had dyscalculia and 15.2% a learning disability of any kind. These are among the highest figures from India.',
    },
    {
      ...shared.moll2014,
      note: 'Among 1,633 children in Germany, two or more learning disorders together were as common as one alone. More girls than boys had trouble with sums.',
    },
    {
      id: 'kosc-1974',
      authors: 'Kosc L',
      title: 'Developmental Dyscalculia',
      publisher: 'Journal of Learning Disabilities',
      year: 1974,
      url: 'https://doi.org/10.1177/002221947400700309',
    },
    {
      id: 'shalev-2001',
      authors: 'Shalev RS and others',
      title: 'Developmental Dyscalculia Is a Familial Learning Disability',
      publisher: 'Journal of Learning Disabilities',
      year: 2001,
      url: 'https://doi.org/10.1177/002221940103400105',
      note: '39 children and their 90 brothers and sisters. The true figure probably lies between 40% and 64%.',
    },
    {
      id: 'shalev-review-2001',
      authors: 'Shalev RS, Gross-Tsur V',
      title: 'Developmental dyscalculia',
      publisher: 'Pediatric Neurology',
      year: 2001,
      url: 'https://doi.org/10.1016/S0887-8994(00)00258-7',
    },
    shared.iap2017,
    shared.ips2019,
    shared.rbsk,
    shared.teleManas,
    shared.rbskSchools,
    shared.rbskAges,
    shared.nimhansOpd,
    shared.prashast,
    shared.karande2019,
    shared.panda2025,
    ...learningDisabilityRightsSources,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-26',
  nextReviewOn: '2028-11-26',
});

/** The checklist of `/assessments/learning/dyscalculia`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'Dyscalculia', hi: 'डिस्कैल्कुलिया (गणित में परेशानी)', kn: 'ಡಿಸ್ಕ್ಯಾಲ್ಕುಲಿಯಾ (ಗಣಿತದ ತೊಂದರೆ)' },
  ages: { from: 5, to: 15 },
  signs: [
    {
      from: 'skips numbers',
      en: 'Before school: finds it hard to learn to count, or skips numbers',
      hi: 'स्कूल से पहले: गिनती सीखने में मुश्किल, या बीच के अंक छोड़ देना',
      kn: 'ಶಾಲೆಗೆ ಮೊದಲು: ಎಣಿಸಲು ಕಲಿಯುವುದು ಕಷ್ಟ, ಅಥವಾ ನಡುವಿನ ಸಂಖ್ಯೆಗಳನ್ನು ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'two or three things',
      en: 'Counts even two or three things one by one',
      hi: 'दो-तीन चीज़ें भी एक-एक करके गिनना',
      kn: 'ಎರಡು-ಮೂರು ವಸ್ತುಗಳನ್ನೂ ಒಂದೊಂದಾಗಿ ಎಣಿಸುತ್ತದೆ',
    },
    {
      from: 'which is more',
      en: 'Cannot say at once which is more, 7 or 9',
      hi: '7 और 9 में कौन बड़ा है, यह तुरंत न बता पाना',
      kn: '7 ಮತ್ತು 9ರಲ್ಲಿ ಯಾವುದು ದೊಡ್ಡದು ಎಂದು ತಕ್ಷಣ ಹೇಳಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'counts on fingers',
      en: 'Still counts on fingers, and from one each time',
      hi: 'अब भी उँगलियों पर गिनना, और हर बार एक से शुरू करना',
      kn: 'ಈಗಲೂ ಬೆರಳುಗಳಲ್ಲಿ, ಪ್ರತಿ ಸಲ ಒಂದರಿಂದಲೇ ಎಣಿಸುತ್ತದೆ',
    },
    {
      from: 'Learns a table',
      en: 'Learns a table in the evening and has forgotten it by morning',
      hi: 'शाम को याद किया पहाड़ा सुबह तक भूल जाना',
      kn: 'ಸಂಜೆ ಕಲಿತ ಮಗ್ಗಿ ಬೆಳಿಗ್ಗೆ ಮರೆತುಹೋಗುತ್ತದೆ',
    },
    {
      from: '31 for 13',
      en: 'Writes numbers the wrong way round, such as 31 for 13',
      hi: 'अंक उलटे लिखना, जैसे 13 की जगह 31',
      kn: 'ಸಂಖ್ಯೆಯನ್ನು ತಿರುಗಿಸಿ ಬರೆಯುತ್ತದೆ, 13ರ ಬದಲು 31',
    },
    {
      from: 'worth more than',
      en: 'Does not see that the 2 in 25 is worth more than the 5',
      hi: 'यह न समझना कि 25 में 2 का मान 5 से ज़्यादा है',
      kn: '25ರಲ್ಲಿ 2ರ ಬೆಲೆ 5ಕ್ಕಿಂತ ಹೆಚ್ಚು ಎಂದು ಅರ್ಥವಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'Mixes up +',
      en: 'Mixes up +, −, × and ÷, or stops in the middle of a sum',
      hi: '+, −, × और ÷ में गड़बड़, या सवाल बीच में छोड़ देना',
      kn: '+, −, ×, ÷ ಅದಲುಬದಲು ಮಾಡುತ್ತದೆ, ಅಥವಾ ಲೆಕ್ಕವನ್ನು ಅರ್ಧಕ್ಕೇ ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'cannot be right',
      en: 'Gives answers that cannot be right, and does not notice',
      hi: 'ऐसे जवाब देना जो हो ही नहीं सकते, और यह समझ न आना',
      kn: 'ಸರಿಯಾಗಲು ಸಾಧ್ಯವೇ ಇಲ್ಲದ ಉತ್ತರ ಕೊಡುತ್ತದೆ, ಅದು ಗಮನಕ್ಕೆ ಬರುವುದಿಲ್ಲ',
    },
    {
      from: 'word problems',
      en: 'Is lost in word problems, even when the reading is easy',
      hi: 'पढ़ना आसान हो, तब भी इबारती सवालों में अटक जाना',
      kn: 'ಓದುವುದು ಸುಲಭವಿದ್ದರೂ ಮಾತಿನ ಲೆಕ್ಕಗಳಲ್ಲಿ ತಡವರಿಸುತ್ತದೆ',
    },
    {
      from: 'money, change',
      en: 'Finds money, change and prices confusing',
      hi: 'पैसे, छुट्टे और दाम के हिसाब में उलझना',
      kn: 'ಹಣ, ಚಿಲ್ಲರೆ ಮತ್ತು ಬೆಲೆಯ ಲೆಕ್ಕದಲ್ಲಿ ಗೊಂದಲ',
    },
    {
      from: 'clock with hands',
      en: 'Cannot read a clock with hands',
      hi: 'सुइयों वाली घड़ी में समय न देख पाना',
      kn: 'ಮುಳ್ಳಿನ ಗಡಿಯಾರ ನೋಡಿ ಸಮಯ ಹೇಳಲು ಬರುವುದಿಲ್ಲ',
    },
    {
      from: 'Loses track',
      en: 'Loses track of scores, dates or phone numbers',
      hi: 'स्कोर, तारीख या फ़ोन नंबर याद न रख पाना',
      kn: 'ಸ್ಕೋರ್, ದಿನಾಂಕ ಅಥವಾ ಫೋನ್ ನಂಬರ್ ನೆನಪಿಡಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'before maths',
      en: 'Cries, has tummy aches or gets angry before maths',
      hi: 'गणित से पहले रोना, पेट दर्द या गुस्सा',
      kn: 'ಗಣಿತಕ್ಕೆ ಮೊದಲು ಅಳು, ಹೊಟ್ಟೆನೋವು ಅಥವಾ ಸಿಟ್ಟು',
    },
  ],
  tell: {
    en: 'Changes of school, teacher or language, long absences, results of eye and hearing tests, and who else in the family finds maths hard.',
    hi: 'स्कूल, टीचर या भाषा में बदलाव, स्कूल से लंबी छुट्टी, आँख और कान की जाँच के नतीजे, और परिवार में और किसे गणित मुश्किल लगता है।',
    kn: 'ಶಾಲೆ, ಟೀಚರ್ ಅಥವಾ ಭಾಷೆಯ ಬದಲಾವಣೆ, ಬಹಳ ದಿನ ಶಾಲೆ ತಪ್ಪಿದ್ದು, ಕಣ್ಣು ಮತ್ತು ಕಿವಿ ಪರೀಕ್ಷೆಯ ಫಲಿತಾಂಶ, ಕುಟುಂಬದಲ್ಲಿ ಬೇರೆ ಯಾರಿಗೆ ಗಣಿತ ಕಷ್ಟ.',
  },
  questions: [
    {
      en: 'Could this be dyscalculia, and what else could explain it?',
      hi: 'क्या यह डिस्कैल्कुलिया हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಡಿಸ್ಕ್ಯಾಲ್ಕುಲಿಯಾ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    sharedQuestions.hearingAndSight,
    {
      en: 'Where should the teaching begin?',
      hi: 'पढ़ाना कहाँ से शुरू करना चाहिए?',
      kn: 'ಕಲಿಸುವುದನ್ನು ಎಲ್ಲಿಂದ ಶುರುಮಾಡಬೇಕು?',
    },
    sharedQuestions.helpNow,
    sharedQuestions.certificate,
    sharedQuestions.testAgain,
  ],
  dangers: ['suicide', 'lossOfSkills'],
  ...notReviewedYet,
});

import type { ConditionContent } from '../condition-schema.ts';
import { learningDisabilityRights } from '../learning-disability-rights.ts';
import { learningDisabilitySources as shared } from '../learning-disability-sources.ts';

/**
 * Dyscalculia, `/assessments/learning/dyscalculia`.
 * Questions (27), the age band, the two stages, the price key and the figure of 5.5 in 100 are the
 * specification's, sections 2, 3 and 9.
 */
export const dyscalculia = {
  topic: 'learning',
  slug: 'dyscalculia',
  name: { short: 'Dyscalculia', full: 'Specific learning disorder in mathematics' },
  alsoCalled: ['Mathematics disorder', 'Maths learning disability', 'Number blindness'],
  head: {
    title: 'Dyscalculia in children: signs, causes, help | {product}',
    description:
      'How dyscalculia shows in counting, sums, money and time, its causes, how it is diagnosed in India and what helps. For parents, with sources.',
  },
  chip: 'Learning assessment',
  lead: {
    text: 'A child with dyscalculia finds numbers hard to grasp, though they try and are well taught. It is not carelessness, and it can be helped.',
    sources: ['dsm-5-tr', 'butterworth-2011'],
  },
  picture: {
    src: 'illustrations/dyscalculia-beads.svg',
    alt: 'A father and daughter move beads along a counting frame',
    width: 400,
    height: 300,
  },
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
      text: 'Practice with things to hold, pictures and number lines helps.',
      sources: ['wwc-2021', 'haberstroh-2019'],
    },
    { icon: 'list', text: '27 questions in the assessment.', productFact: true },
  ],
  ageBands: [
    {
      from: 5,
      to: 15,
      unit: 'years',
      covers: [
        {
          text: 'In the first school years, counting on fingers is part of learning.',
          sources: ['dsm-5-tr', 'kaufmann-2012'],
        },
        {
          text: 'If something worries you earlier, do not wait. Tell the doctor.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'learningCondition',
  priceNote: 'for the dyscalculia assessment',
  screeningNote: {
    text: 'Screening is not diagnosis. It shows whether a full check makes sense. Only trained professionals can diagnose dyscalculia.',
    sources: ['iap-2017', 'haberstroh-2019'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Many children find some maths hard. With dyscalculia the trouble begins with the numbers themselves, and stays.',
      sources: ['butterworth-2011', 'dsm-5-tr'],
    },
    cards: [
      {
        title: 'Still counts on fingers',
        subTitle: 'Counts every sum from one, long after classmates know the answer.',
        picture: {
          src: 'illustrations/dyscalculia-fingers.svg',
          alt: 'A boy at his desk counts on his fingers to work out the sum on the board',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Money is a puzzle',
        subTitle: 'Cannot tell if there is enough, or what change should come back.',
        picture: {
          src: 'illustrations/dyscalculia-money.svg',
          alt: 'A girl at a fruit stall looks at the coins in her hand, unsure what to pay',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Clocks and calendars confuse',
        subTitle: 'Finds it hard to read the time or to feel how long things take.',
        picture: {
          src: 'illustrations/dyscalculia-clock.svg',
          alt: 'A boy with a hearing aid looks up at a wall clock and wonders what time it says',
          width: 400,
          height: 300,
        },
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell an expert how numbers go at home. They can help you choose the next step.',
    picture: {
      src: 'illustrations/doctor-on-call.svg',
      alt: 'A mother and daughter talk to a doctor over a video call',
      width: 400,
      height: 300,
    },
  },
  aboutProduct: {
    heading: 'About the {product} dyscalculia assessment',
    paragraphs: [
      {
        text: 'The {product} dyscalculia assessment asks 27 questions. It is for children aged 5 to 15 years, and has two stages.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has dyscalculia, nor rule it out.',
        sources: ['iap-2017'],
      },
      {
        text: 'It does not give a certificate for school or exams.',
        sources: ['certificate-2024'],
      },
      {
        text: 'Take the result and a few maths notebooks to your doctor.',
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
            text: 'Most children see at a glance that three sweets are more than two. They know about where 8 lies between 1 and 10. This feel for numbers is called number sense.',
            sources: ['butterworth-2011'],
          },
          {
            text: 'For a child with dyscalculia that feel is weak. Numbers are like words in a language they have not learnt.',
            sources: ['butterworth-2011', 'kaufmann-2012'],
          },
          {
            text: 'Doctors in India may write “specific learning disorder” or “specific learning disability (SLD)”.',
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
            text: 'Doctors think of dyscalculia when number work stays far below the age for six months, even with extra help.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'Dyscalculia and fear of maths',
        paragraphs: [
          {
            text: 'Fear of maths is something else. In England, most children with strong fear of maths did as well at it as others, or better (2018).',
            sources: ['devine-2018'],
          },
          {
            text: 'But the two can feed each other: failing brings fear, and fear fills the mind that should be thinking.',
            sources: ['carey-2016'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'In India, two studies found 5 or 6 in 100 children (2002). One in a southern city found about 10 in 100 (2012).',
            sources: ['ramaa-2002', 'mogasale-2012'],
          },
          {
            text: 'In Northern Ireland it was about 6 in 100 (5.7%, 2018). Hardly any of them had been given the name.',
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
            text: 'Numbers often stay harder into adult life. With the right teaching children learn much more, and daily life gets easier.',
            sources: ['haberstroh-2019', 'kaufmann-2012'],
          },
          {
            text: 'Many good jobs need little arithmetic, and every phone has a calculator.',
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
          text: 'Your child cannot feel which number is bigger, or guess whether an answer can be right.',
          sources: ['dsm-5-tr', 'butterworth-2011'],
        },
      },
      {
        heading: 'Facts do not stay',
        subtext: {
          text: 'Tables and simple sums are practised every day and forgotten the next.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Working out goes wrong or very slowly',
        subtext: {
          text: 'Steps are mixed up, carrying is forgotten, plus becomes minus.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Trouble with reasoning',
        subtext: {
          text: 'Sums may be fine, but in a story problem your child does not know what to do with the numbers.',
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
          text: 'Attention slips in the middle of a sum. Both can be helped.',
          sources: ['morsanyi-2018', 'kaufmann-2012'],
        },
      },
      {
        heading: 'How strong: mild',
        subtext: {
          text: 'Some trouble, mostly in one area. With some support your child can keep up well.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How strong: moderate',
        subtext: {
          text: 'Marked trouble. Your child needs special teaching for some time, and help in class and at home.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How strong: severe',
        subtext: {
          text: 'Most work with numbers is affected. Your child needs intensive teaching of their own for most school years.',
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
          text: 'If a child could do sums and lost this after an injury or illness, doctors call it acalculia. See a doctor soon.',
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
      text: 'Every child gets sums wrong. Several of these signs for six months, in spite of help, are worth a check.',
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
        text: 'Counts even two or three things one by one, and never just sees them',
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
        text: 'Learns a table in the evening and has lost it by morning',
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
      { text: 'Is lost in story problems, even when the reading is easy', sources: ['dsm-5-tr'] },
      { text: 'Finds money, change and prices confusing', sources: ['kaufmann-2012'] },
      {
        text: 'Cannot read a clock with hands, or feel how long ten minutes are',
        sources: ['kaufmann-2012'],
      },
      { text: 'Loses track of scores, dates, phone numbers and turns in board games' },
      {
        text: 'Tears, tummy aches or anger before maths, and “I am stupid”',
        sources: ['carey-2016', 'haberstroh-2019'],
      },
    ],
  },
  causes: {
    kind: 'split',
    icon: 'info',
    heading: 'Why does a child have dyscalculia?',
    intro: {
      text: 'No single cause is known. Several small influences add up, and most of them are there at birth. None of it is blame.',
      sources: ['kaufmann-2012', 'butterworth-2011'],
    },
    items: [
      {
        heading: 'It runs in families',
        subtext: {
          text: 'In one small study, about half of the brothers and sisters had it too (53%, 39 families, Israel, 2001).',
          sources: ['shalev-2001'],
        },
      },
      {
        heading: 'The brain handles amounts in another way',
        subtext: {
          text: 'Areas at the side and back of the brain, which deal with amounts, work differently.',
          sources: ['butterworth-2011', 'kaufmann-2012'],
        },
      },
      {
        heading: 'Number sense was weak from the start',
        subtext: {
          text: 'Maths is built like a wall, each row on the one below. If small numbers are unsure, so is what comes later.',
          sources: ['butterworth-2011'],
        },
      },
      {
        heading: 'Being born very early or very small',
        subtext: {
          text: 'This makes a learning disorder somewhat more likely. Most children born early do not have one.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Some genetic conditions and epilepsy',
        subtext: {
          text: 'It is seen more often with epilepsy and with fragile X syndrome. Tell the doctor about any other illness.',
          sources: ['shalev-review-2001'],
        },
      },
      {
        heading: 'What makes it weigh more',
        subtext: {
          text: 'Speed tests, shouting, gaps in teaching and fear do not cause dyscalculia, but they make it harder to learn with.',
          sources: ['carey-2016', 'haberstroh-2019'],
        },
      },
      {
        heading: 'What does not cause it',
        subtext: {
          text: 'It does not come from laziness, from too little drill, from your parenting or from low intelligence.',
          sources: ['dsm-5-tr'],
        },
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
            text: 'A screening asks about everyday work with numbers. It never decides alone.',
            sources: ['iap-2017'],
          },
        ],
      },
      {
        subheading: 'Whom to see in India',
        types: [
          { text: 'Start with the class teacher and your paediatrician.' },
          {
            text: 'A clinical psychologist and a special educator usually do the testing, with a paediatrician or a psychiatrist.',
            sources: ['iap-2017', 'ips-2019'],
          },
          {
            text: 'RBSK teams look for learning disorder in government schools, and send children on to a District Early Intervention Centre (DEIC). The check and the follow-up are free.',
            sources: ['rbsk'],
          },
        ],
      },
      {
        subheading: 'The best age to test',
        types: [
          { text: 'Help can start at any age, at the first worry.', sources: ['iap-2017'] },
          {
            text: 'A firm diagnosis needs some years of being taught sums. For a certificate, India asks for age 8.',
            sources: ['dsm-5-tr', 'certificate-2024'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          { text: 'How counting, sums, money and time go, at home and at school.' },
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
          { text: 'Notes of what you see at home and in shops' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'The tests',
        types: [
          {
            text: 'Your child compares, counts and writes numbers, works sums, and solves story problems.',
            sources: ['haberstroh-2019'],
          },
          {
            text: 'The tester watches how your child works it out.',
            sources: ['kaufmann-2012'],
          },
          {
            text: 'Reading, writing, attention, memory and thinking are tested too.',
            sources: ['haberstroh-2019', 'ips-2019'],
          },
          {
            text: 'For the certificate, the NIMHANS battery or the GLAD test is used. A test of thinking skills (IQ) goes with it.',
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
            text: 'They also look for dyslexia, dysgraphia and ADHD.',
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
          { text: 'If it is not dyscalculia, ask what else makes numbers so hard.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Teaching is the treatment. It goes back to the step where numbers were lost, and builds from there. No medicine is needed for dyscalculia itself.',
      sources: ['haberstroh-2019', 'iap-2017'],
    },
    groups: [
      {
        heading: 'Teaching that begins with the basics',
        intro: {
          text: 'Training in the very skills that are weak works best (Germany, guideline, 2019).',
          sources: ['haberstroh-2019'],
        },
        items: [
          {
            text: 'Things first, pictures next, written numbers last: beans, then dots, then digits.',
            sources: ['wwc-2021'],
          },
          {
            text: 'Small steps in a fixed order, each one sure before the next.',
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
            text: 'Ways to read a story problem: what is known, what is asked, what changes.',
            sources: ['wwc-2021'],
          },
          {
            text: 'Lessons for your child alone, with a trained teacher, started in primary school.',
            sources: ['haberstroh-2019'],
          },
          { text: 'Ask every few months what your child can do now.' },
        ],
      },
      {
        heading: 'At home, in everyday life',
        intro: {
          text: 'Choose one or two. A few calm minutes a day are better than an hour in tears.',
        },
        items: [
          { text: 'Count what matters: rotis, steps, plates, wickets.' },
          { text: 'Play snakes and ladders, ludo and cards.' },
          { text: 'Share things out: “We are four. How many each?”' },
          { text: 'Guess first, then count: “About how many peas?”' },
          { text: 'Cook with cups and spoons, and measure cloth, doors and friends.' },
          { text: 'Pay with real coins and notes, when nobody is waiting.' },
          { text: 'Use a clock with hands beside the day’s plan.' },
          { text: 'Praise the thinking, also when the answer is wrong.' },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Ask to meet the maths teacher early in the year.',
          sources: ['ips-2019'],
        },
        items: [
          { text: 'More time, and fewer sums of each kind' },
          { text: 'Squared paper, and one sum to a box' },
          { text: 'A table square, a number line and a list of steps on the desk' },
          { text: 'A calculator where the lesson is not about calculating' },
          { text: 'Marks for the method, and not only for the answer' },
          { text: 'No speed tests in front of the class, no call to the board without warning' },
          { text: 'The same method at school, at tuition and at home' },
        ],
      },
      {
        heading: 'Tools that take the weight off',
        items: [
          { text: 'Counting beads, rods, ten-frames and coins' },
          { text: 'A wall calendar, and a timer that shows how much time is left' },
          { text: 'Number games on a phone, as play. They do not replace a teacher.' },
        ],
      },
      {
        heading: 'When maths brings fear',
        intro: {
          text: 'Calm comes first, sums second.',
          sources: ['carey-2016'],
        },
        items: [
          { text: 'Stop when tears come. Begin tomorrow with something that works.' },
          { text: 'Breathe out slowly together before a test.' },
          {
            text: 'Do not say “I was bad at maths too, it does not matter”. Say “We will find a way”.',
          },
          { text: 'Never call out marks before others.' },
          {
            text: 'If fear stays, or your child avoids school, ask for help from a psychologist.',
            sources: ['haberstroh-2019'],
          },
          {
            text: 'Tele-MANAS is free, at any hour, and it is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
      {
        heading: 'What to be careful with',
        items: [
          { text: 'More drill of what is not understood. It teaches fear.' },
          {
            text: 'Abacus speed courses. Beads can help to understand numbers, but racing does not.',
          },
          {
            text: 'General brain or memory games. What helps is training with numbers.',
            sources: ['haberstroh-2019'],
          },
          { text: 'Repeating a class with the same teaching.' },
          { text: 'Anyone who promises that dyscalculia will be gone. Nobody can.' },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with dyscalculia',
    intro: {
      text: 'Numbers are only one part of your child’s life.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          {
            text: 'Use simple words: “Your brain feels numbers in its own way. We will find how.”',
          },
          { text: 'Say it often: to be slow with numbers is not to be slow.' },
          { text: 'Ask what the numbers look like to them. Listen to the end.' },
          { text: 'Speak of what they do well as often as of sums.' },
        ],
      },
      {
        heading: 'Everyday independence',
        items: [
          { text: 'Practise one shop, one bus and one amount until it is easy.' },
          { text: 'Keep a note in the purse: what things cost, what change to expect.' },
          {
            text: 'Set alarms together, and plan backwards: “School at eight, so we leave at half past seven.”',
          },
          { text: 'Let a teenager learn payment apps with a small limit.' },
        ],
      },
      ...learningDisabilityRights,
      {
        heading: 'Growing up',
        items: [
          {
            text: 'CBSE has let certified students use a basic calculator since 2020.',
            sources: ['cbse-2019'],
          },
          {
            text: 'In Class 9 and 10, ask about basic mathematics or another subject in its place.',
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
  care: {
    heading: 'When to get help',
    intro: 'You can ask for help at any time, with or without a test.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Work with numbers has stayed far behind for six months or more',
        'Help at school or at home has made little difference',
        'Money, time or directions cause trouble in daily life',
        'Your child fears maths, or begins to dislike school',
        'Your child could do sums before, and has lost this',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'Your child seems very low, or says they are stupid or worthless',
        'Your child refuses school for days, from fear or shame',
        'Your child is bullied, or hit by a teacher',
        'You feel that you cannot cope',
      ],
      helplines: ['14416', '1098'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Your child has hurt themselves, or may be about to (stay with them)',
        'Your child says they want to die (stay with them), or has run away',
        'Your child suddenly cannot speak, walk, see or think clearly',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
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
      note: 'Two studies, with 5.98% and 5.54%. Newer studies from India give up to 10.5%, as they draw the line elsewhere.',
    },
    {
      id: 'morsanyi-2018',
      authors: 'Morsanyi K and others',
      title:
        'The prevalence of specific learning disorder in mathematics and comorbidity with other developmental disorders in primary school-age children',
      publisher: 'British Journal of Psychology',
      year: 2018,
      url: 'https://doi.org/10.1111/bjop.12322',
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
    shared.scaria2022,
    {
      ...shared.mogasale2012,
      note: 'Of children of 8 to 11 years, 10.5% had dyscalculia, among the highest figures from India.',
    },
    shared.moll2014,
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
      note: '90 brothers and sisters. The true figure probably lies between 40% and 64%.',
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
    shared.rpwd2016,
    shared.certificate2024,
    shared.udid,
    shared.cbse2019,
    shared.rte2009,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ConditionContent;

import type { ConditionContent } from '../condition-schema.ts';
import { sharedSources } from '../shared-sources.ts';

/**
 * ADHD, `/assessments/behavioral/adhd`.
 * Questions (27), age bands and the price key are the specification's, sections 3 and 9. It does
 * not say how long the assessment takes or what the report holds, so neither does this page.
 */
export const adhd = {
  topic: 'behavioural',
  slug: 'adhd',
  name: { short: 'ADHD', full: 'Attention Deficit Hyperactivity Disorder' },
  alsoCalled: ['ADD', 'Attention deficit disorder', 'Hyperkinetic disorder'],
  head: {
    title: 'ADHD in children: signs, causes, help | {product}',
    description:
      'How ADHD shows at home and at school, what causes it, how it is diagnosed in India and what helps. Plain words for parents, with sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'A child with ADHD finds it hard to focus, sit still or wait, far more than others their age. It is not laziness, and it is not your fault.',
    sources: ['cdc-about'],
  },
  picture: {
    src: 'illustrations/thoughts.svg',
    alt: 'A boy sits with an open book while his thoughts wander to a kite, a ball and a bird',
    width: 400,
    height: 300,
  },
  facts: [
    {
      icon: 'kid',
      text: 'About 5 in 100 children and teenagers have ADHD (worldwide, review, 2007).',
      sources: ['polanczyk-2007'],
    },
    {
      icon: 'clock',
      text: 'The signs last six months or more, and show in more than one place.',
      sources: ['dsm-5-tr'],
    },
    {
      icon: 'check',
      text: 'Training for parents helps. It need not wait for a diagnosis.',
      sources: ['aap-2019'],
    },
    { icon: 'list', text: '27 questions in the assessment.', productFact: true },
  ],
  ageBands: [
    {
      from: 1,
      to: 4,
      unit: 'years',
      covers: [
        {
          text: 'The 27 questions for ages 1 to 4 look at early signs and development, not at ADHD itself.',
          productFact: true,
        },
        {
          text: 'Below age 4, signs of ADHD are hard to tell from ordinary toddler energy.',
          sources: ['dsm-5-tr', 'aap-2019'],
        },
        {
          text: 'If something worries you, ask your paediatrician. Help can start now.',
          sources: ['aap-2019'],
        },
      ],
    },
    {
      from: 4,
      to: 6,
      unit: 'years',
      covers: [
        {
          text: 'The 27 questions for ages 4 to 6 look at early signs and development.',
          productFact: true,
        },
        {
          text: 'A doctor can look into ADHD from age 4. It is still hard to judge, as many children this age are restless.',
          sources: ['aap-2019', 'cdc-about'],
        },
        {
          text: 'At this age the first help is training for parents, not medicine.',
          sources: ['aap-2019', 'nice-ng87'],
        },
      ],
    },
    {
      from: 6,
      to: 17,
      unit: 'years',
      covers: [
        {
          text: '27 questions for ages 6 to 17. Doctors look at attention, activity and acting on impulse.',
          sources: ['dsm-5-tr'],
          productFact: true,
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the ADHD assessment',
  screeningNote: {
    text: 'Screening is not diagnosis. It can tell you whether to see a doctor. Only a trained professional can diagnose ADHD.',
    sources: ['nice-ng87'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'All children do these things at times. With ADHD they last, and show in more than one place.',
      sources: ['dsm-5-tr'],
    },
    cards: [
      {
        title: 'Hard to focus',
        subTitle: 'Drifts off in lessons, loses things, leaves tasks half done.',
        picture: {
          src: 'illustrations/attention.svg',
          alt: 'A boy at his desk looks away from his work to a bird outside the window',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Always on the move',
        subTitle: 'Runs, climbs and fidgets when others have settled.',
        picture: {
          src: 'illustrations/restless.svg',
          alt: 'A boy leaps into the air beside a sofa, arms up high',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Acts before thinking',
        subTitle: 'Calls out answers, cuts in, finds waiting very hard.',
        picture: {
          src: 'illustrations/impulsive.svg',
          alt: 'A boy calls out with his hand up while the girl beside him waits her turn',
          width: 400,
          height: 300,
        },
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what you see at home. They can help you choose the next step.',
    picture: {
      src: 'illustrations/doctor-on-call.svg',
      alt: 'A mother and daughter talk to a doctor over a video call',
      width: 400,
      height: 300,
    },
  },
  aboutProduct: {
    heading: 'About the {product} ADHD assessment',
    paragraphs: [
      {
        text: 'It asks 27 questions. It screens for ADHD from age 6. For younger children it looks at early signs and development.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has ADHD, and it cannot rule ADHD out.',
        sources: ['nice-ng87'],
      },
      {
        text: 'Take the result to your doctor. Your own notes and the teacher’s view matter just as much.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What ADHD is',
    intro: {
      text: 'ADHD is a difference in how the brain grows and works. It affects attention, movement and self-control. Doctors call it a neurodevelopmental condition.',
      sources: ['cdc-about', 'icd-11', 'faraone-2021'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'Your child may focus well on something they love. The hard part is to choose where attention goes, and to keep it there.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'ADHD says nothing about how clever, kind or well brought up a child is.',
          },
        ],
      },
      {
        heading: 'When is it more than liveliness?',
        paragraphs: [
          {
            text: 'Doctors think of ADHD only when the signs are far stronger than usual for the age. They must last six months, begin before age 12 and show in two or more places. They must also get in the way of learning, friends or family life.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'How common is it in India?',
        paragraphs: [
          {
            text: 'Put together, 19 studies found about 6 in 100 (review, 2022). Studies in schools found 7 or 8 in 100. Studies in communities found about 2 in 100.',
            sources: ['chauhan-2022'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Running about often settles as a child grows. Trouble with focus and planning may stay, for many people even as adults.',
            sources: ['dsm-5-tr', 'cdc-about'],
          },
          {
            text: 'With the right support, children with ADHD can learn well, make friends and find work they enjoy.',
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'ADHD does not look the same in every child',
    intro: {
      text: 'Doctors name three main forms, and say how strong the signs are. A child’s form can change with age.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        heading: 'Mostly inattentive',
        subtext: {
          text: 'Your child drifts off, forgets and loses things. They may sit still, so nobody notices. Doctors say “predominantly inattentive”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Mostly hyperactive and impulsive',
        subtext: {
          text: 'Your child moves, talks and acts before thinking, much more than others their age. Doctors say “predominantly hyperactive-impulsive”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Combined',
        subtext: {
          text: 'Your child has enough signs of both kinds.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Other specified ADHD',
        subtext: {
          text: 'The signs cause real trouble, but there are too few for the full diagnosis. The doctor writes down why.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Unspecified ADHD',
        subtext: {
          text: 'The signs cause real trouble, but the doctor gives no more exact name. Often there is not enough information yet.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How strong: mild',
        subtext: {
          text: 'There are few signs beyond those needed for the diagnosis. They get in the way only a little.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How strong: moderate',
        subtext: {
          text: 'The signs, or the trouble they bring, lie between mild and severe.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How strong: severe',
        subtext: {
          text: 'There are many more signs than needed, or some are very strong. They make daily life much harder.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'In partial remission',
        subtext: {
          text: 'Your child once had the full diagnosis. For six months there have been fewer signs, but they still get in the way.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'ADD: an older name',
        subtext: {
          text: 'ADD is short for attention deficit disorder. Doctors now say ADHD for every form.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'ADHD in girls',
        subtext: {
          text: 'Girls have the same forms. Boys are diagnosed more often. Girls are often missed, because their signs can be quieter.',
          sources: ['nice-ng87', 'young-2020'],
        },
      },
    ],
  },
  signs: {
    kind: 'groups',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'A sign counts when it comes often and is unusual for your child’s age. Up to age 16, doctors look for at least six signs of one kind. From 17, five are enough.',
      sources: ['dsm-5-tr'],
    },
    groups: [
      {
        heading: 'Trouble paying attention (inattention)',
        intro: {
          text: 'Doctors look for nine signs of this kind.',
          sources: ['dsm-5-tr', 'cdc-diagnosis'],
        },
        items: [
          { text: 'Misses details or makes careless mistakes' },
          { text: 'Finds it hard to stay with a task or a game' },
          { text: 'Seems not to listen when you speak to them' },
          { text: 'Starts homework or chores, then leaves them half done' },
          { text: 'Finds it hard to keep things, or time, in order' },
          { text: 'Puts off work that needs long thinking' },
          { text: 'Loses pencils, notebooks, the tiffin box' },
          { text: 'Is distracted by any sound, sight or thought' },
          { text: 'Forgets everyday things, such as brushing their teeth' },
        ],
      },
      {
        heading: 'Always on the move (hyperactivity)',
        intro: {
          text: 'Doctors look for six signs of this kind, and count them with impulsivity.',
          sources: ['dsm-5-tr', 'cdc-diagnosis'],
        },
        items: [
          { text: 'Fidgets, taps or squirms in the chair' },
          { text: 'Gets up when others stay seated' },
          { text: 'Runs or climbs in the wrong place' },
          { text: 'Finds it hard to play quietly' },
          { text: 'Is always on the go, as if a motor were running' },
          { text: 'Talks far more than others do' },
        ],
      },
      {
        heading: 'Acting before thinking (impulsivity)',
        intro: {
          text: 'Doctors look for three signs of this kind.',
          sources: ['dsm-5-tr', 'cdc-diagnosis'],
        },
        items: [
          { text: 'Blurts out the answer before the question ends' },
          { text: 'Finds it very hard to wait for a turn, or in a queue' },
          { text: 'Cuts into other people’s talk or games' },
        ],
      },
      {
        heading: 'What it can look like at home',
        intro: { text: 'One or two of these alone do not mean ADHD.' },
        items: [
          { text: 'Getting ready for school takes many reminders' },
          { text: 'A little homework fills the whole evening' },
          { text: 'A small upset becomes a big one, very fast' },
          { text: 'Meals, bath and bedtime turn into struggles' },
          { text: 'Weddings, prayers and long journeys are hard to sit through' },
          { text: 'Your child runs ahead in a crowd or towards the road' },
        ],
      },
      {
        heading: 'What it can look like at school',
        intro: {
          text: 'Ask the class teacher what they see, and how often.',
        },
        items: [
          { text: 'Remarks say “can do better” or “talks too much”' },
          { text: 'Your child knows the answer aloud, but loses marks on paper' },
          { text: 'Copying from the board is slow or full of gaps' },
          { text: 'Homework is not noted down, or never handed in' },
          { text: 'Friends stop asking them to join a game' },
          { text: 'Or they sit silently at the back and take little in' },
        ],
      },
      {
        heading: 'How it changes with age',
        items: [
          {
            text: 'Ages 4 to 6: running and climbing are usually noticed first.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Ages 6 to 12: inattention stands out, as there is more to read and write.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Teenage years: a restless feeling inside, poor planning and quick decisions may stay.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'At any age: signs can grow stronger when life asks for more, as in a new school.',
            sources: ['cdc-about'],
          },
        ],
      },
    ],
  },
  causes: {
    kind: 'split',
    icon: 'info',
    heading: 'Why does a child have ADHD?',
    intro: {
      text: 'No single cause is known. In most children many small influences add up, and genes matter most. None of it is blame.',
      sources: ['cdc-about', 'faraone-2021'],
    },
    items: [
      {
        heading: 'It runs in families',
        subtext: {
          text: 'In twin studies from several countries, genes explain about three quarters (74%) of the differences between people (review, 2019). This cannot tell you whether one child will have ADHD.',
          sources: ['faraone-larsson-2019'],
        },
      },
      {
        heading: 'The brain keeps its own pace',
        subtext: {
          text: 'Among 446 children (United States, 2007), the brain’s outer layer matured about three years later in those with ADHD.',
          sources: ['shaw-2007'],
        },
      },
      {
        heading: 'Being born very early or very small',
        subtext: {
          text: 'The odds of ADHD are about three times as high (12 studies from several countries, 2018). Even so, most children born early do not have ADHD.',
          sources: ['franz-2018'],
        },
      },
      {
        heading: 'Tobacco and alcohol before birth',
        subtext: {
          text: 'ADHD is more common after smoking or drinking in pregnancy. Families share genes as well as habits, so this link is not proof.',
          sources: ['cdc-about', 'faraone-2021'],
        },
      },
      {
        heading: 'Lead',
        subtext: {
          text: 'Lead harms a growing brain and can shorten attention. It can be in old paint, kohl (kajal), sindoor, some traditional medicines and battery scrap. If your child may have been near these, ask about a blood test.',
          sources: ['who-lead', 'cdc-about'],
        },
      },
      {
        heading: 'An injury to the brain',
        subtext: {
          text: 'Some children have ADHD after a brain injury. Tell the doctor about any bad fall or accident.',
          sources: ['cdc-about', 'nice-ng87'],
        },
      },
      {
        heading: 'What does not cause it',
        subtext: {
          text: 'Research does not support the idea that parenting, sugar or too much television causes ADHD. Tests that compared sugar with a sweetener found no change in behaviour (review, 1995).',
          sources: ['cdc-about', 'wolraich-1995'],
        },
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How ADHD is diagnosed',
    intro: {
      text: 'No blood test or scan can show ADHD. A trained professional listens, asks the school and looks for other reasons.',
      sources: ['cdc-diagnosis', 'faraone-2021'],
    },
    steps: [
      {
        subheading: 'Whom to see in India',
        types: [
          {
            text: 'Start with your paediatrician. They may send you to a developmental paediatrician, a child psychiatrist or a clinical psychologist.',
            sources: ['cdc-diagnosis', 'nice-ng87'],
          },
          {
            text: 'The government’s RBSK teams check children from birth to 18, free, in anganwadis and government schools. They look for ADHD too. They send children on to a District Early Intervention Centre (DEIC), also free.',
            sources: ['rbsk'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'How your child plays, learns, sleeps and gets on with others, at home and at school.',
            sources: ['nice-ng87'],
          },
          {
            text: 'When each sign began, where it shows and how long it has lasted.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'How pregnancy, birth and early years went, and who else in the family is like this.',
            sources: ['nice-ng87'],
          },
          {
            text: 'What your child thinks and feels, in their own words.',
            sources: ['nice-ng87'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'School reports, notebooks and a short letter from the class teacher' },
          { text: 'Your notes: what happens, when, where and how often' },
          { text: 'Earlier medical papers, and a list of any medicines' },
          { text: 'Results of eye and hearing checks and of a screening, if you have them' },
        ],
      },
      {
        subheading: 'Rating scales',
        types: [
          {
            text: 'You and a teacher each fill in a form about the same signs. The Vanderbilt and Conners scales have been used in India.',
            sources: ['iap-2017'],
          },
          {
            text: 'The forms compare home and school. They must never decide alone.',
            sources: ['nice-ng87'],
          },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'Hearing and eyesight are tested. A child who cannot hear or see well may seem not to listen.',
            sources: ['cdc-diagnosis'],
          },
          {
            text: 'Poor sleep, worry, low mood and learning difficulties can look like ADHD. A child can also have both.',
            sources: ['cdc-diagnosis', 'aap-2019'],
          },
          {
            text: 'The doctor may add tests, such as thyroid, if the signs call for them.',
          },
          {
            text: 'Tell the doctor about bullying, a loss in the family or any other big change.',
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask for it in writing: which form, how strong, and what else was found.' },
          { text: 'Ask what help comes first, and when to return.' },
          {
            text: 'If the answer is no, or not yet, ask what else could explain what you see.',
          },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Much can be done. What comes first depends on age, and the plan is made with you and your child.',
      sources: ['cdc-treatment', 'nice-ng87'],
    },
    groups: [
      {
        heading: 'Parent training: the first step under 6',
        intro: {
          text: 'Under 6, it comes before any medicine. From 6 to 12 it still helps, beside other treatment.',
          sources: ['aap-2019', 'cdc-treatment'],
        },
        items: [
          {
            text: 'You meet a trainer, alone or in a group. You learn to praise what goes well, give clear instructions and stay calm when things go wrong. You try this at home and talk over what happened.',
            sources: ['cdc-treatment'],
          },
          {
            text: 'Being offered it does not make you a bad parent.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Ask your paediatrician, a child psychologist or the DEIC who offers it near you.',
          },
        ],
      },
      {
        heading: 'At home, day by day',
        intro: {
          text: 'Choose one or two to begin with, and give them a few weeks.',
          sources: ['cdc-treatment'],
        },
        items: [
          { text: 'Keep the day in the same order, from waking to sleep.' },
          { text: 'Go close and give one short instruction. Ask your child to say it back.' },
          { text: 'Praise at once, and say what for: “You put your bag away. Thank you.”' },
          { text: 'Cut homework into small pieces, with a break after each.' },
          { text: 'Clear the table, and put the TV and phones away.' },
          { text: 'Offer two choices rather than many.' },
          {
            text: 'Keep few rules. If one is broken, take away something small for a short time. Never hit or shame.',
          },
          { text: 'Make time every day for something your child does well.' },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Meet the class teacher early in the year. These changes can help.',
          sources: ['nice-ng87', 'cdc-classroom'],
        },
        items: [
          { text: 'A seat near the teacher, away from the door and the window' },
          { text: 'Instructions spoken and also written down' },
          { text: 'Short tasks, with a chance to get up and move' },
          { text: 'A quieter place for tests and hard work' },
          { text: 'Quick, kind feedback that notices effort' },
          { text: 'Extra time, and help with keeping things in order' },
          { text: 'A daily note between school and home, with one or two goals' },
          {
            text: 'For older children, lessons in how to organise work and time',
            sources: ['aap-2019'],
          },
        ],
      },
      {
        heading: 'Medicine, from age 6',
        intro: {
          text: 'Medicine is a choice for signs that still get in the way of daily life, despite other help.',
          sources: ['nice-ng87'],
        },
        items: [
          {
            text: 'An American guideline (2019) advises it beside parent training and school support.',
            sources: ['aap-2019'],
          },
          {
            text: 'Two medicines used in India are methylphenidate and atomoxetine.',
            sources: ['iap-2017'],
          },
          {
            text: 'Only a doctor trained in ADHD should start it, find the right amount and follow your child. They check height, weight, pulse and blood pressure at the start, and keep checking.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Eating less and sleeping badly are known side effects. Tell the doctor if you see them.',
            sources: ['cdc-treatment'],
          },
          {
            text: 'At least once a year, ask whether your child still needs it.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Give it only as prescribed, and keep it locked away. Do not stop, change or share it on your own.',
          },
        ],
      },
      {
        heading: 'Sleep, food and play',
        items: [
          {
            text: 'Sleep: 9 to 12 hours a night at ages 6 to 12, and 8 to 10 for teenagers (United States, 2016).',
            sources: ['aasm-2016'],
          },
          {
            text: 'Movement: about 60 minutes of active play a day at ages 5 to 17 (worldwide advice, 2020).',
            sources: ['who-activity-2020'],
          },
          {
            text: 'Food: ordinary balanced meals. Fish-oil capsules are not advised for ADHD (England, 2018). If one food seems to upset your child, keep a diary and show it to the doctor.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Screens: set a daily limit that everyone in the family knows.',
            sources: ['cdc-treatment'],
          },
          {
            text: 'Ask your doctor before you pay for anything sold as a quick answer.',
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'This is tiring work. Needing a rest is not failing.' },
          { text: 'Tell the family what helps, and share the hard hours.' },
          { text: 'Give brothers and sisters a little time alone with you.' },
          { text: 'Talk to other parents of children with ADHD.' },
          {
            text: 'Some parents have ADHD too. If this page sounds like you, tell a doctor.',
            sources: ['aap-2019'],
          },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, at any hour, and it is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with ADHD',
    intro: {
      text: 'A diagnosis is a way to understand your child. They are the same child as before.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          {
            text: 'Use true, simple words: “Waiting is hard for your brain. We will find ways together.”',
          },
          { text: 'Name what they are good at as often as what is hard.' },
          { text: 'Ask what helps them and what hurts, and listen to the end.' },
          { text: 'When someone says “lazy” or “naughty”, gently put it right.' },
        ],
      },
      {
        heading: 'Friends and safety',
        items: [
          { text: 'Ask one calm friend over for a short time, rather than many.' },
          { text: 'Practise taking turns with board games and simple chores.' },
          {
            text: 'Children with ADHD have more accidents. Stay close near roads, water, balconies and the stove, for longer than you expect.',
            sources: ['faraone-2021'],
          },
        ],
      },
      {
        heading: 'School, exams and the law in India',
        items: [
          {
            text: 'From age 6 to 14, no school may hit or humiliate a child (Right to Education Act, 2009, section 17).',
            sources: ['rte-2009'],
          },
          {
            text: 'The Rights of Persons with Disabilities Act, 2016, lists learning disabilities such as dyslexia. It does not name ADHD.',
            sources: ['rpwd-2016'],
          },
          {
            text: 'If reading, writing or sums stay hard, ask for a check for a learning disability too.',
            sources: ['aap-2019'],
          },
          {
            text: 'Each exam board has its own rules on extra time. Ask the school early, in writing.',
          },
          { text: 'Ask your doctor for a letter that says what helps your child in class.' },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          {
            text: 'Hand planning over bit by bit, with a calendar, alarms or a checklist.',
          },
          {
            text: 'A teenager should have a real say in their treatment.',
            sources: ['aap-2019', 'nice-ng87'],
          },
          {
            text: 'Well before 18, ask who will take over the care.',
            sources: ['nice-ng87'],
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
        'The signs have lasted six months or more',
        'They show in more than one place, such as home and school',
        'School work, friendships or sleep are getting worse',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'Your child seems very low, or says they are worthless',
        'Your child’s mood has changed a lot since a medicine began (call the doctor who gave it, too)',
        'Anger may lead to someone getting hurt',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Your child has hurt themselves, or may be about to (stay with them)',
        'Your child has taken too much medicine',
        'Your child faints, has chest pain or cannot breathe well',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
    },
  },
  related: [
    { label: 'Anxiety in children', href: '/assessments/behavioral/anxiety' },
    { label: 'Autism in children', href: '/assessments/behavioral/autism' },
    { label: 'Dyslexia: when reading is hard', href: '/assessments/learning/dyslexia' },
    { label: 'Hearing tests', href: '/{product}-offerings/hearing' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'polanczyk-2007',
      authors: 'Polanczyk G and others',
      title: 'The Worldwide Prevalence of ADHD: A Systematic Review and Metaregression Analysis',
      publisher: 'American Journal of Psychiatry',
      year: 2007,
      url: 'https://doi.org/10.1176/ajp.2007.164.6.942',
      note: 'Pooled figure: 5.29%. Studies disagree widely.',
    },
    {
      id: 'chauhan-2022',
      authors: 'Chauhan A and others',
      title:
        'Burden of Attention Deficit Hyperactivity Disorder (ADHD) in Indian Children: A Systematic Review and Meta-Analysis',
      publisher: 'Indian Journal of Pediatrics',
      year: 2022,
      url: 'https://doi.org/10.1007/s12098-021-03999-9',
      note: 'Per 1,000 children: 63.2 overall, 75.1 in schools, 18.6 in communities. Studies disagree widely.',
    },
    sharedSources.dsm5tr,
    sharedSources.icd11,
    {
      id: 'nice-ng87',
      title: 'Attention deficit hyperactivity disorder: diagnosis and management (NG87)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2018,
      updated: 2019,
      url: 'https://www.nice.org.uk/guidance/ng87',
    },
    {
      id: 'aap-2019',
      authors: 'Wolraich ML and others',
      title:
        'Clinical Practice Guideline for the Diagnosis, Evaluation, and Treatment of Attention-Deficit/Hyperactivity Disorder in Children and Adolescents',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2019,
      url: 'https://doi.org/10.1542/peds.2019-2528',
    },
    {
      id: 'iap-2017',
      authors: 'Dalwai S and others',
      title:
        'Consensus Statement of the Indian Academy of Pediatrics on Evaluation and Management of Attention Deficit Hyperactivity Disorder',
      publisher: 'Indian Pediatrics',
      year: 2017,
      url: 'https://doi.org/10.1007/s13312-017-1052-z',
    },
    {
      id: 'cdc-about',
      title: 'About Attention-Deficit / Hyperactivity Disorder (ADHD)',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/adhd/about/index.html',
    },
    {
      id: 'cdc-diagnosis',
      title: 'Diagnosing ADHD',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/adhd/diagnosis/index.html',
    },
    {
      id: 'cdc-treatment',
      title: 'Treatment of ADHD',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/adhd/treatment/index.html',
    },
    {
      id: 'cdc-classroom',
      title: 'ADHD in the Classroom: Helping Children Succeed in School',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/adhd/treatment/classroom.html',
    },
    {
      id: 'faraone-2021',
      authors: 'Faraone SV and others',
      title:
        'The World Federation of ADHD International Consensus Statement: 208 Evidence-based conclusions about the disorder',
      publisher: 'Neuroscience and Biobehavioral Reviews',
      year: 2021,
      url: 'https://doi.org/10.1016/j.neubiorev.2021.01.022',
    },
    {
      id: 'young-2020',
      authors: 'Young S and others',
      title:
        'Females with ADHD: An expert consensus statement taking a lifespan approach providing guidance for the identification and treatment of attention-deficit/hyperactivity disorder in girls and women',
      publisher: 'BMC Psychiatry',
      year: 2020,
      url: 'https://doi.org/10.1186/s12888-020-02707-9',
    },
    {
      id: 'faraone-larsson-2019',
      authors: 'Faraone SV, Larsson H',
      title: 'Genetics of attention deficit hyperactivity disorder',
      publisher: 'Molecular Psychiatry',
      year: 2019,
      url: 'https://doi.org/10.1038/s41380-018-0070-0',
    },
    {
      id: 'shaw-2007',
      authors: 'Shaw P and others',
      title:
        'Attention-deficit/hyperactivity disorder is characterized by a delay in cortical maturation',
      publisher: 'Proceedings of the National Academy of Sciences',
      year: 2007,
      url: 'https://doi.org/10.1073/pnas.0707741104',
    },
    {
      id: 'franz-2018',
      authors: 'Franz AP and others',
      title:
        'Attention-Deficit/Hyperactivity Disorder and Very Preterm/Very Low Birth Weight: A Meta-analysis',
      publisher: 'Pediatrics',
      year: 2018,
      url: 'https://doi.org/10.1542/peds.2017-1645',
    },
    {
      id: 'who-lead',
      title: 'Lead poisoning',
      publisher: 'World Health Organization',
      year: 2024,
      url: 'https://www.who.int/news-room/fact-sheets/detail/lead-poisoning-and-health',
    },
    {
      id: 'wolraich-1995',
      authors: 'Wolraich ML, Wilson DB, White JW',
      title: 'The Effect of Sugar on Behavior or Cognition in Children: A Meta-analysis',
      publisher: 'JAMA',
      year: 1995,
      url: 'https://doi.org/10.1001/jama.1995.03530200053037',
      note: 'A small effect, or an effect on some children, cannot be ruled out.',
    },
    sharedSources.rbsk,
    sharedSources.aasm2016,
    sharedSources.whoActivity2020,
    sharedSources.teleManas,
    sharedSources.rte2009,
    sharedSources.rpwd2016,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ConditionContent;

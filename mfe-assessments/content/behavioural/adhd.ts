import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import { behaviourSources } from '../behaviour-sources.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import { examHelp } from '../exam-help.ts';
import { moodSources } from '../mood-sources.ts';
import { icd11Entry, sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/**
 * ADHD, `/assessments/behavioral/adhd`.
 * Questions (27), age bands and the price key are the specification's, sections 3 and 9. It does
 * not say how long the assessment takes or what the report holds, so neither does this page.
 * ADHD cannot be told from ordinary restlessness before age 4, so the page says what the same price
 * does not look at in the youngest.
 */
export const condition = (): ConditionContent => ({
  topic: 'behavioural',
  slug: 'adhd',
  name: { short: 'ADHD', full: 'Attention Deficit Hyperactivity Disorder' },
  alsoCalled: ['ADD', 'Attention deficit disorder', 'Hyperkinetic disorder'],
  everydayWords: [
    'cannot sit still',
    'hyper',
    'hyperactive',
    'restless',
    'fidgets',
    'loses things',
    'forgets homework',
    'does not listen',
    'cannot focus',
    'cannot focus on studies',
    'concentration',
    'impulsive',
    'careless mistakes',
    'overdose',
    'poisoning',
  ],
  card: {
    place: 10,
    title: 'ADHD',
    text: 'Finds it very hard to focus, sit still or wait, much more than others of the same age.',
    spot: 'adhd',
    colour: 'marigold',
  },
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
      text: 'About 5 in 100 children and teenagers have ADHD (worldwide, review of 102 studies, 2007).',
      sources: ['polanczyk-2007'],
    },
    {
      icon: 'clock',
      text: 'The signs last six months or more, and show in more than one place.',
      sources: ['dsm-5-tr'],
    },
    {
      icon: 'check',
      text: 'Training for parents helps, and it can start before a diagnosis.',
      sources: ['aap-2019'],
    },
    { icon: 'list', text: 'Our questionnaire has 27 questions.', productFact: true },
  ],
  ageBands: [
    {
      from: 1,
      to: 4,
      unit: 'years',
      covers: [
        {
          text: 'At ages 1 to 4 our price pays for 27 questions about early signs and development. It does not pay for a test for ADHD, and the result says nothing about ADHD.',
          productFact: true,
        },
        {
          text: 'Below age 4, signs of ADHD are hard to tell from ordinary toddler energy. No questionnaire can settle it.',
          sources: ['dsm-5-tr', 'aap-2019'],
        },
        {
          text: 'If something worries you, see your paediatrician, whatever the result says. Training for parents can start now.',
          sources: ['aap-2019', 'cdc-treatment'],
        },
      ],
    },
    {
      from: 4,
      to: 6,
      unit: 'years',
      covers: [
        {
          text: 'The 27 questions for ages 4 to 6 look at early signs and development. They do not screen for ADHD.',
          productFact: true,
        },
        {
          text: 'A doctor can look into ADHD from age 4. It is hard to judge then, because many children of this age are restless.',
          sources: ['aap-2019', 'cdc-about'],
        },
        {
          text: 'At this age training for parents comes first, before any medicine.',
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
          text: 'There are 27 questions for ages 6 to 17. Doctors look at attention, activity and acting on impulse.',
          sources: ['dsm-5-tr'],
          productFact: true,
        },
        {
          text: 'School often makes the signs clearer, so ask what the teacher sees.',
          sources: ['aap-2019'],
        },
        {
          text: 'For a diagnosis, some signs must have been there before age 12.',
          sources: ['dsm-5-tr'],
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the ADHD assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only a trained professional can diagnose ADHD. ${safetySentences.lowScore}`,
    sources: ['nice-ng87'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'All children do these things at times. With ADHD they last six months or more, and show in more than one place.',
      sources: ['dsm-5-tr'],
    },
    cards: [
      {
        title: 'Hard to focus',
        subTitle: 'Your child drifts off in lessons, loses things and leaves tasks half done.',
        picture: picture(
          'attention.svg',
          'A boy at his desk looks away from his work to a bird outside the window',
        ),
      },
      {
        title: 'Always on the move',
        subTitle: 'Your child runs, climbs and fidgets when others have settled.',
        picture: picture('restless.svg', 'A boy leaps into the air beside a sofa, arms up high'),
      },
      {
        title: 'Acts before thinking',
        subTitle: 'Your child calls out answers, interrupts and finds waiting very hard.',
        picture: picture(
          'impulsive.svg',
          'A boy calls out with his hand up while the girl beside him waits her turn',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what you see at home. They can help you choose the next step.',
    picture: picture(
      'talk-adhd.svg',
      'A father on a rope cot talks to a doctor on the phone while his daughter skips beside him',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} ADHD assessment',
    paragraphs: [
      {
        text: 'The {product} ADHD assessment asks 27 questions. It comes in three age bands: 1 to 4, 4 to 6 and 6 to 17 years.',
        productFact: true,
      },
      {
        text: 'It screens for ADHD from age 6. For younger children it looks at early signs and development, not at ADHD.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has ADHD, and it cannot rule ADHD out.',
        sources: ['nice-ng87'],
      },
      { text: `${safetySentences.accuracyUnknown} ${safetySentences.lowScore}` },
      {
        text: 'Take the result to your doctor as a place to start. Your own notes and the teacher’s view matter just as much.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What ADHD is',
    intro: {
      text: 'ADHD is a difference in how the brain grows and works. It affects attention, movement and self-control. Doctors call it a neurodevelopmental condition: it begins while the brain is growing.',
      sources: ['cdc-about', 'icd-11', 'faraone-2021'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'Your child may focus well on something they love. What is hard is choosing where attention goes, and keeping it there.',
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
            text: 'Every child is restless or dreamy at times. Doctors think of ADHD only when the signs are far stronger than usual for the age. The signs must last at least six months, begin before age 12 and show in two or more places. They must also get in the way of learning, friends or family life.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'How common is it in India?',
        paragraphs: [
          {
            text: 'A review put 19 Indian studies together and found ADHD in about 6 in 100 children (2022). Studies in schools found 7 or 8 in 100. Studies in communities found about 2 in 100.',
            sources: ['chauhan-2022'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Running about often settles as a child grows. Trouble with focus and planning may last, and many people still have some signs as adults.',
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
      text: 'Doctors name three main forms. They also say how strong the signs are and what else your child has. The form can change with age.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        heading: 'Mainly inattentive',
        subtext: {
          text: 'Your child drifts off, forgets and loses things. They may sit still in class, so nobody notices. Doctors say “predominantly inattentive”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Mainly hyperactive and impulsive',
        subtext: {
          text: 'Your child moves, talks and acts before thinking, much more than others their age. Doctors say “predominantly hyperactive-impulsive”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Combined',
        subtext: {
          text: 'Your child has enough signs of both kinds, for six months or more. You may see “combined presentation” in the report.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Real difficulties, but too few signs',
        subtext: {
          text: 'Your child does not have enough signs for the full diagnosis. They can still be given help. The report may say “other specified ADHD”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Not certain yet',
        subtext: {
          text: 'The doctor sees real difficulties but does not know enough yet. The report may say “unspecified ADHD”. Ask what is missing and when to return.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Mild, moderate or severe',
        subtext: {
          text: 'This says how many signs there are and how much they disturb daily life. It helps the doctor to plan treatment with you. It can change.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'When the signs fade',
        subtext: {
          text: 'Your child once had the full diagnosis. For six months there have been fewer signs, but they still cause difficulty. Doctors say “in partial remission”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'ADHD with another condition',
        subtext: {
          text: 'Many children with ADHD also have another condition. It may be ODD, anxiety, autism or a learning disability. Each needs help of its own.',
          sources: ['aap-2019', 'nice-ng87'],
        },
      },
      {
        heading: 'ADHD in girls',
        subtext: {
          text: 'Girls have the same forms. Boys are diagnosed more often. Girls are often missed, because their signs can be quieter.',
          sources: ['nice-ng87', 'young-2020'],
        },
      },
      {
        heading: 'ADHD in teenagers',
        subtext: {
          text: 'A teenager may sit still but feel restless inside. Forgotten homework, poor planning and hasty decisions may be what you see.',
          sources: ['dsm-5-tr', 'cdc-about'],
        },
      },
      {
        heading: 'ADD and hyperkinetic disorder: older names',
        subtext: {
          text: 'ADD is short for attention deficit disorder. Older papers may use either name. Doctors now say ADHD for every form.',
          sources: ['dsm-5-tr', 'icd-11'],
        },
      },
    ],
  },
  signs: {
    kind: 'groups',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'A sign counts when it comes often, lasts six months or more and is unusual for your child’s age. Up to age 16, doctors look for at least six signs of one kind. From 17, five are enough.',
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
          { text: 'Finds it hard to stay with a task, or even with a game' },
          { text: 'Seems not to listen when you speak to them' },
          { text: 'Starts homework or chores, then leaves them half done' },
          { text: 'Finds it hard to keep things tidy and to manage time' },
          { text: 'Avoids or puts off work that needs long concentration' },
          { text: 'Loses pencils, notebooks or the tiffin box' },
          { text: 'Is distracted by any sound, sight or thought' },
          { text: 'Forgets everyday things, such as brushing their teeth' },
        ],
      },
      {
        heading: 'Always on the move (hyperactivity)',
        intro: {
          text: 'Doctors look for six signs of this kind, and count them together with impulsivity.',
          sources: ['dsm-5-tr', 'cdc-diagnosis'],
        },
        items: [
          { text: 'Fidgets, taps or squirms in the chair' },
          { text: 'Gets up when everyone is meant to stay seated' },
          { text: 'Runs or climbs when others sit still; a teenager may only feel restless' },
          { text: 'Finds it hard to play quietly' },
          { text: 'Is always on the go, as if a motor were running' },
          { text: 'Talks far more than others do' },
        ],
      },
      {
        heading: 'Acting before thinking (impulsivity)',
        intro: {
          text: 'Doctors look for the first three signs. Parents often notice the other two.',
          sources: ['dsm-5-tr', 'cdc-symptoms'],
        },
        items: [
          { text: 'Blurts out the answer before the question ends' },
          { text: 'Finds it very hard to wait for a turn, or in a queue' },
          { text: 'Interrupts other people’s talk or games' },
          { text: 'Takes risks without stopping to think' },
          { text: 'Finds it hard to resist something tempting' },
        ],
      },
      {
        heading: 'What it can look like at home',
        intro: {
          text: 'Many families know days like these. One or two of these alone do not mean ADHD.',
        },
        items: [
          { text: 'Getting ready for school takes many reminders, every morning' },
          { text: 'A little homework fills the whole evening' },
          { text: 'A small upset becomes a big one, very fast' },
          { text: 'Meals, bath and bedtime turn into struggles' },
          { text: 'Your child finds it hard to sit through weddings, prayers and long journeys' },
          { text: 'Your child runs ahead in a crowd or towards the road' },
        ],
      },
      {
        heading: 'What it can look like at school',
        intro: {
          text: 'Ask the class teacher what they see, and how often. Two teachers may see different things.',
        },
        items: [
          { text: 'School reports say “can do better” or “talks too much”' },
          { text: 'Your child knows the answer aloud, but loses marks on paper' },
          { text: 'Copying from the board is slow or full of gaps' },
          { text: 'Homework is not noted down, or is done and never handed in' },
          { text: 'Your child leaves their seat or disturbs others' },
          { text: 'Friends stop asking them to join a game' },
          { text: 'Other children with ADHD sit silently at the back and take little in' },
        ],
      },
      {
        heading: 'How it changes with age',
        items: [
          {
            text: 'Below age 4: toddlers are restless, so ADHD cannot be judged reliably.',
            sources: ['dsm-5-tr', 'aap-2019'],
          },
          {
            text: 'Ages 4 to 6: running and climbing are usually noticed first.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Ages 6 to 12: inattention stands out, as there is more to read and write.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Teenage years: running about fades. A restless feeling inside, poor planning and hasty decisions may stay.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'At any age: signs can grow stronger when life demands more, for example in a new school.',
            sources: ['cdc-about'],
          },
        ],
      },
    ],
  },
  causes: {
    kind: 'split',
    icon: 'search',
    heading: 'Why does a child have ADHD?',
    intro: {
      text: 'No single cause is known. In most children many small influences add up, and genes matter most. It is nobody’s fault.',
      sources: ['cdc-about', 'faraone-2021'],
    },
    items: [
      {
        heading: 'It runs in families',
        subtext: {
          text: 'In twin studies from several countries, genes explain about three quarters (74%) of the differences between people (review, 2019). The figure is about groups of people. It cannot tell you whether one child will have ADHD.',
          sources: ['faraone-larsson-2019'],
        },
      },
      {
        heading: 'The brain matures at its own pace',
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
          text: 'Some children have ADHD after a brain injury. Tell the doctor about any serious fall or accident.',
          sources: ['cdc-about', 'nice-ng87'],
        },
      },
      {
        heading: 'What does not cause it',
        subtext: {
          text: 'Research does not support the idea that parenting, sugar or too much television causes ADHD. Trials that compared sugar with a sweetener found no change in behaviour (review, 1995). A study of 1,047 children (United States, 2007) did not show that a vaccine preservative with mercury harms attention.',
          sources: ['cdc-about', 'wolraich-1995', 'thompson-2007'],
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
        subheading: 'What a screening can and cannot do',
        types: [
          {
            text: 'A screening asks about everyday behaviour. A high score is a reason for a full check.',
            sources: ['iap-2017'],
          },
          {
            text: 'A form must never decide alone. It cannot see the whole child.',
            sources: ['nice-ng87'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          {
            text: 'Start with your paediatrician. They may refer you to a developmental paediatrician, a child psychiatrist or a clinical psychologist.',
            sources: ['cdc-diagnosis', 'nice-ng87'],
          },
          {
            text: 'The government’s RBSK teams check children from birth to 18, free of charge. They visit anganwadis, and government and government-aided schools. ADHD is one of the conditions they look for.',
            sources: ['rbsk'],
          },
          {
            text: 'Up to age 6, a child with a possible problem is looked after at the District Early Intervention Centre (DEIC). Older children are treated at public hospitals. The DEIC can refer them.',
            sources: ['rbsk', 'rbsk-ages'],
          },
          {
            text: 'If no such team visits your child’s school, go to the district or medical-college hospital yourself.',
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
            text: 'How pregnancy, birth and the early years went, and whether anyone else in the family has similar signs.',
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
          { text: 'School reports, a few notebooks and a short letter from the class teacher' },
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
            text: 'The forms show how home and school compare. The professional decides, not the form.',
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
            text: 'The doctor may add other tests, such as a thyroid test, if your child’s signs call for them.',
          },
          {
            text: 'Tell the doctor about bullying, a loss in the family or any other big change.',
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          {
            text: 'Ask for the diagnosis in writing: the form, how severe it is, and what else was found.',
          },
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
      text: 'Much can be done. What comes first depends on your child’s age. The plan is made with you and your child.',
      sources: ['cdc-treatment', 'nice-ng87'],
    },
    groups: [
      {
        heading: 'Parent training: the first step under 6',
        intro: {
          text: 'For children under 6, training for parents comes before any medicine. From 6 to 12 it still helps, beside other treatment.',
          sources: ['aap-2019', 'cdc-treatment'],
        },
        items: [
          {
            text: 'You meet a trainer, alone or in a group. You learn to praise what goes well, give clear instructions and stay calm when things go wrong.',
            sources: ['cdc-treatment'],
          },
          {
            text: 'You try this at home and talk over what happened.',
            sources: ['cdc-treatment'],
          },
          {
            text: 'Being offered training does not mean that you are a bad parent.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Ask your paediatrician or a child psychologist who offers it near you. For a child under 6, you can also ask the DEIC.',
            sources: ['rbsk-ages'],
          },
        ],
      },
      {
        heading: 'At home, day by day',
        essential: true,
        intro: {
          text: 'Choose one or two to begin with, and give them a few weeks. Advice for parents often includes these.',
          sources: ['cdc-treatment'],
        },
        items: [
          { text: 'Keep the day in the same order: wake, wash, eat, school, play, study, sleep.' },
          { text: 'Go close and give one short instruction. Ask your child to say it back.' },
          { text: 'Praise at once, and say what for: “You put your bag away. Thank you.”' },
          { text: 'Cut homework into small pieces, with a break after each.' },
          { text: 'Clear the table. Put the TV and phones away while your child works.' },
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
          text: 'Ask to meet the class teacher early in the year. These changes can help.',
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
        heading: 'Medicine: when, and what to tell the doctor first',
        intro: {
          text: 'Medicine is a choice to make with a specialist. It is for signs that still get in the way of daily life, despite other help.',
          sources: ['nice-ng87'],
        },
        items: [
          {
            text: 'In England, NICE allows it from age 5, if changes at home and school have not been enough (2018). Under 5, a second specialist must agree first.',
            sources: ['nice-ng87'],
          },
          {
            text: 'The makers’ labels start at age 6. At 5, a doctor prescribes it outside the label. An American guideline (2019) also advises it from age 6, beside parent training and school support.',
            sources: ['nice-ng87', 'aap-2019'],
          },
          {
            text: 'Two medicines used in India are methylphenidate and atomoxetine.',
            sources: ['iap-2017'],
          },
          {
            text: 'Before the first dose, tell the doctor about any heart problem or heart operation your child has had. Say if your child has fainted, especially during exercise or after a fright. Say if they have palpitations or chest pain, or get breathless sooner than others.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Say if anyone in the family died suddenly and young, especially a parent, brother or sister under 40. A heart specialist may need to see your child before the medicine starts.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Also tell the doctor about seizures, tics, liver disease, low mood and every other medicine your child takes.',
            sources: ['nice-ng87', 'medlineplus-atomoxetine'],
          },
          {
            text: 'Only a doctor trained in ADHD should start it, find the right dose and follow your child’s progress.',
            sources: ['nice-ng87'],
          },
          {
            text: 'The doctor measures height, weight, pulse and blood pressure at the start, and keeps checking them.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Eating less and sleeping badly are known side effects. Tell the doctor if you see them.',
            sources: ['cdc-treatment'],
          },
          {
            text: 'Atomoxetine can bring thoughts of suicide in some children. Watch your child’s mood every day, especially at the start and after a change of dose. If your child talks about suicide, stay with them and see a doctor today.',
            sources: ['medlineplus-atomoxetine'],
          },
          {
            text: 'At least once a year, ask whether your child still needs it.',
            sources: ['nice-ng87'],
          },
          {
            text: 'Give it only as prescribed, and keep it locked away. Do not stop it, change the dose or share it on your own.',
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
            text: 'Be careful with anything sold as a quick remedy. Ask your doctor before you pay.',
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'This is tiring work. It is all right to need a rest.' },
          { text: 'Tell the family what helps, and share the hard hours of the day.' },
          { text: 'Give brothers and sisters a little time alone with you.' },
          { text: 'Talk to other parents of children with ADHD. You are not the only one.' },
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
      text: 'A diagnosis helps you to understand your child. It does not change who your child is.',
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
            text: 'Children with ADHD have more accidents than others. Stay close near roads, water, balconies and the stove, even at an age when others no longer need it.',
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
            text: 'Some children with ADHD also have a learning disability. If reading, writing or sums stay hard, ask for that check too.',
            sources: ['aap-2019'],
          },
          ...examHelp('ADHD'),
          { text: 'Ask your doctor for a letter that says what helps your child in class.' },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          {
            text: 'Hand planning over bit by bit, with a wall calendar, alarms or a checklist by the door.',
          },
          {
            text: 'A teenager should have a real say in their treatment.',
            sources: ['aap-2019', 'nice-ng87'],
          },
          {
            text: 'Some people need help as adults too. Well before 18, ask who will take over the care.',
            sources: ['nice-ng87'],
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'Fees differ widely between cities and clinics. We found no study of what families in India pay for ADHD care.',
    },
    items: [
      {
        text: 'Our price above is for the assessment with its 27 questions only. It does not pay for a visit to a doctor, a diagnosis, training or medicine.',
        productFact: true,
      },
      {
        text: 'Below age 6, it pays for questions about early signs and development, not for a test for ADHD.',
        productFact: true,
      },
      {
        text: 'RBSK checks are free, and so is the treatment they lead to.',
        sources: ['rbsk', 'rbsk-ages'],
      },
      {
        text: 'Mental health care from the government must be affordable by law. It is free for families below the poverty line (Mental Healthcare Act, 2017, section 18).',
        sources: ['mhca-2017'],
      },
      {
        text: 'One example: NIMHANS in Bengaluru lists ₹20 for a first screening slip at its child clinic. It asks families to plan for at least three days. Ask what tests would cost.',
        sources: ['nimhans-child'],
      },
      {
        text: 'We found no reliable range for private or charity clinics. Before you book, ask for the fee and the likely number of visits.',
      },
      {
        text: 'Few health insurance policies pay for visits without a hospital stay. Of 268 that researchers read, 23 did (India, 2020 to 2021).',
        sources: ['varma-2024'],
      },
      {
        text: 'If a medicine is prescribed, ask what a month of it costs and whether there is a cheaper brand.',
      },
      {
        text: 'You need not pay for a questionnaire. Doctors can use the Strengths and Difficulties Questionnaire, which is free on paper.',
        sources: ['sdq'],
      },
      {
        text: 'Your own diary and a letter from the teacher cost nothing. Tele-MANAS is free, at any hour.',
        sources: ['tele-manas'],
      },
    ],
  },
  safetyAdvice: ['suicide-and-self-harm', 'poisoning'],
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
        dangers.talkOfSuicide,
        'Your child seems very low, or says they are worthless',
        dangers.notEatingOrVoices,
        'Your child’s mood has changed a lot since a medicine was started (call the doctor who gave it, too)',
        'Anger may lead to someone getting hurt',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        'Your child, or another, may have taken too much medicine, even by mistake: follow the steps on poisoning on this page',
        'Your child faints, has chest pain or cannot breathe well',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
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
      note: 'The pooled figure is 5.29%. Studies disagree widely, mainly because they measure ADHD in different ways.',
    },
    {
      id: 'chauhan-2022',
      authors: 'Chauhan A and others',
      title:
        'Burden of Attention Deficit Hyperactivity Disorder (ADHD) in Indian Children: A Systematic Review and Meta-Analysis',
      publisher: 'Indian Journal of Pediatrics',
      year: 2022,
      url: 'https://doi.org/10.1007/s12098-021-03999-9',
      note: 'Per 1,000 children: 63.2 overall, 75.1 in school studies, 18.6 in community studies. The studies differ a great deal.',
    },
    sharedSources.dsm5tr,
    icd11Entry('6A05, attention deficit hyperactivity disorder', 821852937),
    {
      id: 'nice-ng87',
      title: 'Attention deficit hyperactivity disorder: diagnosis and management (NG87)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2018,
      updated: 2019,
      url: 'https://www.nice.org.uk/guidance/ng87/chapter/Recommendations',
      note: 'Medicine: recommendations 1.5 and 1.7. What to tell the doctor about the heart: 1.7.4 and 1.7.5.',
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
      id: 'cdc-symptoms',
      title: 'Symptoms of ADHD',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/adhd/signs-symptoms/index.html',
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
      note: 'Half of the points measured had reached their greatest thickness at 10.5 years with ADHD, and at 7.5 years without.',
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
      note: 'The authors add that a small effect, or an effect on some children, cannot be ruled out.',
    },
    {
      id: 'thompson-2007',
      authors: 'Thompson WW and others',
      title: 'Early Thimerosal Exposure and Neuropsychological Outcomes at 7 to 10 Years',
      publisher: 'New England Journal of Medicine',
      year: 2007,
      url: 'https://doi.org/10.1056/NEJMoa071434',
      note: 'There were 42 tests, attention among them. The few links found were small, some for better and some for worse.',
    },
    {
      id: 'medlineplus-atomoxetine',
      title: 'Atomoxetine: drug information',
      publisher: 'MedlinePlus, National Library of Medicine, United States',
      year: 2024,
      url: 'https://medlineplus.gov/druginfo/meds/a603013.html',
    },
    sharedSources.rbsk,
    sharedSources.rbskAges,
    sharedSources.aasm2016,
    sharedSources.whoActivity2020,
    sharedSources.teleManas,
    sharedSources.rte2009,
    sharedSources.rpwd2016,
    sharedSources.cisce,
    sharedSources.cisce2024,
    moodSources.mhca2017,
    moodSources.nimhansChild,
    moodSources.varma2024,
    behaviourSources.sdq,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-22',
  nextReviewOn: '2028-11-22',
});

/** The checklist of `/assessments/behavioral/adhd`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'ADHD', hi: 'एडीएचडी (ADHD)', kn: 'ಎಡಿಎಚ್‌ಡಿ (ADHD)' },
  ages: { from: 1, to: 17 },
  signs: [
    {
      from: 'careless mistakes',
      en: 'Makes careless mistakes, or misses details',
      hi: 'ध्यान न देने से छोटी-छोटी गलतियाँ करना',
      kn: 'ಗಮನವಿಲ್ಲದೆ ಸಣ್ಣಪುಟ್ಟ ತಪ್ಪುಗಳನ್ನು ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'stay with a task',
      en: 'Finds it hard to stay with a task, or even with a game',
      hi: 'किसी काम या खेल में देर तक न लगे रह पाना',
      kn: 'ಒಂದು ಕೆಲಸ ಅಥವಾ ಆಟದಲ್ಲಿ ಹೆಚ್ಚು ಹೊತ್ತು ತೊಡಗಿರಲು ಕಷ್ಟ',
    },
    {
      from: 'not to listen',
      en: 'Seems not to listen when you speak to them',
      hi: 'बात करते समय ऐसा लगना कि बच्चा सुन नहीं रहा',
      kn: 'ನೀವು ಮಾತಾಡುವಾಗ ಕೇಳಿಸಿಕೊಳ್ಳದಂತೆ ಕಾಣುತ್ತದೆ',
    },
    {
      from: 'half done',
      en: 'Leaves homework or chores half done',
      hi: 'होमवर्क या घर का काम शुरू करके अधूरा छोड़ देना',
      kn: 'ಹೋಂವರ್ಕ್ ಅಥವಾ ಮನೆಗೆಲಸವನ್ನು ಶುರುಮಾಡಿ ಅರ್ಧಕ್ಕೇ ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'Loses pencils',
      en: 'Loses pencils, notebooks, the tiffin box',
      hi: 'पेंसिल, कॉपी, टिफ़िन जैसी चीज़ें खो देना',
      kn: 'ಪೆನ್ಸಿಲ್, ನೋಟ್‌ಬುಕ್, ಟಿಫಿನ್ ಬಾಕ್ಸ್ ಕಳೆದುಕೊಳ್ಳುತ್ತದೆ',
    },
    {
      from: 'distracted by any',
      en: 'Is distracted by any sound, sight or thought',
      hi: 'ज़रा-सी आवाज़, चीज़ या किसी ख्याल से ध्यान भटक जाना',
      kn: 'ಯಾವುದೇ ಸದ್ದು, ನೋಟ ಅಥವಾ ಯೋಚನೆಯಿಂದ ಗಮನ ಬೇರೆಡೆ ಹೋಗುತ್ತದೆ',
    },
    {
      from: 'Forgets everyday things',
      en: 'Forgets everyday things, such as brushing their teeth',
      hi: 'रोज़ के काम भूल जाना, जैसे दाँत साफ़ करना',
      kn: 'ಹಲ್ಲುಜ್ಜುವಂಥ ದಿನನಿತ್ಯದ ಕೆಲಸಗಳನ್ನು ಮರೆಯುತ್ತದೆ',
    },
    {
      from: 'squirms',
      en: 'Fidgets, taps or squirms in the chair',
      hi: 'कुर्सी पर बैठे-बैठे हिलते रहना, हाथ-पैर चलाते रहना',
      kn: 'ಕುರ್ಚಿಯಲ್ಲಿ ಕೂತಲ್ಲೇ ಕೈಕಾಲು ಆಡಿಸುತ್ತಾ, ಚಡಪಡಿಸುತ್ತಾ ಇರುತ್ತದೆ',
    },
    {
      from: 'stay seated',
      en: 'Gets up when everyone is meant to stay seated',
      hi: 'जहाँ सब बैठे हों, वहाँ बीच में उठ जाना',
      kn: 'ಎಲ್ಲರೂ ಕೂತಿರುವಾಗ ಎದ್ದು ಹೋಗುತ್ತದೆ',
    },
    {
      from: 'Runs or climbs',
      en: 'Runs or climbs when others sit still; a teenager may only feel restless',
      hi: 'जब दूसरे शांत बैठे हों, तब दौड़ना या चढ़ना; किशोर बस बेचैनी महसूस कर सकते हैं',
      kn: 'ಬೇರೆಯವರು ಸುಮ್ಮನೆ ಕೂತಿರುವಾಗ ಓಡುತ್ತದೆ, ಹತ್ತುತ್ತದೆ; ಹದಿಹರೆಯದವರಲ್ಲಿ ಬರೀ ಚಡಪಡಿಕೆ ಇರಬಹುದು',
    },
    {
      from: 'Talks far more',
      en: 'Talks far more than others do',
      hi: 'दूसरों से बहुत ज़्यादा बोलना',
      kn: 'ಬೇರೆ ಮಕ್ಕಳಿಗಿಂತ ತುಂಬಾ ಹೆಚ್ಚು ಮಾತಾಡುತ್ತದೆ',
    },
    {
      from: 'Blurts out',
      en: 'Blurts out the answer before the question ends',
      hi: 'सवाल पूरा होने से पहले ही जवाब बोल देना',
      kn: 'ಪ್ರಶ್ನೆ ಮುಗಿಯುವ ಮೊದಲೇ ಉತ್ತರ ಹೇಳಿಬಿಡುತ್ತದೆ',
    },
    {
      from: 'wait for a turn',
      en: 'Finds it very hard to wait for a turn',
      hi: 'अपनी बारी का इंतज़ार करना बहुत मुश्किल होना',
      kn: 'ತನ್ನ ಸರದಿಗೆ ಕಾಯುವುದು ತುಂಬಾ ಕಷ್ಟ',
    },
    {
      from: 'Interrupts',
      en: 'Interrupts other people’s talk or games',
      hi: 'दूसरों की बात काटना, या उनके खेल में दखल देना',
      kn: 'ಬೇರೆಯವರ ಮಾತು ಅಥವಾ ಆಟದ ನಡುವೆ ನುಗ್ಗುತ್ತದೆ',
    },
  ],
  tell: {
    en: 'Before any medicine for ADHD: heart problems or fainting in your child, and any sudden death of a young person in the family.',
    hi: 'ADHD की कोई भी दवा शुरू होने से पहले: क्या बच्चे को दिल की कोई परेशानी है? क्या वह कभी बेहोश हुआ है? क्या परिवार में किसी की कम उम्र में अचानक मौत हुई है?',
    kn: 'ADHDಗೆ ಯಾವುದೇ ಔಷಧಿ ಶುರುಮಾಡುವ ಮೊದಲು: ಮಗುವಿಗೆ ಹೃದಯದ ತೊಂದರೆ ಇದೆಯೇ, ಎಂದಾದರೂ ಪ್ರಜ್ಞೆ ತಪ್ಪಿತ್ತೇ, ಕುಟುಂಬದಲ್ಲಿ ಯಾರಾದರೂ ಚಿಕ್ಕ ವಯಸ್ಸಿನಲ್ಲಿ ಹಠಾತ್ತನೆ ತೀರಿಕೊಂಡಿದ್ದಾರೆಯೇ.',
  },
  questions: [
    {
      en: 'Could this be ADHD, and what else could explain it?',
      hi: 'क्या यह ADHD हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ADHD ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    {
      en: 'Should hearing, eyesight and sleep be checked?',
      hi: 'क्या कान, आँख और नींद की जाँच होनी चाहिए?',
      kn: 'ಕಿವಿ, ಕಣ್ಣು ಮತ್ತು ನಿದ್ದೆಯ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    {
      en: 'What help comes first at my child’s age?',
      hi: 'मेरे बच्चे की उम्र में सबसे पहले कौन-सी मदद दी जाती है?',
      kn: 'ನನ್ನ ಮಗುವಿನ ವಯಸ್ಸಿಗೆ ಮೊದಲು ಯಾವ ಸಹಾಯ ಕೊಡುತ್ತಾರೆ?',
    },
    sharedQuestions.parentTraining,
    sharedQuestions.school,
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
});

import type { ConditionContent } from '../condition-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { behaviourSources } from '../behaviour-sources.ts';

/**
 * Conduct disorder, `/assessments/behavioral/conductDisorder`.
 * Questions (27), the age band, the price key and the 8% are the specification's, sections 3 and 9.
 * The 8% is a pooled figure that falls below 1% when children are interviewed, so it never stands
 * without that. The signs are in groups, one a page (section 4, Paging).
 */
export const conductDisorder = {
  topic: 'behavioural',
  slug: 'conductDisorder',
  name: { short: 'Conduct disorder', full: 'Conduct Disorder in Children and Teenagers' },
  alsoCalled: ['CD', 'Conduct-dissocial disorder'],
  head: {
    title: 'Conduct disorder in children: signs, causes, help | {product}',
    description:
      'How conduct disorder shows at home and at school, its causes, how it is diagnosed in India and what helps. Plain words for parents, with sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'A child with conduct disorder hurts others, lies, takes things or breaks serious rules, again and again. It is a condition, not a verdict on your child, and help works best early.',
    sources: ['dsm-5-tr', 'nice-cg158'],
  },
  picture: {
    src: 'illustrations/conduct-listening.svg',
    alt: 'A father sits beside his son on a park bench and listens to him, a football at their feet',
    width: 400,
    height: 300,
  },
  facts: [
    {
      icon: 'kid',
      text: 'About 8 in 100 children, when questionnaires and interviews are put together. Below 1 in 100 with interviews alone (review of 50 studies in 35 countries, 2021).',
      sources: ['mohammadi-2021'],
    },
    {
      icon: 'clock',
      text: 'Doctors look for a pattern over a whole year, not for one bad day.',
      sources: ['dsm-5-tr', 'icd-11'],
    },
    {
      icon: 'check',
      text: 'Training for parents comes first up to age 11 (England, 2013).',
      sources: ['nice-cg158'],
    },
    { icon: 'list', text: '27 questions in the assessment.', productFact: true },
  ],
  ageBands: [
    {
      from: 6,
      to: null,
      unit: 'years',
      covers: [
        {
          text: '27 questions for children aged 6 and above. Doctors look at hurting, breaking, lying, taking and serious rules.',
          sources: ['dsm-5-tr'],
          productFact: true,
        },
        {
          text: 'Below 6, hitting and grabbing are common as children learn. If you are worried, ask your paediatrician.',
          sources: ['cdc-behaviour'],
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the conduct disorder assessment',
  screeningNote: {
    text: 'Screening is not diagnosis. It can tell you whether to see a doctor. Only a trained professional can diagnose conduct disorder.',
    sources: ['nice-cg158'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Many children fight, fib or break a rule at times. Here it is a lasting pattern that harms others.',
      sources: ['dsm-5-tr', 'cdc-behaviour'],
    },
    cards: [
      {
        title: 'Hurts or frightens others',
        subTitle: 'Bullies, starts fights, or is rough with animals.',
        picture: {
          src: 'illustrations/conduct-fights.svg',
          alt: 'In the playground a boy grabs a smaller girl’s kite and she holds on to it',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Breaks things or takes them',
        subTitle: 'Damages property, steals, or lies to get something.',
        picture: {
          src: 'illustrations/conduct-broken.svg',
          alt: 'A girl stands with arms folded beside a broken flowerpot while her mother points to it',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Breaks serious rules',
        subTitle: 'Skips school, stays out at night, or runs away.',
        picture: {
          src: 'illustrations/conduct-truant.svg',
          alt: 'A boy in school uniform walks away from the school gate with his bag on his back',
          width: 400,
          height: 300,
        },
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what has been happening. Nobody will judge you or your child.',
    picture: {
      src: 'illustrations/doctor-on-call.svg',
      alt: 'A mother and daughter talk to a doctor over a video call',
      width: 400,
      height: 300,
    },
  },
  aboutProduct: {
    heading: 'About the {product} conduct disorder assessment',
    paragraphs: [
      {
        text: 'It asks 27 questions about a child aged 6 or above.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has conduct disorder, and it cannot rule it out.',
        sources: ['nice-cg158'],
      },
      {
        text: 'Questionnaires find far more children than interviews do. So a high result is a reason to talk, not a label.',
        sources: ['mohammadi-2021'],
      },
      {
        text: 'Take the result to your doctor. What your child says matters as much as any form.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What conduct disorder is',
    intro: {
      text: 'Conduct disorder is a lasting pattern of behaviour that harms other people or breaks important rules.',
      sources: ['dsm-5-tr', 'icd-11'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'Talks and punishments do not seem to change the behaviour.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Doctors call it a disruptive behaviour disorder. It can be understood and helped.',
            sources: ['icd-11', 'nice-cg158'],
          },
          {
            text: 'It describes what a child does. It does not tell you who they are, or who they will become.',
          },
        ],
      },
      {
        heading: 'When is it more than mischief?',
        paragraphs: [
          {
            text: 'Doctors look for at least three signs from a list of 15 in the last year. At least one must be from the last six months.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'The behaviour must also get in the way of home, school or friendships.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
          {
            text: 'Some children fight only to stay safe, in a home or a street full of danger. They may not have it at all.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'How common is it in India?',
        paragraphs: [
          {
            text: 'In four schools near Ranchi, 240 students were interviewed (2006). Between 4 and 5 in 100 had conduct disorder, most of them boys.',
            sources: ['sarkhel-2006'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'In most young people the disorder is gone by adulthood. The chance is best when it began in the teens and was mild.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'A start before age 10 more often lasts. That is a reason to seek help soon, not to lose heart.',
            sources: ['dsm-5-tr', 'fairchild-2019'],
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'Forms of conduct disorder',
    intro: {
      text: 'Doctors note when it began, how strong it is and how your child feels towards others. Each changes which help fits.',
      sources: ['dsm-5-tr', 'icd-11'],
    },
    items: [
      {
        heading: 'Beginning in childhood',
        subtext: {
          text: 'At least one sign was there before age 10. These children often have ADHD too, and need help for longer.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Beginning in the teens',
        subtext: {
          text: 'There was no sign before age 10. It is usually less severe, and often happens together with friends.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Beginning not known',
        subtext: {
          text: 'Nobody can say whether the first sign came before or after age 10. Doctors write “unspecified onset”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'With limited prosocial emotions',
        subtext: {
          text: 'For a year, and with many people, your child shows little guilt and little feeling for others. They may not care about doing well.',
          sources: ['dsm-5-tr', 'icd-11'],
        },
      },
      {
        heading: 'With typical prosocial emotions',
        subtext: {
          text: 'Your child does feel guilt and cares about others, even if it does not show in the moment. Most are like this.',
          sources: ['icd-11', 'fairchild-2019'],
        },
      },
      {
        heading: 'How strong: mild',
        subtext: {
          text: 'There are few signs beyond those needed, and little harm to others. Lying or staying out late are examples.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How strong: moderate',
        subtext: {
          text: 'The number of signs and the harm lie in between. Stealing without meeting the owner is an example.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How strong: severe',
        subtext: {
          text: 'There are many signs, or others are badly harmed. Using a weapon or breaking into a house are examples.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Conduct-dissocial disorder: the newer name',
        subtext: {
          text: 'The World Health Organization now uses this name. Papers from a hospital in India may say either.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'Alone, with friends, or only at home: older names',
        subtext: {
          text: 'Older papers may say “unsocialised”, “socialised” or “confined to the family context”. They say with whom it happens.',
          sources: ['nice-cg158'],
        },
      },
      {
        heading: 'Oppositional defiant disorder: a near relation',
        subtext: {
          text: 'A child with this is angry and refuses, but does not harm others or steal.',
          sources: ['dsm-5-tr', 'cdc-behaviour'],
        },
      },
    ],
  },
  signs: {
    kind: 'groups',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'Doctors look for 15 signs in four groups. Three or more in the last year, in any group, call for a full check.',
      sources: ['dsm-5-tr'],
    },
    groups: [
      {
        heading: 'Hurting people and animals (aggression)',
        intro: { text: 'Doctors look for seven signs of this kind.', sources: ['dsm-5-tr'] },
        items: [
          { text: 'Bullies, threatens or frightens others, face to face or online' },
          { text: 'Often starts physical fights' },
          { text: 'Has used something that can do serious harm, such as a bat, brick or knife' },
          { text: 'Has been physically cruel to a person' },
          { text: 'Has been physically cruel to an animal' },
          { text: 'Has taken something by force, for example by snatching' },
          {
            text: 'Has forced someone into a sexual act. Call Childline the same day. Both children need help and safety.',
          },
        ],
      },
      {
        heading: 'Damaging property (destruction)',
        intro: { text: 'Doctors look for two signs of this kind.', sources: ['dsm-5-tr'] },
        items: [
          { text: 'Has set a fire on purpose, meaning to do damage' },
          { text: 'Has broken or spoiled other people’s things on purpose in another way' },
        ],
      },
      {
        heading: 'Lying and taking things (deceitfulness or theft)',
        intro: { text: 'Doctors look for three signs of this kind.', sources: ['dsm-5-tr'] },
        items: [
          { text: 'Has broken into someone’s house, building or vehicle' },
          { text: 'Often lies to get something, or to get out of a duty' },
          { text: 'Has taken things of value when nobody was looking, in a shop or at home' },
        ],
      },
      {
        heading: 'Breaking serious rules',
        intro: { text: 'Doctors look for three signs of this kind.', sources: ['dsm-5-tr'] },
        items: [
          {
            text: 'Stays out at night although you said no, from before age 13',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Has run away overnight at least twice, or once for a long time',
            sources: ['dsm-5-tr'],
          },
          { text: 'Often skips school, from before age 13', sources: ['dsm-5-tr'] },
        ],
      },
      {
        heading: 'What may lie behind it',
        intro: {
          text: 'These are common beneath the behaviour, and each can be helped.',
          sources: ['nice-cg158', 'cdc-behaviour'],
        },
        items: [
          { text: 'Restlessness and acting on impulse, as in ADHD' },
          { text: 'Trouble with reading, writing or following what is said' },
          { text: 'Low mood, worry, or memories of something frightening' },
          { text: 'Reading a neutral face or a bump in the corridor as an attack' },
          { text: 'Being hit, shamed or left alone, at home or elsewhere' },
          { text: 'Alcohol, tobacco or other drugs, in older children' },
        ],
      },
      {
        heading: 'What it can look like at home and at school',
        intro: { text: 'One or two of these, now and then, do not mean conduct disorder.' },
        items: [
          { text: 'Money or phones go missing, and the story keeps changing' },
          { text: 'Brothers, sisters or grandparents are afraid of the anger' },
          { text: 'The school calls often, or speaks of suspending your child' },
          { text: 'Younger children give up their tiffin, money or place in a game' },
          { text: 'There are new, older friends whom you never meet' },
          { text: 'After trouble, your child blames others or says nothing at all' },
          { text: 'Families say “keep away from that one”, and your child hears it' },
        ],
      },
      {
        heading: 'How it changes with age',
        items: [
          {
            text: 'Ages 6 to 9: fighting, lying and bullying are usually noticed first.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Ages 10 to 12: taking things and skipping school may be added.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Teenage years: friends count for more, and the risks grow with strength and freedom.',
            sources: ['dsm-5-tr', 'fairchild-2019'],
          },
          {
            text: 'Boys fight, steal and break more, and are diagnosed more often. Girls more often lie, leave people out, skip school or run away.',
            sources: ['dsm-5-tr', 'fairchild-2019'],
          },
          {
            text: 'A first sign after age 16 is rare. A sudden change always deserves a doctor’s look.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
    ],
  },
  causes: {
    kind: 'split',
    icon: 'info',
    heading: 'Why does a child have conduct disorder?',
    intro: {
      text: 'There is never one cause. A child’s nature and what life has brought them work on each other, over years.',
      sources: ['fairchild-2019', 'dsm-5-tr'],
    },
    items: [
      {
        heading: 'What is passed on in families',
        subtext: {
          text: 'In 51 twin and adoption studies, genes explained about 41% of the differences between people (several countries, 2002). This decides nothing for one child.',
          sources: ['rhee-2002'],
        },
      },
      {
        heading: 'The brain and a child’s nature',
        subtext: {
          text: 'Some children are born quick to anger, or notice fear and sadness in others less. A scan cannot show conduct disorder.',
          sources: ['fairchild-2019', 'dsm-5-tr'],
        },
      },
      {
        heading: 'Other conditions',
        subtext: {
          text: 'ADHD and trouble with language or reading make self-control and school much harder. They raise the chance of conduct disorder.',
          sources: ['dsm-5-tr', 'nice-cg158'],
        },
      },
      {
        heading: 'Harsh or changing discipline',
        subtext: {
          text: 'Hitting, shouting, or rules that change from day to day make it more likely. Hitting was linked with more aggression in a review of 75 studies (several countries, 2016). The link alone is not proof.',
          sources: ['gershoff-2016', 'dsm-5-tr'],
        },
      },
      {
        heading: 'Being hurt, neglected or moved about',
        subtext: {
          text: 'Abuse, neglect, violence at home and many changes of carer raise the chance. Some children do to others what was done to them.',
          sources: ['dsm-5-tr', 'fairchild-2019'],
        },
      },
      {
        heading: 'Strain around the family, friends and street',
        subtext: {
          text: 'Poverty, a parent’s illness or drinking, being rejected by other children and violence nearby add up. Most children who grow up with these do not have conduct disorder.',
          sources: ['dsm-5-tr', 'nice-cg158'],
        },
      },
      {
        heading: 'What does not cause it',
        subtext: {
          text: 'It is not caused by one mistake of yours, by a mother who works, or by too little beating. Parents are part of the answer, which is why training for them helps.',
          sources: ['nice-cg158', 'furlong-2012'],
        },
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How conduct disorder is diagnosed',
    intro: {
      text: 'There is no blood test or scan for it. A trained professional talks with you, your child and the school.',
      sources: ['nice-cg158', 'fairchild-2019'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'A short questionnaire shows whether a full check makes sense. The Strengths and Difficulties Questionnaire is widely used. A form must never decide alone.',
            sources: ['nice-cg158', 'mohammadi-2021'],
          },
        ],
      },
      {
        subheading: 'Whom to see in India',
        types: [
          {
            text: 'Start with your paediatrician or family doctor. They may send you to a child psychiatrist or a clinical psychologist.',
            sources: ['nice-cg158'],
          },
          {
            text: 'The government’s RBSK teams check children from birth to 18, free, in anganwadis and government schools. They can send a child on for help.',
            sources: ['rbsk'],
          },
          {
            text: 'If you do not know where to go, Tele-MANAS can name a service near you.',
            sources: ['tele-manas'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'What happens, how often, with whom, and what comes just before and after.',
            sources: ['nice-cg158'],
          },
          {
            text: 'When the first sign came: before or after age 10.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'How things are at home, how you are, and what you have tried.',
            sources: ['nice-cg158'],
          },
          {
            text: 'What your child thinks and feels. Part of the talk may be with your child alone.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Whether anyone has hurt or frightened your child.',
            sources: ['nice-cg158'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'Your notes: what happened, when, where and how it ended' },
          { text: 'School reports and letters, the good ones too' },
          { text: 'A list of what your child does well and enjoys' },
          { text: 'Earlier medical papers, and a list of any medicines' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'The doctor looks for ADHD, low mood, worry, autism and signs of a past fright. Some children have several.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Learning is checked too. A child who cannot read may rather be sent out than read aloud.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Hearing and eyesight should be tested if nobody has done it lately.',
          },
          {
            text: 'Older children are asked about alcohol, tobacco and other drugs, without blame.',
            sources: ['nice-cg158'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask which form it is, how strong, and what else was found.' },
          { text: 'Ask what help comes first, who gives it, and when to come back.' },
          { text: 'Ask who may see the report. You need not give the school all of it.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Talking treatments and training for parents come first. What fits depends on your child’s age.',
      sources: ['nice-cg158'],
    },
    groups: [
      {
        heading: 'Parent training, from age 3 to 11',
        intro: {
          text: 'In 13 trials it lessened behaviour problems, at least in the short term (review, 2012).',
          sources: ['nice-cg158', 'furlong-2012'],
        },
        items: [
          {
            text: 'You meet other parents and a trainer, 10 to 16 times, and practise with each other.',
            sources: ['nice-cg158'],
          },
          {
            text: 'You learn to play, praise, give clear instructions and stay calm when a rule is broken.',
            sources: ['furlong-2012'],
          },
          {
            text: 'Both parents come if they can, and it helps when grandparents know the plan.',
            sources: ['nice-cg158'],
          },
          {
            text: 'If a group does not suit you, ask for training with your family alone.',
            sources: ['nice-cg158'],
          },
          { text: 'Being offered it does not mean that you caused this.' },
        ],
      },
      {
        heading: 'Skills for your child, from age 9 to 14',
        intro: {
          text: 'A small group of children meets each week, for 10 to 18 weeks (England, 2013).',
          sources: ['nice-cg158'],
        },
        items: [
          {
            text: 'Children learn to notice anger early and cool down.',
            sources: ['nice-cg158'],
          },
          {
            text: 'They practise looking at a problem, thinking of several answers and choosing one.',
            sources: ['nice-cg158'],
          },
          {
            text: 'They learn to see how the other person may feel, and that a bump may be an accident.',
          },
          { text: 'They act scenes and get praise for each step.', sources: ['nice-cg158'] },
          { text: 'A child psychologist can teach the same skills one to one.' },
        ],
      },
      {
        heading: 'Home, school and friends together, from age 11 to 17',
        intro: {
          text: 'For older children one trained person works with the whole circle for some months. “Multisystemic therapy” is one example.',
          sources: ['nice-cg158'],
        },
        items: [
          {
            text: 'They come to your home, often several times a week at first.',
            sources: ['nice-cg158'],
          },
          {
            text: 'They help you to know where your child is, and with whom.',
          },
          {
            text: 'They speak with the school, so that rules and rewards are the same.',
            sources: ['nice-cg158'],
          },
          { text: 'They help your child find friends, sport or work that lead somewhere good.' },
          {
            text: 'Such full programmes are rare in India. Ask a child psychiatrist which parts can be done near you.',
          },
        ],
      },
      {
        heading: 'At home, day by day',
        intro: { text: 'Choose one or two to begin with, and give them a few weeks.' },
        items: [
          { text: 'Spend ten minutes a day doing what your child likes, without advice or phone.' },
          { text: 'Notice what goes right, at once: “You walked away. That was hard. Well done.”' },
          { text: 'Keep three or four rules that everyone knows. Write them on the wall.' },
          { text: 'Give one calm instruction, then wait. Do not argue in the heat.' },
          { text: 'If a rule is broken, the result is small, soon and always the same.' },
          { text: 'Let your child repair it: mend, pay back from pocket money, say sorry.' },
          {
            text: 'Never hit or shame. Hitting is linked with more aggression, not less.',
            sources: ['gershoff-2016'],
          },
          { text: 'Know the names of friends, and where your child is after school.' },
          { text: 'Lock away medicines, alcohol, tools, blades and matches.' },
        ],
      },
      {
        heading: 'At school',
        intro: { text: 'Ask for a meeting when things are calm.' },
        items: [
          { text: 'One adult at school whom your child can go to, and who says hello each day' },
          { text: 'A quiet place to cool down, agreed in advance' },
          { text: 'Two or three goals on a card, with good news home each day' },
          { text: 'Help with reading, writing and sums, so that lessons are not a daily defeat' },
          { text: 'A real job: the water cans, the sports kit, a younger child to read to' },
          { text: 'Protection for children who are bullied, and for yours when they are blamed' },
          { text: 'Being sent home as the last answer, because a child out of school learns less' },
        ],
      },
      {
        heading: 'Medicine: seldom, and never alone',
        intro: {
          text: 'There is no medicine for conduct disorder itself. It should not be used routinely for behaviour (England, 2013).',
          sources: ['nice-cg158'],
        },
        items: [
          {
            text: 'If your child also has ADHD, its medicine may help with both.',
            sources: ['nice-cg158'],
          },
          {
            text: 'For explosive anger that nothing else has helped, a specialist may try risperidone for a short time.',
            sources: ['nice-cg158'],
          },
          {
            text: 'It can bring weight gain and other changes. Weight, pulse, blood pressure and blood are checked before and during.',
            sources: ['nice-cg158'],
          },
          {
            text: 'The doctor reviews it after 3 to 4 weeks. It is stopped if there is no clear gain by 6 weeks.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Do not start, stop or change a medicine on your own, and keep it locked away.',
          },
          {
            text: 'Treating low mood, worry or a past fright is often what changes the behaviour.',
            sources: ['nice-cg158'],
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'Leave the room when you feel you may hit. Go back when you are calm.' },
          { text: 'Give brothers and sisters safe places, and time alone with you.' },
          {
            text: 'Agree on the rules with the other adults at home, out of your child’s hearing.',
          },
          {
            text: 'If you are low, drinking, or being hurt yourself, ask for help for you. It helps your child too.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Call Tele-MANAS when it gets too much. It is free, at any hour, and it is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with conduct disorder',
    intro: {
      text: 'Behind the trouble is a child who needs you on their side, most of all when they make it hard.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          { text: 'Say what you saw, not what they are: “You hit her”, not “You are cruel”.' },
          { text: 'Talk later, side by side, on a walk or while cooking.' },
          { text: 'Ask what was going on just before. Listen to the end before you answer.' },
          { text: 'Say that you love them and that the behaviour must stop. Both are true.' },
        ],
      },
      {
        heading: 'Keeping everyone safe',
        items: [
          { text: 'Plan ahead: who takes the little ones out, which room is safe, whom you call.' },
          { text: 'Stay at arm’s length and speak low. Do not block the door.' },
          { text: 'Never leave a smaller child or a pet alone with a child who has hurt one.' },
          {
            text: 'Some children with conduct disorder are being hurt themselves. Always ask, gently.',
            sources: ['dsm-5-tr', 'nice-cg158'],
          },
        ],
      },
      {
        heading: 'School and the law in India',
        items: [
          {
            text: 'From age 6 to 14, no school may hit, humiliate or expel a child (Right to Education Act, 2009).',
            sources: ['rte-2009'],
          },
          {
            text: 'A child under 18 may never be put in a police lock-up or jail (Juvenile Justice Act, 2015).',
            sources: ['jj-2015'],
          },
          {
            text: 'Such a child comes before a Juvenile Justice Board, not an ordinary court. You should be told and may be there.',
            sources: ['jj-2015'],
          },
          {
            text: 'Every child has a right to free legal aid. Ask the District Legal Services Authority.',
            sources: ['nalsa'],
          },
          {
            text: 'If your child may have a learning disability, ask for that check. It can bring help in exams.',
          },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          {
            text: 'Look for what your child is good at with hands, feet or heart, and make it grow.',
          },
          {
            text: 'Let your teenager help to choose the goals. Plans made over their head seldom hold.',
          },
          {
            text: 'Well before 18, ask who will take over the care.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Progress comes in steps, with steps back. Keep a note of what was worse a year ago.',
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
        'Fighting, lying, stealing or breaking things keeps coming back',
        'The school has called you more than once about behaviour',
        'Your child skips school or stays out without telling you',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'Anger is close to getting someone hurt',
        'Your child has hurt an animal or set a fire',
        'Your child has harmed another child, or forced them into a sexual act',
        'Your child seems very low, or says they are worthless',
        'You feel that you may hit your child, or cannot cope',
      ],
      helplines: ['14416', '1098'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Someone is hurt or in danger, or a weapon is out',
        'Your child has hurt themselves, or may be about to (stay with them)',
        'Your child cannot be woken after alcohol or drugs, or has swallowed something poisonous',
        'Your child is missing',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
    },
  },
  related: [
    {
      label: 'Oppositional defiant disorder',
      href: '/assessments/behavioral/oppositionalDefiant',
    },
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Depression in children', href: '/assessments/behavioral/depression' },
    { label: 'Dyslexia: when reading is hard', href: '/assessments/learning/dyslexia' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'mohammadi-2021',
      authors: 'Mohammadi MR, Salmanian M, Keshavarzi Z',
      title: 'The Global Prevalence of Conduct Disorder: A Systematic Review and Meta-Analysis',
      publisher: 'Iranian Journal of Psychiatry',
      year: 2021,
      url: 'https://doi.org/10.18502/ijps.v16i2.5822',
      note: 'Pooled figure: 8%. It was 0.4% or 0.7% with interviews, and 10% to 16% with a short questionnaire.',
    },
    {
      id: 'sarkhel-2006',
      authors: 'Sarkhel S and others',
      title: 'Prevalence of conduct disorder in schoolchildren of Kanke',
      publisher: 'Indian Journal of Psychiatry',
      year: 2006,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2932986/',
      note: '4.58%, that is 11 students in classes 5 to 10. It is one place, and few children.',
    },
    sharedSources.dsm5tr,
    sharedSources.icd11,
    behaviourSources.niceCg158,
    {
      id: 'fairchild-2019',
      authors: 'Fairchild G and others',
      title: 'Conduct disorder',
      publisher: 'Nature Reviews Disease Primers',
      year: 2019,
      url: 'https://doi.org/10.1038/s41572-019-0095-y',
    },
    behaviourSources.cdcBehaviour,
    {
      id: 'rhee-2002',
      authors: 'Rhee SH, Waldman ID',
      title:
        'Genetic and environmental influences on antisocial behavior: A meta-analysis of twin and adoption studies',
      publisher: 'Psychological Bulletin',
      year: 2002,
      url: 'https://doi.org/10.1037/0033-2909.128.3.490',
      note: 'The studies looked at antisocial behaviour of all kinds and ages.',
    },
    behaviourSources.gershoff2016,
    behaviourSources.furlong2012,
    sharedSources.rbsk,
    sharedSources.teleManas,
    {
      ...sharedSources.rte2009,
      note: 'Sections 16 and 17, changed in 2019. Expulsion is still barred.',
    },
    {
      id: 'jj-2015',
      title: 'The Juvenile Justice (Care and Protection of Children) Act, 2015 (No. 2 of 2016)',
      publisher: 'India Code, Government of India',
      year: 2015,
      updated: 2021,
      url: 'https://www.indiacode.nic.in/handle/123456789/2148',
      note: 'For the gravest offences, a child aged 16 or 17 may be tried as an adult after an assessment by the Board.',
    },
    {
      id: 'nalsa',
      title: 'The Legal Services Authorities Act, 1987 (No. 39 of 1987)',
      publisher: 'National Legal Services Authority, India',
      year: 1987,
      url: 'https://nalsa.gov.in/',
      note: 'Section 12: free for every child, whatever the family earns.',
    },
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ConditionContent;

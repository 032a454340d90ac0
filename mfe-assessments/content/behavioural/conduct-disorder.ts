import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import { moodSources } from '../mood-sources.ts';
import { icd11Entry, sharedSources } from '../shared-sources.ts';
import { behaviourSources } from '../behaviour-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Conduct disorder, `/assessments/behavioral/conductDisorder`.
 * Questions (27), the age band, the price key and the 8% are the specification's, sections 3 and 9.
 * The 8% is a pooled figure that falls below 1% when children are interviewed, so it never stands
 * without that. The signs are in groups, one a page (section 4, Paging).
 */
export const condition = (): ConditionContent => ({
  topic: 'behavioural',
  slug: 'conductDisorder',
  name: { short: 'Conduct disorder', full: 'Conduct disorder in children and teenagers' },
  alsoCalled: ['CD', 'Conduct-dissocial disorder'],
  everydayWords: [
    'stealing',
    'steals',
    'lying',
    'lies',
    'fighting',
    'hits',
    'bullying',
    'bully',
    'running away',
    'cruel to animals',
    'breaks things',
    'violent',
    'sexual abuse',
    'aggressive',
  ],
  card: {
    place: 40,
    title: 'Conduct Disorder',
    text: 'Hurts others, breaks things or breaks serious rules, again and again.',
    spot: 'conduct',
    colour: 'coral',
  },
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
  picture: picture(
    'conduct-listening.svg',
    'A father sits beside his son on a park bench and listens to him, a football at their feet',
  ),
  facts: [
    {
      icon: 'kid',
      text: 'About 8 in 100 children, when questionnaires and interviews are put together. With interviews alone it is below 1 in 100 (review of 50 studies in 35 countries, 2021).',
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
    { icon: 'list', text: 'Our questionnaire has 27 questions.', productFact: true },
  ],
  ageBands: [
    {
      from: 6,
      to: null,
      unit: 'years',
      covers: [
        {
          text: 'There are 27 questions for children aged 6 and above. Doctors look at hurting others, damage, lying, stealing and serious rule-breaking.',
          sources: ['dsm-5-tr'],
          productFact: true,
        },
        {
          text: 'It matters when the signs began. Before age 10 and after age 10 are two different forms.',
          sources: ['dsm-5-tr', 'icd-11'],
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
    text: `Screening is not diagnosis. Only a trained professional can diagnose conduct disorder. ${safetySentences.lowScore}`,
    sources: ['nice-cg158'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Many children fight, fib or break a rule at times. In conduct disorder this becomes a pattern that lasts a year and harms others.',
      sources: ['dsm-5-tr', 'cdc-behaviour'],
    },
    cards: [
      {
        title: 'Hurts or frightens others',
        subTitle: 'Your child bullies, starts fights, or is rough with animals.',
        picture: picture(
          'conduct-fights.svg',
          'In the playground a boy grabs a smaller girl’s kite and she holds on to it',
        ),
      },
      {
        title: 'Breaks things or takes them',
        subTitle: 'Your child damages property, steals, or lies to get something.',
        picture: picture(
          'conduct-broken.svg',
          'A girl stands with arms folded beside a broken flowerpot while her mother points to it',
        ),
      },
      {
        title: 'Breaks serious rules',
        subTitle: 'Your child skips school, stays out at night, or runs away.',
        picture: picture(
          'conduct-truant.svg',
          'A boy in school uniform walks away from the school gate with his bag on his back',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what has been happening. Nobody will judge you or your child.',
    picture: picture(
      'talk-conduct.svg',
      'A father sits beside his teenage son on a step, and both listen to a doctor on a laptop',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} conduct disorder assessment',
    paragraphs: [
      {
        text: 'The {product} conduct disorder assessment asks 27 questions about a child aged 6 or above.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has conduct disorder, and it cannot rule it out.',
        sources: ['nice-cg158'],
      },
      {
        text: 'Questionnaires find far more children than a careful interview does. So a high result is a reason to talk, not a label.',
        sources: ['mohammadi-2021'],
      },
      { text: `${safetySentences.accuracyUnknown} ${safetySentences.lowScore}` },
      {
        text: 'Take the result to your doctor as a place to start. What your child says matters as much as any form.',
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
            text: 'Your child keeps doing things that hurt others, such as fighting, breaking things, stealing, lying or running away. Talks and punishments do not seem to change it.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Doctors call it a disruptive behaviour disorder. It is a health condition that can be understood and helped.',
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
            text: 'The behaviour must also get in the way of home, school or friendships. One fight or one theft is not conduct disorder.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
          {
            text: 'Some children fight only to stay safe in a dangerous home or street. They may not have conduct disorder at all.',
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
            text: 'In most young people the disorder is gone by adulthood. The chance is best when it began in the teenage years and was mild.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'It more often lasts when it began before age 10. That is a reason to seek help soon, not to lose heart.',
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
      text: 'Doctors note when it began, how severe it is and how your child feels towards others. All of this affects which help fits.',
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
        heading: 'Beginning in the teenage years',
        subtext: {
          text: 'There was no sign before age 10. It is usually less severe, and your child often acts together with friends.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Beginning not known',
        subtext: {
          text: 'It is not known whether the first sign came before or after age 10. Doctors write “unspecified onset”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'With limited prosocial emotions',
        subtext: {
          text: 'For a year or more, and with many people, your child shows little guilt and little feeling for others. They may not care about doing well.',
          sources: ['dsm-5-tr', 'icd-11'],
        },
      },
      {
        heading: 'With typical prosocial emotions',
        subtext: {
          text: 'Your child does feel guilt and cares about others, even if it does not show in the moment. Most children with conduct disorder are like this.',
          sources: ['icd-11', 'fairchild-2019'],
        },
      },
      {
        heading: 'Mild',
        subtext: {
          text: 'There are few signs beyond those needed for the diagnosis, and little harm to others. Lying and staying out late are examples.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Moderate',
        subtext: {
          text: 'The number of signs and the harm lie between mild and severe. Stealing without facing the owner is an example.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Severe',
        subtext: {
          text: 'There are many signs, or others are badly harmed. Using a weapon and breaking into a house are examples.',
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
        heading: 'Older names: alone, with friends, or only at home',
        subtext: {
          text: 'Older papers may say “unsocialised”, “socialised” or “confined to the family context”. They say with whom it happens.',
          sources: ['nice-cg158'],
        },
      },
      {
        heading: 'Oppositional defiant disorder: a related condition',
        subtext: {
          text: 'A child with oppositional defiant disorder is angry and refuses to do as asked, but does not harm others or steal. It has a page of its own here.',
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
      text: 'Doctors look for 15 signs in four groups. If there were three or more in the last year, in any group, ask for a full check. Do not wait for three if you are worried.',
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
            text: 'Has forced someone into a sexual act. Take the hurt child to a hospital first. By law it must then be reported to the police. Follow the steps on sexual abuse on this page.',
            sources: ['pocso-2012', 'dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'Damaging property (destruction)',
        intro: { text: 'Doctors look for two signs of this kind.', sources: ['dsm-5-tr'] },
        items: [
          { text: 'Has set a fire on purpose, meaning to do damage' },
          { text: 'Has broken or damaged other people’s things on purpose in another way' },
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
            text: 'Stays out at night against your wishes, starting before age 13',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Has run away overnight at least twice, or once for a long time',
            sources: ['dsm-5-tr'],
          },
          { text: 'Often skips school, starting before age 13', sources: ['dsm-5-tr'] },
        ],
      },
      {
        heading: 'What may lie behind it',
        intro: {
          text: 'Behaviour is what others see first. These problems are often behind it, and each can be helped.',
          sources: ['nice-cg158', 'cdc-behaviour'],
        },
        items: [
          { text: 'Restlessness and acting on impulse, as in ADHD' },
          { text: 'Trouble with reading, writing or following what is said' },
          { text: 'Low mood, anxiety, or memories of something frightening' },
          { text: 'Taking a neutral face or a bump in the corridor for an attack' },
          { text: 'Being hit, shamed or left alone, at home or elsewhere' },
          { text: 'Alcohol, tobacco or other drugs, in older children' },
        ],
      },
      {
        heading: 'What it can look like at home and at school',
        intro: { text: 'One or two of these, now and then, do not mean conduct disorder.' },
        items: [
          { text: 'Money or phones go missing, and the story keeps changing' },
          { text: 'Brothers, sisters or grandparents are afraid of your child’s anger' },
          { text: 'The school calls often, or speaks of suspending your child' },
          { text: 'Younger children give up their tiffin, money or place in a game' },
          { text: 'There are new, older friends whom you never meet' },
          { text: 'After trouble, your child blames others or says nothing at all' },
          { text: 'Other families say “keep away from that child”, and your child hears it' },
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
            text: 'Teenage years: friends matter more, and the risks grow with strength and freedom.',
            sources: ['dsm-5-tr', 'fairchild-2019'],
          },
          {
            text: 'Boys fight, steal and break more, and are diagnosed more often. Girls more often lie, leave people out, skip school or run away.',
            sources: ['dsm-5-tr', 'fairchild-2019'],
          },
          {
            text: 'A first sign after age 16 is rare. See a doctor about any sudden change.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why does a child have conduct disorder?',
    intro: {
      text: 'There is never a single cause. A child’s nature and what happens in their life act on each other over the years.',
      sources: ['fairchild-2019', 'dsm-5-tr'],
    },
    groups: [
      {
        heading: 'In the child: genes, brain and other conditions',
        intro: {
          text: 'Some children are born with a higher chance. Nobody chose it, and it does not decide their future.',
          sources: ['fairchild-2019'],
        },
        items: [
          {
            text: 'It can run in families. In 51 twin and adoption studies, genes explained about 41% of the differences between people (several countries, 2002).',
            sources: ['rhee-2002'],
          },
          {
            text: 'That figure is about groups of people. It decides nothing for one child.',
            sources: ['rhee-2002'],
          },
          {
            text: 'Some children are born quick to anger, or notice fear and sadness in others less. A scan cannot show conduct disorder.',
            sources: ['fairchild-2019', 'dsm-5-tr'],
          },
          {
            text: 'ADHD and trouble with language or reading make self-control and school much harder. They raise the chance of conduct disorder.',
            sources: ['dsm-5-tr', 'nice-cg158'],
          },
        ],
      },
      {
        heading: 'Around the child, and what does not cause it',
        intro: {
          text: 'Hard things at home, with friends or in the neighbourhood make conduct disorder more likely. Most children who grow up with them do not have it.',
          sources: ['dsm-5-tr', 'nice-cg158'],
        },
        items: [
          {
            text: 'Harsh or changing discipline: hitting, shouting, or rules that change from day to day.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Hitting was linked with more aggression in a review of 75 studies (several countries, 2016). A link alone does not prove a cause.',
            sources: ['gershoff-2016'],
          },
          {
            text: 'Abuse, neglect, violence at home and many changes of carer. Some children do to others what was done to them.',
            sources: ['dsm-5-tr', 'fairchild-2019'],
          },
          {
            text: 'Strain on the family, such as poverty, or a parent’s illness or drinking.',
            sources: ['dsm-5-tr', 'nice-cg158'],
          },
          {
            text: 'Being rejected by other children, having friends who break the law, and violence nearby.',
            sources: ['dsm-5-tr'],
          },
          { text: 'It is not caused by one mistake of yours, or by a mother who works.' },
          {
            text: 'It does not come from too little beating. Hitting is linked with more aggression, not less.',
            sources: ['gershoff-2016'],
          },
          {
            text: 'Parents are part of the answer, which is why training for them helps.',
            sources: ['nice-cg158', 'furlong-2012'],
          },
        ],
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
            text: 'A doctor may begin with a short questionnaire. The Strengths and Difficulties Questionnaire is widely used.',
            sources: ['nice-cg158'],
          },
          {
            text: 'A form must never decide alone. Forms find many more children than interviews do.',
            sources: ['mohammadi-2021'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          {
            text: 'Start with your paediatrician or family doctor. They may refer you to a child psychiatrist or a clinical psychologist.',
            sources: ['nice-cg158'],
          },
          {
            text: 'The government’s RBSK teams check children from birth to 18, free of charge. They visit anganwadis, and government and government-aided schools, and can refer a child for help.',
            sources: ['rbsk', 'rbsk-ages'],
          },
          {
            text: 'From age 6, that help is given at public hospitals. You can also go to the district or medical-college hospital yourself.',
            sources: ['rbsk-ages'],
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
            text: 'The doctor looks for ADHD, depression, anxiety, autism and trauma, which is what a frightening event can leave behind. A child can have more than one.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Learning is checked too. For a child who cannot read, being sent out of class can be easier than reading aloud.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Hearing and eyesight should be tested if this has not been done lately.',
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
          { text: 'Ask which form it is, how severe it is, and what else was found.' },
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
          text: 'This is the first help for younger children (England, 2013). In 13 trials it reduced behaviour problems, at least in the short term (review, 2012).',
          sources: ['nice-cg158', 'furlong-2012'],
        },
        items: [
          {
            text: 'You and other parents meet a trainer for 10 to 16 sessions, and practise with each other.',
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
          { text: 'Being offered training does not mean that you caused this.' },
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
          { text: 'They act out scenes and are praised for each step.', sources: ['nice-cg158'] },
          { text: 'A child psychologist can teach the same skills one to one.' },
        ],
      },
      {
        heading: 'Home, school and friends together, from age 11 to 17',
        intro: {
          text: 'For older children, one trained person works with the child, the family and the school for some months. “Multisystemic therapy” is one example.',
          sources: ['nice-cg158'],
        },
        items: [
          {
            text: 'They come to your home, often several times a week at first.',
            sources: ['nice-cg158'],
          },
          {
            text: 'They help you to keep track of where your child is, and with whom.',
          },
          {
            text: 'They speak with the school, so that rules and rewards are the same.',
            sources: ['nice-cg158'],
          },
          { text: 'They help your child find good friends, sport or work.' },
          {
            text: 'We do not know of many such programmes in India. Ask a child psychiatrist which parts can be done near you.',
          },
        ],
      },
      {
        heading: 'At home, day by day',
        essential: true,
        intro: { text: 'Choose one or two to begin with, and give them a few weeks.' },
        items: [
          { text: 'Spend ten minutes a day doing what your child likes, without advice or phone.' },
          { text: 'Notice what goes right, at once: “You walked away. That was hard. Well done.”' },
          { text: 'Keep three or four rules that everyone knows. Write them on the wall.' },
          { text: 'Give one calm instruction, then wait. Do not argue while tempers are high.' },
          {
            text: 'If a rule is broken, use a small consequence at once, and the same one each time.',
          },
          {
            text: 'Let your child put it right: mend it, pay it back from pocket money, or say sorry.',
          },
          {
            text: 'Never hit or shame. In a review of 75 studies, hitting was linked with more aggression, not less (2016).',
            sources: ['gershoff-2016'],
          },
          { text: 'Know the names of friends, and where your child is after school.' },
          { text: 'Lock away medicines, alcohol, tools, blades and matches.' },
        ],
      },
      {
        heading: 'At school',
        intro: { text: 'Ask for a meeting when things are calm, not straight after an incident.' },
        items: [
          { text: 'One adult at school whom your child can go to, and who greets them each day' },
          { text: 'A quiet place to cool down, agreed in advance' },
          { text: 'Two or three goals on a card, with good news home each day' },
          {
            text: 'Help with reading, writing and sums, so that your child does not fail every day',
          },
          {
            text: 'A real job, such as the water cans, the sports kit or reading to a younger child',
          },
          { text: 'Protection for children who are bullied, and for yours when they are blamed' },
          {
            text: 'Being sent home only as a last resort, because a child out of school learns less',
          },
        ],
      },
      {
        heading: 'Medicine: rarely, and never on its own',
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
            text: 'It can bring weight gain and other changes. The doctor checks weight, pulse, blood pressure and blood, before and during treatment.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Tell the doctor the same day about stiff muscles, unusual movements or great sleepiness.',
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
            text: 'If your child has depression, anxiety or trauma, treating that can change the behaviour too.',
            sources: ['nice-cg158'],
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'Many families stay silent out of shame. There is no shame in asking for help.' },
          {
            text: 'If you feel that you may hit your child, leave the room. Go back when you are calm.',
          },
          { text: 'Give brothers and sisters safe places, and time alone with you.' },
          {
            text: 'Agree on the rules with the other adults at home, out of your child’s hearing.',
          },
          {
            text: 'If you feel low, drink too much or are being hurt yourself, ask for help for yourself. It helps your child too.',
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
      text: 'Your child needs you on their side, even when they make it hard.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          { text: 'Say what you saw, not what they are: “You hit her”, not “You are cruel”.' },
          { text: 'Talk later, side by side, for example on a walk or while cooking.' },
          { text: 'Ask what was going on just before. Listen to the end before you answer.' },
          { text: 'Say that you love them and that the behaviour must stop. Both are true.' },
        ],
      },
      {
        heading: 'Keeping everyone safe',
        items: [
          {
            text: 'Plan ahead: decide who takes the little ones out, which room is safe and whom you call.',
          },
          {
            text: 'Stay more than an arm’s length away and keep your voice low. Do not block the door.',
          },
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
            text: 'If your child may have a learning disability, ask for that check. It can bring help in exams.',
          },
        ],
      },
      {
        heading: 'If the police are involved',
        items: [
          {
            text: 'A child under 18 may never be put in a police lock-up or jail (Juvenile Justice Act, 2015, section 10).',
            sources: ['jj-2015'],
          },
          {
            text: 'The police must bring the child before a Juvenile Justice Board within 24 hours, not counting the journey. You should be told, and you may be there.',
            sources: ['jj-2015'],
          },
          {
            text: 'The Board usually decides the case, not an ordinary court.',
            sources: ['jj-2015'],
          },
          {
            text: 'At 16 or 17, a child may be tried as an adult for the gravest offences. The Board must assess the child first (section 15).',
            sources: ['jj-2015'],
          },
          {
            text: 'Then a Children’s Court decides again whether that is needed (section 19). No child may be sentenced to death, or to life in prison without a chance of release (section 21).',
            sources: ['jj-2015'],
          },
          {
            text: 'Every child has a right to free legal aid. Ask the District Legal Services Authority at once.',
            sources: ['nalsa'],
          },
        ],
      },
      {
        heading: 'Sexual acts and the law',
        items: [
          {
            text: 'Any sexual act with a child under 18 is an offence in India, even between teenagers who both agreed.',
            sources: ['pocso-2012'],
          },
          {
            text: 'Take the hurt child to a hospital first. No hospital may ask for police papers before it gives emergency care.',
            sources: ['pocso-rules-2020'],
          },
          {
            text: 'Anyone who knows of it must then report it to the police (section 19). That includes parents, even when it was their own child who did it.',
            sources: ['pocso-2012'],
          },
          {
            text: 'An adult who does not report it can be punished. A child cannot be punished for not reporting (section 21).',
            sources: ['pocso-2012'],
          },
          { text: 'Both children need help and safety. Ask for free legal aid for yours.' },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          {
            text: 'Find something your child is good at, and give it time.',
          },
          {
            text: 'Let your teenager help to choose the goals. Plans work better when your child has helped to make them.',
          },
          {
            text: 'Well before 18, ask who will take over the care.',
            sources: ['nice-cg158'],
          },
          {
            text: 'There will be steps forward and steps back. Keep a note of what was worse a year ago.',
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'Fees differ widely between cities and clinics. We found no study of what families in India pay for help with conduct disorder.',
    },
    items: [
      {
        text: 'Our price above is for the assessment with its 27 questions only. It does not pay for a visit to a doctor, a diagnosis, training or therapy.',
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
        text: 'One example: NIMHANS in Bengaluru lists ₹20 for a first screening slip at its child clinic. Ask what tests or a hospital stay would cost.',
        sources: ['nimhans-child'],
      },
      {
        text: 'We found no reliable range for private or charity clinics. Before you book, ask for the fee and the likely number of sessions.',
      },
      {
        text: 'Few health insurance policies pay for visits without a hospital stay. Of 268 that researchers read, 23 did (India, 2020 to 2021).',
        sources: ['varma-2024'],
      },
      {
        text: 'You need not pay for a questionnaire. Doctors can use the Strengths and Difficulties Questionnaire, which is free on paper.',
        sources: ['sdq'],
      },
      {
        text: 'The World Health Organization and its partners publish parenting programmes that anyone may use free of charge. They are not a treatment, but they teach calm discipline without hitting.',
        sources: ['who-parenting'],
      },
      {
        text: 'A lawyer for your child is free. So is Tele-MANAS, at any hour.',
        sources: ['nalsa', 'tele-manas'],
      },
    ],
  },
  safetyAdvice: ['suicide-and-self-harm', 'sexual-abuse'],
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
        dangers.talkOfSuicide,
        'Outbursts are getting worse, and you fear that someone may be hurt one day',
        'Your child has hurt an animal or set a fire',
        'Your child has harmed another child',
        'Your child seems very low, or says they are worthless',
        'You feel that you may hit your child, or cannot cope',
      ],
      helplines: ['14416', '1098'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        'A child has been forced or drawn into a sexual act: follow the steps on sexual abuse on this page',
        'Someone is hurt or in danger, or a weapon is out',
        'After alcohol or other drugs, your child is confused, drowsy or hard to wake, keeps vomiting, breathes slowly or has a seizure',
        'Your child is missing',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
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
      note: 'The pooled figure is 8%. It was 0.4% or 0.7% with diagnostic interviews, and 10% to 16% with a short questionnaire. The authors advise interviews.',
    },
    {
      id: 'sarkhel-2006',
      authors: 'Sarkhel S and others',
      title: 'Prevalence of conduct disorder in schoolchildren of Kanke',
      publisher: 'Indian Journal of Psychiatry',
      year: 2006,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2932986/',
      note: 'The figure is 4.58% of 240 students in classes 5 to 10, that is 11 students. It is one place, and few children.',
    },
    sharedSources.dsm5tr,
    icd11Entry('6C91, conduct-dissocial disorder', 719572464),
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
      note: 'The studies looked at antisocial behaviour of several kinds, at all ages, and not only at conduct disorder.',
    },
    {
      ...behaviourSources.gershoff2016,
      note: 'A link does not show which came first. Some parents hit more because a child is hard to manage.',
    },
    {
      ...behaviourSources.furlong2012,
      note: 'The trials followed families for a short time, so lasting effects are less sure.',
    },
    sharedSources.rbsk,
    sharedSources.rbskAges,
    sharedSources.teleManas,
    {
      ...sharedSources.rte2009,
      note: 'Sections 16 and 17. Since 2019 some states let a child repeat class 5 or 8. Expulsion is still barred.',
    },
    {
      ...sharedSources.jj2015,
      note: 'Sections 10, 13, 15, 19 and 21. The gravest offences are those with a least punishment of 7 years in prison (section 2).',
    },
    {
      id: 'nalsa',
      title: 'Frequently asked questions: legal services and who has a right to them',
      publisher: 'National Legal Services Authority, India',
      year: 2024,
      url: 'https://nalsa.gov.in/faqs',
      note: 'Section 12 of the Legal Services Authorities Act, 1987, gives free legal aid to every child, whatever the family earns.',
    },
    {
      ...sharedSources.pocso2012,
      note: 'Sections 2, 19 and 21. A report may be made to the local police or to the Special Juvenile Police Unit.',
    },
    {
      id: 'pocso-rules-2020',
      title: 'The Protection of Children from Sexual Offences Rules, 2020',
      publisher: 'Vikaspedia, Government of India',
      year: 2020,
      url: 'https://www.vikaspedia.in/education/child-rights/child-protection-1/the-protection-of-children-from-sexual-offences-rules-2020',
      note: 'Rule 6, on medical aid and care.',
    },
    moodSources.mhca2017,
    moodSources.nimhansChild,
    moodSources.varma2024,
    behaviourSources.sdq,
    behaviourSources.whoParenting,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-26',
  nextReviewOn: '2028-11-26',
});

/**
 * The checklist of `/assessments/behavioral/conductDisorder`. The one sign of the page that is not ticked
 * here is a forced sexual act: it is for a conversation in private and for the steps on the page, not for
 * a sheet that others may see.
 */
export const checklist = (): ChecklistContent => ({
  name: {
    en: 'Conduct disorder',
    hi: 'कंडक्ट डिसऑर्डर (व्यवहार की गंभीर परेशानी)',
    kn: 'ಕಂಡಕ್ಟ್ ಡಿಸಾರ್ಡರ್ (ನಡವಳಿಕೆಯ ಗಂಭೀರ ತೊಂದರೆ)',
  },
  ages: { from: 6, to: 16 },
  signs: [
    {
      from: 'Bullies, threatens',
      en: 'Bullies, threatens or frightens others',
      hi: 'दूसरों को सताना, धमकाना या डराना',
      kn: 'ಬೇರೆಯವರನ್ನು ಪೀಡಿಸುತ್ತದೆ, ಬೆದರಿಸುತ್ತದೆ ಅಥವಾ ಹೆದರಿಸುತ್ತದೆ',
    },
    {
      from: 'starts physical fights',
      en: 'Often starts physical fights',
      hi: 'अक्सर मारपीट शुरू करना',
      kn: 'ಆಗಾಗ ಹೊಡೆದಾಟ ಶುರುಮಾಡುತ್ತದೆ',
    },
    {
      from: 'can do serious harm',
      en: 'Has used something that can do serious harm, such as a bat or a knife',
      hi: 'बल्ले या चाकू जैसी चीज़ का इस्तेमाल, जिससे गंभीर चोट लग सकती है',
      kn: 'ಗಂಭೀರ ಗಾಯ ಮಾಡಬಲ್ಲ ಬ್ಯಾಟ್, ಚಾಕುವಿನಂಥ ವಸ್ತುವನ್ನು ಬಳಸಿದೆ',
    },
    {
      from: 'cruel to a person',
      en: 'Has been physically cruel to a person',
      hi: 'किसी इंसान के साथ क्रूरता से पेश आना, चोट पहुँचाना',
      kn: 'ಮನುಷ್ಯರಿಗೆ ಕ್ರೂರವಾಗಿ ನೋವು ಕೊಟ್ಟಿದೆ',
    },
    {
      from: 'cruel to an animal',
      en: 'Has been physically cruel to an animal',
      hi: 'किसी जानवर के साथ क्रूरता करना',
      kn: 'ಪ್ರಾಣಿಗೆ ಕ್ರೂರವಾಗಿ ಹಿಂಸೆ ಕೊಟ್ಟಿದೆ',
    },
    {
      from: 'something by force',
      en: 'Has taken something by force',
      hi: 'ज़बरदस्ती किसी की चीज़ छीन लेना',
      kn: 'ಬಲವಂತವಾಗಿ ಬೇರೆಯವರ ವಸ್ತುವನ್ನು ಕಿತ್ತುಕೊಂಡಿದೆ',
    },
    {
      from: 'set a fire on purpose',
      en: 'Has set a fire on purpose',
      hi: 'जानबूझकर आग लगाना',
      kn: 'ಬೇಕೆಂದೇ ಬೆಂಕಿ ಹಚ್ಚಿದೆ',
    },
    {
      from: 'other people’s things',
      en: 'Has broken or damaged other people’s things on purpose',
      hi: 'दूसरों की चीज़ें जानबूझकर तोड़ना या खराब करना',
      kn: 'ಬೇರೆಯವರ ವಸ್ತುಗಳನ್ನು ಬೇಕೆಂದೇ ಒಡೆದಿದೆ ಅಥವಾ ಹಾಳುಮಾಡಿದೆ',
    },
    {
      from: 'broken into',
      en: 'Has broken into a house, a building or a vehicle',
      hi: 'किसी के घर, इमारत या गाड़ी में जबरन घुसना',
      kn: 'ಬೇರೆಯವರ ಮನೆ, ಕಟ್ಟಡ ಅಥವಾ ವಾಹನದೊಳಗೆ ನುಗ್ಗಿದೆ',
    },
    {
      from: 'Often lies',
      en: 'Often lies to get something, or to get out of a duty',
      hi: 'कुछ पाने या काम से बचने के लिए अक्सर झूठ बोलना',
      kn: 'ಏನಾದರೂ ಪಡೆಯಲು ಅಥವಾ ಕೆಲಸ ತಪ್ಪಿಸಿಕೊಳ್ಳಲು ಆಗಾಗ ಸುಳ್ಳು ಹೇಳುತ್ತದೆ',
    },
    {
      from: 'things of value',
      en: 'Has taken things of value when nobody was looking',
      hi: 'चुपके से कीमती चीज़ें उठा लेना',
      kn: 'ಯಾರೂ ನೋಡದಾಗ ಬೆಲೆಬಾಳುವ ವಸ್ತುಗಳನ್ನು ತೆಗೆದುಕೊಂಡಿದೆ',
    },
    {
      from: 'Stays out at night',
      en: 'Stays out at night against your wishes (starting before age 13)',
      hi: 'मना करने पर भी रात को बाहर रहना (13 साल की उम्र से पहले से)',
      kn: 'ಬೇಡವೆಂದರೂ ರಾತ್ರಿ ಹೊರಗೇ ಇರುತ್ತದೆ (13 ವರ್ಷಕ್ಕೆ ಮೊದಲಿನಿಂದ)',
    },
    {
      from: 'run away overnight',
      en: 'Has run away overnight at least twice, or once for a long time',
      hi: 'घर से भागकर कम से कम दो बार रात भर, या एक बार लंबे समय तक बाहर रहना',
      kn: 'ಮನೆ ಬಿಟ್ಟು ಓಡಿಹೋಗಿ ಎರಡು ಸಲವಾದರೂ ರಾತ್ರಿ, ಅಥವಾ ಒಮ್ಮೆ ಬಹಳ ದಿನ ಹೊರಗಿತ್ತು',
    },
    {
      from: 'skips school',
      en: 'Often skips school (starting before age 13)',
      hi: 'अक्सर बिना बताए स्कूल न जाना (13 साल की उम्र से पहले से)',
      kn: 'ಆಗಾಗ ಶಾಲೆ ತಪ್ಪಿಸುತ್ತದೆ (13 ವರ್ಷಕ್ಕೆ ಮೊದಲಿನಿಂದ)',
    },
  ],
  tell: {
    en: 'Whether anyone hits, frightens or bullies your child, and any alcohol, tobacco or drugs. You can say this in private.',
    hi: 'क्या कोई बच्चे को मारता, डराता या सताता है, और क्या बच्चा शराब, तंबाकू या कोई नशा लेता है। यह आप डॉक्टर को अकेले में बता सकते हैं।',
    kn: 'ಯಾರಾದರೂ ಮಗುವನ್ನು ಹೊಡೆಯುತ್ತಾರೆಯೇ, ಹೆದರಿಸುತ್ತಾರೆಯೇ, ಪೀಡಿಸುತ್ತಾರೆಯೇ; ಮಗು ಮದ್ಯ, ತಂಬಾಕು ಅಥವಾ ಡ್ರಗ್ಸ್ ಬಳಸುತ್ತದೆಯೇ. ಇದನ್ನು ಡಾಕ್ಟರಿಗೆ ಖಾಸಗಿಯಾಗಿ ಹೇಳಬಹುದು.',
  },
  questions: [
    {
      en: 'Could this be conduct disorder, and what else could explain it?',
      hi: 'क्या यह कंडक्ट डिसऑर्डर हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಕಂಡಕ್ಟ್ ಡಿಸಾರ್ಡರ್ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    {
      en: 'Should ADHD, a learning difficulty or low mood be checked?',
      hi: 'क्या ADHD, पढ़ाई की परेशानी या उदासी की जाँच होनी चाहिए?',
      kn: 'ADHD, ಕಲಿಕೆಯ ತೊಂದರೆ ಅಥವಾ ಖಿನ್ನತೆಯ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    {
      en: 'What help comes first, and who gives it?',
      hi: 'सबसे पहले कौन-सी मदद मिलेगी, और कौन देगा?',
      kn: 'ಮೊದಲು ಯಾವ ಸಹಾಯ, ಅದನ್ನು ಯಾರು ಕೊಡುತ್ತಾರೆ?',
    },
    {
      en: 'What should we do when someone may get hurt?',
      hi: 'जब किसी को चोट लगने का डर हो, तब हम क्या करें?',
      kn: 'ಯಾರಿಗಾದರೂ ಪೆಟ್ಟಾಗಬಹುದು ಎನಿಸಿದಾಗ ನಾವು ಏನು ಮಾಡಬೇಕು?',
    },
    {
      en: 'Who may see the report, and how much of it should the school see?',
      hi: 'रिपोर्ट कौन देख सकता है? स्कूल को कितना दिखाना चाहिए?',
      kn: 'ವರದಿಯನ್ನು ಯಾರು ನೋಡಬಹುದು? ಶಾಲೆಗೆ ಎಷ್ಟು ತೋರಿಸಬೇಕು?',
    },
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
});

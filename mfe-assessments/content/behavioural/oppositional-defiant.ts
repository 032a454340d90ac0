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
 * Oppositional defiant disorder, `/assessments/behavioral/oppositionalDefiant`.
 * Questions (27), the age band, the price key and "1-16%" are the specification's, sections 3
 * and 9. The range is that of an American guideline of 2007; a narrower one stands beside it.
 */
export const condition = (): ConditionContent => ({
  topic: 'behavioural',
  slug: 'oppositionalDefiant',
  name: { short: 'ODD', full: 'Oppositional Defiant Disorder' },
  alsoCalled: ['Oppositional disorder'],
  everydayWords: [
    'tantrums',
    'angry',
    'anger',
    'arguing',
    'argues',
    'stubborn',
    'disobedient',
    'does not obey',
    'talks back',
    'rude',
    'defiant',
  ],
  card: {
    place: 70,
    title: 'Oppositional Defiant Disorder',
    text: 'Is often angry, argues and refuses, far more than most children of the same age.',
    spot: 'oppositional',
    colour: 'coral',
  },
  head: {
    title: 'Oppositional defiant disorder (ODD): signs, causes, help | {product}',
    description:
      'How ODD shows at home and at school, what lies behind it, how it is diagnosed in India, what helps. Plain words for parents, with sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'A child with ODD is angry, argues and refuses far more than others their age. It wears everyone out, and it can get better.',
    sources: ['dsm-5-tr', 'riley-2016'],
  },
  picture: picture(
    'oppositional-calm-talk.svg',
    'A mother sits low on a cot to talk calmly with her daughter, who stands with arms folded',
  ),
  facts: [
    {
      icon: 'kid',
      text: 'Between 1 and 16 in 100 children have ODD, depending on how it is measured (several countries, 2007).',
      sources: ['aacap-2007'],
    },
    {
      icon: 'clock',
      text: 'The signs last six months or more, and show with someone who is not a brother or sister.',
      sources: ['dsm-5-tr'],
    },
    {
      icon: 'check',
      text: 'Training for parents is the first help. It reduced behaviour problems in 13 trials (review, 2012).',
      sources: ['nice-cg158', 'furlong-2012'],
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
          text: 'There are 27 questions for children aged 6 and above. Doctors look at temper, arguing and getting back at people.',
          sources: ['dsm-5-tr'],
          productFact: true,
        },
        {
          text: 'From age 5, doctors count most signs only if they come at least once a week for six months.',
          sources: ['dsm-5-tr'],
        },
        {
          text: 'Many children often say no at ages 2 and 3, and teenagers argue. What counts is how strong it is, how long it lasts and how much harm it does.',
          sources: ['dsm-5-tr', 'aacap-2007'],
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the ODD assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only a trained professional can diagnose ODD. ${safetySentences.lowScore}`,
    sources: ['nice-cg158'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'All children do these things at times. With ODD they come week after week, for six months or more.',
      sources: ['dsm-5-tr'],
    },
    cards: [
      {
        title: 'Quick to anger',
        subTitle: 'Your child loses their temper, is touchy and stays angry for a long time.',
        picture: picture(
          'oppositional-angry.svg',
          'A boy frowns at the table with fists closed and his plate pushed away, while his grandmother watches',
        ),
      },
      {
        title: 'Argues and refuses',
        subTitle: 'Your child says no to simple requests, and blames others.',
        picture: picture(
          'oppositional-refuses.svg',
          'A father holds out a school bag while his son turns away with his arms folded',
        ),
      },
      {
        title: 'Gets back at people',
        subTitle: 'Your child annoys people on purpose, or takes revenge for small things.',
        picture: picture(
          'oppositional-spite.svg',
          'A girl knocks over the block tower that her little brother has built',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what an ordinary day is like. They can help you choose the next step.',
    picture: picture(
      'talk-opposition.svg',
      'A tired mother talks to a doctor on her laptop while her small son stands by with his arms crossed',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} ODD assessment',
    paragraphs: [
      {
        text: 'The {product} ODD assessment asks 27 questions about a child aged 6 or above.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. Its result cannot say that your child has ODD, and it cannot rule ODD out.',
        sources: ['nice-cg158'],
      },
      { text: `${safetySentences.accuracyUnknown} ${safetySentences.lowScore}` },
      {
        text: 'Answer for the last six months, not for the last bad day. If two adults live with your child, answer together.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Take the result to your doctor as a place to start. What the teacher sees may be quite different from what you see, and both are true.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What ODD is',
    intro: {
      text: 'ODD is a lasting pattern of anger, arguing and getting back at people. It is stronger than is usual for a child’s age.',
      sources: ['dsm-5-tr', 'icd-11'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: '“Oppositional” means being against. “Defiant” means refusing to do as you are told. Doctors say ODD for short.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Your child may be sweet with a stranger and furious with you. ODD often shows most with the people a child knows best.',
            sources: ['dsm-5-tr', 'cdc-behaviour'],
          },
          {
            text: 'Most children with ODD do not see themselves as defiant. They feel that they are answering something unfair.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'When is it more than a strong will?',
        paragraphs: [
          {
            text: 'Doctors look for at least four of eight signs, for six months or more. Quarrels with brothers and sisters alone do not count.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Below age 5 a sign must show on most days. From age 5 it must show at least once a week.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'It must also cause distress, or get in the way of home, school or friends. Having an opinion of your own is not a disorder.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'Studies found it in between 1 and 16 in 100 children (several countries, guideline of 2007). They count in very different ways.',
            sources: ['aacap-2007'],
          },
          {
            text: 'A newer handbook gives 1 to 11 in 100, and about 3 in 100 on average (several countries, 2022).',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Before the teenage years it is found somewhat more often in boys. Later the difference shrinks.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'The first signs often come before school age. Many children grow calmer, especially when the family gets help early.',
            sources: ['dsm-5-tr', 'riley-2016'],
          },
          {
            text: 'Some children later have anxiety, depression or conduct disorder. Most children with ODD never have conduct disorder.',
            sources: ['dsm-5-tr', 'aacap-2007'],
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'ODD does not look the same in every child',
    intro: {
      text: 'Doctors note which signs are strongest, how many places they show in, and how your child feels towards others.',
      sources: ['dsm-5-tr', 'icd-11'],
    },
    items: [
      {
        heading: 'Mainly angry and irritable',
        subtext: {
          text: 'Your child loses their temper, is touchy and stays resentful. These children are more likely to have anxiety or low mood too.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Mainly arguing and refusing',
        subtext: {
          text: 'Your child argues, says no, annoys people on purpose and blames others. These children more often have ADHD as well.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Spiteful',
        subtext: {
          text: 'Your child has taken revenge or been spiteful at least twice in six months. Doctors say “vindictive”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'With chronic irritability and anger',
        subtext: {
          text: 'Your child is angry or irritable nearly every day, in many places, even when nothing has set it off. This is a form in ICD-11.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'Without chronic irritability and anger',
        subtext: {
          text: 'Your child is headstrong and argues, but is not angry most of the time between quarrels.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'With typical prosocial emotions',
        subtext: {
          text: 'Your child feels sorry afterwards and cares about others, even if it is hard to say so.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'With limited prosocial emotions',
        subtext: {
          text: 'Over a long time, your child shows little guilt or feeling for others. See a specialist about it.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'Mild',
        subtext: {
          text: 'The signs show in one place only, for example at home. This is common, and your child still deserves help.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Moderate',
        subtext: {
          text: 'Some signs show in two places, for example at home and at school.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Severe',
        subtext: {
          text: 'Some signs show in three places or more: at home, at school and with friends.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'DMDD: a different diagnosis',
        subtext: {
          text: 'Some children are angry most of the day and have severe outbursts three times a week or more. Doctors may then diagnose disruptive mood dysregulation disorder instead.',
          sources: ['dsm-5-tr'],
        },
      },
    ],
  },
  signs: {
    kind: 'list',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'Doctors look for the first eight signs. If four or more come often for six months, ask for a full check. Parents and teachers often notice the others too.',
      sources: ['dsm-5-tr', 'cdc-behaviour'],
    },
    items: [
      { text: 'Often loses their temper' },
      { text: 'Is often touchy, and easily annoyed by others' },
      { text: 'Is often angry, and often feels treated unfairly' },
      { text: 'Often argues with adults: parents, grandparents, teachers' },
      { text: 'Often refuses to follow a rule or do what is asked' },
      { text: 'Often annoys people on purpose' },
      { text: 'Often blames others for their own mistakes' },
      {
        text: 'Has been spiteful or taken revenge at least twice in six months',
        sources: ['dsm-5-tr'],
      },
      { text: 'A simple request, such as “bath time”, turns into an hour of battle' },
      { text: 'Needs the last word, and cannot let a small matter go' },
      { text: 'Is polite at a friend’s home, and explodes on the way back' },
      { text: 'Is told off or sent out of class more than others' },
      { text: 'Loses friends by being bossy, or by getting angry when they lose a game' },
      { text: 'Says “nobody likes me” or “it is always my fault”' },
      {
        text: 'The family is always careful not to set off an outburst, and stops going to weddings or outings',
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why does a child have ODD?',
    intro: {
      text: 'No single cause is known. A child’s nature, the way adults respond and strain on the family all act on each other.',
      sources: ['aacap-2007', 'dsm-5-tr'],
    },
    groups: [
      {
        heading: 'In the child: nature, family and other conditions',
        items: [
          {
            text: 'Some babies and toddlers react strongly, are hard to soothe and cannot bear much frustration. This makes ODD more likely, and it is nobody’s fault.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'ODD is more common when a parent has ADHD, ODD, depression or a problem with alcohol. Families share genes as well as a home.',
            sources: ['aacap-2007'],
          },
          {
            text: 'ADHD, anxiety, low mood and trouble with language or learning often come with ODD. Each makes the day harder for your child.',
            sources: ['aacap-2007', 'riley-2016'],
          },
        ],
      },
      {
        heading: 'Around the child, and what does not cause it',
        items: [
          {
            text: 'There is a trap that any family can fall into. You ask, your child shouts, and you shout back or give in. Each time, both of you learn that shouting works.',
            sources: ['aacap-2007', 'furlong-2012'],
          },
          { text: 'Training helps both of you to get out of it.', sources: ['furlong-2012'] },
          {
            text: 'Harsh discipline, changing rules or a lack of rules are common in families of children with ODD. They can be a cause, or the result of months of battle.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Quarrels at home, loss, many changes of carer, bullying and violence all add up. So does too little sleep.',
            sources: ['dsm-5-tr', 'aasm-2016'],
          },
          { text: 'It does not come from too much love, or from parents who both work.' },
          {
            text: 'It does not come from too little beating, and beating does not end it. In 75 studies, hitting was linked with more aggression (several countries, 2016).',
            sources: ['gershoff-2016'],
          },
        ],
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How ODD is diagnosed',
    intro: {
      text: 'No blood test or scan can show ODD. A trained professional listens to you, to your child and to the school.',
      sources: ['aacap-2007', 'nice-cg158'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'A screening asks about temper and quarrels in daily life. A high score is a reason for a full check.',
            sources: ['nice-cg158'],
          },
          {
            text: 'No questionnaire can diagnose ODD by itself.',
            sources: ['riley-2016'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          { text: 'Start with your paediatrician. They know what is usual at your child’s age.' },
          {
            text: 'They may refer you to a child psychiatrist or a clinical psychologist.',
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
            text: 'Which signs you see, how often, since when, and with whom.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'What happens just before an outburst, and how it ends.',
            sources: ['nice-cg158'],
          },
          {
            text: 'How things are at home, and how you and the other adults are.',
            sources: ['nice-cg158'],
          },
          {
            text: 'What your child finds unfair. Part of the talk should be with your child alone.',
            sources: ['aacap-2007'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          {
            text: 'A diary of one or two weeks: when and where it happened, what came before and what came after',
          },
          { text: 'A few lines from the class teacher' },
          { text: 'School reports, including the good remarks' },
          { text: 'Earlier medical papers, and a list of any medicines' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'ADHD is looked for in every child with ODD. Many children have both.',
            sources: ['aacap-2007', 'riley-2016'],
          },
          {
            text: 'Depression, anxiety and autism can look like defiance. So can a learning difficulty that nobody has noticed.',
            sources: ['riley-2016', 'nice-cg158'],
          },
          {
            text: 'Ask for a hearing test. A child who does not hear well may seem to disobey.',
          },
          {
            text: 'The doctor asks, gently, whether anyone hurts or bullies your child.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Sometimes one adult hurts or frightens your child, or asks far too much. Then the adult’s behaviour must change, not your child’s. Make your child safe first.',
            sources: ['icd-11'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask in how many places it shows, and what else was found.' },
          { text: 'Ask what to begin with, and when you will be seen again.' },
          { text: 'If it is not ODD, ask what else could be behind the anger.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Help for parents and skills for the child come first. Medicine is not the first step.',
      sources: ['nice-cg158', 'riley-2016'],
    },
    groups: [
      {
        heading: 'Parent training: the first step',
        intro: {
          text: 'It is offered to parents of children from 3 to 11 (England, 2013). In 13 trials it reduced behaviour problems and improved parents’ own mental health, at least in the short term (review, 2012).',
          sources: ['nice-cg158', 'furlong-2012'],
        },
        items: [
          {
            text: 'You and other parents meet a trainer for 10 to 16 sessions.',
            sources: ['nice-cg158'],
          },
          {
            text: 'You practise playing, praising, giving clear instructions and following through.',
            sources: ['furlong-2012'],
          },
          {
            text: 'You try one thing at home each week and talk over what happened.',
            sources: ['nice-cg158'],
          },
          {
            text: 'It helps most when all the adults who look after your child join in.',
            sources: ['nice-cg158'],
          },
          {
            text: 'Being offered training is not a judgement on you. It gives you tools for hard times.',
          },
          { text: 'Ask your paediatrician or a child psychologist who offers it near you.' },
        ],
      },
      {
        heading: 'At home, day by day',
        essential: true,
        intro: { text: 'Try one or two of these for some weeks before you add more.' },
        items: [
          {
            text: 'Play for ten minutes a day at something your child chooses. Give no orders and ask no questions.',
          },
          { text: 'Notice the good moments: “You came when I first called. Thank you.”' },
          {
            text: 'Choose your battles. Give way on socks and hair, but not on safety and respect.',
          },
          { text: 'Go close, use few words and say what to do: “Put your shoes on, please.”' },
          { text: 'Offer two choices: “Will you have your bath before or after dinner?”' },
          { text: 'Warn before a change: “Five more minutes, then we pack up.”' },
          { text: 'When a rule is broken, use a small consequence at once. Agree it beforehand.' },
          { text: 'Do what you said you would do. If you cannot do it, do not say it.' },
        ],
      },
      {
        heading: 'During an outburst',
        intro: {
          text: 'Nobody can learn during an outburst. The only aim is to get through it safely.',
        },
        items: [
          {
            text: 'Breathe out. Lower your voice and sit down. If you are calm, it is easier for your child to calm down.',
          },
          { text: 'Say one thing: “I can see that you are furious. I am here.” Then say no more.' },
          { text: 'Move breakable things and smaller children away.' },
          { text: 'Do not argue, threaten or film it.' },
          {
            text: 'Never hit. In 75 studies, hitting was linked with more aggression, not less (2016).',
            sources: ['gershoff-2016'],
          },
          {
            text: 'Later, when all is quiet, talk for two minutes about what would help next time.',
          },
          { text: 'Then let the matter rest, and do not bring it up again that day.' },
        ],
      },
      {
        heading: 'Skills for your child',
        intro: {
          text: 'From about 9 to 14, small groups teach children to handle anger and solve problems (England, 2013).',
          sources: ['nice-cg158'],
        },
        items: [
          { text: 'Naming feelings early: warm, hot, boiling' },
          { text: 'Ways to cool down: counting, cold water, ten jumps, a quiet corner' },
          {
            text: 'Thinking of several ways out of a problem, and choosing one',
            sources: ['nice-cg158'],
          },
          { text: 'Seeing a quarrel from the other person’s side' },
          { text: 'Losing a game without anger, by practising with short games' },
          { text: 'A child psychologist can also teach these one to one.' },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Go to the class teacher as an ally. Ask what works in class, and say what works at home.',
        },
        items: [
          { text: 'Praise and correction, both given quietly' },
          { text: 'A choice within the task, such as which sum to do first' },
          { text: 'A signal between teacher and child that means “take a break”' },
          { text: 'A job that other children see as an honour' },
          { text: 'One or two goals a day, and a note home that begins with what went well' },
          { text: 'Help with learning, if reading, writing or sums are hard' },
          { text: 'The same few rules at home and at school' },
        ],
      },
      {
        heading: 'Medicine: only for other conditions',
        intro: {
          text: 'There is no medicine for ODD itself. It should not be used routinely for behaviour (England, 2013).',
          sources: ['nice-cg158'],
        },
        items: [
          {
            text: 'If your child also has ADHD, treating it often eases the defiance.',
            sources: ['nice-cg158', 'riley-2016'],
          },
          {
            text: 'Anxiety and depression have treatments of their own, most of them without medicine.',
            sources: ['riley-2016'],
          },
          {
            text: 'Only a specialist should consider a medicine for severe aggression, after everything else has been tried, and for a short time.',
            sources: ['nice-cg158', 'aacap-2007'],
          },
          {
            text: 'Boot camps and “tough” programmes that frighten children do not help, and may harm.',
            sources: ['aacap-2007'],
          },
          {
            text: 'Nobody can promise you an obedient child. Ask your doctor before you pay for any course that does.',
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'It hurts to be refused all day. It is not a verdict on you as a parent.' },
          { text: 'Take turns. One adult steps out while the other stays.' },
          { text: 'Agree on the rules with grandparents when your child cannot hear you.' },
          { text: 'Brothers and sisters need quiet time with you too.' },
          {
            text: 'Sleep matters for everyone. At ages 6 to 12, children need 9 to 12 hours a night (United States, 2016).',
            sources: ['aasm-2016'],
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
    heading: 'Life with ODD',
    intro: {
      text: 'Your child needs to hear that you love them, even after a hard day.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          { text: 'Listen first. “Tell me what was unfair” works better than “Say sorry”.' },
          {
            text: 'Say what you saw, not what you think of them: “You shouted”, not “You are rude”.',
          },
          { text: 'When you were wrong, say so. Your child learns to do the same.' },
          { text: 'Tell them each day one thing you liked, even after a hard day.' },
        ],
      },
      {
        heading: 'Family and visitors',
        items: [
          {
            text: 'Tell relatives what helps. Ask them not to tease your child, or scold in front of others.',
          },
          { text: 'Keep outings short, and let your child eat and rest before them.' },
          { text: 'Agree in advance on a way to leave early without a scene.' },
          {
            text: 'When someone says “spoilt”, say: “It is a health matter, and we are working on it.”',
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
            text: 'The Rights of Persons with Disabilities Act, 2016, does not name ODD.',
            sources: ['rpwd-2016'],
          },
          {
            text: 'It does name learning disabilities and autism. If your child may have one of these as well, ask for that check.',
            sources: ['rpwd-2016'],
          },
          { text: 'A letter from the doctor can tell the school what calms your child.' },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          {
            text: 'A strong will can be a strength. Help your child to find a cause, a sport or a craft they care about.',
          },
          { text: 'Let your teenager make some of the rules, and some of the mistakes.' },
          { text: 'Tell a new teacher early what works, before the first clash.' },
          {
            text: 'If low mood, anxiety or serious rule-breaking appears, go back to the doctor. Talk of suicide cannot wait: follow the steps on this page.',
            sources: ['dsm-5-tr', 'riley-2016'],
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'Fees differ widely between cities and clinics. We found no study of what families in India pay for help with ODD.',
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
      { text: 'Tele-MANAS is free, at any hour.', sources: ['tele-manas'] },
    ],
  },
  safetyAdvice: ['suicide-and-self-harm'],
  care: {
    heading: 'When to get help',
    intro: 'You can ask for help at any time, with or without a test.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Your child has been angry and defiant for six months or more',
        'School, friendships or family life are getting worse',
        'Your child seems sad or worried behind the anger',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.talkOfSuicide,
        'An outburst may lead to someone getting hurt',
        'Your child seems very low, or says they are worthless',
        'Your child has begun to steal, set fires or hurt animals',
        'You feel that you may hit your child, or cannot cope',
      ],
      helplines: ['14416'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        'Someone is hurt or in danger',
        'Your child is missing',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
    },
  },
  related: [
    { label: 'Conduct disorder', href: '/assessments/behavioral/conductDisorder' },
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Anxiety in children', href: '/assessments/behavioral/anxiety' },
    { label: 'Depression in children', href: '/assessments/behavioral/depression' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'aacap-2007',
      authors: 'Steiner H, Remsing L',
      title:
        'Practice Parameter for the Assessment and Treatment of Children and Adolescents With Oppositional Defiant Disorder',
      publisher: 'Journal of the American Academy of Child and Adolescent Psychiatry',
      year: 2007,
      url: 'https://doi.org/10.1097/01.chi.0000246060.62706.af',
      note: 'The range of 1% to 16% gathers older studies with different definitions and ways of asking.',
    },
    {
      ...sharedSources.dsm5tr,
      note: 'It gives a range of 1% to 11%, and an average of about 3.3%.',
    },
    icd11Entry('6C90, oppositional defiant disorder', 1487528823),
    {
      ...behaviourSources.niceCg158,
      note: 'The guideline covers oppositional defiant disorder together with conduct disorder.',
    },
    {
      id: 'riley-2016',
      authors: 'Riley M, Ahmed S, Locke A',
      title: 'Common Questions About Oppositional Defiant Disorder',
      publisher: 'American Family Physician',
      year: 2016,
      url: 'https://www.aafp.org/pubs/afp/issues/2016/0401/p586.html',
    },
    behaviourSources.cdcBehaviour,
    {
      ...behaviourSources.furlong2012,
      note: 'The children had behaviour problems of several kinds. The trials followed families for a short time.',
    },
    {
      ...behaviourSources.gershoff2016,
      note: 'A link does not show which came first. Some parents hit more because a child is hard to manage.',
    },
    sharedSources.rbsk,
    sharedSources.rbskAges,
    sharedSources.aasm2016,
    sharedSources.teleManas,
    {
      ...sharedSources.rte2009,
      note: 'Sections 16 and 17. Since 2019 some states let a child repeat class 5 or 8. Expulsion is still barred.',
    },
    sharedSources.rpwd2016,
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

/** The checklist of `/assessments/behavioral/oppositionalDefiant`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'ODD', hi: 'ओडीडी (ODD)', kn: 'ಓಡಿಡಿ (ODD)' },
  ages: { from: 6, to: 16 },
  signs: [
    {
      from: 'loses their temper',
      en: 'Often loses their temper',
      hi: 'अक्सर गुस्से में आपा खो देना',
      kn: 'ಆಗಾಗ ಸಿಟ್ಟಿನಲ್ಲಿ ಹಿಡಿತ ತಪ್ಪುತ್ತದೆ',
    },
    {
      from: 'touchy',
      en: 'Is often touchy, and easily annoyed by others',
      hi: 'अक्सर छोटी-छोटी बातों पर चिढ़ जाना',
      kn: 'ಆಗಾಗ ಸಣ್ಣ ಮಾತಿಗೂ ಸಿಡುಕುತ್ತದೆ',
    },
    {
      from: 'treated unfairly',
      en: 'Is often angry, and feels treated unfairly',
      hi: 'अक्सर नाराज़ रहना, और लगना कि मेरे साथ नाइंसाफ़ी होती है',
      kn: 'ಆಗಾಗ ಸಿಟ್ಟಿನಲ್ಲಿರುತ್ತದೆ, ತನಗೆ ಅನ್ಯಾಯವಾಗುತ್ತಿದೆ ಎಂದುಕೊಳ್ಳುತ್ತದೆ',
    },
    {
      from: 'argues with adults',
      en: 'Often argues with adults',
      hi: 'बड़ों से अक्सर बहस करना',
      kn: 'ದೊಡ್ಡವರ ಜೊತೆ ಆಗಾಗ ವಾದ ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'refuses to follow',
      en: 'Often refuses to follow a rule or do what is asked',
      hi: 'नियम मानने या कहा हुआ काम करने से अक्सर मना करना',
      kn: 'ನಿಯಮ ಪಾಲಿಸಲು ಅಥವಾ ಹೇಳಿದ್ದನ್ನು ಮಾಡಲು ಆಗಾಗ ಒಪ್ಪುವುದಿಲ್ಲ',
    },
    {
      from: 'annoys people',
      en: 'Often annoys people on purpose',
      hi: 'अक्सर जानबूझकर लोगों को चिढ़ाना',
      kn: 'ಆಗಾಗ ಬೇಕೆಂದೇ ಬೇರೆಯವರನ್ನು ಕೆರಳಿಸುತ್ತದೆ',
    },
    {
      from: 'blames others',
      en: 'Often blames others for their own mistakes',
      hi: 'अक्सर अपनी गलती का दोष दूसरों पर डालना',
      kn: 'ತನ್ನ ತಪ್ಪಿಗೆ ಆಗಾಗ ಬೇರೆಯವರನ್ನು ದೂರುತ್ತದೆ',
    },
    {
      from: 'taken revenge',
      en: 'Has been spiteful or taken revenge at least twice in six months',
      hi: 'छह महीने में कम से कम दो बार किसी से बदला लेना या जानबूझकर बुरा करना',
      kn: 'ಆರು ತಿಂಗಳಲ್ಲಿ ಎರಡು ಸಲವಾದರೂ ದ್ವೇಷದಿಂದ ನಡೆದುಕೊಂಡಿದೆ ಅಥವಾ ಸೇಡು ತೀರಿಸಿಕೊಂಡಿದೆ',
    },
    {
      from: 'simple request',
      en: 'A simple request turns into an hour of battle',
      hi: 'छोटी-सी बात कहने पर घंटे भर का झगड़ा हो जाना',
      kn: 'ಸಣ್ಣ ಕೆಲಸ ಹೇಳಿದರೂ ಒಂದು ಗಂಟೆಯ ಜಗಳವಾಗುತ್ತದೆ',
    },
    {
      from: 'sent out of class',
      en: 'Is told off or sent out of class more than others',
      hi: 'दूसरे बच्चों से ज़्यादा डाँट पड़ना या क्लास से बाहर भेजा जाना',
      kn: 'ಬೇರೆ ಮಕ್ಕಳಿಗಿಂತ ಹೆಚ್ಚು ಬೈಸಿಕೊಳ್ಳುತ್ತದೆ, ಕ್ಲಾಸಿನಿಂದ ಹೊರಗೆ ಕಳುಹಿಸುತ್ತಾರೆ',
    },
    {
      from: 'Loses friends',
      en: 'Loses friends by being bossy, or by getting angry when they lose a game',
      hi: 'हुक्म चलाने या खेल में हारने पर गुस्सा करने से दोस्त छूट जाना',
      kn: 'ದರ್ಪದಿಂದ ಅಥವಾ ಆಟದಲ್ಲಿ ಸೋತಾಗ ಸಿಟ್ಟಾಗಿ ಗೆಳೆಯರನ್ನು ಕಳೆದುಕೊಳ್ಳುತ್ತದೆ',
    },
    {
      from: 'nobody likes me',
      en: 'Says “nobody likes me” or “it is always my fault”',
      hi: '“मुझे कोई पसंद नहीं करता” या “हमेशा मेरी ही गलती होती है” कहना',
      kn: '“ನನ್ನನ್ನು ಯಾರೂ ಇಷ್ಟಪಡುವುದಿಲ್ಲ”, “ಯಾವಾಗಲೂ ನನ್ನದೇ ತಪ್ಪು” ಎನ್ನುತ್ತದೆ',
    },
    {
      from: 'weddings or outings',
      en: 'The family stops going to weddings or outings because of it',
      hi: 'इसी वजह से परिवार का शादियों में या घूमने जाना बंद हो जाना',
      kn: 'ಇದರಿಂದಾಗಿ ಮನೆಯವರು ಮದುವೆ, ತಿರುಗಾಟಕ್ಕೆ ಹೋಗುವುದನ್ನೇ ಬಿಟ್ಟಿದ್ದಾರೆ',
    },
  ],
  tell: {
    en: 'What happens just before an outburst and how it ends, any big change at home, and whether anyone hurts or bullies your child.',
    hi: 'गुस्सा फूटने से ठीक पहले क्या होता है और वह कैसे शांत होता है; घर में कोई बड़ा बदलाव; और क्या कोई बच्चे को मारता या सताता है।',
    kn: 'ಸಿಟ್ಟು ಸಿಡಿಯುವ ಮೊದಲು ಏನಾಗುತ್ತದೆ, ಹೇಗೆ ಮುಗಿಯುತ್ತದೆ; ಮನೆಯಲ್ಲಿ ಆದ ದೊಡ್ಡ ಬದಲಾವಣೆ; ಯಾರಾದರೂ ಮಗುವನ್ನು ಹೊಡೆಯುತ್ತಾರೆಯೇ, ಪೀಡಿಸುತ್ತಾರೆಯೇ.',
  },
  questions: [
    {
      en: 'Could this be ODD, or does something else lie behind the anger?',
      hi: 'क्या यह ODD हो सकता है, या गुस्से के पीछे कुछ और है?',
      kn: 'ಇದು ODD ಇರಬಹುದೇ, ಅಥವಾ ಸಿಟ್ಟಿನ ಹಿಂದೆ ಬೇರೆ ಕಾರಣ ಇದೆಯೇ?',
    },
    {
      en: 'Should ADHD, a learning difficulty, low mood or hearing be checked?',
      hi: 'क्या ADHD, पढ़ाई की परेशानी, उदासी या कान की जाँच होनी चाहिए?',
      kn: 'ADHD, ಕಲಿಕೆಯ ತೊಂದರೆ, ಖಿನ್ನತೆ ಅಥವಾ ಕಿವಿಯ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    sharedQuestions.parentTraining,
    {
      en: 'What should we do during an outburst?',
      hi: 'जब गुस्सा फूट पड़े, तब हम क्या करें?',
      kn: 'ಸಿಟ್ಟು ಸಿಡಿದಾಗ ನಾವು ಏನು ಮಾಡಬೇಕು?',
    },
    sharedQuestions.school,
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
});

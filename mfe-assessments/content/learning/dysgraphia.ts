import type { ConditionContent } from '../condition-schema.ts';
import { learningDisabilityRights } from '../learning-disability-rights.ts';
import { learningDisabilitySources as shared } from '../learning-disability-sources.ts';

/**
 * Dysgraphia, `/assessments/learning/dysgraphia`.
 * Questions (27), the age band, the two stages, the price key and the figure of 14 in 100 are the
 * specification's, sections 2, 3 and 9. No first study could be found for that figure; the notes
 * beside the sources say what the record has.
 */
export const dysgraphia = {
  topic: 'learning',
  slug: 'dysgraphia',
  name: { short: 'Dysgraphia', full: 'Specific learning disorder in written expression' },
  alsoCalled: ['Writing disorder', 'Disorder of written expression', 'Handwriting difficulty'],
  head: {
    title: 'Dysgraphia in children: signs, causes, help | {product}',
    description:
      'How dysgraphia shows in handwriting, spelling and written ideas, its causes, how it is diagnosed in India and what helps. With sources.',
  },
  chip: 'Learning assessment',
  lead: {
    text: 'A child with dysgraphia finds it hard to put words on paper, though they try and know what to say. It is not untidiness or laziness.',
    sources: ['chung-2020'],
  },
  picture: {
    src: 'illustrations/dysgraphia-practice.svg',
    alt: 'A therapist sits with a boy as he draws a big letter with his finger in a tray of sand',
    width: 400,
    height: 300,
  },
  facts: [
    {
      icon: 'kid',
      text: 'Between 7 and 15 in 100 children had trouble with writing by age 19 (United States, 2009). A figure often given for India is 14 in 100.',
      sources: ['katusic-2009', 'mogasale-2012'],
    },
    {
      icon: 'info',
      text: 'Three in four of those children also found reading hard (United States, 2009).',
      sources: ['katusic-2009'],
    },
    {
      icon: 'check',
      text: 'Handwriting gets better with teaching and regular practice.',
      sources: ['santangelo-2016', 'hoy-2011'],
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
          text: 'In the first school years, letters of all sizes are part of learning.',
          sources: ['dsm-5-tr', 'feder-2007'],
        },
        {
          text: 'If something worries you earlier, do not wait. Tell the doctor.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'learningCondition',
  priceNote: 'for the dysgraphia assessment',
  screeningNote: {
    text: 'Screening is not diagnosis. It shows whether a full check makes sense. Only trained professionals can diagnose dysgraphia.',
    sources: ['iap-2017'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Every child who learns to write does these things. With dysgraphia they go on long after classmates have stopped.',
      sources: ['chung-2020', 'dsm-5-tr'],
    },
    cards: [
      {
        title: 'The hand hurts and tires',
        subTitle: 'Grips too hard, writes slowly, shakes or rubs the hand after a few lines.',
        picture: {
          src: 'illustrations/dysgraphia-tired-hand.svg',
          alt: 'A girl has put her pencil down and rubs her aching hand',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Letters of all sizes',
        subTitle: 'Leaves the lines, squeezes or scatters words, mixes capital and small letters.',
        picture: {
          src: 'illustrations/dysgraphia-uneven.svg',
          alt: 'A girl looks at her notebook page, where letters of all sizes leave the lines',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Tells it well, writes little',
        subTitle: 'A lively story when they speak, two short lines when they write.',
        picture: {
          src: 'illustrations/dysgraphia-ideas.svg',
          alt: 'A boy tells a lively story about a tiger while his page stays almost empty',
          width: 400,
          height: 300,
        },
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell an expert how writing goes at home. They can help you choose the next step.',
    picture: {
      src: 'illustrations/doctor-on-call.svg',
      alt: 'A mother and daughter talk to a doctor over a video call',
      width: 400,
      height: 300,
    },
  },
  aboutProduct: {
    heading: 'About the {product} dysgraphia assessment',
    paragraphs: [
      {
        text: 'The {product} dysgraphia assessment asks 27 questions. It is for children aged 5 to 15 years, and has two stages.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has dysgraphia, nor rule it out.',
        sources: ['iap-2017'],
      },
      {
        text: 'It does not give a certificate for school or exams.',
        sources: ['certificate-2024'],
      },
      {
        text: 'Take the result and a few pages of your child’s writing to your doctor.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What dysgraphia is',
    intro: {
      text: 'Dysgraphia is a lasting difficulty with forming letters, with spelling, or with putting thoughts into sentences.',
      sources: ['chung-2020', 'dsm-5-tr'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'To write one sentence, a child must hold the idea, find words, spell them and shape each letter. Most children soon do half of this without thinking.',
            sources: ['chung-2020', 'berninger-2011'],
          },
          {
            text: 'For a child with dysgraphia each part stays hard work. So much goes into the letters that the idea is lost on the way.',
            sources: ['chung-2020', 'santangelo-2016'],
          },
          {
            text: 'It says nothing about how clever your child is.',
            sources: ['chung-2020'],
          },
        ],
      },
      {
        heading: 'One word, several meanings',
        paragraphs: [
          {
            text: 'In India, the law and most reports say dysgraphia. Doctors may write “specific learning disorder with impairment in written expression”. That means spelling, grammar and clear sentences.',
            sources: ['rpwd-2016', 'dsm-5-tr'],
          },
          {
            text: 'Trouble with the movement of the hand alone has another medical name: developmental coordination disorder. Many people call this dysgraphia too.',
            sources: ['blank-2019', 'chung-2020'],
          },
          {
            text: 'Many children have some of both. Help begins with knowing which part is hard.',
            sources: ['chung-2020'],
          },
        ],
      },
      {
        heading: 'When is it more than untidy writing?',
        paragraphs: [
          {
            text: 'Doctors think of it when writing stays far below the age for six months or more, even with extra help.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'Nobody knows exactly. In one American town, boys had it two to three times as often (2009).',
            sources: ['katusic-2009'],
          },
          {
            text: 'In one southern Indian city, about 12 in 100 children of 8 to 11 years had dysgraphia (12.5%, 2012).',
            sources: ['mogasale-2012'],
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
            text: 'Writing by hand may always cost more effort. With teaching and practice it gets better, and typing or speaking can carry the rest.',
            sources: ['chung-2020', 'santangelo-2016'],
          },
          {
            text: 'Your child’s ideas will matter far longer than their handwriting.',
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'Dysgraphia does not look the same in every child',
    intro: {
      text: 'There is no one agreed list of types. These are the forms that reports in India often name.',
      sources: ['chung-2020', 'deuel-1995'],
    },
    items: [
      {
        heading: 'Mostly the hand (motor dysgraphia)',
        subtext: {
          text: 'Letters are slow and hard to read, also when copying. Spelling aloud is fine.',
          sources: ['deuel-1995'],
        },
      },
      {
        heading: 'Mostly the spelling (dyslexic dysgraphia)',
        subtext: {
          text: 'Copied text is neat. The child’s own sentences are hard to read, as the spelling goes wrong.',
          sources: ['deuel-1995'],
        },
      },
      {
        heading: 'Mostly the space on the page (spatial dysgraphia)',
        subtext: {
          text: 'Lines climb, words run together, margins are lost. Spelling aloud is fine.',
          sources: ['deuel-1995'],
        },
      },
      {
        heading: 'Mostly grammar and full stops',
        subtext: {
          text: 'Words are left out, sentences run on, capitals and full stops are missing.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Mostly putting ideas in order',
        subtext: {
          text: 'Your child has much to say, and cannot turn it into clear paragraphs.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Dysgraphia with dyslexia',
        subtext: {
          text: 'The most common pair. Reading is hard as well, and needs lessons of its own.',
          sources: ['katusic-2009'],
        },
      },
      {
        heading: 'Dysgraphia with a coordination disorder',
        subtext: {
          text: 'Buttons, laces, scissors and ball games are hard as well. An occupational therapist can help.',
          sources: ['blank-2019'],
        },
      },
      {
        heading: 'Dysgraphia with ADHD',
        subtext: {
          text: 'The writing begins well and falls apart after three lines. Both can be helped.',
          sources: ['chung-2020'],
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
          text: 'Marked trouble with writing. Your child needs special teaching for some time, and help in class and at home.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How strong: severe',
        subtext: {
          text: 'Writing hardly works without help. Your child needs intensive teaching, and other ways to show what they know.',
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
      text: 'One untidy page means little. Several of these signs for six months, in spite of help, are worth a check.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        text: 'Before school: avoids crayons, beads, buttons and scissors',
        sources: ['chung-2020', 'blank-2019'],
      },
      { text: 'Holds the pencil in an odd or very tight way', sources: ['chung-2020'] },
      { text: 'Hand or arm is tired or hurts after a few lines', sources: ['chung-2020'] },
      { text: 'Writes far more slowly than classmates', sources: ['feder-2007'] },
      {
        text: 'Letters are of all sizes, leave the line or lean every way',
        sources: ['feder-2007'],
      },
      { text: 'Begins letters at the wrong place, or turns them round', sources: ['chung-2020'] },
      {
        text: 'Mixes capital and small letters, or printed and joined ones',
        sources: ['chung-2020'],
      },
      { text: 'Spaces are missing, or words fall apart', sources: ['feder-2007'] },
      { text: 'Places matras wrongly, or leaves them out' },
      { text: 'Rubs out and overwrites until the paper tears' },
      { text: 'Cannot read their own notes the next day' },
      {
        text: 'Speaks in full, rich sentences, and writes a few short words',
        sources: ['chung-2020'],
      },
      { text: 'Leaves words and endings out, and forgets full stops', sources: ['dsm-5-tr'] },
      { text: 'Cannot listen and take notes at the same time', sources: ['chung-2020'] },
      {
        text: 'Puts off homework, tears pages out, says “I hate writing”',
        sources: ['chung-2020'],
      },
    ],
  },
  causes: {
    kind: 'split',
    icon: 'info',
    heading: 'Why does a child have dysgraphia?',
    intro: {
      text: 'No single cause is known. Writing needs many skills at once, and any of them can be the weak one. None of it is blame.',
      sources: ['chung-2020', 'dohla-2016'],
    },
    items: [
      {
        heading: 'It runs in families',
        subtext: {
          text: 'Spelling and writing trouble is more common where a parent, brother or sister has a learning disorder.',
          sources: ['dohla-2016', 'dsm-5-tr'],
        },
      },
      {
        heading: 'Letters do not become automatic',
        subtext: {
          text: 'The brain stores each letter as one smooth movement. If that store builds up slowly, your child draws every letter anew.',
          sources: ['berninger-2011', 'chung-2020'],
        },
      },
      {
        heading: 'Sounds and spelling do not link up',
        subtext: {
          text: 'As in dyslexia, the sounds inside words are hard to catch. What is not heard clearly cannot be spelt.',
          sources: ['dohla-2016'],
        },
      },
      {
        heading: 'Planning of movement',
        subtext: {
          text: 'Some children find all skilled movement hard, from laces to letters. About 5 or 6 in 100 have developmental coordination disorder (review of several countries, 2019).',
          sources: ['blank-2019'],
        },
      },
      {
        heading: 'Memory and attention',
        subtext: {
          text: 'A sentence must stay in mind until the hand has written it. With ADHD or a small working memory it slips away.',
          sources: ['chung-2020', 'berninger-2011'],
        },
      },
      {
        heading: 'Birth and early illness',
        subtext: {
          text: 'Being born very early or very small makes learning and coordination disorders more likely. Most children born early do not have one.',
          sources: ['dsm-5-tr', 'blank-2019'],
        },
      },
      {
        heading: 'What does not cause it',
        subtext: {
          text: 'It does not come from laziness, bad manners or low intelligence. Writing with the left hand is no illness.',
          sources: ['chung-2020'],
        },
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How dysgraphia is diagnosed',
    intro: {
      text: 'No blood test or scan shows dysgraphia. Trained people watch your child write, test each skill and look for other reasons.',
      sources: ['chung-2020', 'ips-2019'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'A screening asks about everyday writing. It never decides alone.',
            sources: ['iap-2017'],
          },
        ],
      },
      {
        subheading: 'Whom to see in India',
        types: [
          { text: 'Start with the class teacher and your paediatrician.' },
          {
            text: 'A clinical psychologist and a special educator test writing, spelling, reading and thinking.',
            sources: ['iap-2017', 'ips-2019'],
          },
          {
            text: 'An occupational therapist looks at the grip, the movement and the way your child sits.',
            sources: ['iap-2017', 'feder-2007'],
          },
          {
            text: 'RBSK teams check children in government schools, free, and send them on to a District Early Intervention Centre (DEIC).',
            sources: ['rbsk'],
          },
        ],
      },
      {
        subheading: 'The best age to test',
        types: [
          { text: 'Help can start at any age, at the first worry.', sources: ['iap-2017'] },
          {
            text: 'A firm diagnosis needs some years of being taught to write. For a certificate, India asks for age 8.',
            sources: ['dsm-5-tr', 'certificate-2024'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'How your child sat, walked, drew and dressed in the early years.',
            sources: ['blank-2019', 'chung-2020'],
          },
          { text: 'How much writing the school asks for, and in which scripts.' },
          { text: 'Whether others in the family found writing hard.' },
          { text: 'Whether writing hurts, and how your child feels about it.' },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'Notebooks in each script, from this year and last' },
          { text: 'A page that was copied, and a page of your child’s own words' },
          { text: 'Report cards, and a short letter from the teacher' },
          { text: 'Results of eye tests' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'The tests',
        types: [
          {
            text: 'Your child copies, takes dictation and writes a short text. Speed and legibility are noted.',
            sources: ['feder-2007', 'chung-2020'],
          },
          {
            text: 'Spelling is tested aloud as well as on paper.',
            sources: ['deuel-1995'],
          },
          {
            text: 'Small tasks test finger movement, drawing and balance.',
            sources: ['blank-2019'],
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
          {
            text: 'The doctor checks eyesight, joints, muscles and nerves, and asks about missed school or poor teaching.',
            sources: ['blank-2019', 'dsm-5-tr', 'icd-11'],
          },
          {
            text: 'If writing has become worse, or one hand is weak, see the doctor soon.',
            sources: ['blank-2019'],
          },
          {
            text: 'They also look for dyslexia, dyscalculia, ADHD and coordination disorder, which often come along.',
            sources: ['moll-2014', 'chung-2020'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          {
            text: 'Ask for a written report: is it the hand, the spelling, the sentences, or all three?',
          },
          { text: 'Ask what to do first, what the school should change, and when to test again.' },
          { text: 'If it is not dysgraphia, ask what else makes writing so hard.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Three things together: teach the skill, make writing easier, and let your child show what they know in other ways. No medicine is needed for dysgraphia itself.',
      sources: ['chung-2020'],
    },
    groups: [
      {
        heading: 'Teaching the hand',
        intro: {
          text: 'Handwriting that is taught gets clearer and faster, and the texts get better too (review, 2016).',
          sources: ['santangelo-2016'],
        },
        items: [
          {
            text: 'Short lessons, several times a week. What works is practice in writing itself.',
            sources: ['hoy-2011'],
          },
          {
            text: 'Fewer than twenty sessions seldom help (review, 2011). Ask for a plan of some months.',
            sources: ['hoy-2011'],
          },
          {
            text: 'One letter family at a time, with arrows to show the way of the stroke.',
            sources: ['berninger-2011'],
          },
          { text: 'Big first: in sand, on a slate, with a wet brush on the floor. Then small.' },
          {
            text: 'Look at the letter, cover it, wait a moment, write it from memory.',
            sources: ['berninger-2011'],
          },
          {
            text: 'Finger exercises or sensory games alone, without writing, did not improve handwriting.',
            sources: ['hoy-2011', 'santangelo-2016'],
          },
        ],
      },
      {
        heading: 'Teaching spelling and sentences',
        intro: {
          text: 'These can be taught step by step, like the letters.',
          sources: ['wwc-2012', 'berninger-2011'],
        },
        items: [
          {
            text: 'Spelling by sounds and word parts, a few words at a time.',
            sources: ['berninger-2011'],
          },
          {
            text: 'Plan first: talk, draw or use three boxes for beginning, middle and end.',
            sources: ['wwc-2012'],
          },
          {
            text: 'Write, rest, then read aloud and mend one kind of mistake only.',
            sources: ['wwc-2012'],
          },
          {
            text: 'A little writing on most days, about things that matter to the child.',
            sources: ['wwc-2012'],
          },
        ],
      },
      {
        heading: 'At home, a little every day',
        intro: { text: 'Choose one or two. Ten calm minutes are better than an hour in tears.' },
        items: [
          { text: 'Let fingers work: atta dough, beads, clay, peas, rangoli, carrom.' },
          { text: 'Write for a reason: a shopping list, a label, a note under a pillow.' },
          {
            text: 'Feet flat on the floor or a stool, table at elbow height, page a little slanted.',
          },
          { text: 'Try thick pencils, triangular ones or a soft grip. Keep what feels good.' },
          { text: 'Be the hand sometimes: your child speaks, you write.' },
          { text: 'Stop when the hand hurts. Shake it, and rest.' },
          { text: 'Praise one good letter. Never tear out a page, or make them write it again.' },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Show the class teacher two pages: one copied, one in your child’s own words.',
          sources: ['chung-2020', 'ips-2019'],
        },
        items: [
          { text: 'Less to copy: a handout or a photo of the board' },
          { text: 'More time, or fewer lines for the same marks' },
          { text: 'Marks for what they know; neatness and spelling marked apart' },
          { text: 'Answers aloud, or by choosing, ticking and drawing' },
          { text: 'Wide lines or raised lines, and one side of the page only' },
          { text: 'Either hand, and any script style that can be read' },
          { text: 'No writing as a punishment, and no bad page held up in class' },
        ],
      },
      {
        heading: 'Tools that carry the ideas',
        intro: {
          text: 'Tools do not make a child lazy. They let the ideas out while the hand is still learning.',
          sources: ['chung-2020'],
        },
        items: [
          { text: 'Typing, taught properly and in small steps', sources: ['chung-2020'] },
          { text: 'Speaking into a phone or computer that writes', sources: ['chung-2020'] },
          { text: 'Word prediction and a spelling checker', sources: ['chung-2020'] },
          { text: 'Voice notes in place of a diary' },
          { text: 'Graph paper for sums, so that digits stay in line' },
          { text: 'A writer (scribe) in exams', sources: ['rpwd-2016'] },
        ],
      },
      {
        heading: 'Feelings, and what to be careful with',
        items: [
          {
            text: 'Be careful with courses that promise fine handwriting in ten days.',
          },
          { text: 'Never tie, slap or shame the left hand.' },
          { text: 'If anyone laughs at your child’s writing, speak to the school the same day.' },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, at any hour, and it is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with dysgraphia',
    intro: {
      text: 'A page shows only part of your child.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          {
            text: 'Use true, simple words: “Your ideas are fast and your hand is slow. We will help the hand.”',
          },
          { text: 'Say its name, and that it has nothing to do with being lazy, clever or good.' },
          { text: 'Ask what helps and what hurts, and listen to the end.' },
          { text: 'Keep their stories: record them, print them, read them to grandparents.' },
        ],
      },
      {
        heading: 'Everyday hands',
        items: [
          { text: 'Velcro before laces, big buttons before small, and time for both.' },
          { text: 'Swimming, cycling or music may be joyful where cricket is not.' },
        ],
      },
      ...learningDisabilityRights,
      {
        heading: 'Growing up',
        items: [
          { text: 'Practise with the scribe or the computer a full year before a board exam.' },
          {
            text: 'Let a teenager say it themselves: “I will type this one.” Stand beside them at first.',
          },
          { text: 'Teach a signature, and how to fill in forms.' },
          {
            text: 'Keep every report safe. Many colleges and entrance exams can allow a writer or a computer too.',
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
        'Writing has stayed far behind for six months or more',
        'Writing hurts, or tires the hand within minutes',
        'Buttons, laces, cutlery or ball games are hard as well',
        'Writing has become worse, or one hand is weaker',
        'Your child begins to dislike school',
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
        'An arm, a leg or the face is suddenly weak, or speech is suddenly lost',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
    },
  },
  related: [
    { label: 'Dyslexia: when reading is hard', href: '/assessments/learning/dyslexia' },
    { label: 'Dyscalculia: when numbers are hard', href: '/assessments/learning/dyscalculia' },
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Vision and eye health', href: '/{product}-offerings/{product}-vision' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'katusic-2009',
      authors: 'Katusic SK and others',
      title:
        'The Forgotten Learning Disability: Epidemiology of Written-Language Disorder in a Population-Based Birth Cohort (1976–1982), Rochester, Minnesota',
      publisher: 'Pediatrics',
      year: 2009,
      url: 'https://doi.org/10.1542/peds.2008-2098',
      note: '5,718 children: 6.9% to 14.7%, by the formula used. It counts spelling and written language, not handwriting alone.',
    },
    {
      ...shared.mogasale2012,
      note: 'Found 12.5% with dysgraphia. We could not find the first study behind the 14% often given for India, so take it as an estimate.',
    },
    {
      id: 'chung-2020',
      authors: 'Chung PJ, Patel DR, Nizami I',
      title: 'Disorder of written expression and dysgraphia: definition, diagnosis, and management',
      publisher: 'Translational Pediatrics',
      year: 2020,
      url: 'https://doi.org/10.21037/tp.2019.11.01',
    },
    shared.dsm5tr,
    shared.icd11,
    {
      id: 'feder-2007',
      authors: 'Feder KP, Majnemer A',
      title: 'Handwriting development, competency, and intervention',
      publisher: 'Developmental Medicine and Child Neurology',
      year: 2007,
      url: 'https://doi.org/10.1111/j.1469-8749.2007.00312.x',
    },
    {
      id: 'deuel-1995',
      authors: 'Deuel RK',
      title: 'Developmental dysgraphia and motor skills disorders',
      publisher: 'Journal of Child Neurology',
      year: 1995,
      url: 'https://doi.org/10.1177/08830738950100S103',
    },
    {
      id: 'blank-2019',
      authors: 'Blank R and others',
      title:
        'International clinical practice recommendations on the definition, diagnosis, assessment, intervention, and psychosocial aspects of developmental coordination disorder',
      publisher: 'Developmental Medicine and Child Neurology',
      year: 2019,
      url: 'https://doi.org/10.1111/dmcn.14132',
    },
    {
      id: 'berninger-2011',
      authors: 'Berninger VW, May MO',
      title:
        'Evidence-Based Diagnosis and Treatment for Specific Learning Disabilities Involving Impairments in Written and/or Oral Language',
      publisher: 'Journal of Learning Disabilities',
      year: 2011,
      url: 'https://doi.org/10.1177/0022219410391189',
    },
    {
      id: 'dohla-2016',
      authors: 'Döhla D, Heim S',
      title:
        'Developmental Dyslexia and Dysgraphia: What can We Learn from the One About the Other?',
      publisher: 'Frontiers in Psychology',
      year: 2016,
      url: 'https://doi.org/10.3389/fpsyg.2015.02045',
    },
    {
      id: 'santangelo-2016',
      authors: 'Santangelo T, Graham S',
      title: 'A Comprehensive Meta-analysis of Handwriting Instruction',
      publisher: 'Educational Psychology Review',
      year: 2016,
      url: 'https://doi.org/10.1007/s10648-015-9335-1',
    },
    {
      id: 'hoy-2011',
      authors: 'Hoy MMP, Egan MY, Feder KP',
      title: 'A Systematic Review of Interventions to Improve Handwriting',
      publisher: 'Canadian Journal of Occupational Therapy',
      year: 2011,
      url: 'https://doi.org/10.2182/cjot.2011.78.1.3',
    },
    {
      id: 'wwc-2012',
      authors: 'Graham S and others',
      title: 'Teaching Elementary School Students to Be Effective Writers (NCEE 2012-4058)',
      publisher: 'Institute of Education Sciences, United States Department of Education',
      year: 2012,
      url: 'https://ies.ed.gov/ncee/wwc/PracticeGuide/17',
    },
    shared.scaria2022,
    shared.moll2014,
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

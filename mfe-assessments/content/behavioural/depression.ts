import type { ConditionContent } from '../condition-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { moodSources } from '../mood-sources.ts';

/**
 * Depression, `/assessments/behavioral/depression`.
 * Questions (27), the age band (8 to 11), the price key and the figure of 4.4% are the
 * specification's, sections 3 and 9. The figure is for the United States, 2016 to 2019. Expert
 * groups advise screening for depression from age 12 only, so the page says that too.
 */
export const depression = {
  topic: 'behavioural',
  slug: 'depression',
  name: { short: 'Depression', full: 'Depression in Children and Teenagers' },
  alsoCalled: [
    'Low mood',
    'Sadness',
    'Major depressive disorder',
    'Dysthymia',
    'Depressive disorder',
  ],
  head: {
    title: 'Depression in children: signs, causes, help | {product}',
    description:
      'More than a bad week: signs of depression in children, its causes and diagnosis in India. What helps, and when to act now.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'Every child is sad at times. Depression is a low or cross mood that stays for weeks and takes the joy out of things. It can be treated.',
    sources: ['dsm-5-tr', 'ips-2019'],
  },
  picture: {
    src: 'illustrations/depression-listening.svg',
    alt: 'A grandfather sits on a swing seat at home beside a sad boy and listens to him',
    width: 400,
    height: 300,
  },
  facts: [
    {
      icon: 'kid',
      text: 'About 4 in 100 children aged 3 to 17 had ever been diagnosed (4.4%, United States, 2016 to 2019).',
      sources: ['bitsko-2022'],
    },
    {
      icon: 'alert',
      text: 'In children it may look like anger or aches rather than tears.',
      sources: ['dsm-5-tr', 'ips-2019'],
    },
    {
      icon: 'check',
      text: 'Talking treatments help, and asking about dark thoughts is safe.',
      sources: ['nice-ng134', 'dazzi-2014'],
    },
    { icon: 'list', text: '27 questions in the assessment.', productFact: true },
  ],
  ageBands: [
    {
      from: 8,
      to: 11,
      unit: 'years',
      covers: [
        {
          text: '27 questions for ages 8 to 11. Doctors look at mood, joy, energy, sleep, food and how children see themselves.',
          sources: ['ips-2019'],
          productFact: true,
        },
        {
          text: 'An American expert group advises screening from 12 to 18. For children of 11 or younger it found too little proof for or against (2022).',
          sources: ['uspstf-depression-2022'],
        },
        {
          text: 'So take the result to your doctor. A teenager who seems low should see a doctor directly.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the depression assessment',
  screeningNote: {
    text: 'Screening is not diagnosis. Only a trained professional can diagnose depression. If your child speaks of dying, do not wait for a test.',
    sources: ['uspstf-depression-2022', 'nice-ng134'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'The change from before matters most. It stays for two weeks or more.',
      sources: ['dsm-5-tr'],
    },
    cards: [
      {
        title: 'Sad, empty or cross',
        subTitle: 'Cries easily, snaps at everyone, or seems far away.',
        picture: {
          src: 'illustrations/depression-low-mood.svg',
          alt: 'A girl sits on the floor with her arms around her knees beside a rainy window',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Nothing is fun any more',
        subTitle: 'Gives up games, friends and things they loved.',
        picture: {
          src: 'illustrations/depression-no-joy.svg',
          alt: 'A boy sits alone on a step, his cricket bat on the ground, while friends wave to him',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Tired, and off their food',
        subTitle: 'Sleeps too little or too much, leaves the plate full.',
        picture: {
          src: 'illustrations/depression-tired.svg',
          alt: 'A tired girl rests her head on her hand and leaves her plate of food untouched',
          width: 400,
          height: 300,
        },
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what has changed, and since when.',
    picture: {
      src: 'illustrations/doctor-on-call.svg',
      alt: 'A mother and daughter talk to a doctor over a video call',
      width: 400,
      height: 300,
    },
  },
  aboutProduct: {
    heading: 'About the {product} depression assessment',
    paragraphs: [
      {
        text: 'It asks 27 questions, for ages 8 to 11.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has depression, and it cannot rule it out.',
        sources: ['uspstf-depression-2022'],
      },
      {
        text: 'It is not made for emergencies. If your child may hurt themselves, call for help now. The numbers are on this page.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What depression is',
    intro: {
      text: 'Depression is an illness of mood. It changes how a child feels, thinks, sleeps and eats.',
      sources: ['who-depression', 'thapar-2012'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'Children often have no word for it. They say “I’m bored”, “leave me alone” or “my stomach hurts”.',
            sources: ['ips-2019'],
          },
          {
            text: 'Your child is not lazy, ungrateful or weak. They cannot “snap out of it”, any more than out of a fever.',
          },
        ],
      },
      {
        heading: 'When is it more than a bad time?',
        paragraphs: [
          {
            text: 'Doctors look for at least five signs, most of the day, nearly every day, for two weeks. One must be low or cross mood, or loss of interest.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'The signs must hurt, or get in the way of school, friends or family. They must not come from an illness or a medicine.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'About 3 in 100 children and teenagers have a depressive disorder (2.6%, worldwide, review of 41 studies, 2015).',
            sources: ['polanczyk-2015'],
          },
          {
            text: 'In India, studies in communities found from fewer than 1 to about 7 in 100 (0.1% to 6.9%, review, 2019). They differ in age, place and method.',
            sources: ['grover-2019'],
          },
          {
            text: 'Before the teenage years boys and girls have it equally. Among teenagers it is about twice as common in girls.',
            sources: ['ips-2019', 'thapar-2012'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Many children get well, and treatment makes it likelier and sooner. It can come back.',
            sources: ['ips-2019', 'thapar-2012'],
          },
          {
            text: 'Getting help early is not making a fuss.',
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'Depression has several forms',
    intro: {
      text: 'Doctors name the form, how strong it is and what comes with it.',
      sources: ['dsm-5-tr', 'nice-ng134'],
    },
    items: [
      {
        heading: 'Major depression: mild',
        subtext: {
          text: 'There are just enough signs. Your child still manages most of the day, with effort.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Major depression: moderate',
        subtext: {
          text: 'The signs, or the trouble they bring, lie between mild and severe.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Major depression: severe',
        subtext: {
          text: 'There are many strong signs. Your child can hardly do everyday things, or thinks of death. See a specialist soon.',
          sources: ['dsm-5-tr', 'nice-ng134'],
        },
      },
      {
        heading: 'With voices or false beliefs',
        subtext: {
          text: 'A child with severe depression may hear voices or believe something untrue, such as being guilty of everything. It needs help today.',
          sources: ['dsm-5-tr', 'nice-ng134'],
        },
      },
      {
        heading: 'With anxious distress',
        subtext: {
          text: 'Worry, tension and fear come together with the low mood. In children this is very common.',
          sources: ['dsm-5-tr', 'ips-2019'],
        },
      },
      {
        heading: 'Persistent depressive disorder',
        subtext: {
          text: 'The mood is low or cross on most days for a year or more, often less strongly. An older name is dysthymia.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Disruptive mood dysregulation disorder',
        subtext: {
          text: 'From before age 10, for a year or more, a child is angry nearly all day. Outbursts come three times a week, in more than one place.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'From an illness or a medicine',
        subtext: {
          text: 'Thyroid trouble, epilepsy, long illness or some medicines can bring low mood. The doctor looks for these.',
          sources: ['dsm-5-tr', 'ips-2019'],
        },
      },
      {
        heading: 'Other specified and unspecified depression',
        subtext: {
          text: 'The low mood causes real trouble, but there are too few signs, or too little is known yet.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Bipolar disorder',
        subtext: {
          text: 'Low times alternate with days of racing energy, little sleep and big plans. Tell the doctor, as treatment differs.',
          sources: ['dsm-5-tr', 'nice-ng134'],
        },
      },
      {
        heading: 'Grief and adjustment: not depression',
        subtext: {
          text: 'After a loss, a move or a break-up, sadness comes in waves. If it lasts, a doctor can tell the difference. If your child feels worthless or wants to die, get help now.',
          sources: ['dsm-5-tr', 'icd-11'],
        },
      },
    ],
  },
  signs: {
    kind: 'list',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'Ask yourself: is this new, and is it nearly every day? The first nine are those that doctors count.',
      sources: ['dsm-5-tr'],
    },
    items: [
      { text: 'Low, empty or tearful. In a child the mood may be cross instead of sad.' },
      { text: 'No joy in games, friends, food or festivals they used to love.' },
      { text: 'Eats much less or much more, or does not gain weight as expected.' },
      { text: 'Cannot sleep, wakes too early, or sleeps far more than before.' },
      { text: 'Moves and speaks slowly, or cannot sit still, so that others notice.' },
      { text: 'Is tired all day, even after rest.' },
      { text: 'Says “I’m no good”, “it is all my fault” or “nobody likes me”.' },
      { text: 'Cannot think, decide or concentrate; marks drop.' },
      {
        text: 'Speaks, writes or draws about dying, or not being here. Always act on this, today.',
        sources: ['dsm-5-tr', 'nice-ng134'],
      },
      {
        text: 'Headaches and tummy aches, with no illness found.',
        sources: ['ips-2019', 'nhs-depression'],
      },
      {
        text: 'Stays in their room and away from friends and family.',
        sources: ['nhs-depression'],
      },
      {
        text: 'Is very hurt by small criticism, or by losing a game.',
        sources: ['ips-2019'],
      },
      { text: 'Refuses school, or falls behind without caring.', sources: ['ips-2019'] },
      {
        text: 'Anger, fights or rudeness that are new.',
        sources: ['grover-2019', 'dsm-5-tr'],
      },
      {
        text: 'Marks, cuts or burns on the skin, or long sleeves in the heat. Stay calm, and get help soon.',
        sources: ['nhs-depression', 'nice-ng134'],
      },
      {
        text: 'Gives away loved things or says goodbye. Do not leave your child alone; get help now.',
        sources: ['nimh-suicide-faq'],
      },
    ],
  },
  causes: {
    kind: 'split',
    icon: 'info',
    heading: 'Why does a child become depressed?',
    intro: {
      text: 'Mostly several things come together: family, events and the body. Often no one reason is found.',
      sources: ['thapar-2012', 'who-depression'],
    },
    items: [
      {
        heading: 'It runs in families',
        subtext: {
          text: 'A child whose parent has had depression has it three to four times as often (review, 2012). Most such children stay well.',
          sources: ['thapar-2012'],
        },
      },
      {
        heading: 'Loss, violence and hard events',
        subtext: {
          text: 'A death, separation, illness, abuse or a disaster can begin it. Many children who live through these do not become depressed.',
          sources: ['thapar-2012', 'nhs-depression'],
        },
      },
      {
        heading: 'Bullying',
        subtext: {
          text: 'Being bullied, at school or on the phone, is linked with depression in many studies (review, 2017). It has to be stopped by grown-ups.',
          sources: ['moore-2017'],
        },
      },
      {
        heading: 'School, money and quarrels',
        subtext: {
          text: 'Indian studies name trouble with studies, quarrels with parents, strain in the family and lack of money (review, 2019).',
          sources: ['grover-2019'],
        },
      },
      {
        heading: 'Brain, hormones and puberty',
        subtext: {
          text: 'The parts of the brain for mood and stress are still growing. From puberty on, depression becomes more common.',
          sources: ['thapar-2012'],
        },
      },
      {
        heading: 'Other troubles of body or mind',
        subtext: {
          text: 'Anxiety, ADHD, a learning difficulty or a long illness can wear a child down.',
          sources: ['ips-2019', 'nice-ng134'],
        },
      },
      {
        heading: 'What does not cause it',
        subtext: {
          text: 'It is not weakness, a bad upbringing or a punishment.',
          sources: ['who-depression'],
        },
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How depression is diagnosed',
    intro: {
      text: 'No blood test or scan can show depression. A trained person talks with your child, with you and often with the school.',
      sources: ['ips-2019', 'nice-ng134'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'A short form shows whether a full check makes sense. For ages 12 and up there are well-tested forms, such as the PHQ for teenagers. For younger children the talk itself counts more.',
            sources: ['uspstf-depression-2022', 'glad-pc-2018'],
          },
        ],
      },
      {
        subheading: 'Whom to see in India',
        types: [
          {
            text: 'Start with your paediatrician or family doctor. Say clearly: “I think it is mood.” A child psychiatrist or psychiatrist makes the diagnosis. A clinical psychologist often gives the therapy.',
            sources: ['ips-2019'],
          },
          {
            text: 'Government hospitals and the District Mental Health Programme have free mental health clinics.',
            sources: ['nmhp'],
          },
          {
            text: 'Tele-MANAS counsellors answer in many Indian languages, free, and can tell you where to go.',
            sources: ['tele-manas'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'How mood, sleep, food, energy and school have changed, and since when.',
            sources: ['ips-2019', 'dsm-5-tr'],
          },
          {
            text: 'What has happened: loss, bullying, quarrels, abuse, a move, an illness.',
            sources: ['nice-ng134'],
          },
          {
            text: 'Who in the family has had depression, highs and lows, or died by suicide.',
            sources: ['nice-ng134', 'ips-2019'],
          },
          {
            text: 'Your child alone, for a while, about dark thoughts and self-harm.',
            sources: ['nice-ng134', 'glad-pc-2018'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'Your notes: what changed, when, how often' },
          { text: 'School reports and attendance, and a word from the teacher' },
          { text: 'Messages, drawings or notes that worried you' },
          { text: 'Earlier medical papers, and a list of all medicines' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'The doctor examines your child. Blood tests, such as for anaemia or thyroid, are done if the signs call for them.',
            sources: ['ips-2019'],
          },
          {
            text: 'They look for anxiety, ADHD, learning difficulties, autism and high moods.',
            sources: ['nice-ng134', 'ips-2019'],
          },
          { text: 'Tell them in private of anything that was done to your child.' },
          { text: 'With a teenager they will also ask about tobacco, alcohol and drugs.' },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask which form it is, how strong, and how safe your child is at home.' },
          {
            text: 'Ask for a written safety plan: signs, what calms, whom to call, where to go.',
            sources: ['glad-pc-2018'],
          },
          { text: 'Ask what help comes first, how often, and when you will see a change.' },
          { text: 'Ask what the school should know, and agree it with your child.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Safety comes first, then talking treatment, and for some children medicine. The plan is made with you and your child.',
      sources: ['nice-ng134', 'aacap-2023'],
    },
    groups: [
      {
        heading: 'Safety first',
        intro: {
          text: 'You do not have to find perfect words. Being there and asking is the help. Asking does not put the idea there, and can even bring relief.',
          sources: ['who-live-life', 'dazzi-2014'],
        },
        items: [
          {
            text: 'Ask plainly: “Do you sometimes wish you were dead? Do you think of hurting yourself?”',
            sources: ['dazzi-2014'],
          },
          { text: 'Stay calm. Say: “Thank you for telling me. I am with you. We will get help.”' },
          { text: 'Do not promise to keep it secret, and do not argue or scold.' },
          {
            text: 'Lock away medicines, pesticides, cleaning liquids and sharp things. Close the way to the roof.',
            sources: ['who-live-life'],
          },
          {
            text: 'If the danger is near, do not leave your child alone for a minute. Call for help, or go to the nearest hospital.',
          },
          {
            text: 'After too much medicine or any poison, go to a hospital at once, even if your child seems well. Do not make them vomit.',
          },
          { text: 'Tell one more grown-up at home, so that you are not alone with it.' },
        ],
      },
      {
        heading: 'What you can do today',
        intro: { text: 'Small and steady does more than one big talk.' },
        items: [
          { text: 'Sit near without questions: fold clothes, walk to the shop.' },
          { text: 'Say what you see: “You seem sad these days. I am not angry.”' },
          { text: 'Listen to the end. Do not say “others have it worse”.' },
          { text: 'Plan one small good thing each day, even when there is no wish for it.' },
          { text: 'Keep meals, bath, sleep and daylight at the same hours.' },
          { text: 'Ask less for a while: fewer tuitions, no talk of marks at dinner.' },
          { text: 'Praise effort: getting up, one page read.' },
          { text: 'Never hit, shame or compare.' },
        ],
      },
      {
        heading: 'Talking treatment',
        intro: {
          text: 'English guidance (2019) looks at age and at how strong the depression is.',
          sources: ['nice-ng134'],
        },
        items: [
          {
            text: 'Mild: watching closely for two weeks with support. If it stays, cognitive behavioural therapy (CBT) in a group or on a computer, or other short help.',
            sources: ['nice-ng134'],
          },
          {
            text: 'Moderate or severe, ages 5 to 11: therapy with the family, or therapy for the child alone, such as CBT. Ages 12 to 18: individual CBT first.',
            sources: ['nice-ng134'],
          },
          {
            text: 'CBT teaches a child to do good things again, to test dark thoughts and to solve problems.',
            sources: ['ips-2019', 'aacap-2023'],
          },
          {
            text: 'Interpersonal therapy (IPT) works on loss, quarrels and friendships. It suits teenagers.',
            sources: ['aacap-2023', 'ips-2019'],
          },
          {
            text: 'Change often takes some weeks. If there is none, ask for another plan.',
          },
        ],
      },
      {
        heading: 'At school',
        intro: { text: 'Agree with your child who at school may know, and how much.' },
        items: [
          { text: 'One trusted teacher or counsellor, whom your child can go to at any time' },
          { text: 'Less homework for a while, with more time to hand it in' },
          { text: 'A short day rather than no day, and praise for coming' },
          { text: 'Bullying stopped, in writing, with a date to look again' },
          { text: 'No remarks on marks or mood before the class' },
          { text: 'A plan for exams: put off, made shorter, or in a quiet room' },
        ],
      },
      {
        heading: 'Medicine, for some children',
        intro: {
          text: 'Medicine is for moderate or severe depression, chosen with a child psychiatrist. It goes together with talking treatment.',
          sources: ['nice-ng134', 'ips-2019'],
        },
        items: [
          {
            text: 'Fluoxetine is the first choice in most guidance. From 5 to 11 it is used only with great care, as there is little proof.',
            sources: ['nice-ng134', 'ips-2019'],
          },
          {
            text: 'Of every 100 teenagers, 71 got better with fluoxetine and CBT (439 teenagers, United States, 2004). With fluoxetine it was 61, with CBT 43, with a dummy pill 35.',
            sources: ['tads-2004'],
          },
          {
            text: 'Over 26 studies of newer medicines, the gain beyond a dummy pill was small on average (review, 2021).',
            sources: ['hetrick-2021'],
          },
          {
            text: 'In the first four weeks the doctor should see or call your child every week.',
            sources: ['nice-ng134'],
          },
          {
            text: 'In some young people these medicines raise thoughts of suicide, mostly early. Call at once if mood, sleep or behaviour gets worse.',
            sources: ['hetrick-2021', 'nice-ng134'],
          },
          {
            text: 'It is mostly kept up for six months after your child is well, then stopped slowly.',
            sources: ['nice-ng134'],
          },
          { text: 'Give it yourself, lock it away, and never stop or share it on your own.' },
        ],
      },
      {
        heading: 'Sleep, movement and food',
        items: [
          { text: 'Sleep: one bedtime, on good days and bad.' },
          { text: 'Movement: some active play every day. Start with ten minutes.' },
          { text: 'Daylight: go out together before ten in the morning.' },
          { text: 'Food: small, known meals, together.' },
          { text: 'Phone: out of the bedroom at night, and a look together at what hurts on it.' },
          {
            text: 'These help beside treatment, not in its place.',
            sources: ['nice-ng134'],
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'You did not cause this.' },
          { text: 'Sleep in turns if nights are hard.' },
          { text: 'Tell brothers and sisters the truth in few words, and give them time too.' },
          {
            text: 'If you are low yourself, get treated. When a parent gets better, the child often does too.',
            sources: ['weissman-2006'],
          },
          {
            text: 'Call Tele-MANAS for yourself. It is free, at any hour, and it is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with and after depression',
    intro: {
      text: 'Getting well is rarely a straight line. Good hours come first, then good days.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          {
            text: 'Use true, simple words: “Your mood is ill. It is not you. It gets better with help.”',
          },
          { text: 'Ask how heavy today is, from one to ten, and tell them your own.' },
          { text: 'A shrug is an answer too.' },
          {
            text: 'When relatives say “what has a child to be sad about”, stand beside your child.',
          },
        ],
      },
      {
        heading: 'Staying well',
        items: [
          {
            text: 'Write down the first signs that you saw, in case it comes back.',
            sources: ['ips-2019', 'nice-ng134'],
          },
          { text: 'Keep the habits that helped.' },
          { text: 'Keep the safety plan where everyone can find it.' },
          { text: 'Go to the last visits too.' },
        ],
      },
      {
        heading: 'School and the law in India',
        items: [
          {
            text: 'The Mental Healthcare Act, 2017, gives every person a right to mental health care from the government. It wants health insurance to treat mental illness like illness of the body.',
            sources: ['mhca-2017'],
          },
          {
            text: 'It says that a person who tried to die was under great stress. They are owed care, not punishment (section 115).',
            sources: ['mhca-2017'],
          },
          {
            text: 'From age 6 to 14, no school may hit or humiliate a child (Right to Education Act, 2009, section 17).',
            sources: ['rte-2009'],
          },
          {
            text: 'Long-lasting mental illness can count as a disability (Rights of Persons with Disabilities Act, 2016). Ask your doctor.',
            sources: ['rpwd-2016'],
          },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          { text: 'Let your child have a say in treatment, more each year.' },
          {
            text: 'Well before 18, ask who will take over the care.',
            sources: ['nice-ng134'],
          },
        ],
      },
    ],
  },
  care: {
    heading: 'When to get help',
    intro:
      'You can ask for help at any time, with or without a test. If you are unsure, call. If there is danger, stay with your child.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Low or cross mood has lasted for two weeks or more',
        'Your child has lost joy in what they loved',
        'Sleep, food, school or friendships have changed a lot',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'Your child says they are worthless, or that life is not worth living',
        'You find cuts, burns or notes about dying',
        'Your child hardly eats, drinks, sleeps or speaks, or hears voices',
        'Mood or behaviour got worse since a medicine began (call the doctor who gave it, too)',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Your child has hurt themselves, or may be about to (stay with them)',
        'Your child has taken too much medicine or something poisonous',
        'Your child has a plan to die, or has said goodbye (stay with them)',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
    },
  },
  related: [
    { label: 'Anxiety in children', href: '/assessments/behavioral/anxiety' },
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Screen dependency', href: '/assessments/behavioral/screenDependency' },
    { label: 'Conduct disorder', href: '/assessments/behavioral/conductDisorder' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'bitsko-2022',
      authors: 'Bitsko RH and others',
      title: 'Mental Health Surveillance Among Children — United States, 2013–2019',
      publisher: 'Centers for Disease Control and Prevention, in MMWR Supplements',
      year: 2022,
      url: 'https://doi.org/10.15585/mmwr.su7102a1',
      note: 'Parents were asked. Newer data (2021 to 2022) give 4% with depression at present.',
    },
    moodSources.polanczyk2015,
    {
      id: 'grover-2019',
      authors: 'Grover S and others',
      title: 'Depression in Children and Adolescents: A Review of Indian studies',
      publisher: 'Indian Journal of Psychological Medicine',
      year: 2019,
      url: 'https://doi.org/10.4103/IJPSYM.IJPSYM_5_19',
      note: 'Studies in schools give 3% to 68%, mostly because they count signs on a form.',
    },
    sharedSources.dsm5tr,
    sharedSources.icd11,
    {
      id: 'ips-2019',
      authors: 'Grover S, Avasthi A',
      title:
        'Clinical Practice Guidelines for the management of depression in children and adolescents',
      publisher: 'Indian Psychiatric Society, in Indian Journal of Psychiatry',
      year: 2019,
      url: 'https://doi.org/10.4103/psychiatry.IndianJPsychiatry_563_18',
    },
    {
      id: 'nice-ng134',
      title: 'Depression in children and young people: identification and management (NG134)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng134',
    },
    {
      id: 'aacap-2023',
      authors: 'Walter HJ and others',
      title:
        'Clinical Practice Guideline for the Assessment and Treatment of Children and Adolescents With Major and Persistent Depressive Disorders',
      publisher:
        'American Academy of Child and Adolescent Psychiatry, in Journal of the American Academy of Child and Adolescent Psychiatry',
      year: 2023,
      url: 'https://doi.org/10.1016/j.jaac.2022.10.001',
    },
    {
      id: 'glad-pc-2018',
      authors: 'Zuckerbrot RA and others',
      title:
        'Guidelines for Adolescent Depression in Primary Care (GLAD-PC): Part I. Practice Preparation, Identification, Assessment, and Initial Management',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2018,
      url: 'https://doi.org/10.1542/peds.2017-4081',
    },
    {
      id: 'uspstf-depression-2022',
      authors: 'US Preventive Services Task Force',
      title:
        'Screening for Depression and Suicide Risk in Children and Adolescents: US Preventive Services Task Force Recommendation Statement',
      publisher: 'JAMA',
      year: 2022,
      url: 'https://doi.org/10.1001/jama.2022.16946',
    },
    {
      id: 'who-depression',
      title: 'Depressive disorder (depression)',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/depression',
    },
    {
      id: 'nhs-depression',
      title: 'Depression in children and teenagers',
      publisher: 'National Health Service, England',
      year: 2023,
      url: 'https://www.nhs.uk/mental-health/children-and-young-adults/advice-for-parents/children-depressed-signs/',
    },
    {
      id: 'thapar-2012',
      authors: 'Thapar A and others',
      title: 'Depression in adolescence',
      publisher: 'The Lancet',
      year: 2012,
      url: 'https://doi.org/10.1016/S0140-6736(11)60871-4',
    },
    moodSources.moore2017,
    moodSources.dazzi2014,
    {
      id: 'who-live-life',
      title: 'LIVE LIFE: an implementation guide for suicide prevention in countries',
      publisher: 'World Health Organization',
      year: 2021,
      url: 'https://www.who.int/publications/i/item/9789240026629',
    },
    {
      id: 'nimh-suicide-faq',
      title: 'Frequently Asked Questions About Suicide',
      publisher: 'National Institute of Mental Health, United States',
      year: 2024,
      url: 'https://www.nimh.nih.gov/health/publications/suicide-faq',
    },
    {
      id: 'tads-2004',
      authors: 'March J and others (TADS team)',
      title:
        'Fluoxetine, Cognitive-Behavioral Therapy, and Their Combination for Adolescents With Depression: Treatment for Adolescents With Depression Study (TADS) Randomized Controlled Trial',
      publisher: 'JAMA',
      year: 2004,
      url: 'https://doi.org/10.1001/jama.292.7.807',
      note: 'Ages 12 to 17, after 12 weeks.',
    },
    {
      id: 'hetrick-2021',
      authors: 'Hetrick SE and others',
      title:
        'New generation antidepressants for depression in children and adolescents: a network meta-analysis',
      publisher: 'Cochrane Database of Systematic Reviews',
      year: 2021,
      url: 'https://doi.org/10.1002/14651858.CD013674.pub2',
    },
    {
      id: 'weissman-2006',
      authors: 'Weissman MM and others',
      title: 'Remissions in Maternal Depression and Child Psychopathology: A STAR*D-Child Report',
      publisher: 'JAMA',
      year: 2006,
      url: 'https://doi.org/10.1001/jama.295.12.1389',
    },
    {
      id: 'nmhp',
      title: 'National Mental Health Programme',
      publisher: 'National Health Mission, Government of India',
      year: 2024,
      url: 'https://nhm.gov.in/',
    },
    sharedSources.teleManas,
    moodSources.mhca2017,
    sharedSources.rte2009,
    sharedSources.rpwd2016,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ConditionContent;

import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import { icd11Entry, sharedSources } from '../shared-sources.ts';
import { moodSources } from '../mood-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Depression, `/assessments/behavioral/depression`.
 * Questions (27), the age band (8 to 11), the price key and the figure of 4.4% are the
 * specification's, sections 3 and 9. The figure is for the United States, 2016 to 2019. The band
 * limits the questionnaire only: the page is for every age, and says near the top that a teenager
 * who seems low should see a doctor directly. Expert groups advise screening for depression from
 * age 12 only, so the page says that too.
 */
export const condition = (): ConditionContent => ({
  topic: 'behavioural',
  slug: 'depression',
  name: { short: 'Depression', full: 'Depression in children and teenagers' },
  alsoCalled: [
    'Low mood',
    'Sadness',
    'Major depressive disorder',
    'Dysthymia',
    'Depressive disorder',
  ],
  everydayWords: [
    'sad',
    'crying',
    'cries',
    'unhappy',
    'lonely',
    'no interest',
    'tired all day',
    'self harm',
    'suicide',
    'overdose',
    'poisoning',
    'wants to die',
    'life is not worth living',
    'hurts himself',
    'hurts herself',
    'cuts himself',
    'cuts herself',
    'cutting',
    'overdose',
    'hopeless',
    'irritable',
  ],
  card: {
    place: 50,
    title: 'Depression',
    text: 'Is sad, irritable or tired for weeks, and no longer enjoys things they loved.',
    spot: 'depression',
    colour: 'teal',
    reading: {
      ages: { from: 5, to: 18, unit: 'years' },
      text: 'Children and teenagers: read about it, and how to get help. Our questionnaire is for 8 to 11 years.',
    },
  },
  head: {
    title: 'Depression in children and teenagers: signs, causes, help | {product}',
    description:
      'More than a bad week: signs of depression in children and teenagers, its causes and diagnosis in India, what helps, and when to act now.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'Every child is sad at times. Depression is a low or irritable mood that lasts for weeks and takes the joy out of life. It can be treated.',
    sources: ['dsm-5-tr', 'ips-2019'],
  },
  picture: picture(
    'depression-listening.svg',
    'A grandfather sits on a swing seat at home beside a sad boy and listens to him',
  ),
  facts: [
    {
      icon: 'info',
      text: 'This page is for children and teenagers of every age. If your teenager seems low, see a doctor directly; you need no questionnaire first.',
    },
    {
      icon: 'kid',
      text: 'About 4 in 100 children aged 3 to 17 had ever been diagnosed (4.4%, United States, 2016 to 2019).',
      sources: ['bitsko-2022'],
    },
    {
      icon: 'alert',
      text: 'In children, depression may look like anger, headaches or stomach aches rather than tears.',
      sources: ['dsm-5-tr', 'ips-2019'],
    },
    {
      icon: 'check',
      text: 'Talking treatments help. Studies find no sign that asking about suicide puts the idea into someone’s mind.',
      sources: ['nice-ng134', 'dazzi-2014'],
    },
    {
      icon: 'list',
      text: 'Our questionnaire has 27 questions and is for ages 8 to 11 only.',
      productFact: true,
    },
  ],
  ageBands: [
    {
      from: 8,
      to: 11,
      unit: 'years',
      covers: [
        {
          text: 'Our 27 questions are for ages 8 to 11 only.',
          productFact: true,
        },
        {
          text: 'A teenager who seems low should see a doctor directly. This page explains the signs, what helps, and what to do in danger.',
        },
        {
          text: 'An American expert group advises doctors to screen for depression from 12 to 18 (2022). For ages 11 and under, it found too little evidence for or against.',
          sources: ['uspstf-depression-2022'],
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the depression assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only a trained professional can diagnose depression. ${safetySentences.lowScore} If your child talks about suicide, do not wait for any test: see a doctor today.`,
    sources: ['uspstf-depression-2022', 'nice-ng134'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Look for a change from before that lasts two weeks or more. Some children also feel worthless or wish they were dead. Act on that the same day.',
      sources: ['dsm-5-tr', 'nice-ng134'],
    },
    cards: [
      {
        title: 'Sad, empty or irritable',
        subTitle: 'Cries easily, snaps at everyone, or seems far away.',
        picture: picture(
          'depression-low-mood.svg',
          'A girl sits on the floor with her arms around her knees beside a rainy window',
        ),
      },
      {
        title: 'Nothing is fun any more',
        subTitle: 'Gives up games, friends and things they loved.',
        picture: picture(
          'depression-no-joy.svg',
          'A boy sits alone on a step, his cricket bat on the ground, while friends wave to him',
        ),
      },
      {
        title: 'Tired and off their food',
        subTitle: 'Sleeps too little or too much, or leaves food on the plate.',
        picture: picture(
          'depression-tired.svg',
          'A tired girl rests her head on her hand and leaves her plate of food untouched',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what has changed, and since when. They can help you choose the next step.',
    picture: picture(
      'talk-depression.svg',
      'A mother with an arm around her teenage daughter on a sofa; a counsellor listens to them',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} depression assessment',
    paragraphs: [
      {
        text: 'The {product} depression assessment asks 27 questions. It is for ages 8 to 11 only.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has depression, and it cannot rule it out.',
        sources: ['uspstf-depression-2022'],
      },
      {
        text: `${safetySentences.accuracyUnknown} ${safetySentences.lowScore}`,
      },
      {
        text: 'Whatever the result, take it to your doctor as a starting point for a talk.',
      },
      {
        text: 'It is not made for emergencies. If your child talks about suicide or has hurt themselves, stay with them. Then follow the steps on suicide and self-harm on this page.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What depression is',
    intro: {
      text: 'Depression is an illness that affects mood. It changes how a child feels, thinks, sleeps and eats, and how much energy they have.',
      sources: ['who-depression', 'thapar-2012'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'Sadness comes and goes, and a good thing can lift it. In depression the low mood stays, and good things no longer reach the child.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Children often have no word for it. They may say “I’m bored”, “leave me alone” or “my stomach hurts”.',
            sources: ['ips-2019'],
          },
          {
            text: 'Your child is not lazy, ungrateful or weak. They cannot “snap out of it”, any more than they could snap out of a fever.',
          },
        ],
      },
      {
        heading: 'When is it more than a bad time?',
        paragraphs: [
          {
            text: 'Doctors look for at least five signs, present most of the day, nearly every day, for two weeks. One of them must be low or irritable mood, or loss of interest.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'The signs must cause distress, or get in the way of school, friends or family life. They must not come from another illness or from a medicine.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'You need not count the signs, or wait two weeks, before you ask for help.',
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
            text: 'Before the teenage years, boys and girls are affected equally. Among teenagers, depression is about twice as common in girls.',
            sources: ['ips-2019', 'thapar-2012'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Many children recover, and treatment makes recovery more likely and quicker. Depression can come back, so it is worth knowing the early signs.',
            sources: ['ips-2019', 'thapar-2012'],
          },
          {
            text: 'Asking for help early is not making a fuss.',
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'Depression has several forms',
    intro: {
      text: 'Doctors name the form of depression, how severe it is, and what else your child has. This guides the treatment.',
      sources: ['dsm-5-tr', 'nice-ng134'],
    },
    items: [
      {
        heading: 'Major depression: mild',
        subtext: {
          text: 'Your child has just enough signs for the diagnosis. They can still manage most of the day, with effort.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Major depression: moderate',
        subtext: {
          text: 'The signs, and the trouble they cause at home and at school, lie between mild and severe.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Major depression: severe',
        subtext: {
          text: 'There are many strong signs, and your child can hardly do everyday things. They need a specialist within days. If they think about suicide, they must be seen today.',
          sources: ['dsm-5-tr', 'nice-ng134'],
        },
      },
      {
        heading: 'With voices or false beliefs',
        subtext: {
          text: 'A child with severe depression may hear voices, or firmly believe something untrue, such as being guilty of everything. They must see a doctor today.',
          sources: ['dsm-5-tr', 'nice-ng134'],
        },
      },
      {
        heading: 'With anxious distress',
        subtext: {
          text: 'Worry, tension and fear occur together with the low mood. This is very common in children.',
          sources: ['dsm-5-tr', 'ips-2019'],
        },
      },
      {
        heading: 'Persistent depressive disorder',
        subtext: {
          text: 'The mood is low or irritable on most days for a year or more, often less strongly. People may take it for the child’s nature. An older name is dysthymia.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Disruptive mood dysregulation disorder',
        subtext: {
          text: 'For a year or more, a child is angry or irritable nearly all day, and has severe outbursts three or more times a week. It shows in more than one place, and begins before age 10.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Depression from an illness or a medicine',
        subtext: {
          text: 'Thyroid problems, epilepsy, a long illness or some medicines can cause low mood. The doctor looks for these. Do not stop a medicine before you have asked.',
          sources: ['dsm-5-tr', 'ips-2019'],
        },
      },
      {
        heading: 'Other specified and unspecified depression',
        subtext: {
          text: 'The low mood causes real trouble. There are too few signs for another name, or not enough is known yet.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Bipolar disorder: low times and high times',
        subtext: {
          text: 'Low times alternate with days of racing energy, little sleep and big plans. Tell the doctor about such days, because the treatment differs.',
          sources: ['dsm-5-tr', 'nice-ng134'],
        },
      },
      {
        heading: 'Grief and adjustment: not depression',
        subtext: {
          text: 'After a loss, a move or a break-up, sadness comes in waves, and that is natural. If it lasts, a doctor can tell the difference. If your child feels worthless or wants to die, they must be seen today.',
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
      text: 'Ask yourself: is this new, does it last, and is it there nearly every day? The first nine signs are those that doctors count.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        text: 'Is low, empty or tearful. A child or teenager may be irritable instead of sad.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Finds no joy in games, friends, food or festivals they used to love.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Eats much less or much more, or does not gain weight as expected.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Cannot sleep, wakes too early, or sleeps far more than before.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Moves and speaks slowly, or cannot sit still, so that others notice.',
        sources: ['dsm-5-tr'],
      },
      { text: 'Is tired all day, even after rest.', sources: ['dsm-5-tr'] },
      {
        text: 'Feels worthless or guilty. They may say “I’m no good”, “it is all my fault” or “nobody likes me”.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Cannot think, decide or concentrate. Marks may drop.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Thinks about death or wishes to be dead: speaks, writes or draws about dying, or about not being here. Stay with your child and have them seen today.',
        sources: ['dsm-5-tr', 'nice-ng134'],
      },
      {
        text: 'Has headaches and stomach aches, with no illness found.',
        sources: ['ips-2019', 'nhs-depression'],
      },
      {
        text: 'Stays in their room, away from friends and family.',
        sources: ['nhs-depression'],
      },
      {
        text: 'Is deeply hurt by small criticism, or by losing a game.',
        sources: ['ips-2019'],
      },
      {
        text: 'Refuses to go to school, or falls behind and does not seem to care.',
        sources: ['ips-2019'],
      },
      {
        text: 'Is angry or rude, or gets into fights, and was not like this before.',
        sources: ['grover-2019', 'dsm-5-tr'],
      },
      {
        text: 'Has unexplained marks, cuts or burns, or wears long sleeves in the heat. Stay calm, ask about it, and follow the steps on suicide and self-harm on this page.',
        sources: ['nhs-depression', 'nice-ng134'],
      },
      {
        text: 'Gives away loved things or says goodbye. Do not leave your child alone. This is an emergency: get help now.',
        sources: ['nimh-suicide-faq'],
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why does a child become depressed?',
    intro: {
      text: 'Usually several things act together, and often no single reason is found. Depression is not a weakness, a punishment or the result of bad parenting.',
      sources: ['thapar-2012', 'who-depression'],
    },
    groups: [
      {
        heading: 'In the body and the family',
        items: [
          {
            text: 'Family: a child whose parent has had depression is three to four times as likely to have it (review, 2012). Most such children stay well. Genes explain about 37% of the differences between people (twin studies of adults, 2000).',
            sources: ['thapar-2012', 'sullivan-2000'],
          },
          {
            text: 'Brain and puberty: the parts of the brain for mood and stress are still growing. From puberty on, depression becomes more common, above all in girls.',
            sources: ['thapar-2012'],
          },
          {
            text: 'Other conditions: anxiety, ADHD or a learning difficulty can wear a child down.',
            sources: ['ips-2019', 'nice-ng134'],
          },
          {
            text: 'Illness: any long illness is a strain. Thyroid problems and anaemia can also feel like depression.',
            sources: ['ips-2019'],
          },
        ],
      },
      {
        heading: 'What happens around a child',
        intro: {
          text: 'Hard events raise the chance of depression. Many children who live through them do not become depressed.',
          sources: ['thapar-2012'],
        },
        items: [
          {
            text: 'Loss and violence: a death, a separation, an illness, abuse or a disaster can set it off.',
            sources: ['thapar-2012', 'nhs-depression'],
          },
          {
            text: 'Bullying: being bullied, at school or on the phone, is linked with depression in many studies (review, 2017). Adults have to stop it.',
            sources: ['moore-2017'],
          },
          {
            text: 'School, home and money: Indian studies name trouble with studies, quarrels with parents, strain in the family and lack of money (review, 2019).',
            sources: ['grover-2019'],
          },
          {
            text: 'Screens: hours alone explained at most 0.4% of the differences in well-being (355,358 teenagers, United States and United Kingdom, 2019). What happens on the screen can matter more.',
            sources: ['orben-2019'],
          },
        ],
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
            text: 'A short form asks about the past weeks. It can suggest a full check, but it can also miss depression.',
            sources: ['uspstf-depression-2022', 'glad-pc-2018'],
          },
          {
            text: 'For ages 12 and up there are well-tested forms, such as the PHQ for teenagers. For younger children, the conversation with the doctor counts for more.',
            sources: ['uspstf-depression-2022', 'glad-pc-2018'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          {
            text: 'Start with your paediatrician or family doctor. Say plainly: “I am worried about my child’s mood.”',
          },
          {
            text: 'A child psychiatrist or a general psychiatrist makes the diagnosis. A clinical psychologist often gives the therapy.',
            sources: ['ips-2019'],
          },
          {
            text: 'Many government hospitals have a mental health clinic. Ask at your district hospital about the District Mental Health Programme, which is approved for 767 districts (2025).',
            sources: ['mohfw-2025'],
          },
          {
            text: 'Tele-MANAS counsellors answer in many Indian languages, free of charge, and can tell you where to go.',
            sources: ['tele-manas'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'They ask how mood, sleep, appetite, energy and schoolwork have changed, and since when.',
            sources: ['ips-2019', 'dsm-5-tr'],
          },
          {
            text: 'They ask what has happened: a loss, bullying, quarrels, abuse, a move or an illness.',
            sources: ['nice-ng134'],
          },
          {
            text: 'They ask whether anyone in the family has had depression or bipolar disorder, or has died by suicide.',
            sources: ['nice-ng134', 'ips-2019'],
          },
          {
            text: 'They see your child alone for a while, and ask about suicidal thoughts and self-harm.',
            sources: ['nice-ng134', 'glad-pc-2018'],
          },
          {
            text: 'Studies find no sign that this question puts the idea into a child’s mind. It can even bring relief.',
            sources: ['dazzi-2014'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'Your notes: what changed, when and how often' },
          { text: 'School reports, attendance and a note from the teacher' },
          { text: 'Messages, drawings or writing that worried you' },
          { text: 'Earlier medical papers and a list of all medicines, herbal ones included' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'The doctor examines your child. Blood tests, such as those for anaemia or the thyroid, are done if the signs call for them.',
            sources: ['ips-2019'],
          },
          {
            text: 'They look for anxiety, ADHD, learning difficulties, autism and times of very high mood.',
            sources: ['nice-ng134', 'ips-2019'],
          },
          {
            text: 'If anyone has hurt or abused your child, tell the doctor in private.',
          },
          {
            text: 'With a teenager, they also ask about tobacco, alcohol and drugs.',
            sources: ['nice-ng134'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask which form it is, how severe it is, and how safe your child is at home.' },
          {
            text: 'Ask for a written safety plan. It lists the warning signs, what calms your child, whom to call and where to go.',
            sources: ['glad-pc-2018'],
          },
          { text: 'Ask what help comes first, how often, and when you should see a change.' },
          { text: 'Ask what the school should know, and agree on it with your child.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Safety comes first, then talking treatment and, for some children, medicine. The plan is made with you and your child.',
      sources: ['nice-ng134', 'aacap-2023'],
    },
    groups: [
      {
        heading: 'Safety first',
        intro: {
          text: 'You do not have to find perfect words. It helps to be there, and to ask directly.',
          sources: ['who-live-life', 'dazzi-2014'],
        },
        items: [
          {
            text: 'Ask plainly: “Do you sometimes wish you were dead? Are you thinking of suicide, or of hurting yourself?”',
            sources: ['dazzi-2014'],
          },
          {
            text: 'If the answer is yes, stay with your child and follow the steps on suicide and self-harm on this page.',
          },
          { text: 'Stay calm. Say: “Thank you for telling me. I am with you. We will get help.”' },
          { text: 'Do not promise to keep it secret, and do not argue or scold.' },
          {
            text: 'Lock away medicines, pesticides, cleaning liquids, ropes and sharp things. Lock the door to the roof.',
            sources: ['who-live-life'],
          },
          {
            text: 'Do not leave your child alone, even for a minute. If the danger is immediate, call for help now, or go to the nearest hospital.',
          },
          {
            text: 'After too much medicine or any poison, go to a hospital at once, even if your child seems well. Do not make them vomit.',
          },
          { text: 'Tell another adult at home, so that you do not carry this alone.' },
        ],
      },
      {
        heading: 'What you can do today',
        essential: true,
        intro: { text: 'Small, steady things do more than one big talk.' },
        items: [
          {
            text: 'Sit nearby without asking questions. Peel peas or fold clothes together, or walk to the shop.',
          },
          { text: 'Say what you see: “You seem sad these days. I am not angry.”' },
          { text: 'Listen to the end. Do not say “others have it worse”.' },
          {
            text: 'Plan one small, pleasant thing each day, even when your child does not feel like it.',
          },
          { text: 'Keep regular hours for meals, baths, bedtime and time outdoors.' },
          {
            text: 'Ask less of your child for a while. Cut back tuition, and do not talk about marks at dinner.',
          },
          { text: 'Praise effort, such as getting up, coming to the table or reading one page.' },
          { text: 'Never hit, shame or compare. It makes a low mood worse.' },
        ],
      },
      {
        heading: 'Talking treatment',
        intro: {
          text: 'For most children, talking treatment comes first. English guidance (2019) goes by the child’s age and by how severe the depression is.',
          sources: ['nice-ng134'],
        },
        items: [
          {
            text: 'Mild depression: the doctor may first offer support, and see your child again within about two weeks. If it lasts, the next step is a short treatment. One is cognitive behavioural therapy (CBT), in a group or online.',
            sources: ['nice-ng134'],
          },
          {
            text: 'Moderate or severe, ages 5 to 11: therapy with the family, or therapy for the child alone, such as CBT.',
            sources: ['nice-ng134'],
          },
          {
            text: 'Moderate or severe, ages 12 to 18: individual CBT first. The doctor may also suggest starting therapy and medicine together.',
            sources: ['nice-ng134'],
          },
          {
            text: 'CBT teaches a child to take up pleasant activities again, to question gloomy thoughts and to solve problems.',
            sources: ['ips-2019', 'aacap-2023'],
          },
          {
            text: 'Interpersonal therapy (IPT) works on loss, quarrels and friendships. It suits teenagers.',
            sources: ['aacap-2023', 'ips-2019'],
          },
          {
            text: 'Change often takes some weeks. If you see none, ask the therapist to change the plan.',
          },
        ],
      },
      {
        heading: 'At school',
        intro: { text: 'Agree with your child who at school may know, and how much.' },
        items: [
          { text: 'One trusted teacher or counsellor whom your child can go to at any time' },
          { text: 'Less homework for a while, and more time to hand it in' },
          { text: 'A short day rather than no day, and praise for coming' },
          { text: 'A small part in something with others, such as music or the library' },
          { text: 'A written promise to stop any bullying, with a date to check on it' },
          { text: 'No remarks about marks or mood in front of the class' },
          { text: 'A plan for exams: later, shorter, or in a quiet room' },
        ],
      },
      {
        heading: 'Medicine, for some children',
        intro: {
          text: 'Medicine is for moderate or severe depression. A child psychiatrist chooses it with you and your child, and it is given together with talking treatment.',
          sources: ['nice-ng134', 'ips-2019'],
        },
        items: [
          {
            text: 'Fluoxetine is the first choice in most guidance. From 5 to 11 it is used only with great care, because there is little evidence.',
            sources: ['nice-ng134', 'ips-2019'],
          },
          {
            text: 'Of every 100 teenagers, 71 got better with fluoxetine and CBT together (439 teenagers, United States, 2004). With fluoxetine alone it was 61, with CBT alone 43, and with a dummy pill 35. Children under 12 were not studied.',
            sources: ['tads-2004'],
          },
          {
            text: 'Across 26 studies of newer medicines, the benefit over a dummy pill was small on average (review, 2021).',
            sources: ['hetrick-2021'],
          },
          {
            text: 'In the first four weeks, the doctor should see or call your child every week.',
            sources: ['nice-ng134'],
          },
          {
            text: 'In some young people these medicines increase suicidal thoughts, above all in the first weeks. Call the doctor the same day if mood, sleep or behaviour gets worse. If your child talks about suicide, follow the steps on this page.',
            sources: ['hetrick-2021', 'nice-ng134'],
          },
          {
            text: 'Fluoxetine is continued for at least six months after your child has recovered. The six months are counted from when your child has been well for about eight weeks.',
            sources: ['nice-ng134'],
          },
          {
            text: 'Then the dose is lowered slowly, over about 6 to 12 weeks.',
            sources: ['nice-ng134'],
          },
          {
            text: 'Give each dose yourself and lock the rest away. Never share it, and do not stop it without the doctor.',
          },
        ],
      },
      {
        heading: 'Sleep, movement and food',
        items: [
          {
            text: 'Sleep: keep one bedtime, on good days and bad. Ages 6 to 12 need 9 to 12 hours a night, teenagers 8 to 10 (United States, 2016).',
            sources: ['aasm-2016'],
          },
          {
            text: 'Movement: at ages 5 to 17, aim for about 60 minutes of active play a day (worldwide advice, 2020). Start with ten minutes.',
            sources: ['who-activity-2020'],
          },
          { text: 'Daylight: go outside together in the morning.' },
          {
            text: 'Food: offer small, familiar meals and eat together. Do not press your child to finish.',
          },
          {
            text: 'Phone: keep it out of the bedroom at night. Look together at anything on it that upsets your child.',
          },
          {
            text: 'These things support treatment. They do not replace it.',
            sources: ['nice-ng134'],
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'You did not cause this. Try not to blame yourself.' },
          {
            text: 'If nights are hard, take turns to stay awake with your child, and let others cook.',
          },
          { text: 'Tell brothers and sisters the truth in a few words, and give them time too.' },
          {
            text: 'If you are low yourself, get treatment. When a parent gets better, the child often does too.',
            sources: ['weissman-2006'],
          },
          {
            text: 'Call Tele-MANAS for yourself. It is free, it answers at any hour, and it is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with and after depression',
    intro: {
      text: 'Recovery is rarely a straight line. You may see good hours first, and then good days.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          {
            text: 'Use true, simple words: “This is an illness. It is not your fault. There is help, and I am with you.”',
          },
          { text: 'Ask how hard today was, from one to ten.' },
          { text: 'Do not press for a long answer. A word or a shrug is enough.' },
          {
            text: 'When relatives ask “what does a child have to be sad about?”, stand up for your child.',
          },
        ],
      },
      {
        heading: 'Staying well',
        items: [
          {
            text: 'Depression can come back. Write down the first signs that you saw this time.',
            sources: ['ips-2019', 'nice-ng134'],
          },
          { text: 'Keep up the habits that helped, even when all is well.' },
          { text: 'Keep the safety plan where everyone at home can find it.' },
          {
            text: 'Go to every follow-up visit, even when it seems unnecessary. English guidance advises check-ups for a year after recovery.',
            sources: ['nice-ng134'],
          },
        ],
      },
      {
        heading: 'School and the law in India',
        items: [
          {
            text: 'The Mental Healthcare Act, 2017, gives every person a right to mental health care from the government (section 18).',
            sources: ['mhca-2017'],
          },
          {
            text: 'Insurers must cover mental and physical illness alike (section 21).',
            sources: ['mhca-2017'],
          },
          {
            text: 'A person who attempts suicide is presumed to be under severe stress. They are owed care, not punishment (section 115).',
            sources: ['mhca-2017'],
          },
          {
            text: 'From age 6 to 14, no school may hit or humiliate a child (Right to Education Act, 2009, section 17).',
            sources: ['rte-2009'],
          },
          {
            text: 'Long-lasting mental illness can count as a disability (Rights of Persons with Disabilities Act, 2016). Ask your doctor whether this applies.',
            sources: ['rpwd-2016'],
          },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          { text: 'Give your child more say in their treatment each year.' },
          { text: 'Keep one evening a week free for your child, even before exams.' },
          {
            text: 'Well before your child turns 18, ask who will take over their care.',
            sources: ['nice-ng134'],
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'Much of the help is free or costs little. Do not put off seeing a doctor because of money.',
    },
    items: [
      {
        text: 'Our price above is for the assessment with its 27 questions. It does not pay for a visit to a doctor, a diagnosis or any treatment.',
        productFact: true,
      },
      {
        text: 'You need not pay for a questionnaire. A doctor can use forms for teenagers that are free of charge, such as those in the GLAD-PC toolkit.',
        sources: ['glad-pc-2018'],
      },
      {
        text: 'Tele-MANAS is free, at any hour.',
        sources: ['tele-manas'],
      },
      {
        text: 'By law, mental health care from the government must be affordable. It is free for families below the poverty line, with or without a card (Mental Healthcare Act, 2017, section 18).',
        sources: ['mhca-2017'],
      },
      {
        text: 'By the same section, medicines on the government’s essential list are free. This holds at community health centres and larger government hospitals.',
        sources: ['mhca-2017'],
      },
      {
        text: 'One example: NIMHANS in Bengaluru lists ₹20 for a first screening slip. Ask what tests or a hospital stay would cost.',
        sources: ['nimhans-child'],
      },
      {
        text: 'Private care: we found no national figures for fees. Before you book, ask for the fee and the likely number of sessions.',
      },
      {
        text: 'Families of adults with depression spent about ₹1,500 a month on care (12 states, 2015 to 2016). We found no such figure for children.',
        sources: ['arvind-2019'],
      },
      {
        text: 'Charities: iCALL, run by the Tata Institute of Social Sciences, gives free counselling by phone, email and chat. Ask whether it takes callers of your child’s age.',
        sources: ['icall-2020'],
      },
      {
        text: 'Ayushman Bharat (PM-JAY) pays for some hospital care for mental illness, if your family qualifies.',
        sources: ['mohfw-2025'],
      },
      {
        text: 'Private insurance: of 268 policies, only 23 paid for outpatient visits, and 224 excluded injuries from suicide attempts or self-harm (2020 to 2021). Read yours closely.',
        sources: ['varma-2024'],
      },
    ],
  },
  safetyAdvice: ['suicide-and-self-harm', 'poisoning'],
  care: {
    heading: 'When to get help',
    intro:
      'You can ask for help at any time, with or without a test. If you are unsure, call. If there is danger, stay with your child.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Low or irritable mood has lasted for two weeks or more',
        'Your child no longer enjoys what they used to love',
        'Sleep, appetite, schoolwork or friendships have changed a lot',
        'Your teenager seems low: no questionnaire is needed first',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.talkOfSuicide,
        dangers.notEatingOrVoices,
        'Your child says that they are worthless or a burden: see a doctor today',
        'Your child hardly sleeps or speaks, or can no longer do everyday things',
        'For days, your child has had racing energy and little need for sleep',
        'Mood, sleep or behaviour got worse after a medicine was started or changed: call the doctor who prescribed it, too',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        dangers.voicesToHarm,
        'Your child is confused, is hard to wake, or is so upset that you cannot keep them safe',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
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
      ...sharedSources.bitsko2022,
      note: 'Parents were asked whether a doctor had ever diagnosed it. It is not a figure for India. Newer data (2021 to 2022) give 4% with depression at present.',
    },
    moodSources.polanczyk2015,
    {
      id: 'grover-2019',
      authors: 'Grover S and others',
      title: 'Depression in Children and Adolescents: A Review of Indian studies',
      publisher: 'Indian Journal of Psychological Medicine',
      year: 2019,
      url: 'https://doi.org/10.4103/IJPSYM.IJPSYM_5_19',
      note: 'Studies in schools give 3% to 68%, mainly because they count signs on a form and not the illness.',
    },
    sharedSources.dsm5tr,
    icd11Entry('6A70–6A7Z, depressive disorders', 1563440232),
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
      url: 'https://www.nice.org.uk/guidance/ng134/chapter/Recommendations',
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
    {
      id: 'sullivan-2000',
      authors: 'Sullivan PF, Neale MC, Kendler KS',
      title: 'Genetic Epidemiology of Major Depression: Review and Meta-Analysis',
      publisher: 'American Journal of Psychiatry',
      year: 2000,
      url: 'https://doi.org/10.1176/appi.ajp.157.10.1552',
    },
    moodSources.moore2017,
    {
      id: 'orben-2019',
      authors: 'Orben A, Przybylski AK',
      title: 'The association between adolescent well-being and digital technology use',
      publisher: 'Nature Human Behaviour',
      year: 2019,
      url: 'https://doi.org/10.1038/s41562-018-0506-1',
      note: 'About hours of use and well-being, not about depression as an illness. Other researchers read the data differently.',
    },
    sharedSources.dazzi2014,
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
      note: 'Ages 12 to 17, after 12 weeks. It says nothing about younger children.',
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
    moodSources.mohfw2025,
    sharedSources.teleManas,
    sharedSources.aasm2016,
    sharedSources.whoActivity2020,
    moodSources.nimhansChild,
    {
      id: 'arvind-2019',
      authors: 'Arvind BA and others',
      title:
        'Prevalence and socioeconomic impact of depressive disorders in India: multisite population-based cross-sectional study',
      publisher: 'BMJ Open',
      year: 2019,
      url: 'https://doi.org/10.1136/bmjopen-2018-027250',
      note: 'Adults over 18, in the National Mental Health Survey.',
    },
    moodSources.icall2020,
    moodSources.varma2024,
    moodSources.mhca2017,
    sharedSources.rte2009,
    sharedSources.rpwd2016,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-22',
  nextReviewOn: '2028-11-22',
});

/** The checklist of `/assessments/behavioral/depression`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'Depression', hi: 'डिप्रेशन (अवसाद)', kn: 'ಖಿನ್ನತೆ (ಡಿಪ್ರೆಶನ್)' },
  ages: { from: 8, to: 11 },
  signs: [
    {
      from: 'low, empty or tearful',
      en: 'Low, empty, tearful or irritable',
      hi: 'मन उदास, खाली-खाली, रुआँसा या चिड़चिड़ा रहना',
      kn: 'ಬೇಸರ, ಖಾಲಿತನ, ಅಳು ಅಥವಾ ಸಿಡುಕು',
    },
    {
      from: 'used to love',
      en: 'No joy in games, friends, food or festivals they used to love',
      hi: 'जो खेल, दोस्त, खाना या त्योहार पहले पसंद थे, उनमें अब मन न लगना',
      kn: 'ಮೊದಲು ಇಷ್ಟವಿದ್ದ ಆಟ, ಗೆಳೆಯರು, ಊಟ, ಹಬ್ಬಗಳಲ್ಲಿ ಈಗ ಖುಷಿಯಿಲ್ಲ',
    },
    {
      from: 'much less or much more',
      en: 'Eats much less or much more',
      hi: 'पहले से बहुत कम या बहुत ज़्यादा खाना',
      kn: 'ತುಂಬಾ ಕಡಿಮೆ ಅಥವಾ ತುಂಬಾ ಹೆಚ್ಚು ತಿನ್ನುತ್ತದೆ',
    },
    {
      from: 'wakes too early',
      en: 'Cannot sleep, wakes too early, or sleeps far more than before',
      hi: 'नींद न आना, बहुत जल्दी जाग जाना, या पहले से बहुत ज़्यादा सोना',
      kn: 'ನಿದ್ದೆ ಬರುವುದಿಲ್ಲ, ತುಂಬಾ ಬೇಗ ಎಚ್ಚರವಾಗುತ್ತದೆ, ಅಥವಾ ಮೊದಲಿಗಿಂತ ತುಂಬಾ ಹೆಚ್ಚು ನಿದ್ದೆ ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'Moves and speaks slowly',
      en: 'Moves and speaks slowly, or cannot sit still',
      hi: 'बहुत धीरे चलना-बोलना, या चैन से न बैठ पाना',
      kn: 'ನಿಧಾನವಾಗಿ ಓಡಾಡುತ್ತದೆ, ಮಾತಾಡುತ್ತದೆ, ಅಥವಾ ಒಂದೆಡೆ ಕೂರಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'tired all day',
      en: 'Is tired all day, even after rest',
      hi: 'आराम के बाद भी दिन भर थका रहना',
      kn: 'ವಿಶ್ರಾಂತಿ ಪಡೆದರೂ ದಿನವಿಡೀ ಆಯಾಸ',
    },
    {
      from: 'I’m no good',
      en: 'Says “I’m no good” or “it is all my fault”',
      hi: '“मुझसे कुछ नहीं होगा” या “सब मेरी गलती है” कहना',
      kn: '“ನಾನು ಯಾವುದಕ್ಕೂ ಪ್ರಯೋಜನವಿಲ್ಲ”, “ಎಲ್ಲಾ ನನ್ನದೇ ತಪ್ಪು” ಎನ್ನುತ್ತದೆ',
    },
    {
      from: 'Marks may drop',
      en: 'Cannot think, decide or concentrate; marks may drop',
      hi: 'सोचने, फ़ैसला करने या ध्यान लगाने में मुश्किल; नंबर गिर सकते हैं',
      kn: 'ಯೋಚಿಸಲು, ತೀರ್ಮಾನಿಸಲು, ಗಮನ ಕೊಡಲು ಕಷ್ಟ; ಅಂಕಗಳು ಇಳಿಯಬಹುದು',
    },
    {
      from: 'headaches and stomach aches',
      en: 'Headaches and stomach aches, with no illness found',
      hi: 'सिर या पेट में दर्द, पर जाँच में कोई बीमारी न निकलना',
      kn: 'ತಲೆನೋವು, ಹೊಟ್ಟೆನೋವು; ಆದರೆ ಪರೀಕ್ಷೆಯಲ್ಲಿ ಯಾವ ಕಾಯಿಲೆಯೂ ಇಲ್ಲ',
    },
    {
      from: 'Stays in their room',
      en: 'Stays in their room, away from friends and family',
      hi: 'दोस्तों और परिवार से दूर, अपने कमरे में ही रहना',
      kn: 'ಗೆಳೆಯರು ಮತ್ತು ಮನೆಯವರಿಂದ ದೂರವಾಗಿ ತನ್ನ ಕೋಣೆಯಲ್ಲೇ ಇರುತ್ತದೆ',
    },
    {
      from: 'was not like this before',
      en: 'Is angry or rude, or gets into fights, and was not like this before',
      hi: 'गुस्सा, झगड़ा या बदतमीज़ी, जो पहले नहीं थी',
      kn: 'ಮೊದಲು ಇಲ್ಲದ ಸಿಟ್ಟು, ಜಗಳ ಅಥವಾ ಒರಟುತನ',
    },
    {
      from: 'about dying',
      en: 'Speaks, writes or draws about dying (stay with them; see a doctor today)',
      hi: 'मरने के बारे में बोलना, लिखना या चित्र बनाना (साथ रहें; आज ही डॉक्टर को दिखाएँ)',
      kn: 'ಸಾಯುವ ಬಗ್ಗೆ ಮಾತಾಡುತ್ತದೆ, ಬರೆಯುತ್ತದೆ ಅಥವಾ ಚಿತ್ರ ಬಿಡಿಸುತ್ತದೆ (ಜೊತೆಯಲ್ಲಿರಿ; ಇಂದೇ ಡಾಕ್ಟರಿಗೆ ತೋರಿಸಿ)',
    },
    {
      from: 'cuts or burns',
      en: 'Unexplained marks, cuts or burns, or long sleeves in the heat',
      hi: 'त्वचा पर बिना वजह के निशान, कट या जलने के दाग, या गर्मी में भी पूरी बाँह के कपड़े',
      kn: 'ಚರ್ಮದ ಮೇಲೆ ಕಾರಣ ತಿಳಿಯದ ಗುರುತು, ಕೊಯ್ದ ಅಥವಾ ಸುಟ್ಟ ಗಾಯ, ಅಥವಾ ಸೆಖೆಯಲ್ಲೂ ಉದ್ದ ತೋಳಿನ ಬಟ್ಟೆ',
    },
    {
      from: 'Gives away loved things',
      en: 'Gives away loved things or says goodbye (do not leave them alone; get help now)',
      hi: 'अपनी प्यारी चीज़ें बाँट देना या अलविदा कहना (अकेला न छोड़ें, अभी मदद लें)',
      kn: 'ಇಷ್ಟದ ವಸ್ತುಗಳನ್ನು ಕೊಟ್ಟುಬಿಡುತ್ತದೆ ಅಥವಾ ವಿದಾಯ ಹೇಳುತ್ತದೆ (ಒಂಟಿಯಾಗಿ ಬಿಡಬೇಡಿ, ಈಗಲೇ ಸಹಾಯ ಪಡೆಯಿರಿ)',
    },
  ],
  tell: {
    en: 'Anyone in the family with depression, bipolar disorder or a suicide, and any medicine begun in recent months.',
    hi: 'क्या परिवार में किसी को डिप्रेशन या बाइपोलर है, या किसी ने आत्महत्या की है; और हाल के महीनों में बच्चे की कौन-सी दवा शुरू हुई है।',
    kn: 'ಕುಟುಂಬದಲ್ಲಿ ಯಾರಿಗಾದರೂ ಖಿನ್ನತೆ ಅಥವಾ ಬೈಪೋಲಾರ್ ಇದೆಯೇ, ಯಾರಾದರೂ ಆತ್ಮಹತ್ಯೆ ಮಾಡಿಕೊಂಡಿದ್ದಾರೆಯೇ; ಇತ್ತೀಚಿನ ತಿಂಗಳುಗಳಲ್ಲಿ ಮಗುವಿಗೆ ಯಾವ ಔಷಧಿ ಶುರುವಾಗಿದೆ.',
  },
  questions: [
    {
      en: 'How safe is my child at home, and what should we put away?',
      hi: 'मेरा बच्चा घर पर कितना सुरक्षित है? हमें कौन-सी चीज़ें हटा देनी चाहिए?',
      kn: 'ನನ್ನ ಮಗು ಮನೆಯಲ್ಲಿ ಎಷ್ಟು ಸುರಕ್ಷಿತ? ಯಾವ ವಸ್ತುಗಳನ್ನು ದೂರ ಇಡಬೇಕು?',
    },
    {
      en: 'Can we make a written safety plan?',
      hi: 'क्या हम मिलकर एक सेफ़्टी प्लान लिख सकते हैं?',
      kn: 'ನಾವು ಒಂದು ಸೇಫ್ಟಿ ಪ್ಲಾನ್ ಬರೆದಿಡಬಹುದೇ?',
    },
    {
      en: 'Could this be depression, and what else could explain it?',
      hi: 'क्या यह डिप्रेशन हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಖಿನ್ನತೆ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    {
      en: 'What help comes first, and when will we see a change?',
      hi: 'सबसे पहले कौन-सी मदद मिलेगी, और फ़र्क कब दिखेगा?',
      kn: 'ಮೊದಲು ಯಾವ ಸಹಾಯ, ಬದಲಾವಣೆ ಯಾವಾಗ ಕಾಣುತ್ತದೆ?',
    },
    { en: 'What should the school know?', hi: 'स्कूल को क्या बताना चाहिए?', kn: 'ಶಾಲೆಗೆ ಏನು ತಿಳಿಸಬೇಕು?' },
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide', 'notEatingOrVoices'],
  ...notReviewedYet,
});

import type { ConditionContent } from '../condition-schema.ts';
import { sharedSources } from '../shared-sources.ts';
import { moodSources } from '../mood-sources.ts';

/**
 * Anxiety, `/assessments/behavioral/anxiety`.
 * Questions (27), the age band, the price key and the figure of 9.4% are the specification's,
 * sections 3 and 9. The figure is for the United States, 2016 to 2019, and the page says so.
 */
export const anxiety = {
  topic: 'behavioural',
  slug: 'anxiety',
  name: { short: 'Anxiety', full: 'Anxiety Disorders in Children and Teenagers' },
  alsoCalled: [
    'Worry',
    'Panic attacks',
    'Phobia',
    'Exam fear',
    'Separation anxiety',
    'Social anxiety',
  ],
  head: {
    title: 'Anxiety in children: signs, causes, help | {product}',
    description:
      'When worry is more than worry: signs of anxiety, its causes, how it is diagnosed in India and what helps. With sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'All children worry. With an anxiety disorder, fear is so strong and lasting that it gets in the way of life. Treatment helps many children.',
    sources: ['aacap-2020', 'cdc-anxiety'],
  },
  picture: {
    src: 'illustrations/anxiety-breathing.svg',
    alt: 'A mother and son sit on a bed with a hand on the tummy and breathe slowly together',
    width: 400,
    height: 300,
  },
  facts: [
    {
      icon: 'kid',
      text: 'About 9 in 100 children aged 3 to 17 had ever been diagnosed (9.4%, United States, 2016 to 2019).',
      sources: ['bitsko-2022'],
    },
    {
      icon: 'alert',
      text: 'It often shows as tummy ache, headache, anger or not wanting to go to school.',
      sources: ['cdc-anxiety', 'aacap-2020'],
    },
    {
      icon: 'check',
      text: 'A talking treatment called CBT helps many children, with or without medicine.',
      sources: ['james-2020', 'aacap-2020'],
    },
    { icon: 'list', text: '27 questions in the assessment.', productFact: true },
  ],
  ageBands: [
    {
      from: 8,
      to: 18,
      unit: 'years',
      covers: [
        {
          text: 'An American expert group advises doctors to screen all children aged 8 to 18 for anxiety (2022). For younger children it found too little proof.',
          sources: ['uspstf-anxiety-2022'],
        },
        {
          text: 'If your child is younger and very fearful, ask your paediatrician. Help does not depend on this test.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the anxiety assessment',
  screeningNote: {
    text: 'Screening is not diagnosis. It can tell you whether to see a doctor. Only a trained professional can diagnose an anxiety disorder.',
    sources: ['uspstf-anxiety-2022', 'aacap-2020'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Fears come and go in every childhood. These go on for weeks or months, and life grows smaller around them.',
      sources: ['dsm-5-tr'],
    },
    cards: [
      {
        title: 'Worries that do not stop',
        subTitle: 'Asks “what if” again and again, and lies awake at night.',
        picture: {
          src: 'illustrations/anxiety-night-worry.svg',
          alt: 'A girl lies awake in bed at night while worries about a test and the time float above her',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'The body sounds an alarm',
        subTitle: 'Tummy ache, fast heart, shaking or a headache before school.',
        picture: {
          src: 'illustrations/anxiety-body-alarm.svg',
          alt: 'A boy at his school desk holds his tummy and looks at a test paper',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Staying away',
        subTitle: 'Clings, hides or refuses: school, parties, dogs, speaking up.',
        picture: {
          src: 'illustrations/anxiety-school-gate.svg',
          alt: 'A worried girl stays close to her father at the school gate as a teacher bends to greet her',
          width: 400,
          height: 300,
        },
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell an expert what your child fears and what it stops them from doing. They can help you choose the next step.',
    picture: {
      src: 'illustrations/doctor-on-call.svg',
      alt: 'A mother and daughter talk to a doctor over a video call',
      width: 400,
      height: 300,
    },
  },
  aboutProduct: {
    heading: 'About the {product} anxiety assessment',
    paragraphs: [
      {
        text: 'The {product} anxiety assessment asks 27 questions. It is for ages 8 to 18.',
        productFact: true,
      },
      {
        text: 'Older children may know more than you about their worries. Ask whether they would like to answer with you.',
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has an anxiety disorder, nor rule one out.',
        sources: ['uspstf-anxiety-2022'],
      },
      {
        text: 'Take the result to your doctor. If your child is in danger or very low, do not wait for any test.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What anxiety is',
    intro: {
      text: 'Anxiety is the body’s alarm for danger. In an anxiety disorder the alarm rings too often, too loudly and for too long.',
      sources: ['craske-2016'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'Fear is useful. It makes a child look twice before crossing a road, or prepare for a test.',
          },
          {
            text: 'In an anxiety disorder the fear is far greater than the danger. It brings worried thoughts, a body on alert, and a strong wish to stay away.',
            sources: ['dsm-5-tr', 'craske-2016'],
          },
          {
            text: 'The fear is real to your child. It is not drama, weakness or a trick to miss school.',
          },
        ],
      },
      {
        heading: 'When is it more than ordinary worry?',
        paragraphs: [
          {
            text: 'Babies fear strangers, small children fear the dark, teenagers fear being laughed at. Such fears belong to the age and pass.',
            sources: ['aacap-2020', 'nhs-anxiety'],
          },
          {
            text: 'Doctors think of a disorder when the fear lasts, mostly six months or more, and causes real trouble. With separation anxiety, four weeks are enough in children.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Ask yourself: what can my child no longer do because of the fear?',
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'About 7 in 100 children and teenagers have an anxiety disorder (6.5%, worldwide, review of 41 studies, 2015).',
            sources: ['polanczyk-2015'],
          },
          {
            text: 'Studies in India give figures from 4 to 14 in 100. They ask in different ways.',
            sources: ['kandasamy-2019'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Left alone, anxiety can last and may lead to low mood later. That is a reason to get help early.',
            sources: ['aacap-2020', 'uspstf-anxiety-2022'],
          },
          {
            text: 'In a clinic in India, 60 children were treated (2019). Of those seen again after 24 weeks, about two thirds were free of their disorder.',
            sources: ['kandasamy-2019'],
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'Anxiety has several names',
    intro: {
      text: 'Doctors name anxiety by what is feared. Many children have more than one kind.',
      sources: ['dsm-5-tr', 'aacap-2020'],
    },
    items: [
      {
        heading: 'Separation anxiety',
        subtext: {
          text: 'Your child is very afraid of being apart from you, or that harm will come to you. They may not sleep alone or go to school.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Social anxiety',
        subtext: {
          text: 'Your child fears being watched, laughed at or judged: reading aloud, eating in front of others, meeting guests.',
          sources: ['dsm-5-tr', 'nice-cg159'],
        },
      },
      {
        heading: 'Generalised anxiety',
        subtext: {
          text: 'Worries jump from marks to health to money to the news, on most days for six months.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Specific phobia',
        subtext: {
          text: 'One thing is strongly feared and avoided: dogs, lizards, the dark, injections, lifts, thunder.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Panic disorder',
        subtext: {
          text: 'Sudden attacks come without warning: racing heart, short breath, a fear of dying. Then comes the fear of the next one. It is more usual in teenagers.',
          sources: ['dsm-5-tr', 'aacap-2020'],
        },
      },
      {
        heading: 'Agoraphobia',
        subtext: {
          text: 'Buses, crowds, open places or leaving home are feared, in case there is no help or way out.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Selective mutism',
        subtext: {
          text: 'Your child talks at home but not at school or with relatives, for a month or more. They are not being stubborn. The words will not come.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Anxiety from an illness or a medicine',
        subtext: {
          text: 'An overactive thyroid, some asthma medicines or too much caffeine can bring the same signs.',
          sources: ['dsm-5-tr', 'aacap-2020'],
        },
      },
      {
        heading: 'Other specified and unspecified anxiety',
        subtext: {
          text: 'The fear causes real trouble, but the signs do not fit one name, or there is not enough information yet.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'OCD and PTSD: near relatives',
        subtext: {
          text: 'Unwanted thoughts with repeated acts (OCD), and fear after a frightening event (PTSD), have names of their own now. Treatment differs.',
          sources: ['dsm-5-tr', 'icd-11'],
        },
      },
      {
        heading: 'Exam fear and school refusal: not types',
        subtext: {
          text: 'Behind these may be one of the kinds above, bullying, or a learning difficulty.',
          sources: ['aacap-2020'],
        },
      },
    ],
  },
  signs: {
    kind: 'list',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'Several signs, on many days, that hold your child back, are worth a check.',
      sources: ['dsm-5-tr', 'nhs-anxiety'],
    },
    items: [
      {
        text: 'Asks “what if” again and again, and no answer or promise is enough.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Expects the worst: an accident, a failed test, being laughed at.',
        sources: ['dsm-5-tr', 'cdc-anxiety'],
      },
      { text: 'Cannot concentrate, or the mind goes blank in class.', sources: ['dsm-5-tr'] },
      {
        text: 'Tummy aches, headaches or feeling sick, often on school mornings, with no illness found.',
        sources: ['aacap-2020', 'nhs-anxiety'],
      },
      {
        text: 'A pounding heart, fast breath, sweating, shaking or a choking feeling.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Cannot fall asleep, wakes at night, has bad dreams, or will not sleep alone.',
        sources: ['dsm-5-tr', 'nhs-anxiety'],
      },
      { text: 'Is tense, tired, restless or on edge.', sources: ['dsm-5-tr'] },
      {
        text: 'Gets angry or cries fast. In a child, fear can look like temper.',
        sources: ['cdc-anxiety', 'nhs-anxiety'],
      },
      {
        text: 'Clings to you, follows you from room to room, or calls many times when you are out.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Refuses school, or asks to be fetched early.',
        sources: ['aacap-2020'],
      },
      {
        text: 'Will not speak in class, to guests, to shopkeepers or on the phone.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Stays away from parties, lifts, dogs, crowds, stairs or anything linked with the fear.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Needs everything perfect: rubs out, starts again, cannot hand it in.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Eats much less, or goes to the toilet often when afraid.',
        sources: ['nhs-anxiety'],
      },
      {
        text: 'Teenagers: stay in their room, give up friends, or use tobacco or alcohol to feel calm.',
        sources: ['aacap-2020'],
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'info',
    heading: 'Why is a child so anxious?',
    intro: {
      text: 'There is never one cause. What a child is born with meets what happens, and some habits keep it going. None of it is blame.',
      sources: ['craske-2016'],
    },
    groups: [
      {
        heading: 'What a child is born with',
        items: [
          {
            text: 'Genes: they explain about a third (32%) of the differences in generalised anxiety (twin studies of adults, review, 2001).',
            sources: ['hettema-2001'],
          },
          {
            text: 'Temperament: toddlers who freeze before all that is new have social anxiety more often later (review, 2012). Many never do.',
            sources: ['clauss-2012'],
          },
          {
            text: 'The brain’s alarm: it reacts faster and calms more slowly. This can change with practice.',
            sources: ['craske-2016'],
          },
        ],
      },
      {
        heading: 'What happens around a child',
        intro: {
          text: 'Hard events raise the chance of anxiety. Many children live through them without it.',
          sources: ['craske-2016'],
        },
        items: [
          {
            text: 'A fright or a loss: an accident, a dog bite, an illness, a death, a move.',
            sources: ['craske-2016', 'nhs-anxiety'],
          },
          {
            text: 'Bullying, at school or on the phone: the link with anxiety is clear (review, 2017).',
            sources: ['moore-2017'],
          },
          {
            text: 'Quarrels, violence, drinking or money trouble at home.',
            sources: ['nhs-anxiety'],
          },
          {
            text: 'Pressure for marks: in Kolkata, about two thirds of 190 students felt pressed by their parents (India, 2015).',
            sources: ['deb-2015'],
          },
          {
            text: 'A parent’s own anxiety: children learn by watching.',
            sources: ['aacap-2020'],
          },
          {
            text: 'Parenting: in 47 studies it explained only about 4% of the differences between children (review, 2007). You are not the cause.',
            sources: ['mcleod-2007'],
          },
        ],
      },
      {
        heading: 'What keeps it going',
        intro: {
          text: 'These do not start anxiety. They feed it, and they are where change can begin.',
          sources: ['craske-2016', 'lebowitz-2020'],
        },
        items: [
          {
            text: 'Staying away: it brings relief at once, so the fear is bigger next time.',
            sources: ['craske-2016'],
          },
          {
            text: 'Comfort without end: each “you will be fine” helps for a minute, then is needed again.',
            sources: ['lebowitz-2020'],
          },
          {
            text: 'Doing it for them: speaking, checking, sleeping beside them. Every loving parent does it.',
            sources: ['lebowitz-2020'],
          },
          {
            text: 'Watching the body: a fast heart is read as danger, and beats faster still.',
            sources: ['craske-2016'],
          },
          {
            text: 'Shame: a child told “don’t be silly” stops telling, and is alone with the fear.',
          },
        ],
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How anxiety is diagnosed',
    intro: {
      text: 'No blood test or scan can show anxiety. A trained person talks with your child and with you, and looks at daily life.',
      sources: ['aacap-2020'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'A short form such as SCARED asks about fears and the body. It can be wrong both ways, so a professional must always confirm.',
            sources: ['uspstf-anxiety-2022', 'aacap-2020'],
          },
        ],
      },
      {
        subheading: 'Whom to see in India',
        types: [
          {
            text: 'Start with your paediatrician or family doctor. They may send you to a child psychiatrist or a clinical psychologist.',
          },
          {
            text: 'Government hospitals and the District Mental Health Programme have free mental health clinics.',
            sources: ['nmhp'],
          },
          {
            text: 'Tele-MANAS counsellors answer in many Indian languages, free, and can tell you where to go.',
            sources: ['tele-manas'],
          },
          { text: 'Ask the school counsellor too, if there is one.' },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'What is feared, since when, how often, where, and what your child does then.',
            sources: ['aacap-2020', 'nice-cg159'],
          },
          {
            text: 'What happened before it began: loss, illness, bullying, a new school.',
            sources: ['nice-cg159', 'aacap-2020'],
          },
          {
            text: 'Your child alone, for a while. Some things are easier to say without parents.',
            sources: ['aacap-2020', 'nice-cg159'],
          },
          {
            text: 'Mood, sleep, and whether your child thinks of death or self-harm. Asking is safe.',
            sources: ['dazzi-2014', 'aacap-2020'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'A diary of one or two weeks: the fear, the place, what everyone did' },
          { text: 'School attendance, and a note from the teacher' },
          { text: 'Papers of earlier tests for aches, breath or heart' },
          { text: 'A list of medicines, inhalers and drinks with caffeine' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'The doctor examines your child, and tests thyroid or blood if the signs call for it.',
            sources: ['aacap-2020'],
          },
          {
            text: 'ADHD, autism, low mood and learning difficulties can look like anxiety, or come with it.',
            sources: ['aacap-2020'],
          },
          { text: 'Fainting, chest pain with exercise or loss of weight need a doctor soon.' },
          { text: 'If something frightening was done to your child, tell the doctor in private.' },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask which kind it is, how strong, and what else was found.' },
          { text: 'Ask what help comes first, how many meetings, and what you do at home.' },
          { text: 'Agree on two or three things your child wants to be able to do.' },
          { text: 'Ask when to come back, and whom to call if it gets worse.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Small brave steps do the work, with you beside your child.',
      sources: ['aacap-2020', 'james-2020'],
    },
    groups: [
      {
        heading: 'What you can do today',
        intro: { text: 'You do not need a diagnosis for any of these.' },
        items: [
          { text: 'Listen first. “I can see this is very hard” comes before any advice.' },
          { text: 'Name it: “That is the worry talking.”' },
          { text: 'Breathe out slowly together, hand on tummy, five times. Practise when calm.' },
          { text: 'Show trust: “It is hard, and I know that you can do a little of it.”' },
          { text: 'Praise the try, not the result.' },
          {
            text: 'Give worries a time: ten minutes after tea, then put them in a box until tomorrow.',
          },
          { text: 'Keep school, meals and sleep going as far as you can.' },
          { text: 'Do not trick, force or shame.' },
        ],
      },
      {
        heading: 'Talking treatment: CBT',
        intro: {
          text: 'Cognitive behavioural therapy (CBT) teaches a child to test fears in small steps. It has the best proof.',
          sources: ['james-2020', 'aacap-2020'],
        },
        items: [
          {
            text: 'After CBT, 49 in 100 children were free of their main anxiety disorder. Without it, 18 in 100 were (39 studies, several countries, 2020).',
            sources: ['james-2020'],
          },
          {
            text: 'The heart of it is a ladder: from looking at a photo of a dog to stroking one.',
            sources: ['aacap-2020'],
          },
          {
            text: 'Your child also learns to spot worried thoughts, and to calm the body.',
            sources: ['aacap-2020'],
          },
          {
            text: 'It mostly takes 12 to 20 meetings, with small tasks at home.',
            sources: ['aacap-2020'],
          },
          { text: 'Parents are asked in, most of all with younger children.' },
          {
            text: 'For children with autism it can be made to fit, with pictures and clear rules.',
            sources: ['james-2020', 'nice-cg170'],
          },
        ],
      },
      {
        heading: 'Help that works through parents',
        intro: {
          text: 'For 124 children (United States, 2020), training only the parents helped as much as CBT for the child.',
          sources: ['lebowitz-2020'],
        },
        items: [
          {
            text: 'You learn to say two things together: “I see you are afraid”, and “you can cope”.',
          },
          { text: 'Choose one thing you do for the fear, such as answering for your child.' },
          { text: 'Tell your child kindly, ahead of time, that you will do it less, and how.' },
          { text: 'Hold on through the first hard days. The fear often rises before it falls.' },
          { text: 'Ask grandparents to do the same.' },
          { text: 'Never remove all help at once, and never as a punishment.' },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'The longer a child stays at home, the harder the return. Plan small steps back.',
          sources: ['aacap-2020'],
        },
        items: [
          { text: 'One kind grown-up at the gate each morning' },
          { text: 'First an hour, then two, then until lunch. Any step counts.' },
          { text: 'A card to leave the room for five minutes, and to come back' },
          {
            text: 'No surprise questions at first. Let the child read to the teacher alone, then to a friend.',
          },
          { text: 'Exams: a quiet seat, a known place, and practice with an old paper' },
          { text: 'A clear end to bullying, written down, with a date to look again' },
        ],
      },
      {
        heading: 'Medicine, when it is needed',
        intro: {
          text: 'Medicine is a choice to make with a child psychiatrist. It is for strong anxiety, or when CBT is not enough or not to be had.',
          sources: ['aacap-2020'],
        },
        items: [
          {
            text: 'The medicines with the best proof are called SSRIs; sertraline and fluoxetine are two. An American guideline suggests them from age 6 to 18 (2020).',
            sources: ['aacap-2020'],
          },
          {
            text: 'Of every 100 children, 81 got much better with CBT and sertraline together (488 children, United States, 2008). With CBT it was 60, with sertraline 55, with a dummy pill 24.',
            sources: ['walkup-2008'],
          },
          {
            text: 'Guidance differs: England (2013) does not want medicine given routinely to children with social anxiety.',
            sources: ['nice-cg159'],
          },
          {
            text: 'The doctor starts low, and sees your child often in the first weeks.',
            sources: ['aacap-2020'],
          },
          {
            text: 'Early effects can be tummy upset, poor sleep or restlessness. Call at once if mood drops or thoughts of death come.',
            sources: ['aacap-2020'],
          },
          { text: 'Do not stop suddenly, and never give a relative’s calming tablets.' },
        ],
      },
      {
        heading: 'In a panic attack',
        intro: {
          text: 'It feels like dying, and it passes, mostly within minutes. Stay close and slow.',
          sources: ['dsm-5-tr', 'nhs-anxiety'],
        },
        items: [
          { text: 'Say: “This is a panic attack. It feels very bad. It will pass. I am here.”' },
          { text: 'Breathe out slowly, as if through a straw. Count with your fingers.' },
          { text: 'Name five things you can see, four you can touch, three you can hear.' },
          { text: 'Stay where you are if it is safe, until the wave goes down.' },
          { text: 'Afterwards water, rest, and no blame. Talk later.' },
          {
            text: 'If it is the first time, or there is fainting, chest pain or blue lips, get medical help now.',
          },
        ],
      },
      {
        heading: 'Sleep, food, movement and screens',
        items: [
          {
            text: 'Sleep: ages 6 to 12 need 9 to 12 hours a night, teenagers 8 to 10 (United States, 2016).',
            sources: ['aasm-2016'],
          },
          {
            text: 'Movement: running, dancing or cycling for about 60 minutes a day at ages 5 to 17 (worldwide advice, 2020).',
            sources: ['who-activity-2020'],
          },
          { text: 'Less tea, coffee and cola: caffeine can feel just like fear.' },
          { text: 'Phone out of the bedroom, and frightening news switched off.' },
          { text: 'Yoga, prayer, music or drawing: whatever calms your child, a little each day.' },
          { text: 'Leave one afternoon a week without tuition.' },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'Take turns, and take breaks.' },
          {
            text: 'Let your child see you afraid and doing it anyway.',
          },
          {
            text: 'If you have strong worries too, get help. That helps your child.',
            sources: ['aacap-2020'],
          },
          { text: 'Expect bad days. A step back is part of the way.' },
          {
            text: 'Call Tele-MANAS when it gets too much, at any hour. It is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with anxiety',
    intro: {
      text: 'The aim is not a life without fear. It is a child who can be afraid and still do things.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          { text: 'Talk side by side: in the auto, while cooking, on a walk.' },
          { text: 'Ask “what does the worry say?”, not “why are you afraid?”' },
          {
            text: 'Tell the truth about hard things: the injection hurts a little, then it is over.',
          },
          { text: 'Do not compare with cousins or with the neighbour’s marks.' },
          { text: 'Keep a list of brave things done, however small, on the cupboard door.' },
        ],
      },
      {
        heading: 'Exams and results',
        items: [
          { text: 'Say it often: you are loved whatever the marks.' },
          { text: 'Make a plan with breaks, food, sleep and one hour of play.' },
          { text: 'Before the exam: slow breath out, easiest question first.' },
          { text: 'On result day be near. Put big talks off until the next day.' },
          {
            text: 'CBSE offers free counselling by phone around the board exams. Look on its website.',
            sources: ['cbse'],
          },
        ],
      },
      {
        heading: 'School and the law in India',
        items: [
          {
            text: 'From age 6 to 14, no school may hit or humiliate a child (Right to Education Act, 2009, section 17).',
            sources: ['rte-2009'],
          },
          {
            text: 'The Mental Healthcare Act, 2017, gives every person a right to mental health care from the government.',
            sources: ['mhca-2017'],
          },
          {
            text: 'The same law wants health insurance to treat mental illness like illness of the body.',
            sources: ['mhca-2017'],
          },
          {
            text: 'It asks doctors to keep what they learn private. With a child, they may share what parents need to know.',
            sources: ['mhca-2017'],
          },
          { text: 'Each exam board has its own rules on help in exams. Ask early, in writing.' },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          { text: 'Hand over one task at a time: the shop, the bus, the phone call.' },
          { text: 'Keep a short note of what worked, for the next hard time.' },
          {
            text: 'Worry may return at a new school, a move or a loss. A few meetings can refresh the skills.',
            sources: ['aacap-2020'],
          },
          {
            text: 'A teenager should have a real say in their treatment.',
            sources: ['nice-cg159'],
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
        'Fear or worry has lasted for weeks and holds your child back',
        'Your child misses school, sleep, meals or friends because of it',
        'Aches come back again and again with no illness found',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'Your child says life is not worth living, or seems very low (do not leave them alone)',
        'Your child has panic attacks every day, or hardly eats or sleeps',
        'Mood or behaviour changed a lot since a medicine began (call the doctor who gave it, too)',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Your child has hurt themselves, or may be about to (stay with them)',
        'Your child has taken too much medicine or something poisonous',
        'Your child faints, has chest pain, blue lips or cannot breathe well',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
    },
  },
  related: [
    { label: 'Depression in children', href: '/assessments/behavioral/depression' },
    { label: 'Autism in children', href: '/assessments/behavioral/autism' },
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Dyslexia: when reading is hard', href: '/assessments/learning/dyslexia' },
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
      note: 'Parents were asked whether a doctor had ever named it. It is not a figure for India. Newer data (2021 to 2022) give 10% with anxiety at present.',
    },
    moodSources.polanczyk2015,
    {
      id: 'kandasamy-2019',
      authors: 'Kandasamy P and others',
      title:
        'Favourable short-term course and outcome of pediatric anxiety spectrum disorders: a prospective study from India',
      publisher: 'Child and Adolescent Psychiatry and Mental Health',
      year: 2019,
      url: 'https://doi.org/10.1186/s13034-019-0272-5',
      note: 'After 24 weeks 80% were seen again, and 64.6% of these were in remission. The paper quotes 4% to 14.4% for India from two earlier studies.',
    },
    sharedSources.dsm5tr,
    sharedSources.icd11,
    {
      id: 'aacap-2020',
      authors: 'Walter HJ and others',
      title:
        'Clinical Practice Guideline for the Assessment and Treatment of Children and Adolescents With Anxiety Disorders',
      publisher:
        'American Academy of Child and Adolescent Psychiatry, in Journal of the American Academy of Child and Adolescent Psychiatry',
      year: 2020,
      url: 'https://doi.org/10.1016/j.jaac.2020.05.005',
    },
    {
      id: 'uspstf-anxiety-2022',
      authors: 'US Preventive Services Task Force',
      title:
        'Screening for Anxiety in Children and Adolescents: US Preventive Services Task Force Recommendation Statement',
      publisher: 'JAMA',
      year: 2022,
      url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/screening-anxiety-children-adolescents',
    },
    {
      id: 'nice-cg159',
      title: 'Social anxiety disorder: recognition, assessment and treatment (CG159)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2013,
      url: 'https://www.nice.org.uk/guidance/cg159',
    },
    {
      id: 'nice-cg170',
      title: 'Autism spectrum disorder in under 19s: support and management (CG170)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2013,
      updated: 2021,
      url: 'https://www.nice.org.uk/guidance/cg170',
    },
    {
      id: 'cdc-anxiety',
      title: 'Anxiety and Depression in Children',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/children-mental-health/about/about-anxiety-and-depression-in-children.html',
    },
    {
      id: 'nhs-anxiety',
      title: 'Anxiety in children',
      publisher: 'National Health Service, England',
      year: 2023,
      url: 'https://www.nhs.uk/mental-health/children-and-young-adults/advice-for-parents/anxiety-in-children/',
    },
    {
      id: 'craske-2016',
      authors: 'Craske MG, Stein MB',
      title: 'Anxiety',
      publisher: 'The Lancet',
      year: 2016,
      url: 'https://doi.org/10.1016/S0140-6736(16)30381-6',
    },
    {
      id: 'hettema-2001',
      authors: 'Hettema JM, Neale MC, Kendler KS',
      title: 'A Review and Meta-Analysis of the Genetic Epidemiology of Anxiety Disorders',
      publisher: 'American Journal of Psychiatry',
      year: 2001,
      url: 'https://doi.org/10.1176/appi.ajp.158.10.1568',
    },
    {
      id: 'clauss-2012',
      authors: 'Clauss JA, Blackford JU',
      title:
        'Behavioral Inhibition and Risk for Developing Social Anxiety Disorder: A Meta-Analytic Study',
      publisher: 'Journal of the American Academy of Child and Adolescent Psychiatry',
      year: 2012,
      url: 'https://doi.org/10.1016/j.jaac.2012.08.002',
    },
    moodSources.moore2017,
    {
      id: 'deb-2015',
      authors: 'Deb S, Strodl E, Sun J',
      title:
        'Academic Stress, Parental Pressure, Anxiety and Mental Health among Indian High School Students',
      publisher: 'International Journal of Psychology and Behavioral Sciences',
      year: 2015,
      url: 'https://doi.org/10.5923/j.ijpbs.20150501.04',
      note: 'One small study. It cannot speak for India.',
    },
    {
      id: 'mcleod-2007',
      authors: 'McLeod BD, Wood JJ, Weisz JR',
      title: 'Examining the association between parenting and childhood anxiety: A meta-analysis',
      publisher: 'Clinical Psychology Review',
      year: 2007,
      url: 'https://doi.org/10.1016/j.cpr.2006.09.002',
    },
    {
      id: 'james-2020',
      authors: 'James AC and others',
      title: 'Cognitive behavioural therapy for anxiety disorders in children and adolescents',
      publisher: 'Cochrane Database of Systematic Reviews',
      year: 2020,
      url: 'https://doi.org/10.1002/14651858.CD013162.pub2',
      note: 'Compared with waiting. Compared with other kinds of help the gain is less sure.',
    },
    {
      id: 'lebowitz-2020',
      authors: 'Lebowitz ER and others',
      title:
        'Parent-Based Treatment as Efficacious as Cognitive-Behavioral Therapy for Childhood Anxiety: A Randomized Noninferiority Study of Supportive Parenting for Anxious Childhood Emotions',
      publisher: 'Journal of the American Academy of Child and Adolescent Psychiatry',
      year: 2020,
      url: 'https://doi.org/10.1016/j.jaac.2019.02.014',
    },
    {
      id: 'walkup-2008',
      authors: 'Walkup JT and others',
      title: 'Cognitive Behavioral Therapy, Sertraline, or a Combination in Childhood Anxiety',
      publisher: 'New England Journal of Medicine',
      year: 2008,
      url: 'https://doi.org/10.1056/NEJMoa0804633',
    },
    moodSources.dazzi2014,
    {
      id: 'nmhp',
      title: 'National Mental Health Programme',
      publisher: 'National Health Mission, Government of India',
      year: 2024,
      url: 'https://nhm.gov.in/',
    },
    sharedSources.teleManas,
    sharedSources.aasm2016,
    sharedSources.whoActivity2020,
    {
      id: 'cbse',
      title: 'Psycho-social counselling for students',
      publisher: 'Central Board of Secondary Education, India',
      year: 2024,
      url: 'https://www.cbse.gov.in/',
    },
    sharedSources.rte2009,
    moodSources.mhca2017,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ConditionContent;

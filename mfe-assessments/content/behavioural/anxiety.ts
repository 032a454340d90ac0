import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import { examHelp } from '../exam-help.ts';
import { icd11Entry, sharedSources } from '../shared-sources.ts';
import { moodSources } from '../mood-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Anxiety, `/assessments/behavioral/anxiety`.
 * Questions (27), the age band, the price key and the figure of 9.4% are the specification's,
 * sections 3 and 9. The figure is for the United States, 2016 to 2019, and the page says so.
 */
export const condition = (): ConditionContent => ({
  topic: 'behavioural',
  slug: 'anxiety',
  name: { short: 'Anxiety', full: 'Anxiety disorders in children and teenagers' },
  alsoCalled: [
    'Worry',
    'Panic attacks',
    'Phobia',
    'Exam fear',
    'Separation anxiety',
    'Social anxiety',
  ],
  everydayWords: [
    'nervous',
    'scared',
    'fear',
    'fears',
    'shy',
    'exam stress',
    'tension',
    'school refusal',
    'does not want to go to school',
    'stomach ache before school',
    'nightmares',
    'clingy',
    'cannot sleep alone',
  ],
  card: {
    place: 30,
    title: 'Anxiety',
    text: 'Has worries or fears that will not settle and that get in the way of daily life.',
    spot: 'anxiety',
    colour: 'lilac',
    reading: {
      ages: { from: 5, to: 18, unit: 'years' },
      text: 'From 5 years: read about it, and how to get help. Our questionnaire is for 8 to 18 years.',
    },
  },
  head: {
    title: 'Anxiety in children: signs, causes, help | {product}',
    description:
      'When worry is more than worry: the signs of anxiety, its causes, how it is diagnosed in India and what helps. With sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'All children worry. In an anxiety disorder, the fear is so strong and lasting that it gets in the way of daily life. Treatment helps many children.',
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
      text: 'It often shows as stomach aches, headaches, anger or not wanting to go to school.',
      sources: ['cdc-anxiety', 'aacap-2020'],
    },
    {
      icon: 'check',
      text: 'A talking treatment called CBT helps many children, with or without medicine.',
      sources: ['james-2020', 'aacap-2020'],
    },
    { icon: 'list', text: 'Our questionnaire has 27 questions.', productFact: true },
  ],
  ageBands: [
    {
      from: 8,
      to: 18,
      unit: 'years',
      covers: [
        {
          text: 'Our 27 questions are for ages 8 to 18.',
          productFact: true,
        },
        {
          text: 'An American expert group advises doctors to screen all children aged 8 to 18 for anxiety (2022). For younger children, it found too little evidence.',
          sources: ['uspstf-anxiety-2022'],
        },
        {
          text: 'If your child is younger and very fearful, ask your paediatrician. You do not need this test to get help.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the anxiety assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only a trained professional can diagnose an anxiety disorder. ${safetySentences.lowScore}`,
    sources: ['uspstf-anxiety-2022', 'aacap-2020'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Fears come and go in every childhood. These last for weeks or months, and the child’s life becomes smaller because of them.',
      sources: ['dsm-5-tr'],
    },
    cards: [
      {
        title: 'Worries that do not stop',
        subTitle: 'Asks “what if” again and again, and lies awake at night.',
        picture: picture(
          'anxiety-night-worry.svg',
          'A girl lies awake in bed at night while worries about a test and the time float above her',
        ),
      },
      {
        title: 'The body sounds an alarm',
        subTitle: 'Has a stomach ache, fast heart, shaking or a headache before school.',
        picture: picture(
          'anxiety-body-alarm.svg',
          'A boy at his school desk holds his tummy and looks at a test paper',
        ),
      },
      {
        title: 'Staying away',
        subTitle: 'Clings, hides, or avoids school, parties, dogs or speaking up.',
        picture: picture(
          'anxiety-school-gate.svg',
          'A worried girl stays close to her father at the school gate as a teacher bends to greet her',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what your child fears, and what the fear stops them from doing. They can help you choose the next step.',
    picture: picture(
      'talk-anxiety.svg',
      'A father on a sofa talks to a doctor on the phone with an arm around his daughter, who holds a toy elephant',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} anxiety assessment',
    paragraphs: [
      {
        text: 'The {product} anxiety assessment asks 27 questions. It is for ages 8 to 18.',
        productFact: true,
      },
      {
        text: 'Older children may know more about their worries than you do. Ask whether they would like to answer with you.',
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has an anxiety disorder, and it cannot rule one out.',
        sources: ['uspstf-anxiety-2022'],
      },
      {
        text: `${safetySentences.accuracyUnknown} ${safetySentences.lowScore}`,
      },
      {
        text: 'Whatever the result, take it to your doctor as a starting point. If your child is in danger or very low, do not wait for any test.',
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
            text: 'In an anxiety disorder, the fear is far greater than the danger. It brings worried thoughts, a body on alert, and a strong wish to stay away.',
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
            text: 'Babies fear strangers, small children fear the dark, and teenagers fear being laughed at. Such fears belong to the age, and they pass.',
            sources: ['aacap-2020', 'nhs-anxiety'],
          },
          {
            text: 'Doctors think of a disorder when the fear lasts, usually for six months or more, and causes real trouble. For separation anxiety in children, four weeks are enough.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Ask yourself what your child can no longer do because of the fear. You need not wait for months before you ask for help.',
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
            text: 'Studies in India give figures from 4 to 14 in 100. They ask in different ways, so they cannot be compared closely.',
            sources: ['kandasamy-2019'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Without help, anxiety can last, and may lead to low mood later. That is a reason to get help early, not a reason to be afraid.',
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
          text: 'Your child is very afraid of being apart from you, or that you will come to harm. They may refuse to sleep alone or go to school.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Social anxiety',
        subtext: {
          text: 'Your child fears being watched, laughed at or judged. They may dread reading aloud, eating in front of others or meeting guests.',
          sources: ['dsm-5-tr', 'nice-cg159'],
        },
      },
      {
        heading: 'Generalised anxiety',
        subtext: {
          text: 'Worries jump from marks to health to money to the news, on most days for six months or more. Your child asks for comfort again and again.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Specific phobia',
        subtext: {
          text: 'Your child strongly fears one thing, such as dogs, lizards, the dark, injections, lifts or thunder. They go far out of their way to avoid it.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Panic disorder',
        subtext: {
          text: 'Sudden attacks come without warning, with a racing heart, short breath and a fear of dying. Then your child fears the next attack. It is more common in teenagers.',
          sources: ['dsm-5-tr', 'aacap-2020'],
        },
      },
      {
        heading: 'Agoraphobia',
        subtext: {
          text: 'Your child fears buses, crowds, open places or leaving home, in case there is no help or no way out.',
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
          text: `An overactive thyroid, some asthma medicines or too much caffeine can cause the same signs. The doctor looks for these. ${safetySentences.keepTheInhaler}`,
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
        heading: 'OCD and PTSD: related conditions',
        subtext: {
          text: 'OCD brings unwanted thoughts and repeated acts. PTSD is fear that lasts after a frightening event. Both are now conditions of their own, and their treatment differs.',
          sources: ['dsm-5-tr', 'icd-11'],
        },
      },
      {
        heading: 'Exam fear and school refusal: not types',
        subtext: {
          text: 'These words say where the fear shows. Behind them may be one of the kinds above, bullying, or a learning difficulty.',
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
      text: 'Anxiety shows in thoughts, in the body and in what a child does. Look for several signs, on many days, that hold your child back.',
      sources: ['dsm-5-tr', 'nhs-anxiety'],
    },
    items: [
      {
        text: 'Asks “what if” again and again, and no answer is enough.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Expects the worst, such as an accident, a failed test or being laughed at.',
        sources: ['dsm-5-tr', 'cdc-anxiety'],
      },
      {
        text: 'Cannot concentrate, or finds that the mind goes blank in class.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Has stomach aches, headaches or nausea, often on school mornings, with no illness found.',
        sources: ['aacap-2020', 'nhs-anxiety'],
      },
      {
        text: 'Has a pounding heart, fast breath, sweating, shaking or a choking feeling.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Cannot fall asleep, wakes at night, has bad dreams, or will not sleep alone.',
        sources: ['dsm-5-tr', 'nhs-anxiety'],
      },
      { text: 'Is tense, tired, restless or on edge.', sources: ['dsm-5-tr'] },
      {
        text: 'Gets angry or cries quickly. In a child, fear can look like temper.',
        sources: ['cdc-anxiety', 'nhs-anxiety'],
      },
      {
        text: 'Clings to you, follows you from room to room, or calls many times when you are out.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Refuses school, or asks to be fetched early. See it as a sign, not as laziness.',
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
        text: 'Needs everything to be perfect. They rub out, start again, and cannot hand it in.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Asks you to check, promise or answer for them many times a day.',
        sources: ['lebowitz-2020'],
      },
      {
        text: 'Eats much less, or goes to the toilet often when afraid.',
        sources: ['nhs-anxiety'],
      },
      {
        text: 'As a teenager, stays in their room, gives up friends, or uses tobacco or alcohol to feel calm.',
        sources: ['aacap-2020'],
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why is a child so anxious?',
    intro: {
      text: 'There is never one cause. What a child is born with meets what happens, and some habits keep the fear going. Nobody is to blame.',
      sources: ['craske-2016'],
    },
    groups: [
      {
        heading: 'What a child is born with',
        intro: { text: 'Some children are born with a more sensitive alarm.' },
        items: [
          {
            text: 'Genes: they explain about a third (32%) of the differences in generalised anxiety (twin studies of adults, review, 2001). The rest comes from what happens in life.',
            sources: ['hettema-2001'],
          },
          {
            text: 'Temperament: toddlers who freeze before anything new have social anxiety more often later (review, 2012). Many never do.',
            sources: ['clauss-2012'],
          },
          {
            text: 'The brain’s alarm: it reacts faster and calms more slowly. This can change with practice.',
            sources: ['craske-2016'],
          },
          {
            text: 'Other conditions: anxiety often occurs with autism, ADHD or a learning difficulty.',
            sources: ['aacap-2020'],
          },
          {
            text: `The body: thyroid problems, asthma and some medicines can cause anxiety or look like it. ${safetySentences.keepTheInhaler}`,
            sources: ['aacap-2020', 'dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'What happens around a child',
        intro: {
          text: 'Hard events raise the chance of anxiety. Many children who live through them do not develop it.',
          sources: ['craske-2016'],
        },
        items: [
          {
            text: 'A fright or a loss: an accident, a dog bite, an illness, a death or a move can start it.',
            sources: ['craske-2016', 'nhs-anxiety'],
          },
          {
            text: 'Bullying, at school or on the phone: a review of many studies (2017) finds a clear link with anxiety.',
            sources: ['moore-2017'],
          },
          {
            text: 'Trouble at home: quarrels, violence, drinking or money worries. A child hears more than we think.',
            sources: ['nhs-anxiety'],
          },
          {
            text: 'Pressure for marks: in Kolkata, about two thirds of 190 students felt pressure from their parents (one study, India, 2015).',
            sources: ['deb-2015'],
          },
          {
            text: 'A parent’s own anxiety: children learn by watching. Getting help for yourself helps your child.',
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
          text: 'These habits do not start anxiety, but they feed it. They are also where change can begin.',
          sources: ['craske-2016', 'lebowitz-2020'],
        },
        items: [
          {
            text: 'Staying away: it brings relief at once, and that makes the fear bigger next time.',
            sources: ['craske-2016'],
          },
          {
            text: 'Comfort without end: each “you will be fine” helps for a minute, and then another is needed.',
            sources: ['lebowitz-2020'],
          },
          {
            text: 'Doing it for them: you speak or check for your child, or sleep beside them. Every loving parent does this.',
            sources: ['lebowitz-2020'],
          },
          {
            text: 'Watching the body: a child takes a fast heart for danger, and it beats faster still.',
            sources: ['craske-2016'],
          },
          {
            text: 'Caffeine: tea, coffee, cola and energy drinks can cause the same feelings as fear.',
            sources: ['dsm-5-tr', 'aacap-2020'],
          },
          {
            text: 'Shame: a child who is told “don’t be silly” stops telling you, and is alone with the fear.',
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
            text: 'A short form such as SCARED asks about fears and the body. It can suggest that a full check is needed.',
            sources: ['uspstf-anxiety-2022', 'aacap-2020'],
          },
          {
            text: 'Any form can be wrong in both directions, so a professional must always confirm the result.',
            sources: ['uspstf-anxiety-2022'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          {
            text: 'Start with your paediatrician or family doctor, above all if your child has aches. They may refer you to a child psychiatrist or a clinical psychologist.',
          },
          {
            text: 'Many government hospitals have a mental health clinic. Ask at your district hospital about the District Mental Health Programme, which is approved for 767 districts (2025).',
            sources: ['mohfw-2025'],
          },
          {
            text: 'Tele-MANAS counsellors answer in many Indian languages, free of charge, and can tell you where to go.',
            sources: ['tele-manas'],
          },
          { text: 'If the school has a counsellor, ask there too.' },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'They ask what your child fears, since when and how often, and what your child does then.',
            sources: ['aacap-2020', 'nice-cg159'],
          },
          {
            text: 'They ask how it shows at home, at school and with friends.',
            sources: ['aacap-2020'],
          },
          {
            text: 'They ask what happened before it began, such as a loss, an illness, bullying or a new school.',
            sources: ['nice-cg159', 'aacap-2020'],
          },
          {
            text: 'They see your child alone for a while. Some things are easier to say without parents.',
            sources: ['aacap-2020', 'nice-cg159'],
          },
          {
            text: 'They ask about mood and sleep, and whether your child thinks about suicide or self-harm. Studies find no sign that asking puts the idea there.',
            sources: ['dazzi-2014', 'aacap-2020'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          {
            text: 'A diary of one or two weeks, with each fear, the place and what everyone did',
          },
          { text: 'School attendance, and a note from the teacher' },
          { text: 'Results of earlier tests for aches, breathing or the heart' },
          { text: 'A list of medicines, inhalers and drinks with caffeine' },
          { text: 'Your child’s own list of what they want to be able to do again' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'The doctor examines your child, and tests the thyroid or the blood if the signs call for it.',
            sources: ['aacap-2020'],
          },
          {
            text: 'ADHD, autism, low mood and learning difficulties can look like anxiety. They can also occur with it.',
            sources: ['aacap-2020'],
          },
          {
            text: 'Tell the doctor about any fainting, chest pain or weight loss. If your child faints or has chest pain, get medical help at once.',
          },
          {
            text: 'If anyone has hurt, frightened or abused your child, tell the doctor in private.',
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask which kind it is, how severe it is, and what else was found.' },
          {
            text: 'Ask what help comes first, how many sessions there will be, and what you should do at home.',
          },
          { text: 'Agree on two or three things that your child wants to be able to do.' },
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
      text: 'Treatment helps many children with anxiety. It works through small, brave steps, with you beside your child.',
      sources: ['aacap-2020', 'james-2020'],
    },
    groups: [
      {
        heading: 'What you can do today',
        essential: true,
        intro: { text: 'You do not need a diagnosis for any of these.' },
        items: [
          { text: 'Listen first. Say “I can see this is very hard” before you give any advice.' },
          {
            text: 'Name it: “That is the worry talking.” This helps your child see the worry as something apart from themselves.',
          },
          {
            text: 'Breathe out slowly together, five times, with a hand on the tummy. Practise when your child is calm.',
          },
          { text: 'Show trust: “It is hard, and I know that you can do a little of it.”' },
          { text: 'Praise the effort, not the result.' },
          {
            text: 'Give worries a time. Talk about them for ten minutes after tea, then put them away in a box until tomorrow.',
          },
          { text: 'Keep school, meals and sleep going as far as you can.' },
          { text: 'Do not trick, force or shame your child. Brave steps need trust.' },
        ],
      },
      {
        heading: 'Talking treatment: CBT',
        intro: {
          text: 'Cognitive behavioural therapy (CBT) teaches a child to test fears in small steps. It is the treatment with the best evidence.',
          sources: ['james-2020', 'aacap-2020'],
        },
        items: [
          {
            text: 'After CBT, 49 in 100 children were free of their main anxiety disorder. Without it, 18 in 100 were (39 studies, several countries, 2020).',
            sources: ['james-2020'],
          },
          {
            text: 'The main tool is a ladder of steps. With a fear of dogs, it may go from looking at a photo to stroking a dog.',
            sources: ['aacap-2020'],
          },
          {
            text: 'Your child also learns to spot worried thoughts and to calm the body.',
            sources: ['aacap-2020'],
          },
          {
            text: 'It usually takes 12 to 20 sessions, with small tasks at home between them.',
            sources: ['aacap-2020'],
          },
          { text: 'Parents take part, above all with younger children.' },
          {
            text: 'It can be adapted for children with autism, with pictures and clear rules.',
            sources: ['james-2020', 'nice-cg170'],
          },
        ],
      },
      {
        heading: 'Help that works through parents',
        intro: {
          text: 'For 124 children in one study (United States, 2020), training only the parents helped as much as CBT for the child.',
          sources: ['lebowitz-2020'],
        },
        items: [
          {
            text: 'You learn to say two things together: “I see that you are afraid” and “I know you can cope”.',
          },
          {
            text: 'Choose one thing you do because of the fear, such as answering for your child.',
          },
          {
            text: 'Tell your child kindly, ahead of time, that you will do it less, and how.',
          },
          { text: 'Keep to it through the first hard days. The fear often rises before it falls.' },
          { text: 'Ask grandparents to do the same. One calm answer from everyone works best.' },
          { text: 'Never remove all help at once, and never do it as a punishment.' },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'The longer a child stays at home, the harder it is to go back. Plan small steps with the school.',
          sources: ['aacap-2020'],
        },
        items: [
          { text: 'One kind adult meets your child at the gate each morning.' },
          {
            text: 'Your child stays for an hour at first, then two, then until lunch. Any step counts.',
          },
          { text: 'A card lets your child leave the room for five minutes, and then come back.' },
          {
            text: 'There are no surprise questions at first. Your child may read to the teacher alone, then to a friend.',
          },
          {
            text: 'For exams, your child has a quiet seat in a familiar place, and practises with an old paper.',
          },
          {
            text: 'The school agrees in writing how it will stop any bullying, with a date to check on it.',
          },
          { text: 'Marks are talked about once a week, not at every meal.' },
        ],
      },
      {
        heading: 'Medicine, when it is needed',
        intro: {
          text: 'Decide about medicine with a child psychiatrist. It is for severe anxiety, or when CBT is not enough or cannot be had.',
          sources: ['aacap-2020'],
        },
        items: [
          {
            text: 'The medicines with the best evidence are called SSRIs, such as sertraline and fluoxetine. An American guideline recommends them for ages 6 to 18 (2020).',
            sources: ['aacap-2020'],
          },
          {
            text: 'Of every 100 children, 81 got much better with CBT and sertraline together (488 children, United States, 2008). With CBT alone it was 60, with sertraline alone 55, and with a dummy pill 24.',
            sources: ['walkup-2008'],
          },
          {
            text: 'Guidance differs. In England (2013), doctors are told not to give medicine routinely to children with social anxiety.',
            sources: ['nice-cg159'],
          },
          {
            text: 'The doctor starts with a low dose, and sees your child often in the first weeks.',
            sources: ['aacap-2020'],
          },
          {
            text: 'Early effects can be an upset stomach, poor sleep or restlessness. Call the doctor the same day if mood or behaviour gets worse.',
            sources: ['aacap-2020'],
          },
          {
            text: 'These medicines can increase suicidal thoughts in some young people. If your child talks about suicide, follow the steps on suicide and self-harm on this page.',
            sources: ['aacap-2020'],
          },
          {
            text: 'Do not stop the medicine suddenly. Never give your child a relative’s calming tablets.',
          },
        ],
      },
      {
        heading: 'In a panic attack',
        intro: {
          text: 'It may feel like dying, but it passes, usually within minutes. Stay close, and speak slowly.',
          sources: ['dsm-5-tr', 'nhs-anxiety'],
        },
        items: [
          {
            text: 'If your child has asthma, treat it as asthma first. Help them to sit up and take their reliever inhaler as their doctor has shown.',
            sources: ['asthma-lung-uk'],
          },
          {
            text: 'Get medical help now if this is the first attack. Do the same for fainting, chest pain, blue or grey lips, or trouble breathing that does not ease.',
          },
          { text: 'Say: “This is a panic attack. It feels very bad. It will pass. I am here.”' },
          { text: 'Breathe out slowly together, as if through a straw. Count on your fingers.' },
          {
            text: 'Ask your child to name five things they can see, four they can touch and three they can hear.',
          },
          { text: 'If it is safe, stay where you are until the attack has passed.' },
          {
            text: 'Afterwards, offer water and rest, without blame. Talk later about what came before it.',
          },
        ],
      },
      {
        heading: 'Sleep, food, movement and screens',
        items: [
          {
            text: 'Sleep: ages 6 to 12 need 9 to 12 hours a night, and teenagers need 8 to 10 (United States, 2016).',
            sources: ['aasm-2016'],
          },
          {
            text: 'Movement: running, dancing or cycling for about 60 minutes a day at ages 5 to 17 (worldwide advice, 2020).',
            sources: ['who-activity-2020'],
          },
          { text: 'Drinks: give less tea, coffee and cola. Caffeine can feel just like fear.' },
          {
            text: 'Screens: keep the phone out of the bedroom, and switch off frightening news.',
          },
          {
            text: 'Calm: try yoga, prayer, music or drawing. Do a little each day of what calms your child.',
          },
          { text: 'Free time: leave one afternoon a week without tuition.' },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'Take turns with another adult, and take breaks.' },
          {
            text: 'Let your child see you do something that you are afraid of. That teaches more than words.',
          },
          {
            text: 'If you have strong worries too, get help. That helps your child.',
            sources: ['aacap-2020'],
          },
          { text: 'Expect bad days. A step back does not undo the progress.' },
          {
            text: 'Call Tele-MANAS when it gets too much. It is free, it answers at any hour, and it is for parents too.',
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
          {
            text: 'Talk side by side: in the auto, while you cook, or on a walk.',
          },
          { text: 'Ask “what does the worry say?” rather than “why are you afraid?”' },
          {
            text: 'Tell the truth about hard things. The injection hurts a little, and then it is over.',
          },
          { text: 'Do not compare your child with cousins or with the neighbour’s child.' },
          { text: 'Keep a list of brave things done, however small, on the cupboard door.' },
        ],
      },
      {
        heading: 'Exams and results',
        items: [
          { text: 'Say often, and mean it, that you love your child whatever the marks.' },
          { text: 'Make a plan with breaks, meals, sleep and an hour of play.' },
          { text: 'Before the exam: breathe out slowly, then start with the easiest question.' },
          { text: 'On the day of the results, be near. Put off big talks until the next day.' },
          {
            text: 'CBSE offers free counselling by phone around the board exams, before and after them. Its website gives the number each year.',
            sources: ['cbse-2025'],
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
            text: 'The Mental Healthcare Act, 2017, gives every person a right to mental health care from the government (section 18).',
            sources: ['mhca-2017'],
          },
          {
            text: 'Insurers must cover mental and physical illness alike (section 21).',
            sources: ['mhca-2017'],
          },
          {
            text: 'Doctors must keep what they learn private (section 23). With a child, they may share what parents need to know.',
            sources: ['mhca-2017'],
          },
          ...examHelp('anxiety'),
        ],
      },
      {
        heading: 'Growing up',
        items: [
          {
            text: 'Hand over one task at a time, such as going to the shop, taking the bus or phoning someone.',
          },
          { text: 'Keep a short note of what worked, for the next hard time.' },
          {
            text: 'Worry may return with a new school, a move or a loss. A few sessions can refresh the skills.',
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
        text: 'You need not pay for a questionnaire. SCARED, a form that doctors use, is free of charge. Ask your doctor for it.',
        sources: ['aacap-2020'],
      },
      {
        text: 'Tele-MANAS is free, at any hour.',
        sources: ['tele-manas'],
      },
      {
        text: 'CBSE’s counselling by phone around the board exams is free of charge.',
        sources: ['cbse-2025'],
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
        text: 'Private care: we found no national figures for fees. Before you book, ask for the fee of one session.',
      },
      {
        text: 'Then count the sessions, because CBT usually takes 12 to 20. Ask whether some can be online or in a group.',
        sources: ['aacap-2020'],
      },
      {
        text: 'Charities: iCALL, run by the Tata Institute of Social Sciences, gives free counselling by phone, email and chat. Ask whether it takes callers of your child’s age.',
        sources: ['icall-2020'],
      },
      {
        text: 'Private insurance: of 268 policies, only 23 paid for outpatient visits (2020 to 2021). Therapy sessions are outpatient visits, so read yours closely.',
        sources: ['varma-2024'],
      },
    ],
  },
  safetyAdvice: ['suicide-and-self-harm'],
  care: {
    heading: 'When to get help',
    intro:
      'You can ask for help at any time, with or without a test. If you are unsure, call. If there is danger, stay with your child.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Fear or worry has lasted for weeks and holds your child back',
        'Your child misses school, sleep, meals or friends because of it',
        'Aches come back again and again, with no illness found',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.talkOfSuicide,
        dangers.notEatingOrVoices,
        'Your child seems very low, or says they are worthless',
        'Your child has panic attacks every day, or hardly sleeps',
        'Mood or behaviour got worse after a medicine was started or changed: call the doctor who prescribed it, too',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        'Your child faints, has chest pain, has blue or grey lips, or cannot breathe well',
        'Your child has asthma, and the reliever inhaler does not help',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
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
      ...sharedSources.bitsko2022,
      note: 'Parents were asked whether a doctor had ever diagnosed it. It is not a figure for India. Newer data (2021 to 2022) give 10% with anxiety at present.',
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
      note: 'Sixty children aged 6 to 16 began. After 24 weeks 80% were seen again, and 64.6% of these were in remission. The paper quotes 4% to 14.4% for India from two earlier studies.',
    },
    sharedSources.dsm5tr,
    icd11Entry('6B00–6B0Z, anxiety or fear-related disorders', 1336943699),
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
      note: 'One small study of classes 11 and 12 in one city. It cannot speak for India.',
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
      note: 'CBT was compared with waiting. Compared with other kinds of help, the benefit is less certain.',
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
    sharedSources.dazzi2014,
    moodSources.mohfw2025,
    {
      id: 'asthma-lung-uk',
      title: 'Asthma attacks in children',
      publisher: 'Asthma + Lung UK',
      year: 2024,
      url: 'https://www.asthmaandlung.org.uk/conditions/asthma/child/asthma-attacks',
    },
    sharedSources.teleManas,
    sharedSources.aasm2016,
    sharedSources.whoActivity2020,
    {
      id: 'cbse-2025',
      title: 'CBSE to Begin Psycho-Social Counselling Services from February 1',
      publisher: 'NDTV, on a notice of the Central Board of Secondary Education, India',
      year: 2025,
      url: 'https://www.ndtv.com/education/cbse-to-begin-psycho-social-counselling-services-from-february-1-7591953',
      note: 'Dates and numbers are announced anew each year.',
    },
    sharedSources.rte2009,
    moodSources.mhca2017,
    sharedSources.cisce,
    sharedSources.cisce2024,
    moodSources.nimhansChild,
    moodSources.icall2020,
    moodSources.varma2024,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-22',
  nextReviewOn: '2028-11-22',
});

/** The checklist of `/assessments/behavioral/anxiety`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'Anxiety', hi: 'एंग्ज़ाइटी (चिंता और घबराहट)', kn: 'ಆತಂಕ (ಆಂಗ್ಸೈಟಿ)' },
  ages: { from: 8, to: 18 },
  signs: [
    {
      from: 'what if',
      en: 'Asks “what if” again and again, and no answer is enough',
      hi: 'बार-बार “अगर ऐसा हो गया तो?” पूछना, और किसी जवाब से तसल्ली न होना',
      kn: '“ಹೀಗಾದರೆ ಏನು?” ಎಂದು ಮತ್ತೆ ಮತ್ತೆ ಕೇಳುತ್ತದೆ, ಯಾವ ಉತ್ತರದಿಂದಲೂ ಸಮಾಧಾನವಿಲ್ಲ',
    },
    {
      from: 'Expects the worst',
      en: 'Expects the worst, such as an accident or a failed test',
      hi: 'हमेशा बुरा होने की ही सोचना, जैसे एक्सीडेंट या फ़ेल होना',
      kn: 'ಅಪಘಾತ, ಫೇಲ್ ಆಗುವುದು ಹೀಗೆ ಕೆಟ್ಟದ್ದೇ ಆಗುತ್ತದೆ ಎಂದುಕೊಳ್ಳುತ್ತದೆ',
    },
    {
      from: 'goes blank',
      en: 'Cannot concentrate, or the mind goes blank in class',
      hi: 'ध्यान न लगना, या क्लास में दिमाग खाली-सा हो जाना',
      kn: 'ಗಮನ ಕೊಡಲಾಗುವುದಿಲ್ಲ, ಅಥವಾ ಕ್ಲಾಸಿನಲ್ಲಿ ಏನೂ ನೆನಪಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'stomach aches',
      en: 'Stomach aches, headaches or nausea, often on school mornings',
      hi: 'पेट दर्द, सिर दर्द या जी मिचलाना, अक्सर स्कूल के दिन सुबह',
      kn: 'ಹೊಟ್ಟೆನೋವು, ತಲೆನೋವು ಅಥವಾ ವಾಕರಿಕೆ, ಹೆಚ್ಚಾಗಿ ಶಾಲೆಯ ದಿನ ಬೆಳಿಗ್ಗೆ',
    },
    {
      from: 'pounding heart',
      en: 'A pounding heart, fast breath, sweating or shaking',
      hi: 'दिल ज़ोर से धड़कना, साँस तेज़ चलना, पसीना या कँपकँपी',
      kn: 'ಎದೆ ಜೋರಾಗಿ ಬಡಿಯುವುದು, ಉಸಿರಾಟ ವೇಗವಾಗುವುದು, ಬೆವರು ಅಥವಾ ನಡುಕ',
    },
    {
      from: 'fall asleep',
      en: 'Cannot fall asleep, wakes at night or will not sleep alone',
      hi: 'नींद न आना, रात में जाग जाना या अकेले न सोना',
      kn: 'ನಿದ್ದೆ ಬರುವುದಿಲ್ಲ, ರಾತ್ರಿ ಎಚ್ಚರವಾಗುತ್ತದೆ, ಅಥವಾ ಒಂಟಿಯಾಗಿ ಮಲಗುವುದಿಲ್ಲ',
    },
    {
      from: 'on edge',
      en: 'Is tense, tired, restless or on edge',
      hi: 'तनाव, थकान, बेचैनी या घबराहट रहना',
      kn: 'ಉದ್ವೇಗ, ಆಯಾಸ, ಚಡಪಡಿಕೆ ಅಥವಾ ಗಾಬರಿಯಲ್ಲಿರುತ್ತದೆ',
    },
    {
      from: 'angry or cries',
      en: 'Gets angry or cries quickly',
      hi: 'जल्दी गुस्सा होना या रो पड़ना',
      kn: 'ಬೇಗ ಸಿಟ್ಟಾಗುತ್ತದೆ ಅಥವಾ ಅಳುತ್ತದೆ',
    },
    {
      from: 'Clings to you',
      en: 'Clings to you, or calls many times when you are out',
      hi: 'आपसे चिपके रहना, या आपके बाहर जाने पर बार-बार फ़ोन करना',
      kn: 'ನಿಮಗೆ ಅಂಟಿಕೊಂಡೇ ಇರುತ್ತದೆ, ಅಥವಾ ನೀವು ಹೊರಗೆ ಹೋದಾಗ ಪದೇ ಪದೇ ಫೋನ್ ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'Refuses school',
      en: 'Refuses school, or asks to be fetched early',
      hi: 'स्कूल जाने से मना करना, या जल्दी घर ले जाने को कहना',
      kn: 'ಶಾಲೆಗೆ ಹೋಗಲು ಒಪ್ಪುವುದಿಲ್ಲ, ಅಥವಾ ಬೇಗ ಮನೆಗೆ ಕರೆದುಕೊಂಡು ಹೋಗಿ ಎನ್ನುತ್ತದೆ',
    },
    {
      from: 'speak in class',
      en: 'Will not speak in class, to guests or to shopkeepers',
      hi: 'क्लास में, मेहमानों से या दुकानदार से न बोलना',
      kn: 'ಕ್ಲಾಸಿನಲ್ಲಿ, ನೆಂಟರ ಜೊತೆ ಅಥವಾ ಅಂಗಡಿಯವರ ಜೊತೆ ಮಾತಾಡುವುದಿಲ್ಲ',
    },
    {
      from: 'Stays away from',
      en: 'Stays away from parties, lifts, dogs, crowds or other feared things',
      hi: 'पार्टी, लिफ़्ट, कुत्ते, भीड़ या डर की किसी और चीज़ से दूर रहना',
      kn: 'ಪಾರ್ಟಿ, ಲಿಫ್ಟ್, ನಾಯಿ, ಜನಸಂದಣಿ ಅಥವಾ ಹೆದರಿಕೆಯ ಬೇರೆ ವಿಷಯಗಳಿಂದ ದೂರವಿರುತ್ತದೆ',
    },
    {
      from: 'everything to be perfect',
      en: 'Needs everything to be perfect: rubs out, starts again',
      hi: 'सब कुछ एकदम सही चाहिए होना: मिटाना, फिर से शुरू करना',
      kn: 'ಎಲ್ಲವೂ ಸರಿಯಾಗಿಯೇ ಇರಬೇಕು: ಅಳಿಸುತ್ತದೆ, ಮತ್ತೆ ಶುರುಮಾಡುತ್ತದೆ',
    },
    {
      from: 'goes to the toilet often',
      en: 'Eats much less, or goes to the toilet often when afraid',
      hi: 'बहुत कम खाना, या डर लगने पर बार-बार टॉयलेट जाना',
      kn: 'ತುಂಬಾ ಕಡಿಮೆ ತಿನ್ನುತ್ತದೆ, ಅಥವಾ ಹೆದರಿದಾಗ ಪದೇ ಪದೇ ಟಾಯ್ಲೆಟ್‌ಗೆ ಹೋಗುತ್ತದೆ',
    },
  ],
  tell: {
    en: 'What happened before it began (a loss, an illness, bullying, a new school), and any inhaler or drinks with caffeine.',
    hi: 'यह शुरू होने से पहले क्या हुआ था (किसी अपने को खोना, बीमारी, बुलिंग, नया स्कूल); और क्या बच्चा इनहेलर, चाय-कॉफ़ी या एनर्जी ड्रिंक लेता है।',
    kn: 'ಇದು ಶುರುವಾಗುವ ಮೊದಲು ಏನಾಗಿತ್ತು (ಹತ್ತಿರದವರ ಅಗಲಿಕೆ, ಕಾಯಿಲೆ, ಶಾಲೆಯಲ್ಲಿ ಪೀಡನೆ, ಹೊಸ ಶಾಲೆ); ಮಗು ಇನ್‌ಹೇಲರ್, ಟೀ-ಕಾಫಿ ಅಥವಾ ಎನರ್ಜಿ ಡ್ರಿಂಕ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತದೆಯೇ.',
  },
  questions: [
    {
      en: 'Could this be anxiety, and what else could explain it?',
      hi: 'क्या यह एंग्ज़ाइटी हो सकती है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಆತಂಕದ ತೊಂದರೆ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    {
      en: 'Do the aches or the pounding heart need tests?',
      hi: 'क्या दर्द या तेज़ धड़कन के लिए कोई जाँच चाहिए?',
      kn: 'ನೋವು ಅಥವಾ ಎದೆ ಬಡಿತಕ್ಕೆ ಯಾವುದಾದರೂ ಪರೀಕ್ಷೆ ಬೇಕೇ?',
    },
    {
      en: 'What help comes first, and how many sessions?',
      hi: 'सबसे पहले कौन-सी मदद मिलेगी, और कितने सेशन होंगे?',
      kn: 'ಮೊದಲು ಯಾವ ಸಹಾಯ, ಎಷ್ಟು ಸೆಷನ್ ಇರುತ್ತದೆ?',
    },
    {
      en: 'What should we do at home when the fear comes?',
      hi: 'जब डर लगे, तब हम घर पर क्या करें?',
      kn: 'ಹೆದರಿಕೆ ಬಂದಾಗ ಮನೆಯಲ್ಲಿ ನಾವು ಏನು ಮಾಡಬೇಕು?',
    },
    sharedQuestions.school,
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide', 'keepTheInhaler'],
  ...notReviewedYet,
});

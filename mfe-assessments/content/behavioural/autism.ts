import type { ConditionContent } from '../condition-schema.ts';
import { sharedSources } from '../shared-sources.ts';

/**
 * Autism, `/assessments/behavioral/autism`.
 * Questions (27), age bands, the price key and the two figures "1 in 100" and "4.4 to 1" are the
 * specification's, sections 3 and 9. No publication was found that gives exactly 4.4; the source's
 * note says so.
 */
export const autism = {
  topic: 'behavioural',
  slug: 'autism',
  name: { short: 'Autism', full: 'Autism Spectrum Disorder' },
  alsoCalled: ['ASD', 'Autistic spectrum', 'Asperger’s syndrome', 'Childhood autism', 'PDD'],
  head: {
    title: 'Autism in children: signs, causes, help | {product}',
    description:
      'Signs of autism at home and at school, its causes, how it is diagnosed in India and what helps. Plain words for parents, with sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'A child with autism talks, plays and feels the world in their own way. Nothing you did caused it, and early support helps.',
    sources: ['who-autism', 'nhs-autism'],
  },
  picture: {
    src: 'illustrations/autism-together.svg',
    alt: 'A father sits on the floor with his daughter and follows her game with a row of toy cars',
    width: 400,
    height: 300,
  },
  facts: [
    {
      icon: 'kid',
      text: 'About 1 in 100 children has autism (worldwide, review of 71 studies, 2022).',
      sources: ['zeidan-2022'],
    },
    {
      icon: 'info',
      text: 'About 4 boys are diagnosed for each girl (4.4 to 1 is often given; studies differ). Girls are often missed.',
      sources: ['zeidan-2022', 'loomes-2017'],
    },
    {
      icon: 'clock',
      text: 'Signs often show before age 2. Help can start before there is a name for them.',
      sources: ['cdc-about', 'iap-2017'],
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
          text: '27 questions for ages 1 to 4. Now doctors look at how a child plays, points, answers and begins to talk.',
          sources: ['cdc-signs'],
          productFact: true,
        },
        {
          text: 'These are the years when the first signs show, and when support does most.',
          sources: ['aap-2020', 'iap-2017'],
        },
        {
          text: 'If your child loses words or skills they had, see a doctor now. Do not wait for a test.',
          sources: ['nice-cg128'],
        },
      ],
    },
    {
      from: 4,
      to: 6,
      unit: 'years',
      covers: [
        {
          text: '27 questions for ages 4 to 6. Now doctors look at play with others, at speech and at set ways.',
          sources: ['nice-cg128'],
          productFact: true,
        },
        {
          text: 'Starting school often makes signs clearer, as there are more people, noise and rules.',
          sources: ['nice-cg128'],
        },
        {
          text: 'Ask the preschool or anganwadi teacher how your child plays with the others.',
        },
      ],
    },
    {
      from: 6,
      to: 17,
      unit: 'years',
      covers: [
        {
          text: '27 questions for ages 6 to 17. Now doctors look at friendship, conversation, interests and how a child takes change.',
          sources: ['nice-cg128'],
          productFact: true,
        },
        {
          text: 'Some children, often girls, hide their signs at school and are worn out at home.',
          sources: ['dsm-5-tr', 'nice-cg128'],
        },
        {
          text: 'A diagnosis at this age is not too late. It can explain much and open doors to help.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the autism assessment',
  screeningNote: {
    text: 'Screening is not diagnosis. It can tell you whether to see a doctor. Only trained professionals can diagnose autism.',
    sources: ['nice-cg128', 'iap-2017'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Each child with autism is different. Doctors look for signs of two kinds, seen since early childhood.',
      sources: ['dsm-5-tr'],
    },
    cards: [
      {
        title: 'Connecting is different',
        subTitle: 'May not answer to their name, point to share, or know how to join in.',
        picture: {
          src: 'illustrations/autism-playing-apart.svg',
          alt: 'A girl builds a tower on her own while two children play ball behind her',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'Same is safe',
        subTitle: 'Lines things up, repeats, and is very upset by small changes.',
        picture: {
          src: 'illustrations/autism-same-order.svg',
          alt: 'A boy sets toy cars and blocks in one long, careful row on a mat',
          width: 400,
          height: 300,
        },
      },
      {
        title: 'The world is too loud',
        subTitle: 'Sounds, clothes, lights or food can feel far too strong, or too weak.',
        picture: {
          src: 'illustrations/autism-loud-world.svg',
          alt: 'A boy covers his ears in the kitchen as a pressure cooker whistles; his mother turns to him',
          width: 400,
          height: 300,
        },
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what you see when your child plays, eats and meets people. They can help you choose the next step.',
    picture: {
      src: 'illustrations/doctor-on-call.svg',
      alt: 'A mother and daughter talk to a doctor over a video call',
      width: 400,
      height: 300,
    },
  },
  aboutProduct: {
    heading: 'About the {product} autism assessment',
    paragraphs: [
      {
        text: 'The {product} autism assessment asks 27 questions. It comes in three age bands: 1 to 4, 4 to 6 and 6 to 17 years.',
        productFact: true,
      },
      {
        text: 'You answer from what you see every day. Nothing is asked of your child.',
      },
      {
        text: 'It is a screening, not a diagnosis. Its result cannot say that your child has autism, and it cannot rule autism out.',
        sources: ['nice-cg128'],
      },
      {
        text: 'If the result worries you, or if you are worried whatever it says, see your paediatrician.',
        sources: ['aap-2020'],
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What autism is',
    intro: {
      text: 'Autism is a difference in how the brain develops. It shapes how a child connects with people and takes in the world.',
      sources: ['who-autism', 'cdc-about'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'Doctors say “autism spectrum disorder”, or ASD. “Spectrum” means that it looks different in each child, from needing a little support to needing a lot.',
            sources: ['dsm-5-tr', 'who-autism'],
          },
          {
            text: 'Two things go together. Talking and being with people is different, and there are repeated actions, strong interests or unusual senses.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
          {
            text: 'Your child is not being rude, spoilt or stubborn. They love you, even if they show it in another way.',
          },
        ],
      },
      {
        heading: 'What autism is not',
        paragraphs: [
          {
            text: 'It is not an illness to catch, and not a sign of bad parenting. It tells you nothing about a child’s worth.',
            sources: ['nhs-autism'],
          },
          {
            text: 'It is not the same as intellectual disability, though a child can have both. In a review of studies (worldwide, 2022), about one third of those with autism did.',
            sources: ['zeidan-2022'],
          },
          {
            text: 'A late talker need not have autism. Look at the whole child: pointing, sharing looks, play and interest in others.',
            sources: ['aap-2020', 'cdc-signs'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'About 1 in 100 children has autism (worldwide, median of 71 studies, 2022). A later estimate for all ages is 1 in 127 people (worldwide, 2021).',
            sources: ['zeidan-2022', 'santomauro-2025'],
          },
          {
            text: 'In India the figures differ widely. A survey of 8,451 children in Chandigarh found about 2 in 1,000 (2021). The way children are found and tested explains much of such gaps.',
            sources: ['arun-2021', 'zeidan-2022'],
          },
          {
            text: 'About 4 boys are diagnosed for each girl. Often 4.4 to 1 is given; a review found 4.2 to 1 (worldwide, 2022). Studies that examine every child find about 3 boys for each girl (review, 2017).',
            sources: ['zeidan-2022', 'loomes-2017'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Autism lasts for life, but what it means in daily life changes. Children go on learning, and many signs become easier to live with.',
            sources: ['who-autism', 'lord-2018'],
          },
          {
            text: 'Some adults with autism live and work on their own. Others need help every day. Early support improves how children communicate and cope.',
            sources: ['who-autism', 'iap-2017'],
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'One spectrum, many kinds of children',
    intro: {
      text: 'Today there is one name, autism spectrum disorder. Doctors add how much support a child needs, and what comes with it.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        heading: 'Level 1: needs support',
        subtext: {
          text: 'Your child may speak in full sentences, but conversation and friendship are hard. Change and planning cause trouble.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Level 2: needs substantial support',
        subtext: {
          text: 'Your child may use short sentences or speak only of special interests. Difficulties show even with help in place.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Level 3: needs very substantial support',
        subtext: {
          text: 'Your child may have few or no clear words, and seldom begin contact. Change is extremely hard.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'With or without intellectual disability',
        subtext: {
          text: 'The report says whether learning and reasoning are affected too. Some children with autism are far ahead in one area.',
          sources: ['dsm-5-tr', 'icd-11'],
        },
      },
      {
        heading: 'With or without a language difficulty',
        subtext: {
          text: 'One child has no words, another talks all day. The report says how your child speaks and understands.',
          sources: ['dsm-5-tr', 'icd-11'],
        },
      },
      {
        heading: 'With a known genetic or medical condition',
        subtext: {
          text: 'Fragile X syndrome and tuberous sclerosis are examples. Most children with autism have no such finding.',
          sources: ['dsm-5-tr', 'aap-2020'],
        },
      },
      {
        heading: 'With another condition of development or mood',
        subtext: {
          text: 'ADHD, anxiety or a coordination difficulty may come along with autism. Each needs its own help.',
          sources: ['dsm-5-tr', 'nice-cg128'],
        },
      },
      {
        heading: 'With loss of skills',
        subtext: {
          text: 'Some toddlers stop using words, looks or play that they had, often in the second year. A doctor should see this soon.',
          sources: ['icd-11', 'aap-2020'],
        },
      },
      {
        heading: 'With catatonia: rare',
        subtext: {
          text: 'A young person, most often a teenager, moves or speaks far less than before, or freezes. See a doctor the same day.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Asperger’s, PDD-NOS and others: older names',
        subtext: {
          text: 'Before 2013 these were separate names. Doctors now use autism spectrum disorder for all of them.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Autism in girls: not a type of its own',
        subtext: {
          text: 'Girls may copy others, keep one close friend and hide what is hard. They are diagnosed later or missed.',
          sources: ['nice-cg128', 'dsm-5-tr'],
        },
      },
    ],
  },
  signs: {
    kind: 'list',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'The first nine are about people and talking, the rest about habits and senses. One sign alone does not mean autism. Several together are a reason to ask.',
      sources: ['dsm-5-tr', 'cdc-signs'],
    },
    items: [
      {
        text: 'By 9 months: does not turn to their name, and shows few faces such as happy, sad or surprised.',
        sources: ['cdc-signs'],
      },
      {
        text: 'By 12 months: uses few or no gestures, such as waving bye-bye or namaste.',
        sources: ['cdc-signs'],
      },
      {
        text: 'By 15 to 18 months: does not show you things they like, or point to something interesting.',
        sources: ['cdc-signs'],
      },
      {
        text: 'Looks at your eyes or face little, or only for a moment.',
        sources: ['dsm-5-tr', 'cdc-signs'],
      },
      {
        text: 'By 2 years: does not notice when someone is hurt or upset.',
        sources: ['cdc-signs'],
      },
      {
        text: 'By 3 to 4 years: does not join other children, or pretend to be a teacher or a superhero.',
        sources: ['cdc-signs'],
      },
      {
        text: 'Speaks late, not at all, or repeats words and advertisements instead of talking to you.',
        sources: ['dsm-5-tr', 'cdc-signs'],
      },
      {
        text: 'Takes your hand to the thing they want instead of asking or pointing.',
        sources: ['nice-cg128'],
      },
      {
        text: 'Older children: talk at length of one thing, miss jokes and hints, find friendship puzzling.',
        sources: ['nice-cg128', 'dsm-5-tr'],
      },
      {
        text: 'Lines up toys or vessels, spins wheels, and is upset if the order is changed.',
        sources: ['cdc-signs'],
      },
      {
        text: 'Flaps hands, rocks, spins or walks on tiptoe again and again.',
        sources: ['cdc-signs', 'dsm-5-tr'],
      },
      {
        text: 'Needs the same way to school, the same plate, the same steps at bedtime.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Has one very strong interest, such as trains, fans, maps or numbers.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'Covers ears at the mixer, horns or crackers, or cannot bear a label, a haircut or certain foods.',
        sources: ['dsm-5-tr', 'nice-cg128'],
      },
      {
        text: 'Or seeks more: smells, licks, spins, stares at lights, seems not to feel pain or cold.',
        sources: ['dsm-5-tr'],
      },
      {
        text: 'At any age: loses words or skills they had. See a doctor without waiting.',
        sources: ['nice-cg128', 'aap-2020'],
      },
    ],
  },
  causes: {
    kind: 'split',
    icon: 'info',
    heading: 'Why does a child have autism?',
    intro: {
      text: 'There is no single cause. Genes matter most, with some influences before and around birth. Often no reason is found, and none of it is blame.',
      sources: ['who-autism', 'lord-2018'],
    },
    items: [
      {
        heading: 'It runs in families',
        subtext: {
          text: 'Among two million children in five countries, genes explained about 80% of the differences between people (2019). This is about groups. It cannot tell you about one child.',
          sources: ['bai-2019'],
        },
      },
      {
        heading: 'Sometimes one gene, mostly many',
        subtext: {
          text: 'Hundreds of genes play a small part. In some children one change has a large effect, as in fragile X syndrome. A blood test can look for such changes.',
          sources: ['lord-2018', 'aap-2020'],
        },
      },
      {
        heading: 'The brain grows in its own way',
        subtext: {
          text: 'The differences begin before birth, while the brain is forming. No scan can show today whether one child has autism.',
          sources: ['lord-2018', 'aap-2020'],
        },
      },
      {
        heading: 'Being born early',
        subtext: {
          text: 'About 7 in 100 children born preterm had autism (18 studies, several countries, 2018). So most children born early do not have it.',
          sources: ['agrawal-2018'],
        },
      },
      {
        heading: 'Older parents',
        subtext: {
          text: 'Ten more years of a mother’s or father’s age raise the chance by about one fifth (27 studies, 2017). It stays small.',
          sources: ['wu-2017'],
        },
      },
      {
        heading: 'Valproate in pregnancy',
        subtext: {
          text: 'This epilepsy medicine raises the chance: about 4 in 100 children, against 1 or 2 in 100 (Denmark, 2013). Never stop it on your own. Plan a pregnancy with the doctor.',
          sources: ['christensen-2013'],
        },
      },
      {
        heading: 'What does not cause it',
        subtext: {
          text: 'Vaccines do not: 657,461 children were followed in Denmark (2019), and the MMR vaccine made no difference. WHO’s experts looked again in 2025, and said once more that vaccines do not cause autism. Parenting and diet do not cause autism either.',
          sources: ['hviid-2019', 'who-gacvs-2025', 'nhs-autism'],
        },
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How autism is diagnosed',
    intro: {
      text: 'No blood test or scan can show autism. Trained people watch your child play, talk with you and put the whole picture together.',
      sources: ['aap-2020', 'iap-2017'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'An American guideline advises a short autism check for all children at 18 and 24 months (2020).',
            sources: ['aap-2020'],
          },
          {
            text: 'Many doctors use a free form for parents called M-CHAT-R/F, for ages 16 to 30 months.',
            sources: ['robins-2014', 'iap-2017'],
          },
          {
            text: 'A form can miss autism, and it can worry you for nothing. The full check decides.',
            sources: ['robins-2014', 'nice-cg128'],
          },
        ],
      },
      {
        subheading: 'Whom to see in India',
        types: [
          { text: 'Start with your paediatrician. If you are told to “wait and see”, ask again.' },
          {
            text: 'They may send you to a developmental paediatrician, a child psychiatrist, a paediatric neurologist or a clinical psychologist.',
            sources: ['iap-2017'],
          },
          {
            text: 'The government’s RBSK teams check children from birth to 18, free, in anganwadis and government schools. Autism is one of the conditions they look for.',
            sources: ['rbsk'],
          },
          {
            text: 'They send children on to a District Early Intervention Centre (DEIC), where therapy is also free.',
            sources: ['rbsk'],
          },
        ],
      },
      {
        subheading: 'What they will do',
        types: [
          {
            text: 'Ask how your child developed: first words, pointing, play, friends, habits, sleep and food.',
            sources: ['nice-cg128'],
          },
          {
            text: 'Play with your child and watch how they look, share, ask and answer.',
            sources: ['nice-cg128'],
          },
          {
            text: 'Compare what they see with the agreed signs of autism.',
            sources: ['dsm-5-tr', 'nice-cg128'],
          },
          {
            text: 'Look at speech, learning, movement and daily skills, to know what helps.',
            sources: ['nice-cg128', 'iap-2017'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'Two or three short phone videos: play alone, play with others, a hard moment' },
          { text: 'Notes on first words, first steps and anything that was lost' },
          { text: 'A letter from the teacher or the anganwadi worker' },
          { text: 'Birth papers, earlier reports and hearing tests' },
          { text: 'A favourite toy and a snack, as the visit may be long' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'Tools made for India',
        types: [
          {
            text: 'INDT-ASD is a diagnostic tool made and tested in India, for ages 2 to 9.',
            sources: ['juneja-2014'],
          },
          {
            text: 'ISAA, the Indian Scale for Assessment of Autism, is used to measure disability for the certificate.',
            sources: ['iap-2017'],
          },
          {
            text: 'A tool supports the professional. It never replaces them.',
            sources: ['nice-cg128'],
          },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'Hearing is tested in every child. A child who cannot hear well may seem not to listen.',
            sources: ['aap-2020', 'iap-2017'],
          },
          {
            text: 'A genetic test may be offered. It can explain the cause and guide the family.',
            sources: ['aap-2020'],
          },
          {
            text: 'An EEG or a brain scan is done only if there is a reason, such as seizures.',
            sources: ['nice-cg128', 'aap-2020'],
          },
          {
            text: 'Language delay, ADHD, worry and intellectual disability can look alike, or come together.',
            sources: ['nice-cg128'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask for a written report: what was found, which level, which strengths.' },
          { text: 'Ask what to begin first, how often, and how you will see whether it works.' },
          { text: 'Ask when to come back. A child’s needs change, so plans must change too.' },
          { text: 'Take your time with the news. Grief, relief and anger are all common.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Help does not change who your child is. It makes talking, learning and daily life easier, for your child and for you.',
      sources: ['who-autism', 'nice-cg170'],
    },
    groups: [
      {
        heading: 'Start early, start now',
        intro: {
          text: 'Indian guidance (2017) is clear: begin as soon as autism is suspected. A final diagnosis is not needed first.',
          sources: ['iap-2017'],
        },
        items: [
          {
            text: 'Help should aim at communication, play and daily skills, and fit your child’s age.',
            sources: ['iap-2017', 'nice-cg170'],
          },
          {
            text: 'One person, often the paediatrician, should hold the plan together.',
            sources: ['iap-2017'],
          },
          {
            text: 'You are part of the team. What happens at home matters as much as the hour of therapy.',
          },
          {
            text: 'Choose few goals at a time, such as asking for water or sitting for a meal.',
          },
          { text: 'Ask every three months: what has changed, what do we stop, what is next?' },
        ],
      },
      {
        heading: 'Play and talk at home',
        intro: {
          text: 'Training parents to follow the child’s lead helps both sides to communicate. Local workers gave it in Goa and Rawalpindi (study of 65 children, 2016).',
          sources: ['rahman-2016'],
        },
        items: [
          {
            text: 'In England, children whose parents had much the same training still had milder signs six years later (2016).',
            sources: ['pickles-2016'],
          },
          { text: 'Sit face to face, low on the floor, with one toy and the TV off.' },
          {
            text: 'Watch what your child does, and do it too. Then wait. Let them make the next move.',
          },
          { text: 'Say a little less. One or two words for what they are looking at: “Red car!”' },
          { text: 'Answer every try: a look, a sound, a reach. That is talking too.' },
          {
            text: 'Use songs, tickles and swings, and stop for a moment so that they ask for more.',
          },
          { text: 'Speak your own language. There is no need to change to English.' },
        ],
      },
      {
        heading: 'Therapies you may be offered',
        intro: {
          text: 'Good therapy has goals you can see, and shows you how to go on at home.',
          sources: ['cdc-treatment', 'iap-2017'],
        },
        items: [
          {
            text: 'Speech and language therapy: words, and other ways such as pictures, signs or a tablet.',
            sources: ['cdc-treatment', 'aap-2020'],
          },
          {
            text: 'Pictures and devices do not stop a child from learning to speak.',
            sources: ['aap-2020'],
          },
          {
            text: 'Occupational therapy: dressing, eating, writing, and coping with sounds and touch.',
            sources: ['cdc-treatment'],
          },
          {
            text: 'Behavioural and developmental therapies: skills are taught in small steps, best during play.',
            sources: ['cdc-treatment', 'aap-2020'],
          },
          {
            text: 'Talking therapy made to fit: for older children with anxiety who can speak well.',
            sources: ['nice-cg170'],
          },
          {
            text: 'Walk away from any place that hits, shouts, ties or keeps you out of the room.',
          },
          {
            text: 'Ask whether the therapist is registered with the Rehabilitation Council of India.',
            sources: ['rci'],
          },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Small changes to the place often help more than pressure on the child.',
          sources: ['nice-cg170'],
        },
        items: [
          { text: 'A picture timetable of the day, with a warning before each change' },
          { text: 'A seat away from the bell, the fan and the door' },
          { text: 'A quiet corner that is never a punishment' },
          { text: 'Short, clear words, and the instruction shown as well as said' },
          { text: 'A kind classmate as a partner at break, in the bus and for games' },
          { text: 'Leave for ear defenders, a soft shirt, or a known food at lunch' },
          { text: 'Clear rules about teasing, for the whole class' },
          { text: 'Use of the child’s great interest to teach other things' },
        ],
      },
      {
        heading: 'When it all gets too much',
        intro: {
          text: 'A meltdown is not naughtiness. It is a child who cannot take in any more. First look for the reason.',
          sources: ['nice-cg170'],
        },
        items: [
          {
            text: 'Think of pain first: teeth, ears, tummy, constipation. Your child may not be able to say.',
            sources: ['nice-cg170'],
          },
          { text: 'Note what came before: noise, hunger, waiting, a change, a demand.' },
          {
            text: 'In the moment: few words, more space, less light and sound. Keep everyone safe.',
          },
          { text: 'Do not shout, hit or threaten. It adds to the storm.' },
          { text: 'Afterwards rest first. Talk later, in pictures or few words.' },
          {
            text: 'If it happens often, ask for a trained person to look at it with you.',
            sources: ['nice-cg170'],
          },
        ],
      },
      {
        heading: 'Sleep, food and health',
        items: [
          {
            text: 'Sleep: the same steps, a dark room, no screens before bed. Keep a diary if nights stay hard.',
            sources: ['nice-cg170'],
          },
          {
            text: 'If that is not enough, a specialist may add a medicine for sleep for some time.',
            sources: ['nice-cg170'],
          },
          { text: 'Food: put one tiny new thing beside known foods, with no pressure to eat it.' },
          {
            text: 'If your child eats only a few foods or loses weight, see the doctor.',
            sources: ['aap-2020'],
          },
          { text: 'Toilet: go step by step, at the same times, with pictures on the wall.' },
          {
            text: 'Children with autism have seizures more often than others. Tell the doctor of any blank spells or jerks.',
            sources: ['aap-2020', 'who-autism'],
          },
          {
            text: 'Vaccines, teeth, eyes and hearing: keep every ordinary check. Ask for a quiet hour.',
          },
        ],
      },
      {
        heading: 'Medicine: for some troubles, not for autism',
        intro: {
          text: 'No medicine treats the main signs of autism. Medicine may help with something that comes with it.',
          sources: ['nice-cg170', 'iap-2017'],
        },
        items: [
          {
            text: 'A specialist may treat ADHD, anxiety, sleep or seizures in a child who also has autism.',
            sources: ['nice-cg170', 'aap-2020'],
          },
          {
            text: 'Severe aggression or self-injury: a medicine may be tried if other help has failed.',
            sources: ['nice-cg170', 'aap-2020'],
          },
          {
            text: 'The doctor starts low, watches weight and other effects, and stops it if it does not help by six weeks.',
            sources: ['nice-cg170'],
          },
          { text: 'Give it only as prescribed. Do not stop, change or share it on your own.' },
        ],
      },
      {
        heading: 'What to say no to',
        intro: {
          text: 'Many things are sold to tired parents. Some do harm. Ask your doctor before you pay.',
        },
        items: [
          {
            text: 'Chelation, secretin and oxygen chambers must not be used for autism (England, 2013).',
            sources: ['nice-cg170'],
          },
          {
            text: 'Diets without wheat and milk are not advised for the main signs of autism.',
            sources: ['nice-cg170'],
          },
          {
            text: 'Stem cells for autism are unproven. In India they may be given only in an approved study (Supreme Court, 2026).',
            sources: ['icmr-2017', 'supreme-court-2026'],
          },
          {
            text: 'Be careful of anyone who promises speech in weeks, or tells you to stop vaccines.',
          },
          {
            text: 'A good offer names its goals, its costs and the day you will look at it again.',
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'You need sleep, food and an hour that is yours. Take turns at home.' },
          { text: 'Relatives may blame or deny. Tell them what helps, and let the rest go by.' },
          {
            text: 'WHO’s skills training for caregivers is made for families like yours. Ask the DEIC about it.',
            sources: ['who-cst'],
          },
          { text: 'Meet other parents. They know the short cuts, the schools and the forms.' },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, at any hour, and it is for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with autism',
    intro: {
      text: 'A diagnosis is a way to understand your child. They are the same child you loved this morning.',
    },
    groups: [
      {
        heading: 'In the family',
        items: [
          {
            text: 'Tell your child in true, simple words: “Your brain notices more. Some things are harder.”',
          },
          { text: 'Give brothers and sisters time alone with you, and honest answers.' },
          {
            text: 'Visit weddings and places of worship early and briefly, with ear defenders and a way out.',
          },
          {
            text: 'Show the next day in pictures the evening before, above all before Diwali noise.',
          },
          { text: 'Count what has become easier, not only what is missing.' },
        ],
      },
      {
        heading: 'Safety',
        items: [
          {
            text: 'Some children with autism wander off, and water draws many of them.',
            sources: ['aap-2020'],
          },
          {
            text: 'If your child is missing, call for help at once, and look near water first: tanks, wells and ponds.',
          },
          {
            text: 'Fit high latches, teach swimming, and put your number on a band or inside the shirt.',
          },
          {
            text: 'Tell neighbours and the watchman. Keep a photo of today’s clothes on your phone.',
          },
          {
            text: 'Teach early, with pictures: who may touch me, and how I say no.',
          },
        ],
      },
      {
        heading: 'Rights and help in India',
        items: [
          {
            text: 'The Rights of Persons with Disabilities Act, 2016, names autism as a disability.',
            sources: ['rpwd-2016'],
          },
          {
            text: 'A disability certificate and UDID card open schemes, travel and exam help. Apply at swavlambancard.gov.in.',
            sources: ['udid'],
          },
          {
            text: 'With a benchmark disability (40% or more), schooling from 6 to 18 is free, in a neighbourhood or special school.',
            sources: ['rpwd-2016'],
          },
          {
            text: 'Niramaya, the National Trust’s health insurance, covers people with autism, and can include therapy.',
            sources: ['national-trust'],
          },
          {
            text: 'At 18 some young people need a legal guardian. The National Trust’s local committee can name one.',
            sources: ['national-trust'],
          },
          {
            text: 'From age 6 to 14, no school may hit or humiliate a child (Right to Education Act, 2009, section 17).',
            sources: ['rte-2009'],
          },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          { text: 'Practise one daily skill a month: the bus, the shop, tea, money, the phone.' },
          {
            text: 'Low mood and worry are common in teenagers with autism. Ask them how they are, and tell the doctor.',
            sources: ['who-autism', 'nice-cg128'],
          },
          { text: 'Turn the great interest into learning, friends and perhaps work.' },
          {
            text: 'Well before 18, ask who will take over the care.',
            sources: ['nice-cg170'],
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
        'Your child does not answer to their name, point or share',
        'Words come late, or your child loses words or skills',
        'Play, habits or senses seem very different from other children’s',
        'You are worried, for whatever reason, even if others say “wait”',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        'Your child bangs their head, bites themselves or hurts others often',
        'Your child hardly eats, drinks or sleeps (see a doctor today, too)',
        'Your child suddenly moves or speaks far less than before (see a doctor today, too)',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        'Your child is missing',
        'A first seizure, one of five minutes or more, or your child does not wake up after it',
        'Your child has hurt themselves badly, or may be about to (stay with them)',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
    },
  },
  related: [
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Anxiety in children', href: '/assessments/behavioral/anxiety' },
    {
      label: 'Developmental milestones',
      href: '/assessments/behavioral/developmentalMilestone',
    },
    { label: 'Hearing tests', href: '/{product}-offerings/hearing' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'zeidan-2022',
      authors: 'Zeidan J and others',
      title: 'Global prevalence of autism: A systematic review update',
      publisher: 'Autism Research',
      year: 2022,
      url: 'https://doi.org/10.1002/aur.2696',
      note: 'The middle value is 100 in 10,000; single studies give from 1 to 436. The middle value for boys to girls is 4.2 to 1. We found no study that gives exactly 4.4.',
    },
    {
      id: 'loomes-2017',
      authors: 'Loomes R, Hull L, Mandy WPL',
      title:
        'What Is the Male-to-Female Ratio in Autism Spectrum Disorder? A Systematic Review and Meta-Analysis',
      publisher: 'Journal of the American Academy of Child and Adolescent Psychiatry',
      year: 2017,
      url: 'https://doi.org/10.1016/j.jaac.2017.03.013',
      note: 'The pooled ratio is 4.2 to 1 over all studies, and 3.25 to 1 where every child was examined.',
    },
    {
      id: 'santomauro-2025',
      authors: 'Santomauro DF and others',
      title:
        'The global epidemiology and health burden of the autism spectrum: findings from the Global Burden of Disease Study 2021',
      publisher: 'The Lancet Psychiatry',
      year: 2025,
      url: 'https://doi.org/10.1016/S2215-0366(24)00363-8',
      note: 'A model for people of all ages, not a count of children.',
    },
    {
      id: 'arun-2021',
      authors: 'Arun P, Chavan BS',
      title: 'Survey of autism spectrum disorder in Chandigarh, India',
      publisher: 'Indian Journal of Medical Research',
      year: 2021,
      url: 'https://doi.org/10.4103/ijmr.IJMR_930_19',
      note: 'Nineteen children aged 1.5 to 10 years were found, 2.25 in 1,000. The true figure may lie anywhere from 0.7 to 5.2.',
    },
    sharedSources.dsm5tr,
    sharedSources.icd11,
    {
      id: 'who-autism',
      title: 'Autism',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/autism-spectrum-disorders',
    },
    {
      id: 'nhs-autism',
      title: 'What is autism?',
      publisher: 'National Health Service, England',
      year: 2022,
      url: 'https://www.nhs.uk/conditions/autism/what-is-autism/',
    },
    {
      id: 'nice-cg128',
      title: 'Autism spectrum disorder in under 19s: recognition, referral and diagnosis (CG128)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2011,
      updated: 2017,
      url: 'https://www.nice.org.uk/guidance/cg128',
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
      id: 'aap-2020',
      authors: 'Hyman SL, Levy SE, Myers SM',
      title: 'Identification, Evaluation, and Management of Children With Autism Spectrum Disorder',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2020,
      url: 'https://doi.org/10.1542/peds.2019-3447',
    },
    {
      id: 'iap-2017',
      authors: 'Dalwai S and others',
      title:
        'Consensus Statement of the Indian Academy of Pediatrics on Evaluation and Management of Autism Spectrum Disorder',
      publisher: 'Indian Pediatrics',
      year: 2017,
      url: 'https://doi.org/10.1007/s13312-017-1112-4',
    },
    {
      id: 'cdc-about',
      title: 'About Autism Spectrum Disorder',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/autism/about/index.html',
    },
    {
      id: 'cdc-signs',
      title: 'Signs and Symptoms of Autism Spectrum Disorder',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/autism/signs-symptoms/index.html',
    },
    {
      id: 'cdc-treatment',
      title: 'Treatment and Intervention for Autism Spectrum Disorder',
      publisher: 'Centers for Disease Control and Prevention, United States',
      year: 2024,
      url: 'https://www.cdc.gov/autism/treatment/index.html',
    },
    {
      id: 'lord-2018',
      authors: 'Lord C, Elsabbagh M, Baird G, Veenstra-Vanderweele J',
      title: 'Autism spectrum disorder',
      publisher: 'The Lancet',
      year: 2018,
      url: 'https://doi.org/10.1016/S0140-6736(18)31129-2',
    },
    {
      id: 'bai-2019',
      authors: 'Bai D and others',
      title: 'Association of Genetic and Environmental Factors With Autism in a 5-Country Cohort',
      publisher: 'JAMA Psychiatry',
      year: 2019,
      url: 'https://doi.org/10.1001/jamapsychiatry.2019.1411',
      note: 'Denmark, Finland, Sweden, Israel and Western Australia.',
    },
    {
      id: 'agrawal-2018',
      authors: 'Agrawal S and others',
      title: 'Prevalence of Autism Spectrum Disorder in Preterm Infants: A Meta-analysis',
      publisher: 'Pediatrics',
      year: 2018,
      url: 'https://doi.org/10.1542/peds.2018-0134',
    },
    {
      id: 'wu-2017',
      authors: 'Wu S and others',
      title:
        'Advanced parental age and autism risk in children: a systematic review and meta-analysis',
      publisher: 'Acta Psychiatrica Scandinavica',
      year: 2017,
      url: 'https://doi.org/10.1111/acps.12666',
      note: 'Ten more years go with 18% more for the mother’s age and 21% more for the father’s.',
    },
    {
      id: 'christensen-2013',
      authors: 'Christensen J and others',
      title:
        'Prenatal Valproate Exposure and Risk of Autism Spectrum Disorders and Childhood Autism',
      publisher: 'JAMA',
      year: 2013,
      url: 'https://doi.org/10.1001/jama.2013.2270',
    },
    {
      id: 'hviid-2019',
      authors: 'Hviid A and others',
      title: 'Measles, Mumps, Rubella Vaccination and Autism: A Nationwide Cohort Study',
      publisher: 'Annals of Internal Medicine',
      year: 2019,
      url: 'https://doi.org/10.7326/M18-2101',
    },
    {
      id: 'who-gacvs-2025',
      title:
        'Global Advisory Committee on Vaccine Safety: vaccines and autism, statement of December 2025',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/groups/global-advisory-committee-on-vaccine-safety',
      note: 'The committee looked at 31 studies from 2010 to 2025. Twenty found no link. The other eleven had serious weaknesses.',
    },
    {
      id: 'robins-2014',
      authors: 'Robins DL and others',
      title:
        'Validation of the Modified Checklist for Autism in Toddlers, Revised With Follow-up (M-CHAT-R/F)',
      publisher: 'Pediatrics',
      year: 2014,
      url: 'https://doi.org/10.1542/peds.2013-1813',
    },
    {
      id: 'juneja-2014',
      authors: 'Juneja M and others',
      title:
        'INCLEN Diagnostic Tool for Autism Spectrum Disorder (INDT-ASD): Development and Validation',
      publisher: 'Indian Pediatrics',
      year: 2014,
      url: 'https://doi.org/10.1007/s13312-014-0417-9',
    },
    {
      id: 'rahman-2016',
      authors: 'Rahman A and others',
      title:
        'Effectiveness of the parent-mediated intervention for children with autism spectrum disorder in south Asia in India and Pakistan (PASS): a randomised controlled trial',
      publisher: 'The Lancet Psychiatry',
      year: 2016,
      url: 'https://doi.org/10.1016/S2215-0366(15)00388-0',
      note: 'Sixty-five children took part. Parents and children communicated better; longer results are not known from it.',
    },
    {
      id: 'pickles-2016',
      authors: 'Pickles A and others',
      title:
        'Parent-mediated social communication therapy for young children with autism (PACT): long-term follow-up of a randomised controlled trial',
      publisher: 'The Lancet',
      year: 2016,
      url: 'https://doi.org/10.1016/S0140-6736(16)31229-6',
    },
    sharedSources.rbsk,
    {
      id: 'rci',
      title: 'Rehabilitation Council of India',
      publisher: 'Ministry of Social Justice and Empowerment, Government of India',
      year: 2024,
      url: 'https://rehabcouncil.nic.in/',
    },
    {
      id: 'icmr-2017',
      title: 'National Guidelines for Stem Cell Research',
      publisher: 'Indian Council of Medical Research and Department of Biotechnology',
      year: 2017,
      url: 'https://www.icmr.gov.in/',
    },
    {
      id: 'supreme-court-2026',
      title:
        'Yash Charitable Trust and others v. Union of India and others, 2026 INSC 96 (30 January 2026)',
      publisher: 'Supreme Court of India, reported by SCC Online',
      year: 2026,
      url: 'https://www.scconline.com/blog/post/2026/02/03/supreme-court-stem-cell-therapy-for-autism',
      note: 'If your child is in such treatment already, ask a government hospital how to go on.',
    },
    {
      id: 'who-cst',
      authors: 'Salomone E and others',
      title:
        'Development of the WHO Caregiver Skills Training Program for Developmental Disorders or Delays',
      publisher: 'Frontiers in Psychiatry',
      year: 2019,
      url: 'https://doi.org/10.3389/fpsyt.2019.00769',
    },
    sharedSources.teleManas,
    sharedSources.rpwd2016,
    {
      id: 'udid',
      title: 'Unique Disability ID (UDID)',
      publisher: 'Department of Empowerment of Persons with Disabilities, Government of India',
      year: 2024,
      url: 'https://www.swavlambancard.gov.in/',
    },
    {
      id: 'national-trust',
      title: 'The National Trust: schemes and legal guardianship',
      publisher: 'Ministry of Social Justice and Empowerment, Government of India',
      year: 2024,
      url: 'https://thenationaltrust.gov.in/',
    },
    sharedSources.rte2009,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-21',
  nextReviewOn: '2028-11-21',
} satisfies ConditionContent;

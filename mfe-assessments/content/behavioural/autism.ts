import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import { autismSchoolHelp, autismSchoolHelpSources } from '../autism-school-help.ts';
import { icd11Entry, sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Autism, `/assessments/behavioral/autism`.
 * Questions (27), age bands, the price key and the two figures "1 in 100" and "4.4 to 1" are the
 * specification's, sections 3 and 9. No publication was found that gives exactly 4.4, so the text
 * calls it the figure this site was given.
 * M-CHAT-R/F is linked and never reproduced: its licence forbids posting it on another site.
 */
export const condition = (): ConditionContent => ({
  topic: 'behavioural',
  slug: 'autism',
  name: { short: 'Autism', full: 'Autism Spectrum Disorder' },
  alsoCalled: ['ASD', 'Autistic spectrum', 'Asperger’s syndrome', 'Childhood autism', 'PDD'],
  everydayWords: [
    'late talking',
    'speech delay',
    'not talking',
    'does not speak',
    'bolta nahi',
    'bolti nahi',
    'no eye contact',
    'does not answer to name',
    'plays alone',
    'hand flapping',
    'spins',
    'lines up toys',
    'sensitive to noise',
    'fussy eater',
    'picky eater',
    'meltdown',
  ],
  card: {
    place: 20,
    title: 'Autism',
    text: 'Communicates, plays or senses the world in a different way.',
    spot: 'autism',
    colour: 'teal',
  },
  head: {
    title: 'Autism in children: signs, causes, help | {product}',
    description:
      'Signs of autism at home and at school, its causes, how it is diagnosed in India and what helps. Plain words for parents, with sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'A child with autism communicates, plays and senses the world in their own way. Nothing you did caused it, and early support helps.',
    sources: ['who-autism', 'nhs-autism'],
  },
  picture: picture(
    'autism-together.svg',
    'A father sits on the floor with his daughter and follows her game with a row of toy cars',
  ),
  facts: [
    {
      icon: 'kid',
      text: 'About 1 in 100 children has autism (worldwide, review of 71 studies, 2022).',
      sources: ['zeidan-2022'],
    },
    {
      icon: 'info',
      text: 'About 4 boys are diagnosed for each girl. The figure this site was given is 4.4 to 1; a review found 4.2 to 1 (worldwide, 2022). Girls are often missed.',
      sources: ['zeidan-2022', 'loomes-2017'],
    },
    {
      icon: 'clock',
      text: 'Signs often show before age 2. Help can start before there is a diagnosis.',
      sources: ['cdc-about', 'iap-2017'],
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
          text: 'There are 27 questions for ages 1 to 4. At this age doctors look at how a child plays, points, responds and begins to talk.',
          sources: ['cdc-signs'],
          productFact: true,
        },
        {
          text: 'The first signs usually show in these years, and early support matters most.',
          sources: ['aap-2020', 'iap-2017'],
        },
        {
          text: safetySentences.lossOfSkills,
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
          text: 'There are 27 questions for ages 4 to 6. At this age doctors look at play with other children, speech and fixed routines.',
          sources: ['nice-cg128'],
          productFact: true,
        },
        {
          text: 'Starting school often makes the signs clearer, because there are more people, more noise and more rules.',
          sources: ['nice-cg128'],
        },
        {
          text: 'Ask the preschool or anganwadi teacher how your child plays with other children.',
        },
      ],
    },
    {
      from: 6,
      to: 17,
      unit: 'years',
      covers: [
        {
          text: 'There are 27 questions for ages 6 to 17. At this age doctors look at friendship, conversation, interests and how a child copes with change.',
          sources: ['nice-cg128'],
          productFact: true,
        },
        {
          text: 'Some children, often girls, hide their signs at school and come home exhausted.',
          sources: ['dsm-5-tr', 'nice-cg128'],
        },
        {
          text: 'A diagnosis at this age is not too late. It can explain a great deal and open the way to help.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the autism assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only trained professionals can diagnose autism. ${safetySentences.lowScore}`,
    sources: ['nice-cg128', 'iap-2017'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Every child with autism is different. Doctors look for two kinds of signs that began in early childhood.',
      sources: ['dsm-5-tr'],
    },
    cards: [
      {
        title: 'Connecting is different',
        subTitle: 'May not respond to their name, point things out to you, or know how to join in.',
        picture: picture(
          'autism-playing-apart.svg',
          'A girl builds a tower on her own while two children play ball behind her',
        ),
      },
      {
        title: 'Needs things to stay the same',
        subTitle: 'Lines things up, repeats actions, and gets very upset by small changes.',
        picture: picture(
          'autism-same-order.svg',
          'A boy sets toy cars and blocks in one long, careful row on a mat',
        ),
      },
      {
        title: 'The world feels too loud',
        subTitle:
          'Sounds, lights, clothes or food can feel far too strong, or hardly be felt at all.',
        picture: picture(
          'autism-loud-world.svg',
          'A boy covers his ears in the kitchen as a pressure cooker whistles; his mother turns to him',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what you see when your child plays, eats and meets people. They can help you choose the next step.',
    picture: picture(
      'talk-autism.svg',
      'A father talks to a doctor on a phone while his daughter lines up coloured blocks beside him',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} autism assessment',
    paragraphs: [
      {
        text: 'The {product} autism assessment asks 27 questions. It comes in three age bands: 1 to 4, 4 to 6 and 6 to 17 years.',
        productFact: true,
      },
      {
        text: 'You answer from what you see every day. Your child does not have to do anything.',
      },
      {
        text: 'The price pays for this questionnaire and its result. It does not include a medical examination, a hearing test or a trained observer watching your child play. A diagnosis needs these.',
        sources: ['aap-2020', 'iap-2017'],
      },
      {
        text: 'It is a screening, not a diagnosis. Its result cannot say that your child has autism, and it cannot rule autism out.',
        sources: ['nice-cg128'],
      },
      {
        text: `${safetySentences.accuracyUnknown} ${safetySentences.lowScore}`,
      },
      {
        text: 'If the result worries you, take it to your paediatrician.',
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
            text: 'Two kinds of signs go together. Communicating and being with people are different. A child also repeats actions, has very strong interests, or reacts unusually to sounds, touch or other senses.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
          {
            text: 'Your child is not being rude, spoilt or stubborn. Children with autism love their parents too, even if they show it differently.',
          },
        ],
      },
      {
        heading: 'What autism is not',
        paragraphs: [
          {
            text: 'It is not an illness, it cannot be caught, and it is not a sign of bad parenting. It says nothing about a child’s worth.',
            sources: ['nhs-autism'],
          },
          {
            text: 'It is not the same as intellectual disability, though a child can have both. In a review of studies (worldwide, 2022), about one third of people with autism had both.',
            sources: ['zeidan-2022'],
          },
          {
            text: 'A child who talks late does not always have autism. Look at the whole child: pointing, eye contact, play and interest in others. Late talking needs a hearing test and a doctor’s opinion either way.',
            sources: ['aap-2020', 'cdc-signs', 'iap-2017'],
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
            text: 'In India the figures differ widely. A survey of 8,451 children in Chandigarh found autism in about 2 in 1,000 (0.2%, 2021). That was 19 children, so the true figure may be lower or higher.',
            sources: ['arun-2021'],
          },
          {
            text: 'The INCLEN study examined 3,964 children aged 2 to 9 in five other places in India (2018). About 1 in 8 had at least one neurodevelopmental condition. It counted autism together with others, such as hearing loss and epilepsy.',
            sources: ['arora-2018'],
          },
          {
            text: 'Another paper speaks of about 2 million children aged 2 to 9 with autism in India (2022). Much of the difference comes from how children are found and tested.',
            sources: ['chaudhary-2022', 'zeidan-2022'],
          },
          {
            text: 'Studies that look for autism in every child find about 3 boys for each girl (review, 2017). So some girls are probably never diagnosed.',
            sources: ['zeidan-2022', 'loomes-2017'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Autism is lifelong, but its effect on daily life changes. Children keep learning, and many of their difficulties become easier to manage.',
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
      text: 'Today there is one name, autism spectrum disorder. Doctors add how much support a child needs, and which other conditions the child has.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        heading: 'Level 1: needs support',
        subtext: {
          text: 'Your child may speak in full sentences, but conversation and friendship are hard. Coping with change and planning ahead are difficult.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Level 2: needs substantial support',
        subtext: {
          text: 'Your child may use short sentences or speak only about special interests. The difficulties show even when support is in place.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Level 3: needs very substantial support',
        subtext: {
          text: 'Your child may have few or no clear words, and may rarely approach other people. Change is extremely hard for them.',
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
          text: 'One child has no words; another talks all day. The report says how your child speaks and understands.',
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
          text: 'A child with autism may also have ADHD, anxiety or a coordination difficulty. Each needs its own help.',
          sources: ['dsm-5-tr', 'nice-cg128'],
        },
      },
      {
        heading: 'With loss of skills',
        subtext: {
          text: `Some toddlers stop using words, eye contact or play that they had, often in the second year. ${safetySentences.lossOfSkills}`,
          sources: ['icd-11', 'aap-2020', 'nice-cg128'],
        },
      },
      {
        heading: 'With catatonia (rare)',
        subtext: {
          text: 'A young person, most often a teenager, moves or speaks far less than before, or freezes. See a doctor the same day.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Asperger’s, PDD-NOS and others: older names',
        subtext: {
          text: 'Before 2013 these were separate diagnoses. Doctors now use autism spectrum disorder for all of them.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Autism in girls: not a type of its own',
        subtext: {
          text: 'Girls may copy other children, keep to one close friend and hide what they find hard. They are often diagnosed later, or missed.',
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
      text: 'The first nine signs are about people and communication, the rest about habits and senses. One sign alone does not mean autism. Several together are a reason to see a doctor.',
      sources: ['dsm-5-tr', 'cdc-signs'],
    },
    items: [
      {
        text: 'By 9 months: does not look when you call their name, and shows few expressions such as happy, sad or surprised.',
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
        text: 'Makes little eye contact, or only for a moment.',
        sources: ['dsm-5-tr', 'cdc-signs'],
      },
      {
        text: 'By 2 years: does not notice when someone is hurt or upset.',
        sources: ['cdc-signs'],
      },
      {
        text: 'By 3 years: does not notice other children or join in their play. By 4 years: does not pretend to be a teacher or a superhero.',
        sources: ['cdc-signs'],
      },
      {
        text: 'Speaks late or not at all, or repeats words and advertisements instead of talking to you.',
        sources: ['dsm-5-tr', 'cdc-signs'],
      },
      {
        text: 'Pulls your hand towards the thing they want instead of asking or pointing.',
        sources: ['nice-cg128'],
      },
      {
        text: 'Older children: talk at length about one subject, miss jokes and hints, or find friendship puzzling.',
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
        text: 'Insists on the same route to school, the same plate or the same steps at bedtime.',
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
        text: 'Seeks out sensations: smells or licks things, spins, stares at lights, or seems not to feel pain or cold.',
        sources: ['dsm-5-tr'],
      },
      {
        text: safetySentences.lossOfSkills,
        sources: ['nice-cg128', 'aap-2020'],
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'What causes autism?',
    intro: {
      text: 'There is no single cause. Genes matter most, along with some influences before and around birth. Often no cause is found, and none of this is anyone’s fault.',
      sources: ['who-autism', 'lord-2018'],
    },
    groups: [
      {
        heading: 'Genes, the brain, and the time around birth',
        items: [
          {
            text: 'Autism runs in families. Among two million children in five countries, genes explained about 80% of the differences between people (2019). This is about groups, and cannot tell you about one child.',
            sources: ['bai-2019'],
          },
          {
            text: 'Hundreds of genes each play a small part. In some children one genetic change has a large effect, as in fragile X syndrome. A blood test can look for such changes.',
            sources: ['lord-2018', 'aap-2020'],
          },
          {
            text: 'The differences begin before birth, while the brain is forming. No scan can show today whether a child has autism.',
            sources: ['lord-2018', 'aap-2020'],
          },
          {
            text: 'Being born early: about 7 in 100 children born preterm had autism (18 studies, several countries, 2018). So most children born early do not have it.',
            sources: ['agrawal-2018'],
          },
          {
            text: 'Older parents: ten more years of a mother’s or father’s age raise the chance by about one fifth (27 studies, 2017). The chance stays small.',
            sources: ['wu-2017'],
          },
          {
            text: 'Valproate in pregnancy: this epilepsy medicine raises the chance. About 4 in 100 exposed children had autism, against 1 or 2 in 100 of the others (Denmark, 2013).',
            sources: ['christensen-2013'],
          },
          {
            text: 'If you take valproate, never stop it on your own, because seizures can be dangerous. Plan a pregnancy with your doctor. If you are already pregnant, see the doctor at once.',
          },
        ],
      },
      {
        heading: 'What does not cause autism',
        items: [
          {
            text: 'Vaccines do not cause autism. Researchers followed 657,461 children in Denmark (2019), and the MMR vaccine made no difference.',
            sources: ['hviid-2019'],
          },
          {
            text: 'The World Health Organization’s experts looked again in 2025. They repeated that vaccines do not cause autism.',
            sources: ['who-gacvs-2025'],
          },
          {
            text: 'Parenting and diet do not cause autism either.',
            sources: ['nhs-autism'],
          },
          { text: 'Autism is not a punishment, and it does not come from the evil eye.' },
        ],
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
            text: 'An American guideline advises a short autism screening for all children at 18 and 24 months (2020).',
            sources: ['aap-2020'],
          },
          {
            text: 'Many doctors use M-CHAT-R/F, a free questionnaire for parents, for ages 16 to 30 months. You will find it at mchatscreen.com. Take your answers to the doctor.',
            sources: ['robins-2014', 'iap-2017', 'mchat-site'],
          },
          {
            text: 'A questionnaire can miss autism, and it can raise a false alarm. Only a full assessment can decide.',
            sources: ['robins-2014', 'nice-cg128'],
          },
          {
            text: safetySentences.lowScore,
          },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          {
            text: 'Start with your paediatrician. If you are told to “wait and see”, ask for a date to come back, or see another doctor.',
          },
          {
            text: 'They may send you to a developmental paediatrician, a child psychiatrist, a paediatric neurologist or a clinical psychologist.',
            sources: ['iap-2017'],
          },
          {
            text: safetySentences.lossOfSkillsWhoFirst,
            sources: ['nice-cg128'],
          },
          {
            text: 'The government’s RBSK teams check children free of charge. They visit anganwadis for children up to 6. From 6 to 18 they visit government and government-aided schools.',
            sources: ['rbsk'],
          },
          {
            text: 'Up to age 6, a District Early Intervention Centre (DEIC) looks after the child, with free therapy.',
            sources: ['rbsk'],
          },
          {
            text: 'From age 6, or if your child goes to a private school, ask at the district hospital or a medical-college hospital.',
            sources: ['rbsk'],
          },
        ],
      },
      {
        subheading: 'What they will do',
        types: [
          {
            text: 'They ask how your child developed: first words, pointing, play, friends, habits, sleep and eating.',
            sources: ['nice-cg128'],
          },
          {
            text: 'They play with your child, and watch how your child looks, shares, asks and answers.',
            sources: ['nice-cg128'],
          },
          {
            text: 'They compare what they see with the agreed signs of autism.',
            sources: ['dsm-5-tr', 'nice-cg128'],
          },
          {
            text: 'They assess speech, learning, movement and daily skills, to find out what will help.',
            sources: ['nice-cg128', 'iap-2017'],
          },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          {
            text: 'Two or three short phone videos: playing alone, playing with others, and a difficult moment',
          },
          { text: 'Notes on first words, first steps and any skill that was lost' },
          { text: 'A letter from the teacher or the anganwadi worker' },
          { text: 'Birth records, earlier reports and hearing tests' },
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
            text: 'Doctors at AIIMS, Delhi, revised it to match DSM-5 and tested it on 225 children (2019). It is called the AIIMS-modified INDT-ASD.',
            sources: ['gulati-2019'],
          },
          {
            text: 'ISAA, the Indian Scale for Assessment of Autism, measures disability for the certificate.',
            sources: ['iap-2017', 'certificate-2024'],
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
            text: 'Every child should have a hearing test. A child who cannot hear well may seem not to listen.',
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
            text: 'Language delay, ADHD, anxiety and intellectual disability can look like autism, or occur together with it.',
            sources: ['nice-cg128'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          {
            text: 'Ask for a written report that says what was found, which level of support is needed, and what your child does well.',
          },
          {
            text: 'Ask what to start first, how often, and how you will know whether it is working.',
          },
          {
            text: 'Ask when to come back. Your child’s needs will change, so the plan must change too.',
          },
          {
            text: 'Give yourself time to take in the news. Grief, relief and anger are all common.',
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
      text: 'Help does not change who your child is. It makes talking, learning and daily life easier, for your child and for you.',
      sources: ['who-autism', 'nice-cg170'],
    },
    groups: [
      {
        heading: 'Start early, start now',
        essential: true,
        intro: {
          text: 'Indian guidance (2017) is clear: start as soon as autism is suspected. You need not wait for a final diagnosis.',
          sources: ['iap-2017'],
        },
        items: [
          {
            text: 'Help should aim at communication, play and daily skills, and fit your child’s age.',
            sources: ['iap-2017', 'nice-cg170'],
          },
          {
            text: 'One person, often the paediatrician, should coordinate the plan.',
            sources: ['iap-2017'],
          },
          {
            text: 'You are part of the team. What you do at home matters as much as the hour of therapy.',
          },
          {
            text: 'Choose a few goals at a time, such as asking for water or sitting for a meal.',
          },
          { text: 'Ask every three months what has changed, what to stop, and what comes next.' },
        ],
      },
      {
        heading: 'Play and talk at home',
        intro: {
          text: 'When parents learn to follow their child’s lead, both communicate better. Trained local workers taught this to parents in Goa and Rawalpindi (study of 65 children, 2016).',
          sources: ['rahman-2016'],
        },
        items: [
          {
            text: 'In England, children whose parents had similar training still had milder signs about six years later (2016).',
            sources: ['pickles-2016'],
          },
          { text: 'Sit face to face, low on the floor, with one toy and the TV off.' },
          {
            text: 'Watch what your child does, and do it too. Then wait. Let them make the next move.',
          },
          { text: 'Say less. Use one or two words for what they are looking at: “Red car!”' },
          {
            text: 'Respond to every attempt: a look, a sound, a reach. That is communication too.',
          },
          {
            text: 'Use songs, tickles and swings, and pause so that your child can ask for more.',
          },
          { text: 'Speak your own language. There is no need to change to English.' },
        ],
      },
      {
        heading: 'Therapies you may be offered',
        intro: {
          text: 'Good therapy has clear goals, and shows you how to continue at home.',
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
            text: 'Talking therapy, adapted for autism: for older children with anxiety who can speak well.',
            sources: ['nice-cg170'],
          },
          {
            text: 'Leave any place that hits children, shouts at them, ties them up or keeps you out of the room.',
          },
          {
            text: 'Ask whether the speech therapist, clinical psychologist or special educator is registered with the Rehabilitation Council of India.',
          },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Small changes to the classroom often help more than pressure on the child.',
          sources: ['nice-cg170'],
        },
        items: [
          { text: 'A picture timetable of the day, with a warning before each change' },
          { text: 'A seat away from the bell, the fan and the door' },
          { text: 'A quiet corner that is never a punishment' },
          { text: 'Short, clear words, and the instruction shown as well as said' },
          { text: 'A kind classmate as a partner at break, on the bus and for games' },
          {
            text: 'Permission to wear ear defenders or a soft shirt, or to bring a familiar lunch',
          },
          { text: 'Clear rules about teasing, for the whole class' },
          { text: 'Lessons that use your child’s special interest' },
        ],
      },
      {
        heading: 'When it all gets too much',
        intro: {
          text: 'A meltdown is not naughtiness. Your child cannot take in any more. Look for the reason first.',
          sources: ['nice-cg170'],
        },
        items: [
          {
            text: 'Think of pain first: teeth, ears, tummy, constipation. Your child may not be able to tell you.',
            sources: ['nice-cg170'],
          },
          { text: 'Note what came before: noise, hunger, waiting, a change, a demand.' },
          {
            text: 'At that moment, use few words, give more space, and reduce light and sound. Keep everyone safe.',
          },
          { text: 'Do not shout, hit or threaten. It makes the distress worse.' },
          { text: 'Afterwards, let your child rest. Talk later, with pictures or a few words.' },
          {
            text: 'If it happens often, ask for a trained professional to look for the causes with you.',
            sources: ['nice-cg170'],
          },
        ],
      },
      {
        heading: 'Sleep, food and health',
        items: [
          {
            text: 'Sleep: keep the same steps, a dark room and no screens before bed. Keep a sleep diary if nights stay hard.',
            sources: ['nice-cg170'],
          },
          {
            text: 'If that is not enough, a specialist may prescribe a sleep medicine for a limited time.',
            sources: ['nice-cg170'],
          },
          {
            text: 'Food: put a tiny amount of something new beside familiar foods, with no pressure to eat it.',
          },
          {
            text: 'If your child eats only a few foods or loses weight, see the doctor.',
            sources: ['aap-2020'],
          },
          { text: 'Toilet: go step by step, at the same times, with pictures on the wall.' },
          {
            text: 'Children with autism have seizures more often than others. Tell the doctor about any blank spells or jerks.',
            sources: ['aap-2020', 'who-autism'],
          },
          {
            text: 'Keep up all routine checks: vaccines, teeth, eyes and hearing. Ask for an appointment at a quiet hour.',
          },
        ],
      },
      {
        heading: 'Medicine: for some difficulties, not for autism itself',
        intro: {
          text: 'No medicine treats the main signs of autism. Medicine may help with other difficulties that a child has too.',
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
            text: 'The doctor starts with a low dose, checks weight and other side effects, and stops if it has not helped by six weeks.',
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
            text: 'Stem cells for autism are unproven. In India they may be given only in an approved clinical trial (Supreme Court, 2026).',
            sources: ['supreme-court-2026'],
          },
          {
            text: 'Be wary of anyone who promises speech within weeks, or tells you to stop vaccines.',
          },
          {
            text: 'A trustworthy service tells you its goals, its cost and the date when you will review progress together.',
          },
        ],
      },
      {
        heading: 'Looking after yourself',
        items: [
          { text: 'You need sleep, food and an hour that is yours. Take turns at home.' },
          {
            text: 'Relatives may blame you or deny the diagnosis. Tell them what helps your child. You need not argue about the rest.',
          },
          {
            text: 'The World Health Organization has made a skills training for caregivers. Ask the DEIC or the hospital whether it is offered near you.',
            sources: ['who-cst'],
          },
          { text: 'Meet other parents. They know the local schools, therapists and forms.' },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, open day and night, and there for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with autism',
    intro: {
      text: 'A diagnosis helps you understand your child. It does not change who they are.',
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
            text: 'Show the next day in pictures the evening before. This helps most before noisy days such as Diwali.',
          },
          { text: 'Notice what has become easier, as well as what is still hard.' },
        ],
      },
      {
        heading: 'Safety',
        items: [
          {
            text: 'Some children with autism wander off, and many are drawn to water.',
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
            text: 'Teach body safety early, with pictures: who may touch me, and how I say no.',
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
            text: 'A disability certificate and UDID card give access to schemes, travel concessions and help in exams. You apply online at swavlambancard.gov.in.',
            sources: ['udid'],
          },
          {
            text: 'You need proof of identity and address, the Aadhaar number and a photograph less than six months old. Bring the diagnosis report to the hospital too.',
            sources: ['udid-rules-2024'],
          },
          {
            text: 'Go to the hospital that the portal names. It is usually the district hospital or a government medical college.',
            sources: ['udid-rules-2024'],
          },
          {
            text: 'The medical authority examines your child, and has three months to decide (rules of 2024). The card is white below 40%, yellow from 40% and blue from 80%.',
            sources: ['udid-time-2024'],
          },
          {
            text: 'We found no page that says for how long a certificate for autism is valid. Ask the hospital, and note the day by which your child must be examined again.',
          },
          {
            text: 'With a benchmark disability (40% or more), schooling from 6 to 18 is free, in a neighbourhood or special school.',
            sources: ['rpwd-2016'],
          },
          {
            text: 'Niramaya, the National Trust’s health insurance, covers people with autism and includes therapy. You join through an organisation registered with the Trust.',
            sources: ['niramaya'],
          },
          {
            text: 'At 18 some young people need a legal guardian. A local committee under the National Trust Act (1999) can appoint one.',
            sources: ['national-trust-act'],
          },
          {
            text: 'From age 6 to 14, no school may hit or humiliate a child (Right to Education Act, 2009, section 17).',
            sources: ['rte-2009'],
          },
        ],
      },
      ...autismSchoolHelp,
      {
        heading: 'Growing up',
        items: [
          { text: 'Practise one daily skill a month: the bus, the shop, tea, money, the phone.' },
          {
            text: 'Low mood and anxiety are common in teenagers with autism. Ask them how they feel, and tell the doctor.',
            sources: ['who-autism', 'nice-cg128'],
          },
          {
            text: 'Thoughts of suicide are more common too. Ask directly; asking does not put the idea into their head.',
            sources: ['dsm-5-tr', 'dazzi-2014'],
          },
          {
            text: 'If they talk about suicide, stay with them and follow the steps under “When to get help” on this page.',
          },
          { text: 'Let a strong interest lead to learning, friendships and perhaps work.' },
          {
            text: 'Well before 18, ask which doctors and services for adults will take over.',
            sources: ['nice-cg170'],
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'There is no national price list for autism care, and few studies have counted what families pay (2026). Ask each place for its fees in writing before you start.',
      sources: ['sakhardande-2026'],
    },
    items: [
      {
        text: 'Our price above is for the questionnaire only. It does not include a doctor’s visit, a diagnosis, a hearing test or therapy.',
        productFact: true,
      },
      {
        text: 'Free: RBSK checks from birth to 18, and therapy at a District Early Intervention Centre up to age 6.',
        sources: ['rbsk'],
      },
      {
        text: 'Government institute: the national institute for hearing in Mumbai charges ₹50 to register for a year. It charges ₹50 for a BERA hearing test and ₹100 a month for speech therapy (list of 2016).',
        sources: ['ayjnishd-charges'],
      },
      {
        text: 'Private: one session of speech therapy cost ₹350 to ₹500 in Chennai (newspaper report, 2017) and nearly ₹1,000 in Ludhiana (newspaper report, 2024). A BERA hearing test in Ludhiana cost ₹2,400.',
        sources: ['new-indian-express-2017', 'hindustan-times-2024'],
      },
      {
        text: 'Private, several therapies together: parents in Chennai spoke of ₹30,000 to ₹40,000 a month (newspaper report, 2017). Prices differ from city to city and have changed since.',
        sources: ['new-indian-express-2017'],
      },
      {
        text: 'Charities: Disha centres of the National Trust offer day care and therapy up to age 10. For each paid place, the centre should keep one for a family with a low income.',
        sources: ['disha'],
      },
      {
        text: 'Insurance: Niramaya pays back costs of up to ₹1 lakh, therapy included. Keep every bill and prescription.',
        sources: ['niramaya'],
      },
      {
        text: 'Other costs: travel, special schooling, equipment and lost working hours add to the fees. We found no reliable average for them.',
        sources: ['chaudhary-2022'],
      },
      {
        text: 'Free tool: M-CHAT-R/F at mchatscreen.com, for ages 16 to 30 months. It is also a screening, not a diagnosis.',
        sources: ['mchat-site', 'robins-2014'],
      },
    ],
  },
  safetyAdvice: ['suicide-and-self-harm', 'loss-of-skills', 'seizure'],
  care: {
    heading: 'When to get help',
    intro: 'You can ask for help at any time, with or without a test.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Your child does not respond to their name, point, or share things with you',
        'Your child talks late, or plays, behaves or reacts to sounds and touch very differently from other children',
        dangers.lostSkill,
        safetySentences.lossOfSkillsWhoFirst,
        'You are worried, for whatever reason, even if others say “wait”',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.talkOfSuicide,
        dangers.notEatingOrVoices,
        dangers.lostBalance,
        'Your child suddenly moves or speaks far less than before, or freezes: see a doctor today',
        'Your child often bangs their head, bites themselves or hurts others',
        'Your child has hardly slept for several nights',
        'You feel that you cannot cope',
      ],
      helplines: ['14416'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        'Your child is missing',
        dangers.seizure,
        'Heavy bleeding, or drowsiness or vomiting after a blow to the head',
        'Someone is hurting your child',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
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
      note: 'The middle value is 100 in 10,000; single studies give from 1 to 436. The middle value for boys to girls is 4.2 to 1. 4.4 to 1 is the figure this site was given; we found no study that gives exactly 4.4.',
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
    {
      ...sharedSources.arora2018,
      note: 'The INCLEN study, in Palwal, Kangra, Dhenkanal, North Goa and Hyderabad. The places were not chosen to stand for the whole country. From 5% to 19% had a condition, depending on the place.',
    },
    {
      id: 'chaudhary-2022',
      authors: 'Chaudhary D and others',
      title:
        'Development of a cost of illness inventory questionnaire for children with autism spectrum disorder in South Asia',
      publisher: 'BMC Health Services Research',
      year: 2022,
      url: 'https://doi.org/10.1186/s12913-022-08508-y',
      note: 'The paper names about 2 million children in its introduction, as an approximate number. It lists what families pay for, and gives no amounts.',
    },
    sharedSources.dsm5tr,
    icd11Entry('6A02, autism spectrum disorder', 437815624),
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
    sharedSources.niceCg128,
    {
      id: 'nice-cg170',
      title: 'Autism spectrum disorder in under 19s: support and management (CG170)',
      publisher: 'National Institute for Health and Care Excellence, England',
      year: 2013,
      updated: 2021,
      url: 'https://www.nice.org.uk/guidance/cg170/chapter/Recommendations',
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
      title: 'WHO reaffirms no link between vaccines and autism',
      publisher:
        'Statement of WHO’s Global Advisory Committee on Vaccine Safety, reported by Reuters in The Straits Times',
      year: 2025,
      url: 'https://www.straitstimes.com/world/united-states/who-reaffirms-no-link-between-vaccines-and-autism',
      note: 'The committee looked at 31 studies from 2010 to 2025. Twenty found no link. The other eleven had serious weaknesses. Read in a news report; the committee’s own page was not reachable.',
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
      id: 'mchat-site',
      authors: 'Robins DL, Fein D, Barton M',
      title: 'M-CHAT-R/F: download and rules of use',
      publisher: 'mchatscreen.com',
      year: 2009,
      url: 'https://www.mchatscreen.com/mchat-rf/',
      note: 'Free for parents to read and fill in. It may be linked to, and may not be copied on other websites.',
    },
    {
      id: 'gulati-2019',
      authors: 'Gulati S and others',
      title:
        'Development and validation of DSM-5 based diagnostic tool for children with Autism Spectrum Disorder',
      publisher: 'PLoS ONE',
      year: 2019,
      url: 'https://doi.org/10.1371/journal.pone.0213242',
      note: 'In that hospital it found 98 of 100 children with autism, and cleared 92 of 100 without. Elsewhere it may do less well.',
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
      id: 'supreme-court-2026',
      title:
        'Yash Charitable Trust and others v. Union of India and others, 2026 INSC 96 (30 January 2026)',
      publisher: 'Supreme Court of India, reported by SCC Online',
      year: 2026,
      url: 'https://www.scconline.com/blog/post/2026/02/03/supreme-court-stem-cell-therapy-for-autism',
      note: 'If your child is already having this treatment, do not stop suddenly. Ask a government hospital what to do next.',
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
    sharedSources.udid,
    sharedSources.udidRules2024,
    sharedSources.udidTime2024,
    sharedSources.certificate2024,
    sharedSources.niramaya,
    sharedSources.disha,
    ...autismSchoolHelpSources,
    {
      id: 'national-trust-act',
      title: 'Guardianship under section 14 of the National Trust Act, 1999',
      publisher:
        'The National Trust, Ministry of Social Justice and Empowerment, Government of India',
      year: 2024,
      url: 'https://thenationaltrust.gov.in/content/innerpage/guardianship.php',
    },
    sharedSources.dazzi2014,
    {
      id: 'sakhardande-2026',
      authors: 'Sakhardande KA and others',
      title:
        'Estimating the direct health and broader societal costs of caring for autistic children and adolescents: preliminary findings from a tertiary care centre in urban India',
      publisher: 'Autism',
      year: 2026,
      url: 'https://doi.org/10.1177/13623613261421840',
      note: 'A first study of 80 families at one hospital.',
    },
    sharedSources.ayjnishdCharges,
    sharedSources.hindustanTimes2024,
    {
      id: 'new-indian-express-2017',
      title: 'Money matters for special needs',
      publisher: 'The New Indian Express',
      year: 2017,
      url: 'https://www.newindianexpress.com/cities/chennai/2017/apr/04/money-matters-for-special-needs-1589917.html',
      note: 'Two parents were asked. It is not a survey.',
    },
    sharedSources.rte2009,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-26',
  nextReviewOn: '2028-11-26',
});

/** The checklist of `/assessments/behavioral/autism`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'Autism', hi: 'ऑटिज़्म', kn: 'ಆಟಿಸಂ' },
  ages: { from: 1, to: 17 },
  signs: [
    {
      from: 'call their name',
      en: 'Does not look when you call their name (from 9 months)',
      hi: 'नाम पुकारने पर न देखना (9 महीने से)',
      kn: 'ಹೆಸರು ಕರೆದರೆ ನೋಡುವುದಿಲ್ಲ (9 ತಿಂಗಳಿಂದ)',
    },
    {
      from: 'few or no gestures',
      en: 'Uses few or no gestures, such as waving bye-bye or namaste (from 12 months)',
      hi: 'टाटा या नमस्ते जैसे इशारे कम करना या न करना (12 महीने से)',
      kn: 'ಟಾಟಾ, ನಮಸ್ತೆಯಂಥ ಸನ್ನೆಗಳು ಕಡಿಮೆ ಅಥವಾ ಇಲ್ಲ (12 ತಿಂಗಳಿಂದ)',
    },
    {
      from: 'show you things they like',
      en: 'Does not point, or show you things they like (from 15 to 18 months)',
      hi: 'उँगली से इशारा न करना, पसंद की चीज़ न दिखाना (15 से 18 महीने से)',
      kn: 'ಬೆರಳು ತೋರುವುದಿಲ್ಲ, ಇಷ್ಟವಾದದ್ದನ್ನು ತೋರಿಸುವುದಿಲ್ಲ (15ರಿಂದ 18 ತಿಂಗಳಲ್ಲಿ)',
    },
    {
      from: 'little eye contact',
      en: 'Makes little eye contact, or only for a moment',
      hi: 'आँख कम मिलाना, या बस एक पल के लिए',
      kn: 'ಕಣ್ಣಲ್ಲಿ ಕಣ್ಣಿಟ್ಟು ನೋಡುವುದು ಕಡಿಮೆ, ಅಥವಾ ಕ್ಷಣ ಮಾತ್ರ',
    },
    {
      from: 'Speaks late',
      en: 'Speaks late or not at all, or repeats words instead of talking to you',
      hi: 'देर से बोलना या न बोलना, या बात करने के बजाय शब्द दोहराना',
      kn: 'ಮಾತು ತಡ ಅಥವಾ ಇಲ್ಲ, ಅಥವಾ ಅದೇ ಪದ ಮತ್ತೆ ಮತ್ತೆ ಹೇಳುತ್ತದೆ',
    },
    {
      from: 'Pulls your hand',
      en: 'Pulls your hand towards the thing they want instead of asking or pointing',
      hi: 'माँगने या इशारा करने के बजाय हाथ पकड़कर चीज़ तक ले जाना',
      kn: 'ಕೇಳುವ ಅಥವಾ ತೋರಿಸುವ ಬದಲು ನಿಮ್ಮ ಕೈ ಹಿಡಿದು ಬೇಕಾದ ವಸ್ತುವಿನ ಬಳಿ ಕರೆದೊಯ್ಯುತ್ತದೆ',
    },
    {
      from: 'join in their play',
      en: 'Does not join in other children’s play (from 3 years), or play pretend games (from 4 years)',
      hi: 'दूसरे बच्चों के खेल में शामिल न होना (3 साल से), या टीचर-टीचर जैसे खेल न खेलना (4 साल से)',
      kn: '3 ವರ್ಷದಿಂದ: ಬೇರೆ ಮಕ್ಕಳ ಆಟಕ್ಕೆ ಸೇರುವುದಿಲ್ಲ; 4ರಿಂದ: ನಟಿಸುವ ಆಟವಿಲ್ಲ',
    },
    {
      from: 'Lines up toys',
      en: 'Lines up toys or spins wheels, and is upset if the order changes',
      hi: 'खिलौने कतार में लगाना या पहिए घुमाना, और क्रम बदलने पर परेशान होना',
      kn: 'ಆಟಿಕೆ ಸಾಲಾಗಿಡುತ್ತದೆ, ಚಕ್ರ ತಿರುಗಿಸುತ್ತದೆ; ಕ್ರಮ ಬದಲಾದರೆ ಬೇಸರ',
    },
    {
      from: 'Flaps hands',
      en: 'Flaps hands, rocks, spins or walks on tiptoe again and again',
      hi: 'बार-बार हाथ फड़फड़ाना, झूलना, गोल घूमना या पंजों पर चलना',
      kn: 'ಮತ್ತೆ ಮತ್ತೆ ಕೈಗಳನ್ನು ಪಟಪಟ ಆಡಿಸುತ್ತದೆ, ತೂಗಾಡುತ್ತದೆ, ಗಿರಗಿರ ತಿರುಗುತ್ತದೆ ಅಥವಾ ತುದಿಗಾಲಲ್ಲಿ ನಡೆಯುತ್ತದೆ',
    },
    {
      from: 'the same plate',
      en: 'Insists on the same route, the same plate or the same steps at bedtime',
      hi: 'वही रास्ता, वही थाली या सोने से पहले वही क्रम चाहिए, इस पर अड़ना',
      kn: 'ಅದೇ ದಾರಿ, ಅದೇ ತಟ್ಟೆ, ಮಲಗುವಾಗ ಅದೇ ಕ್ರಮ ಬೇಕೆಂದು ಹಟ',
    },
    {
      from: 'very strong interest',
      en: 'Has one very strong interest, such as trains, fans or maps',
      hi: 'किसी एक चीज़ में बहुत ज़्यादा रुचि, जैसे ट्रेन, पंखे या नक्शे',
      kn: 'ರೈಲು, ಫ್ಯಾನ್, ನಕ್ಷೆಯಂಥ ಒಂದೇ ವಿಷಯದಲ್ಲಿ ಅತಿಯಾದ ಆಸಕ್ತಿ',
    },
    {
      from: 'Covers ears',
      en: 'Covers ears, or cannot bear a label, a haircut or certain foods',
      hi: 'कान ढक लेना, या कपड़े का टैग, बाल कटवाना या कुछ खाने बर्दाश्त न कर पाना',
      kn: 'ಕಿವಿ ಮುಚ್ಚಿಕೊಳ್ಳುತ್ತದೆ, ಅಥವಾ ಬಟ್ಟೆಯ ಲೇಬಲ್, ಕೂದಲು ಕತ್ತರಿಸುವುದು, ಕೆಲವು ಆಹಾರ ಸಹಿಸುವುದಿಲ್ಲ',
    },
    {
      from: 'jokes and hints',
      en: 'Older children: talk at length about one subject, and miss jokes and hints',
      hi: 'बड़े बच्चे: एक ही विषय पर देर तक बोलना, मज़ाक और इशारे न समझना',
      kn: 'ದೊಡ್ಡ ಮಕ್ಕಳು: ಒಂದೇ ವಿಷಯದ ಬಗ್ಗೆ ತುಂಬಾ ಹೊತ್ತು ಮಾತಾಡುತ್ತಾರೆ, ತಮಾಷೆ ಮತ್ತು ಸೂಚನೆ ಅರ್ಥವಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'loses a skill they had',
      en: 'Has lost words or skills they had',
      hi: 'पहले जो शब्द या काम आते थे, उनका छूट जाना',
      kn: 'ಮೊದಲು ಬರುತ್ತಿದ್ದ ಮಾತು ಅಥವಾ ಕೌಶಲ ಹೋಗಿದೆ',
    },
  ],
  tell: {
    en: 'Whether hearing has been tested, whether there was ever a seizure, and when the first words came.',
    hi: 'क्या कान की जाँच हुई है, क्या कभी दौरा (फ़िट) पड़ा है, और बच्चे ने पहले शब्द कब बोले।',
    kn: 'ಕಿವಿ ಪರೀಕ್ಷೆ ಆಗಿದೆಯೇ, ಎಂದಾದರೂ ಫಿಟ್ಸ್ ಬಂದಿತ್ತೇ, ಮೊದಲ ಮಾತು ಯಾವಾಗ ಬಂತು.',
  },
  questions: [
    {
      en: 'Could this be autism, and who can do the full check?',
      hi: 'क्या यह ऑटिज़्म हो सकता है? पूरी जाँच कौन करेगा?',
      kn: 'ಇದು ಆಟಿಸಂ ಇರಬಹುದೇ? ಪೂರ್ತಿ ತಪಾಸಣೆ ಯಾರು ಮಾಡುತ್ತಾರೆ?',
    },
    { en: 'When will hearing be tested?', hi: 'कान की जाँच कब होगी?', kn: 'ಕಿವಿ ಪರೀಕ್ಷೆ ಯಾವಾಗ ಆಗುತ್ತದೆ?' },
    {
      en: 'What can we begin at home now, before the diagnosis?',
      hi: 'डायग्नोसिस से पहले हम घर पर अभी क्या शुरू कर सकते हैं?',
      kn: 'ಡಯಾಗ್ನೋಸಿಸ್‌ಗೆ ಮೊದಲೇ ಮನೆಯಲ್ಲಿ ಈಗ ಏನು ಶುರುಮಾಡಬಹುದು?',
    },
    {
      en: 'Which therapy comes first, how often, and how will we see whether it works?',
      hi: 'पहले कौन-सी थेरेपी, कितनी बार, और कैसे पता चलेगा कि फ़ायदा हो रहा है?',
      kn: 'ಮೊದಲು ಯಾವ ಥೆರಪಿ, ಎಷ್ಟು ಸಲ, ಪ್ರಯೋಜನವಾಗುತ್ತಿದೆ ಎಂದು ಹೇಗೆ ತಿಳಿಯುತ್ತದೆ?',
    },
    sharedQuestions.freeHelp,
    sharedQuestions.comeBack,
  ],
  dangers: ['lossOfSkills', 'suicide'],
  ...notReviewedYet,
});

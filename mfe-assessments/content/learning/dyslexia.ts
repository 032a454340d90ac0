import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import {
  learningDisabilityCosts,
  learningDisabilityRights,
} from '../learning-disability-rights.ts';
import {
  learningDisabilityRightsSources,
  learningDisabilitySources as shared,
} from '../learning-disability-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Dyslexia, `/assessments/learning/dyslexia`.
 * Questions (27), the age band, the two stages, the price key and the range of 2 to 8 in 100 are the
 * specification's, sections 2, 3 and 9. The record is wider than that range; a note beside the
 * source says so.
 */
export const condition = (): ConditionContent => ({
  topic: 'learning',
  slug: 'dyslexia',
  name: { short: 'Dyslexia', full: 'Specific learning disorder in reading' },
  alsoCalled: ['Reading disorder', 'Reading disability', 'Word blindness'],
  everydayWords: [
    'reading problem',
    'slow reading',
    'cannot read',
    'spelling mistakes',
    'mixes up letters',
    'confuses b and d',
    'b d confusion',
    'reads backwards',
    'weak in english',
    'weak in studies',
    'padhai mein kamzor',
    'poor marks',
  ],
  card: {
    place: 10,
    title: 'Dyslexia',
    subTitle: 'Stage 1 & 2',
    text: 'Reads slowly, guesses words, and forgets how they are spelled.',
    spot: 'dyslexia',
    colour: 'marigold',
  },
  head: {
    title: 'Dyslexia in children: signs, causes, help | {product}',
    description:
      'How dyslexia shows in English and Indian languages, what causes it, how it is diagnosed in India and what helps. For parents, with sources.',
  },
  chip: 'Learning assessment',
  lead: {
    text: 'A child with dyslexia finds it hard to read and spell, although they try hard and are well taught. Dyslexia says nothing about how clever a child is.',
    sources: ['carroll-2025', 'nhs'],
  },
  picture: picture(
    'dyslexia-reading.svg',
    'A mother points under the words as her daughter reads aloud, with letters floating above',
  ),
  facts: [
    {
      icon: 'kid',
      text: 'About 7 in 100 primary school children have dyslexia (worldwide, review, 2022). A range often given is 2 to 8 in 100.',
      sources: ['yang-2022'],
    },
    {
      icon: 'info',
      text: 'It is about as common in one language and script as in another.',
      sources: ['yang-2022', 'carroll-2025'],
    },
    {
      icon: 'check',
      text: 'Step-by-step teaching of letters and sounds helps at any school age.',
      sources: ['galuschka-2014'],
    },
    { icon: 'list', text: 'Our questionnaire has 27 questions.', productFact: true },
  ],
  ageBands: [
    {
      from: 5,
      to: 15,
      unit: 'years',
      covers: [
        {
          text: 'In the first school years, many children still mix up letters. The signs count when they last even though your child is taught well.',
          sources: ['dsm-5-tr'],
        },
        {
          text: 'If something worries you earlier, do not wait. Talk, rhyme and read together, and tell the doctor.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'learningCondition',
  priceNote: 'for the dyslexia assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only trained professionals can diagnose dyslexia. ${safetySentences.lowScore}`,
    sources: ['iap-2017'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Every child who learns to read makes these mistakes. A child with dyslexia still makes them long after classmates have stopped.',
      sources: ['dsm-5-tr', 'nhs'],
    },
    cards: [
      {
        title: 'Letters and sounds do not match up',
        subTitle: 'Mixes up letters that look or sound alike, and cannot blend them into a word.',
        picture: picture(
          'dyslexia-sounds.svg',
          'A boy in a patka holds up a letter tile and thinks about two letters that look alike',
        ),
      },
      {
        title: 'Reading is slow and tiring',
        subTitle: 'Follows each word with a finger, guesses, skips lines and avoids reading aloud.',
        picture: picture(
          'dyslexia-slow.svg',
          'A girl follows each word with her finger while the clock on the wall moves on',
        ),
      },
      {
        title: 'Spelling changes from day to day',
        subTitle: 'Writes the same word three ways, though they can tell you what it means.',
        picture: picture(
          'dyslexia-spelling.svg',
          'A boy writes letters on the blackboard, one of them turned round, while his teacher waits kindly',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts how reading goes at home. They can help you choose the next step.',
    picture: picture(
      'talk-dyslexia.svg',
      'A mother on a veranda swing talks to a doctor on the phone while her son bends over a book beside her',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} dyslexia assessment',
    paragraphs: [
      {
        text: 'The {product} dyslexia assessment asks 27 questions. It is for children aged 5 to 15 years, and has two stages.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has dyslexia, and it cannot rule it out.',
        sources: ['iap-2017'],
      },
      {
        text: 'It does not give a disability certificate. Only a government medical board can do that.',
        sources: ['certificate-2024'],
      },
      { text: safetySentences.accuracyUnknown },
      { text: safetySentences.lowScore },
      {
        text: 'Take the result, a few notebooks and a note from the teacher to your doctor. Together they say more than a questionnaire can.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What dyslexia is',
    intro: {
      text: 'Dyslexia is a lasting difficulty in reading and spelling words. It comes from the way the brain handles the sounds of language.',
      sources: ['carroll-2025', 'peterson-2012'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'To read, a child must hear that “cat” is made of three sounds, and know which letter stands for each. Most children soon do this without thinking.',
            sources: ['peterson-2012'],
          },
          {
            text: 'For a child with dyslexia it remains slow, hard work. So much effort goes into each word that little is left for the meaning.',
            sources: ['peterson-2012', 'carroll-2025'],
          },
          {
            text: 'Doctors in India may write “specific learning disorder” or “specific learning disability (SLD)”. These names mean the same.',
            sources: ['dsm-5-tr', 'rpwd-2016'],
          },
        ],
      },
      {
        heading: 'When is it more than a slow start?',
        paragraphs: [
          {
            text: 'Children learn to read at different speeds. Doctors think of dyslexia when reading stays far below what is usual for the age for six months or more, even with extra help.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'They also make sure that nothing else explains it: eyesight, hearing, missed school, or a language your child does not yet speak well.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
        ],
      },
      {
        heading: 'In Hindi, Kannada, Tamil and English',
        paragraphs: [
          {
            text: 'English spelling is irregular, so mistakes show early. Indian scripts are more regular, but they have hundreds of signs to learn.',
            sources: ['nag-2007'],
          },
          {
            text: 'In Kannada, children were still learning signs in Class 3 and 4 (India, 2007). So slow progress there in Class 1 means little by itself.',
            sources: ['nag-2007'],
          },
          {
            text: 'In regular scripts, dyslexia often shows as correct but very slow reading, and as spelling mistakes.',
            sources: ['carroll-2025', 'peterson-2012'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'Worldwide, boys were found to have it about twice as often as girls (review, 2022).',
            sources: ['yang-2022'],
          },
          {
            text: 'In India, about 8 in 100 children have a learning disability of some kind (review of six studies, 2022). In one southern city, about 11 in 100 had dyslexia (2012).',
            sources: ['scaria-2022', 'mogasale-2012'],
          },
          {
            text: 'Figures differ because studies draw the line in different places.',
            sources: ['yang-2022'],
          },
        ],
      },
      {
        heading: 'Will it go away?',
        paragraphs: [
          {
            text: 'Dyslexia lasts for life, but it does not stay the same. With good teaching children read better, and find ways round what is hard for them.',
            sources: ['nhs', 'peterson-2012'],
          },
          {
            text: 'Many people with dyslexia study, work and lead. Being called lazy often hurts more than the difficulty itself.',
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'Dyslexia does not look the same in every child',
    intro: {
      text: 'Doctors do not divide dyslexia into fixed types. They say which skills are weak and how much help is needed.',
      sources: ['dsm-5-tr', 'carroll-2025'],
    },
    items: [
      {
        heading: 'Mainly wrong words (accuracy)',
        subtext: {
          text: 'Your child misreads words, leaves sounds out, or guesses from the first letter. Doctors write “word reading accuracy”.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Mainly slow reading (fluency)',
        subtext: {
          text: 'The words come out right, but one at a time and with great effort. This form is common in regular scripts.',
          sources: ['dsm-5-tr', 'carroll-2025'],
        },
      },
      {
        heading: 'Mainly spelling',
        subtext: {
          text: 'Reading is good enough, but spelling stays far behind. Doctors count this under written expression.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Trouble sounding out new words',
        subtext: {
          text: 'Known words are read by sight. A new or made-up word is very hard. Researchers call this phonological dyslexia.',
          sources: ['castles-1993'],
        },
      },
      {
        heading: 'Trouble knowing whole words',
        subtext: {
          text: 'Your child sounds out every word each time, so odd words like “yacht” go wrong. Researchers call this surface dyslexia.',
          sources: ['castles-1993'],
        },
      },
      {
        heading: 'Slow to name what they see',
        subtext: {
          text: 'Colours, numbers or letters are known but named slowly. Some children have trouble with sounds as well.',
          sources: ['wolf-1999'],
        },
      },
      {
        heading: 'How much help is needed: mild',
        subtext: {
          text: 'Your child has some trouble in one or two subjects. With some support they can keep up well.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How much help is needed: moderate',
        subtext: {
          text: 'The trouble is marked. Your child needs periods of special teaching, and some help in class and at home.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How much help is needed: severe',
        subtext: {
          text: 'Several skills are affected. Your child needs intensive individual teaching for most of the school years.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Dyslexia with something else',
        subtext: {
          text: 'Many children also have trouble with number work, writing, spoken language or attention. Each needs help of its own.',
          sources: ['carroll-2025', 'moll-2014'],
        },
      },
      {
        heading: 'Reads well, but does not understand: not dyslexia',
        subtext: {
          text: 'Some children read words easily but miss the meaning. That is trouble with comprehension, and it needs other help.',
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
      text: 'One sign alone means little. If your child shows several for six months, in spite of help, ask for a check. If you are worried, ask sooner.',
      sources: ['dsm-5-tr', 'nhs'],
    },
    items: [
      {
        text: 'Before school: began to talk late, or jumbles long words (“hecilopter”)',
        sources: ['nhs'],
      },
      {
        text: 'Before school: finds rhymes hard and shows little interest in letters',
        sources: ['nhs'],
      },
      { text: 'Cannot hear which sound a word begins or ends with', sources: ['peterson-2012'] },
      {
        text: 'Mixes up letters that look alike, such as b and d, or घ and ध, long after classmates have stopped',
        sources: ['nhs'],
      },
      { text: 'Knows the letters, but cannot blend them into a word', sources: ['peterson-2012'] },
      { text: 'Leaves out or misplaces matras and small words', sources: ['nag-2007'] },
      { text: 'Reads a word on one line, but not on the next' },
      { text: 'Reads slowly, follows with a finger and soon tires', sources: ['nhs', 'dsm-5-tr'] },
      { text: 'Guesses from the picture or the first letter', sources: ['dsm-5-tr'] },
      { text: 'Spells the same word in different ways on one page', sources: ['nhs'] },
      {
        text: 'Understands a story well when you read it aloud, but poorly when reading it alone',
        sources: ['nhs'],
      },
      { text: 'Answers well aloud, but loses marks on paper', sources: ['nhs'] },
      {
        text: 'Copies slowly from the board and loses their place',
        sources: ['nhs'],
      },
      {
        text: 'Finds it hard to remember tables, days, months or a list of errands',
        sources: ['nhs'],
      },
      { text: 'Makes excuses not to read: a tummy ache, a lost book, a joke' },
      {
        text: 'Teenagers: avoid long texts, run out of time and find a new language very hard',
        sources: ['nhs'],
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why does a child have dyslexia?',
    intro: {
      text: 'No single cause is known. Many small influences add up, and most of them are there at birth. Nobody is to blame.',
      sources: ['carroll-2025', 'peterson-2012'],
    },
    groups: [
      {
        heading: 'In the family and in the brain',
        items: [
          {
            text: 'It runs in families. A child whose parent, brother or sister has a reading disorder is four to eight times as likely to have one.',
            sources: ['dsm-5-tr'],
          },
          { text: 'Some parents now understand why school was hard for them.' },
          {
            text: 'Many genes each play a small part. A study of over 51,000 adults with dyslexia found 42 places in the genes (people of European descent, 2022).',
            sources: ['doust-2022'],
          },
          {
            text: 'No gene test can tell whether one child has dyslexia.',
            sources: ['doust-2022'],
          },
          {
            text: 'The brain handles sounds in a different way. Networks on its left side, which link letters with sounds, are less active in people with dyslexia.',
            sources: ['peterson-2012'],
          },
          {
            text: 'Good teaching can change how these networks work. A brain scan is not a test for dyslexia.',
            sources: ['peterson-2012'],
          },
          {
            text: 'Early trouble with spoken language: children who learn to talk late, or who find rhymes and sounds hard, have dyslexia more often.',
            sources: ['snowling-2016'],
          },
          {
            text: 'Being born very early or very small makes a learning disorder somewhat more likely. Most children born early learn to read well.',
            sources: ['dsm-5-tr'],
          },
        ],
      },
      {
        heading: 'What makes it harder, and what does not cause it',
        intro: {
          text: 'Some things make dyslexia harder to live with, and harder to notice. They do not cause it.',
          sources: ['ips-2019', 'dsm-5-tr'],
        },
        items: [
          { text: 'Makes it harder: large classes and few books', sources: ['ips-2019'] },
          {
            text: 'Makes it harder: missed school, or several changes of school',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'Makes it harder: teaching in a language that is not spoken at home',
            sources: ['dsm-5-tr'],
          },
          { text: 'Makes it harder: being called lazy, or being punished for mistakes' },
          {
            text: 'Does not cause it: laziness, or the way you bring up your child',
            sources: ['carroll-2025'],
          },
          {
            text: 'Does not cause it: low intelligence. Dyslexia occurs at every level of ability.',
            sources: ['carroll-2025'],
          },
          {
            text: 'Does not cause it: eye trouble (United States, joint statement, 2009). Poor sight should still be corrected.',
            sources: ['aap-vision-2009'],
          },
        ],
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How dyslexia is diagnosed',
    intro: {
      text: 'No blood test or scan shows dyslexia. Trained people listen, test reading and spelling, and look for other reasons.',
      sources: ['iap-2017', 'ips-2019'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'A screening asks about everyday reading and writing. It never decides on its own, whatever the score.',
            sources: ['iap-2017'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          { text: 'Start with the class teacher and your paediatrician.' },
          {
            text: 'A clinical psychologist and a special educator usually do the testing, with a paediatrician or a psychiatrist.',
            sources: ['iap-2017', 'ips-2019'],
          },
          {
            text: 'RBSK health teams visit government and government-aided schools and look for learning disorder. The check and the care that follows are free.',
            sources: ['rbsk', 'rbsk-schools'],
          },
          {
            text: 'A District Early Intervention Centre (DEIC) treats children up to age 6. Children from 6 to 18 are treated at public hospitals, such as the district or medical-college hospital.',
            sources: ['rbsk-ages'],
          },
        ],
      },
      {
        subheading: 'The best age to test',
        types: [
          {
            text: 'Help can start at any age, as soon as you are worried.',
            sources: ['iap-2017'],
          },
          {
            text: 'A firm diagnosis is usually made after a few years of being taught to read. For a certificate, a child in India must be 8 or older.',
            sources: ['dsm-5-tr', 'certificate-2024'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'They ask when your child began to talk, and how the pregnancy, the birth and the early years went.',
            sources: ['iap-2017'],
          },
          { text: 'They ask which languages your child hears at home and at school.' },
          {
            text: 'They ask whether anyone else in the family found reading hard.',
            sources: ['ips-2019'],
          },
          { text: 'They ask how your child feels about school.', sources: ['iap-2017'] },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'Notebooks in each language, from this year and last' },
          { text: 'Report cards, and a short letter from the teacher' },
          { text: 'Results of eye and hearing tests' },
          { text: 'Notes of what is hard and what is easy at home' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'The tests',
        types: [
          {
            text: 'Your child reads and spells letters, real words and made-up words, and reads a short text.',
            sources: ['dali-2021'],
          },
          {
            text: 'Other tasks look at sounds, memory, spoken language and thinking.',
            sources: ['dali-2021', 'ips-2019'],
          },
          {
            text: 'Ask for tests in each language your child learns in. DALI tests exist in English, Hindi and Marathi (India, 2021).',
            sources: ['dali-2021'],
          },
          {
            text: 'For the certificate, the NIMHANS battery or the GLAD test is used, together with a test of thinking skills (IQ).',
            sources: ['certificate-2024'],
          },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'Eyesight and hearing are tested first.',
            sources: ['iap-2017', 'aap-vision-2009'],
          },
          {
            text: 'Missed school, a new school language, worry and low mood can slow reading too.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
          {
            text: 'They also look for ADHD, dyscalculia and dysgraphia, as many children have more than one.',
            sources: ['moll-2014', 'iap-2017'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask for a written report: which skills are weak, and which are strong.' },
          {
            text: 'Ask what to do first at home, what the school should do, and when to test again.',
          },
          { text: 'If it is not dyslexia, ask what else could explain what you see.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Teaching is the treatment. It starts with sounds and letters, goes step by step, and takes time. No medicine treats dyslexia itself.',
      sources: ['galuschka-2014', 'iap-2017'],
    },
    groups: [
      {
        heading: 'Teaching of letters and sounds',
        intro: {
          text: 'Researchers compared 22 careful trials (several countries, 2014). Teaching of letters and sounds (phonics) was the one approach shown to work.',
          sources: ['galuschka-2014'],
        },
        items: [
          {
            text: 'A special educator teaches one sound at a time, in a fixed order, with plenty of practice.',
            sources: ['iap-2017'],
          },
          {
            text: 'Your child hears it, says it, sees it, traces it and writes it.',
            sources: ['ips-2019'],
          },
          {
            text: 'Next come blending, spelling, common words, reading aloud and understanding.',
            sources: ['iap-2017'],
          },
          {
            text: 'More lessons over a longer time help more than a short course.',
            sources: ['galuschka-2014'],
          },
          {
            text: 'In English, such lessons probably help poor readers to read words, and new words above all (Cochrane review, 2018).',
            sources: ['cochrane-2018'],
          },
          { text: 'The same idea holds for Indian scripts: sign by sign, matra by matra.' },
          { text: 'Ask how progress is measured, and ask to see the results every few months.' },
        ],
      },
      {
        heading: 'At home, a little every day',
        essential: true,
        intro: {
          text: 'Choose one or two to begin with. Ten calm minutes are better than an hour in tears.',
        },
        items: [
          { text: 'Read to your child every day, in any language you like.' },
          {
            text: 'Read together, aloud, at the same time. Slow down when they do.',
            sources: ['nhs'],
          },
          { text: 'If a word is hard, wait a little, then say it and go on.' },
          {
            text: 'Play with sounds: rhymes, clapping syllables, “I spy something that begins with mmm”.',
          },
          { text: 'Let them read what they like: comics, cricket scores, recipes, jokes.' },
          { text: 'Stop before everyone is tired.' },
          { text: 'Never make your child read aloud in front of guests.' },
          { text: 'Praise the effort: “You tried that word three ways. Well done.”' },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Ask to meet the class teacher early in the year. Small changes like these cost nothing.',
          sources: ['nhs', 'ips-2019'],
        },
        items: [
          { text: 'No reading aloud in class without warning' },
          { text: 'Instructions spoken as well as written' },
          { text: 'More time to read and write, and shorter homework' },
          { text: 'Notes or a photo of the board, instead of copying' },
          { text: 'Marks for what your child knows, with spelling marked separately' },
          { text: 'Answers given aloud, where the subject allows' },
          { text: 'Clear print, wide lines and short paragraphs' },
          { text: 'One kind word a day for something done well' },
        ],
      },
      {
        heading: 'Tools that help',
        intro: {
          text: 'Tools do not replace learning to read. They let your child learn everything else in the meantime.',
          sources: ['nhs'],
        },
        items: [
          { text: 'Audiobooks and recorded lessons', sources: ['nhs'] },
          { text: 'A phone or computer that reads text aloud', sources: ['nhs'] },
          { text: 'Speaking instead of typing', sources: ['nhs'] },
          { text: 'A spelling checker, once the idea is on the page' },
          { text: 'A ruler or a card under the line' },
          { text: 'Coloured mind maps in place of long notes' },
          { text: 'A timer, so that work has an end' },
        ],
      },
      {
        heading: 'What to be careful with',
        intro: {
          text: 'Families are often sold quick answers. Ask your doctor before you pay.',
        },
        items: [
          {
            text: 'Coloured lenses and overlays, and eye exercises: the evidence does not support them (United States, joint statement, 2009).',
            sources: ['aap-vision-2009'],
          },
          {
            text: 'Listening programmes, medicines and motor exercises were not shown to improve reading (review, 2014).',
            sources: ['galuschka-2014'],
          },
          {
            text: 'Repeating a class, or more tuition of the same kind: neither teaches your child in a new way.',
          },
          { text: 'Anyone who promises that dyslexia will go away: nobody can promise that.' },
        ],
      },
      {
        heading: 'Feelings matter as much as reading',
        items: [
          {
            text: 'Worry and low mood are more common in children with learning disabilities.',
            sources: ['ips-2019'],
          },
          {
            text: 'Keep time every day for what your child does well: cooking, drawing, sport, repairs, music.',
          },
          { text: 'If others laugh or bully, tell the school in writing the same day.' },
          {
            text: 'Most parents lose their temper over homework at some time. Take a break, and go on tomorrow.',
          },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, open at all hours, and there for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with dyslexia',
    intro: {
      text: 'A diagnosis does not change who your child is.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          {
            text: 'Use simple, true words: “Your brain reads in its own way. We will find out how.”',
          },
          { text: 'Tell your child its name and what it means. Many children are relieved.' },
          { text: 'Say clearly that it has nothing to do with being clever or lazy.' },
          { text: 'Tell them who else in the family found reading hard.' },
          { text: 'Ask which lessons are hardest and which feel safe, and listen to the end.' },
        ],
      },
      {
        heading: 'Family and friends',
        items: [
          { text: 'Do not compare with a sister, a cousin or a neighbour’s child.' },
          { text: 'If grandparents say “lazy”, show them this page.' },
        ],
      },
      ...learningDisabilityRights,
      {
        heading: 'Growing up',
        items: [
          {
            text: 'Let a teenager tell teachers what they need, with you beside them at first.',
          },
          {
            text: 'Choose subjects by interest and strength, and not only by how much there is to read.',
          },
          {
            text: 'Colleges and many entrance exams give help too. They may ask for old reports, so keep every one.',
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'Prices differ from place to place, and few are published. Begin with what is free.',
    },
    items: [
      {
        text: 'Free: lessons online in Tamil for children with dyslexia, by the Madras Dyslexia Association and IIT Madras (since 2022).',
        sources: ['tamil-lessons-2022'],
      },
      {
        text: 'Free help with books: Sugamya Pustakalaya is an online library of books for people who cannot read print, backed by the government. Ask whether a child with dyslexia may join.',
        sources: ['sugamya-2025'],
      },
      ...learningDisabilityCosts,
    ],
  },
  safetyAdvice: ['suicide-and-self-harm'],
  care: {
    heading: 'When to get help',
    intro: 'You can ask for help at any time, with or without a test.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Reading or spelling has stayed far behind for six months or more',
        'Help at school or at home has made little difference',
        'Your child talked late, or someone in the family has dyslexia, and reading is hard',
        'Your child is beginning to dislike school',
        dangers.lostSkill,
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.talkOfSuicide,
        dangers.lostBalance,
        'Your child seems very low, or says they are stupid or worthless',
        'Your child has refused to go to school for days, out of fear or shame',
        'Your child is being bullied, or a teacher shames or threatens them',
        'You feel that you cannot cope any longer',
      ],
      helplines: ['14416', '1098'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        'Your child has run away or cannot be found',
        'Your child suddenly cannot speak, walk, see or think clearly',
        'Someone is hitting or hurting your child, at home, at school or elsewhere',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
    },
  },
  related: [
    { label: 'Dysgraphia: when writing is hard', href: '/assessments/learning/dysgraphia' },
    { label: 'Dyscalculia: when numbers are hard', href: '/assessments/learning/dyscalculia' },
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Hearing tests', href: '/{product}-offerings/hearing' },
    { label: 'Vision and eye health', href: '/{product}-offerings/{product}-vision' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    {
      id: 'yang-2022',
      authors: 'Yang L and others',
      title:
        'Prevalence of Developmental Dyslexia in Primary School Children: A Systematic Review and Meta-Analysis',
      publisher: 'Brain Sciences',
      year: 2022,
      url: 'https://doi.org/10.3390/brainsci12020240',
      note: 'The pooled figure is 7.1% (boys 9.2%, girls 4.7%), much the same across scripts. The range of 2 to 8% was given to this site. It is often quoted, but is not this review’s. Indian papers often give 2 to 18%.',
    },
    {
      id: 'carroll-2025',
      authors: 'Carroll JM and others',
      title: 'Toward a consensus on dyslexia: findings from a Delphi study',
      publisher: 'Journal of Child Psychology and Psychiatry',
      year: 2025,
      url: 'https://doi.org/10.1111/jcpp.14123',
    },
    {
      id: 'nhs',
      title: 'Dyslexia',
      publisher: 'National Health Service, England',
      year: 2022,
      url: 'https://www.nhs.uk/conditions/dyslexia/',
    },
    {
      id: 'peterson-2012',
      authors: 'Peterson RL, Pennington BF',
      title: 'Developmental dyslexia',
      publisher: 'The Lancet',
      year: 2012,
      url: 'https://doi.org/10.1016/S0140-6736(12)60198-6',
    },
    shared.dsm5tr,
    shared.icd11,
    shared.scaria2022,
    {
      ...shared.mogasale2012,
      note: 'Of children of 8 to 11 years, 11.2% had dyslexia and 15.2% a learning disability of any kind. These are among the highest figures from India.',
    },
    {
      ...shared.moll2014,
      note: 'Among 1,633 children in Germany, two or more learning disorders together were as common as one alone.',
    },
    {
      id: 'nag-2007',
      authors: 'Nag S',
      title:
        'Early reading in Kannada: the pace of acquisition of orthographic knowledge and phonemic awareness',
      publisher: 'Journal of Research in Reading',
      year: 2007,
      url: 'https://doi.org/10.1111/j.1467-9817.2006.00329.x',
    },
    {
      id: 'castles-1993',
      authors: 'Castles A, Coltheart M',
      title: 'Varieties of developmental dyslexia',
      publisher: 'Cognition',
      year: 1993,
      url: 'https://doi.org/10.1016/0010-0277(93)90003-E',
    },
    {
      id: 'wolf-1999',
      authors: 'Wolf M, Bowers PG',
      title: 'The double-deficit hypothesis for the developmental dyslexias',
      publisher: 'Journal of Educational Psychology',
      year: 1999,
      url: 'https://doi.org/10.1037/0022-0663.91.3.415',
    },
    {
      id: 'doust-2022',
      authors: 'Doust C and others',
      title: 'Discovery of 42 genome-wide significant loci associated with dyslexia',
      publisher: 'Nature Genetics',
      year: 2022,
      url: 'https://doi.org/10.1038/s41588-022-01192-y',
      note: 'Adults who said that they had been diagnosed with dyslexia, compared with more than a million others.',
    },
    {
      id: 'snowling-2016',
      authors: 'Snowling MJ, Melby-Lervåg M',
      title: 'Oral language deficits in familial dyslexia: A meta-analysis and review',
      publisher: 'Psychological Bulletin',
      year: 2016,
      url: 'https://doi.org/10.1037/bul0000037',
    },
    {
      id: 'galuschka-2014',
      authors: 'Galuschka K and others',
      title:
        'Effectiveness of Treatment Approaches for Children and Adolescents with Reading Disabilities: A Meta-Analysis of Randomized Controlled Trials',
      publisher: 'PLoS ONE',
      year: 2014,
      url: 'https://doi.org/10.1371/journal.pone.0089900',
      note: 'The gain was small to moderate. Other approaches had few trials, so they are unproven rather than disproved.',
    },
    {
      id: 'cochrane-2018',
      authors: 'McArthur G and others',
      title: 'Phonics training for English-speaking poor readers',
      publisher: 'Cochrane Database of Systematic Reviews',
      year: 2018,
      url: 'https://doi.org/10.1002/14651858.CD009115.pub3',
    },
    {
      id: 'dali-2021',
      authors: 'Rao C and others',
      title:
        'Development and standardization of the DALI-DAB (dyslexia assessment for languages of India: dyslexia assessment battery)',
      publisher: 'Annals of Dyslexia',
      year: 2021,
      url: 'https://doi.org/10.1007/s11881-021-00227-z',
    },
    shared.aapVision2009,
    shared.iap2017,
    shared.ips2019,
    shared.rbsk,
    shared.teleManas,
    shared.rbskSchools,
    shared.rbskAges,
    {
      id: 'tamil-lessons-2022',
      title: 'IIT Madras to Offer Free Online Remediation Programme in Tamil to Dyslexic Kids',
      publisher: 'News18',
      year: 2022,
      url: 'https://www.news18.com/amp/news/education-career/iit-madras-to-offer-free-online-remediation-programme-in-tamil-to-dyslexic-kids-5882275.html',
      note: 'A news report; ask the Madras Dyslexia Association whether the lessons still run.',
    },
    {
      id: 'sugamya-2025',
      title: 'Parliament question: National Accessible Library Initiative (25 March 2025)',
      publisher: 'Ministry of Social Justice and Empowerment, in Press Information Bureau, India',
      year: 2025,
      url: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2114797',
      note: 'It speaks of people with sight loss. Reports of its launch in 2016 add other print disabilities.',
    },
    shared.nimhansOpd,
    shared.prashast,
    shared.karande2019,
    shared.panda2025,
    ...learningDisabilityRightsSources,
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-26',
  nextReviewOn: '2028-11-26',
});

/** The checklist of `/assessments/learning/dyslexia`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'Dyslexia', hi: 'डिस्लेक्सिया (पढ़ने में परेशानी)', kn: 'ಡಿಸ್ಲೆಕ್ಸಿಯಾ (ಓದುವ ತೊಂದರೆ)' },
  ages: { from: 5, to: 15 },
  signs: [
    {
      from: 'jumbles long words',
      en: 'Began to talk late, or jumbles long words',
      hi: 'देर से बोलना शुरू करना, या लंबे शब्द उलट-पलट देना',
      kn: 'ತಡವಾಗಿ ಮಾತು ಕಲಿತಿದೆ, ಅಥವಾ ಉದ್ದ ಪದಗಳನ್ನು ಅದಲುಬದಲು ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'finds rhymes hard',
      en: 'Finds rhymes hard, or shows little interest in letters',
      hi: 'तुकबंदी मुश्किल लगना, या अक्षरों में कम रुचि',
      kn: 'ಪ್ರಾಸಪದಗಳು ಕಷ್ಟ, ಅಥವಾ ಅಕ್ಷರಗಳಲ್ಲಿ ಆಸಕ್ತಿ ಕಡಿಮೆ',
    },
    {
      from: 'begins or ends with',
      en: 'Cannot hear which sound a word begins or ends with',
      hi: 'शब्द किस आवाज़ से शुरू या खत्म होता है, यह न पहचान पाना',
      kn: 'ಪದ ಯಾವ ಶಬ್ದದಿಂದ ಶುರುವಾಗುತ್ತದೆ, ಮುಗಿಯುತ್ತದೆ ಎಂದು ಗುರುತಿಸುವುದಿಲ್ಲ',
    },
    {
      from: 'letters that look alike',
      en: 'Mixes up letters that look alike, long after classmates have stopped',
      hi: 'मिलते-जुलते अक्षरों में गड़बड़, जैसे घ और ध, साथियों से ज़्यादा समय तक',
      kn: 'ಒಂದೇ ರೀತಿ ಕಾಣುವ ಅಕ್ಷರಗಳನ್ನು (ಪ–ವ) ಬೇರೆ ಮಕ್ಕಳಿಗಿಂತ ಹೆಚ್ಚು ಕಾಲ ಅದಲುಬದಲು ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'blend them',
      en: 'Knows the letters, but cannot blend them into a word',
      hi: 'अक्षर पहचानना, पर उन्हें जोड़कर शब्द न पढ़ पाना',
      kn: 'ಅಕ್ಷರಗಳು ಗೊತ್ತು, ಆದರೆ ಕೂಡಿಸಿ ಪದ ಓದಲು ಬರುವುದಿಲ್ಲ',
    },
    {
      from: 'matras',
      en: 'Leaves out or misplaces matras and small words',
      hi: 'मात्राएँ और छोटे शब्द छोड़ देना या गलत लगाना',
      kn: 'ಕಾಗುಣಿತ, ಒತ್ತಕ್ಷರ ಮತ್ತು ಚಿಕ್ಕ ಪದಗಳನ್ನು ಬಿಡುತ್ತದೆ ಅಥವಾ ತಪ್ಪಾಗಿ ಹಾಕುತ್ತದೆ',
    },
    {
      from: 'word on one line',
      en: 'Reads a word on one line, but not on the next',
      hi: 'एक लाइन में पढ़ा हुआ शब्द अगली लाइन में न पढ़ पाना',
      kn: 'ಒಂದು ಸಾಲಿನಲ್ಲಿ ಓದಿದ ಪದವನ್ನು ಮುಂದಿನ ಸಾಲಿನಲ್ಲಿ ಓದಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'Reads slowly',
      en: 'Reads slowly, follows with a finger and soon tires',
      hi: 'उँगली रखकर धीरे-धीरे पढ़ना, और जल्दी थक जाना',
      kn: 'ಬೆರಳಿಟ್ಟು ನಿಧಾನವಾಗಿ ಓದುತ್ತದೆ, ಬೇಗ ದಣಿಯುತ್ತದೆ',
    },
    {
      from: 'Guesses from',
      en: 'Guesses from the picture or the first letter',
      hi: 'चित्र या पहले अक्षर से अंदाज़ा लगाना',
      kn: 'ಚಿತ್ರ ಅಥವಾ ಮೊದಲ ಅಕ್ಷರ ನೋಡಿ ಊಹಿಸುತ್ತದೆ',
    },
    {
      from: 'Spells the same word',
      en: 'Spells the same word in different ways',
      hi: 'एक ही शब्द को हर बार अलग तरह से लिखना',
      kn: 'ಒಂದೇ ಪದವನ್ನು ಬೇರೆ ಬೇರೆ ರೀತಿ ಬರೆಯುತ್ತದೆ',
    },
    {
      from: 'Answers well aloud',
      en: 'Answers well aloud, but loses marks on paper',
      hi: 'मुँह से सही जवाब देना, पर लिखने में नंबर कटना',
      kn: 'ಬಾಯಲ್ಲಿ ಚೆನ್ನಾಗಿ ಉತ್ತರಿಸುತ್ತದೆ, ಬರೆದರೆ ಅಂಕ ಕಡಿಮೆ',
    },
    {
      from: 'Copies slowly',
      en: 'Copies slowly from the board and loses their place',
      hi: 'बोर्ड से धीरे-धीरे उतारना और भूल जाना कि कहाँ तक लिखा था',
      kn: 'ಬೋರ್ಡ್ ನೋಡಿ ನಿಧಾನವಾಗಿ ಬರೆಯುತ್ತದೆ, ಎಲ್ಲಿಯವರೆಗೆ ಬರೆದೆ ಎಂದು ಮರೆಯುತ್ತದೆ',
    },
    {
      from: 'remember tables',
      en: 'Finds it hard to remember tables, days or months',
      hi: 'पहाड़े, दिन या महीने याद रखने में मुश्किल',
      kn: 'ಮಗ್ಗಿ, ವಾರಗಳು ಅಥವಾ ತಿಂಗಳುಗಳನ್ನು ನೆನಪಿಡುವುದು ಕಷ್ಟ',
    },
    {
      from: 'run out of time',
      en: 'Teenagers: avoid long texts, and run out of time',
      hi: 'किशोर: लंबा पाठ पढ़ने से बचना, और समय कम पड़ना',
      kn: 'ಹದಿಹರೆಯದವರು: ಉದ್ದ ಪಾಠ ಓದುವುದನ್ನು ತಪ್ಪಿಸುತ್ತಾರೆ, ಸಮಯ ಸಾಲುವುದಿಲ್ಲ',
    },
  ],
  tell: {
    en: 'The languages at home and at school, and results of eye and hearing tests. Who else in the family found reading hard, and how your child feels about school.',
    hi: 'घर और स्कूल की भाषाएँ, आँख और कान की जाँच के नतीजे, परिवार में और किसे पढ़ने में मुश्किल थी, और बच्चे को स्कूल कैसा लगता है।',
    kn: 'ಮನೆ ಮತ್ತು ಶಾಲೆಯ ಭಾಷೆಗಳು, ಕಣ್ಣು ಮತ್ತು ಕಿವಿ ಪರೀಕ್ಷೆಯ ಫಲಿತಾಂಶ, ಕುಟುಂಬದಲ್ಲಿ ಬೇರೆ ಯಾರಿಗೆ ಓದುವುದು ಕಷ್ಟವಿತ್ತು, ಶಾಲೆಯ ಬಗ್ಗೆ ಮಗುವಿಗೆ ಏನನ್ನಿಸುತ್ತದೆ.',
  },
  questions: [
    {
      en: 'Could this be dyslexia, and what else could explain it?',
      hi: 'क्या यह डिस्लेक्सिया हो सकता है? इसकी और क्या वजह हो सकती है?',
      kn: 'ಇದು ಡಿಸ್ಲೆಕ್ಸಿಯಾ ಇರಬಹುದೇ? ಬೇರೆ ಏನು ಕಾರಣ ಇರಬಹುದು?',
    },
    sharedQuestions.hearingAndSight,
    {
      en: 'Who can test reading in each language my child learns?',
      hi: 'बच्चा जो-जो भाषाएँ पढ़ता है, उन सब में जाँच कौन कर सकता है?',
      kn: 'ಮಗು ಕಲಿಯುವ ಪ್ರತಿ ಭಾಷೆಯಲ್ಲೂ ಓದಿನ ಪರೀಕ್ಷೆ ಯಾರು ಮಾಡುತ್ತಾರೆ?',
    },
    sharedQuestions.helpNow,
    sharedQuestions.certificate,
    sharedQuestions.testAgain,
  ],
  dangers: ['suicide', 'lossOfSkills'],
  ...notReviewedYet,
});

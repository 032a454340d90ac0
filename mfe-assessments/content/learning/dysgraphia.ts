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
import { sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Dysgraphia, `/assessments/learning/dysgraphia`.
 * Questions (27), the age band, the two stages, the price key and the figure of 14 in 100 are the
 * specification's, sections 2, 3 and 9. No first study could be found for that figure; the notes
 * beside the sources say what the record has.
 */
export const condition = (): ConditionContent => ({
  topic: 'learning',
  slug: 'dysgraphia',
  name: { short: 'Dysgraphia', full: 'Specific learning disorder in written expression' },
  alsoCalled: ['Writing disorder', 'Disorder of written expression', 'Handwriting difficulty'],
  everydayWords: [
    'handwriting',
    'bad handwriting',
    'messy writing',
    'slow writing',
    'pencil grip',
    'hand hurts when writing',
    'cannot copy from the board',
    'weak in studies',
    'poor marks',
  ],
  card: {
    place: 30,
    title: 'Dysgraphia',
    subTitle: 'Stage 1 & 2',
    text: 'Writes slowly and with effort, is hard to read, and writes far less than they can say.',
    spot: 'dysgraphia',
    colour: 'lilac',
  },
  head: {
    title: 'Dysgraphia in children: signs, causes, help | {product}',
    description:
      'How dysgraphia shows in handwriting, spelling and written ideas, its causes, how it is diagnosed in India and what helps. With sources.',
  },
  chip: 'Learning assessment',
  lead: {
    text: 'A child with dysgraphia finds it hard to put words on paper, though they try and know what to say. It is neither untidiness nor laziness.',
    sources: ['chung-2020'],
  },
  picture: picture(
    'dysgraphia-practice.svg',
    'A therapist sits with a boy as he draws a big letter with his finger in a tray of sand',
  ),
  facts: [
    {
      icon: 'kid',
      text: 'Between 7 and 15 in 100 children had trouble with writing by age 19 (United States, 2009). A figure often given for India is 14 in 100; we could not trace where it comes from.',
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
    { icon: 'list', text: 'Our questionnaire has 27 questions.', productFact: true },
  ],
  ageBands: [
    {
      from: 5,
      to: 15,
      unit: 'years',
      covers: [
        {
          text: 'In the first school years, letters of all sizes are part of learning. The signs count when they last even though your child is taught well.',
          sources: ['dsm-5-tr', 'feder-2007'],
        },
        {
          text: 'If something worries you earlier, do not wait. Draw, knead dough and thread beads together, and tell the doctor.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'learningCondition',
  priceNote: 'for the dysgraphia assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only trained professionals can diagnose dysgraphia. ${safetySentences.lowScore}`,
    sources: ['iap-2017'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Every child who learns to write does these things. A child with dysgraphia still does them long after classmates have stopped.',
      sources: ['chung-2020', 'dsm-5-tr'],
    },
    cards: [
      {
        title: 'The hand hurts and tires',
        subTitle: 'Grips too hard, writes slowly, and shakes or rubs the hand after a few lines.',
        picture: picture(
          'dysgraphia-tired-hand.svg',
          'A girl has put her pencil down and rubs her aching hand',
        ),
      },
      {
        title: 'Letters of all sizes',
        subTitle:
          'Strays from the lines, squeezes or scatters words, and mixes capital and small letters.',
        picture: picture(
          'dysgraphia-uneven.svg',
          'A girl looks at her notebook page, where letters of all sizes leave the lines',
        ),
      },
      {
        title: 'Tells it well, writes little',
        subTitle: 'Tells a lively story aloud, but writes only two short lines.',
        picture: picture(
          'dysgraphia-ideas.svg',
          'A boy tells a lively story about a tiger while his page stays almost empty',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts how writing goes at home. They can help you choose the next step.',
    picture: picture(
      'talk-writing.svg',
      'A girl shows the lines in her notebook to a doctor on a tablet, her mother’s hand on her back',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} dysgraphia assessment',
    paragraphs: [
      {
        text: 'The {product} dysgraphia assessment asks 27 questions. It is for children aged 5 to 15 years, and has two stages.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. It cannot say that your child has dysgraphia, and it cannot rule it out.',
        sources: ['iap-2017'],
      },
      {
        text: 'It does not give a disability certificate. Only a government medical board can do that.',
        sources: ['certificate-2024'],
      },
      { text: safetySentences.accuracyUnknown },
      { text: safetySentences.lowScore },
      {
        text: 'Take the result and a few pages of your child’s writing to your doctor. The pages often say more than a questionnaire can.',
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What dysgraphia is',
    intro: {
      text: 'Dysgraphia is a lasting difficulty with writing: with forming letters, with spelling, or with putting thoughts into sentences.',
      sources: ['chung-2020', 'dsm-5-tr'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'To write one sentence, a child must hold the idea, find words, spell them and shape each letter. Most children soon do much of this without thinking.',
            sources: ['chung-2020', 'berninger-2011'],
          },
          {
            text: 'For a child with dysgraphia each part remains hard work. So much effort goes into the letters that the idea is lost on the way.',
            sources: ['chung-2020', 'santangelo-2016'],
          },
          {
            text: 'It says nothing about how clever your child is, or how much they know.',
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
            text: 'Doctors think of it when writing stays far below what is usual for the age for six months or more, even with extra help.',
            sources: ['dsm-5-tr'],
          },
          {
            text: 'They also make sure that nothing else explains it: missed school, poor teaching, eyesight, or an illness of nerves or muscles.',
            sources: ['dsm-5-tr', 'icd-11'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'Nobody knows exactly. In one American town it was 7 to 15 in 100 children, depending on how it was counted (2009). Boys had it two to three times as often as girls.',
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
            text: 'Writing by hand may always take more effort. With teaching and practice it gets better, and typing or dictation can do the rest.',
            sources: ['chung-2020', 'santangelo-2016'],
          },
          {
            text: 'Most adults write very little by hand. Your child’s ideas will matter far longer than their handwriting.',
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
        heading: 'Mainly the hand (motor dysgraphia)',
        subtext: {
          text: 'Letters are slow and hard to read, even when copying. Spelling aloud is fine.',
          sources: ['deuel-1995'],
        },
      },
      {
        heading: 'Mainly the spelling (dyslexic dysgraphia)',
        subtext: {
          text: 'Copied text is neat. The child’s own sentences are hard to read, as the spelling goes wrong.',
          sources: ['deuel-1995'],
        },
      },
      {
        heading: 'Mainly the space on the page (spatial dysgraphia)',
        subtext: {
          text: 'Lines climb, words run together and margins are lost. Spelling aloud is fine.',
          sources: ['deuel-1995'],
        },
      },
      {
        heading: 'Mainly grammar and full stops',
        subtext: {
          text: 'Words are left out, sentences run on, and capitals and full stops are missing. Doctors count this under written expression.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Mainly putting ideas in order',
        subtext: {
          text: 'Your child has much to say, but cannot turn it into clear paragraphs. Doctors count this under written expression too.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Dysgraphia with dyslexia',
        subtext: {
          text: 'This is the most common pair. Three in four children with trouble in writing also had trouble in reading (United States, 2009). Reading needs lessons of its own.',
          sources: ['katusic-2009'],
        },
      },
      {
        heading: 'Dysgraphia with a coordination disorder',
        subtext: {
          text: 'Buttons, laces, scissors and ball games are hard as well. An occupational therapist can help with all of it.',
          sources: ['blank-2019'],
        },
      },
      {
        heading: 'Dysgraphia with ADHD',
        subtext: {
          text: 'The writing begins well and falls apart after a few lines. Both need to be looked at, as both can be helped.',
          sources: ['chung-2020'],
        },
      },
      {
        heading: 'How much help is needed: mild',
        subtext: {
          text: 'Your child has some trouble, usually in one area. With some support your child can keep up well.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How much help is needed: moderate',
        subtext: {
          text: 'The trouble with writing is marked. Your child needs special teaching for some time, and help in class and at home.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How much help is needed: severe',
        subtext: {
          text: 'Your child can hardly write without help. They need intensive teaching, and other ways to show what they know.',
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
      text: 'One untidy page means little. If your child shows several of these signs for six months, in spite of help, ask for a check.',
      sources: ['dsm-5-tr'],
    },
    items: [
      {
        text: 'Before school: avoids crayons, beads, buttons and scissors',
        sources: ['chung-2020', 'blank-2019'],
      },
      { text: 'Holds the pencil in an odd or very tight way', sources: ['chung-2020'] },
      { text: 'Has a tired or aching hand or arm after a few lines', sources: ['chung-2020'] },
      { text: 'Writes far more slowly than classmates', sources: ['feder-2007'] },
      {
        text: 'Writes letters of all sizes that leave the line or lean every way',
        sources: ['feder-2007'],
      },
      { text: 'Begins letters in the wrong place, or turns them round', sources: ['chung-2020'] },
      {
        text: 'Mixes capital and small letters, or printed and joined ones',
        sources: ['chung-2020'],
      },
      { text: 'Leaves no space between words, or too much within them', sources: ['feder-2007'] },
      { text: 'Places matras wrongly, or leaves them out' },
      { text: 'Rubs out and overwrites until the paper tears' },
      { text: 'Cannot read their own notes the next day' },
      { text: 'Needs the whole break to finish copying from the board' },
      {
        text: 'Speaks in full, rich sentences, but writes a few short words',
        sources: ['chung-2020'],
      },
      { text: 'Leaves words and endings out, and forgets full stops', sources: ['dsm-5-tr'] },
      { text: 'Cannot listen and take notes at the same time', sources: ['chung-2020'] },
      {
        text: 'Puts off homework, tears pages out, or says “I hate writing”',
        sources: ['chung-2020'],
      },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why does a child have dysgraphia?',
    intro: {
      text: 'No single cause is known. Writing needs many skills at once, and any of them can be the weak one. Nobody is to blame.',
      sources: ['chung-2020', 'dohla-2016'],
    },
    groups: [
      {
        heading: 'In the brain and the hand',
        items: [
          {
            text: 'Letters do not become automatic. The brain stores each letter as one smooth movement. If that store builds up slowly, your child draws every letter anew.',
            sources: ['berninger-2011', 'chung-2020'],
          },
          {
            text: 'Sounds and spelling do not link up. As in dyslexia, the sounds inside words are hard to catch, and what is not heard clearly is hard to spell.',
            sources: ['dohla-2016'],
          },
          {
            text: 'Planning movement is hard. For some children this is true of all skilled movement, from laces to letters. It is called developmental coordination disorder.',
            sources: ['blank-2019'],
          },
          {
            text: 'About 5 or 6 in 100 children have that disorder (review of several countries, 2019).',
            sources: ['blank-2019'],
          },
          {
            text: 'Memory and attention: a sentence must stay in mind until the hand has written it. With ADHD or a small working memory it slips away.',
            sources: ['chung-2020', 'berninger-2011'],
          },
        ],
      },
      {
        heading: 'In the family, around birth, and what does not cause it',
        items: [
          {
            text: 'Spelling and writing trouble is more common where a parent, brother or sister has a learning disorder.',
            sources: ['dohla-2016', 'dsm-5-tr'],
          },
          {
            text: 'Being born very early or very small makes learning and coordination disorders more likely. Most children born early do not have one.',
            sources: ['dsm-5-tr', 'blank-2019'],
          },
          {
            text: 'Laziness, bad manners and low intelligence do not cause it.',
            sources: ['chung-2020'],
          },
          {
            text: 'Writing with the left hand does not cause it either. It is not an illness, and nobody should force a child to change hands.',
            sources: ['chung-2020'],
          },
        ],
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
            text: 'A screening asks about everyday writing. It never decides on its own, whatever the score.',
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
            text: 'A clinical psychologist and a special educator test writing, spelling, reading and thinking.',
            sources: ['iap-2017', 'ips-2019'],
          },
          {
            text: 'An occupational therapist looks at the grip, the movement and the way your child sits.',
            sources: ['iap-2017', 'feder-2007'],
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
          { text: 'Help can start at any age, as soon as you are worried.', sources: ['iap-2017'] },
          {
            text: 'A firm diagnosis is usually made after a few years of being taught to write. For a certificate, a child in India must be 8 or older.',
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
          { text: 'Whether others in the family found writing or spelling hard.' },
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
            text: 'Spelling is tested aloud as well as on paper, to see which part is hard.',
            sources: ['deuel-1995'],
          },
          {
            text: 'Small tasks test finger movement, drawing and balance.',
            sources: ['blank-2019'],
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
            text: 'The doctor checks eyesight, joints, muscles and nerves, and asks about missed school or poor teaching.',
            sources: ['blank-2019', 'dsm-5-tr', 'icd-11'],
          },
          {
            text: 'Writing that becomes worse, or a hand that becomes weak, is not dysgraphia.',
            sources: ['blank-2019'],
          },
          { text: safetySentences.lossOfSkills, sources: ['nice-cg128'] },
          { text: safetySentences.lossOfSkillsWhoFirst, sources: ['nice-cg128'] },
          {
            text: 'They also look for dyslexia, dyscalculia, ADHD and coordination disorder, as many children have more than one.',
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
          { text: 'If it is not dysgraphia, ask what else could make writing so hard.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'Three things work together: teach the skill, make writing easier, and let your child show what they know in other ways. No medicine treats dysgraphia itself.',
      sources: ['chung-2020'],
    },
    groups: [
      {
        heading: 'Teaching the hand',
        intro: {
          text: 'When handwriting is taught, it becomes clearer and faster, and what children write gets better too (review, 2016).',
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
            text: 'One letter family at a time, with arrows to show the direction of each stroke.',
            sources: ['berninger-2011'],
          },
          {
            text: 'Large letters first: in sand, on a slate, or with a wet brush on the floor. Then small ones.',
          },
          {
            text: 'Look at the letter, cover it, wait a moment, write it from memory.',
            sources: ['berninger-2011'],
          },
          {
            text: 'Finger exercises or sensory games alone, without any writing, did not improve handwriting.',
            sources: ['hoy-2011', 'santangelo-2016'],
          },
        ],
      },
      {
        heading: 'Teaching spelling and sentences',
        intro: {
          text: 'These can be taught step by step too, just like letters.',
          sources: ['wwc-2012', 'berninger-2011'],
        },
        items: [
          {
            text: 'Spelling by sounds and word parts, a few words at a time.',
            sources: ['berninger-2011'],
          },
          {
            text: 'Plan first: talk, draw, or use three boxes for beginning, middle and end.',
            sources: ['wwc-2012'],
          },
          {
            text: 'Write, rest, then read it aloud and correct one kind of mistake only.',
            sources: ['wwc-2012'],
          },
          {
            text: 'If reading is hard as well, it needs lessons of its own.',
            sources: ['katusic-2009'],
          },
          {
            text: 'A little writing on most days, about things that matter to your child.',
            sources: ['wwc-2012'],
          },
        ],
      },
      {
        heading: 'At home, a little every day',
        essential: true,
        intro: { text: 'Choose one or two. Ten calm minutes are better than an hour in tears.' },
        items: [
          { text: 'Keep fingers busy with atta dough, beads, clay, peas, rangoli or carrom.' },
          { text: 'Write for a reason: a shopping list, a label, or a note under a pillow.' },
          {
            text: 'See that feet rest on the floor or a stool, the table is at elbow height, and the page is a little slanted.',
          },
          { text: 'Try thick pencils, triangular ones or a soft grip. Keep what feels good.' },
          { text: 'Write for your child sometimes: they speak, you write.' },
          { text: 'Stop when the hand hurts. Shake it, and rest.' },
          {
            text: 'Praise one good letter. Never tear out a page, or make your child write it again for neatness.',
          },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Show the class teacher two pages: one copied, one in your child’s own words. Small changes like these cost nothing.',
          sources: ['chung-2020', 'ips-2019'],
        },
        items: [
          { text: 'Less to copy: a handout or a photo of the board' },
          { text: 'More time, or fewer lines for the same marks' },
          { text: 'Marks for what your child knows, with neatness and spelling marked separately' },
          { text: 'Answers aloud, or by choosing, ticking and drawing' },
          { text: 'Wide lines or raised lines, and one side of the page only' },
          { text: 'Freedom to use either hand, and any style of writing that can be read' },
          { text: 'No writing as a punishment, and no page held up in class as a bad example' },
        ],
      },
      {
        heading: 'Tools that help',
        intro: {
          text: 'Tools do not make a child lazy. They let the ideas out while the hand is still learning.',
          sources: ['chung-2020'],
        },
        items: [
          { text: 'Typing, taught properly and in small steps', sources: ['chung-2020'] },
          { text: 'Speaking to a phone or computer that types the words', sources: ['chung-2020'] },
          { text: 'Word prediction and a spelling checker', sources: ['chung-2020'] },
          { text: 'Voice notes in place of a diary' },
          { text: 'Graph paper for sums, so that digits stay in line' },
          { text: 'A writer (scribe) in exams, practised well before', sources: ['rpwd-2016'] },
        ],
      },
      {
        heading: 'Feelings, and what to be careful with',
        items: [
          {
            text: 'Be careful with courses that promise beautiful handwriting in ten days.',
          },
          { text: 'Never tie or slap the left hand, or shame a child for using it.' },
          { text: 'If anyone laughs at your child’s writing, speak to the school the same day.' },
          {
            text: 'When it gets too much, call Tele-MANAS. It is free, open at all hours, and there for parents too.',
            sources: ['tele-manas'],
          },
        ],
      },
    ],
  },
  livingWith: {
    heading: 'Life with dysgraphia',
    intro: {
      text: 'A page of writing shows only part of your child. A diagnosis does not change who they are.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          {
            text: 'Use true, simple words: “Your ideas are fast and your hand is slow. We will help the hand.”',
          },
          {
            text: 'Tell your child its name and what it means. “I am not lazy” is a relief to know.',
          },
          { text: 'Say clearly that it has nothing to do with being clever or good.' },
          { text: 'Ask what helps and what hurts, and listen to the end.' },
          { text: 'Keep their stories: record them, print them, or read them to grandparents.' },
        ],
      },
      {
        heading: 'Everyday skills',
        items: [
          {
            text: 'Start with Velcro before laces and big buttons before small, and allow time for both.',
          },
          { text: 'Let them cook, garden, paint and repair. Hands become skilled with use.' },
          { text: 'Your child may enjoy swimming, cycling or music, even if cricket is no fun.' },
        ],
      },
      ...learningDisabilityRights,
      {
        heading: 'Growing up',
        items: [
          { text: 'Practise with the writer or the computer for a full year before a board exam.' },
          {
            text: 'Let a teenager ask for it themselves: “I will type this one.” Stand beside them at first.',
          },
          { text: 'Patiently teach a signature, and how to fill in forms.' },
          {
            text: 'Keep every report safe. Many colleges and entrance exams can allow a writer or a computer too.',
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
        text: 'Free: practice on a slate or in sand, and the voice typing that most phones already have.',
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
        'Writing has stayed far behind for six months or more',
        'Writing hurts, or tires the hand within minutes',
        'Buttons, laces, cutlery or ball games are hard as well',
        'Writing has slowly become worse, or one hand has slowly become weaker: see a doctor this week',
        'Your child is beginning to dislike school',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.talkOfSuicide,
        'Your child seems very low, or says they are stupid or worthless',
        'Your child has refused to go to school for days, out of fear or shame',
        'Your child is being bullied, or a teacher shames or threatens them',
        'An arm, a hand or a leg has become weaker over hours or days: see a doctor today',
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
        'An arm, a leg or the face is suddenly weak, or speech is suddenly lost',
        'Someone is hitting or hurting your child, at home, at school or elsewhere',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
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
      note: '5,718 children: 6.9% to 14.7%, depending on the formula used. It counts spelling and written language, not handwriting alone.',
    },
    {
      ...shared.mogasale2012,
      note: 'Found 12.5% with dysgraphia. The 14% was given to this site and is repeated in many papers. We could not find the first study, so take it as an estimate.',
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
    {
      ...shared.moll2014,
      note: 'Among 1,633 children in Germany, two or more learning disorders together were as common as one alone. More boys than girls had trouble with spelling.',
    },
    shared.iap2017,
    shared.ips2019,
    {
      ...sharedSources.niceCg128,
      note: 'Section 1.3. Written for children who may have autism. We use its advice on lost skills for every child.',
    },
    shared.rbsk,
    shared.teleManas,
    shared.rbskSchools,
    shared.rbskAges,
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

/** The checklist of `/assessments/learning/dysgraphia`. */
export const checklist = (): ChecklistContent => ({
  name: { en: 'Dysgraphia', hi: 'डिस्ग्राफ़िया (लिखने में परेशानी)', kn: 'ಡಿಸ್ಗ್ರಾಫಿಯಾ (ಬರೆಯುವ ತೊಂದರೆ)' },
  ages: { from: 5, to: 15 },
  signs: [
    {
      from: 'crayons, beads',
      en: 'Before school: avoids crayons, beads, buttons and scissors',
      hi: 'स्कूल से पहले: क्रेयॉन, मोती, बटन और कैंची से बचना',
      kn: 'ಶಾಲೆಗೆ ಮೊದಲು: ಕ್ರೇಯಾನ್, ಮಣಿ, ಗುಂಡಿ, ಕತ್ತರಿ ಬಳಸುವುದನ್ನು ತಪ್ಪಿಸುತ್ತದೆ',
    },
    {
      from: 'Holds the pencil',
      en: 'Holds the pencil in an odd or very tight way',
      hi: 'पेंसिल अजीब तरह से या बहुत कसकर पकड़ना',
      kn: 'ಪೆನ್ಸಿಲನ್ನು ವಿಚಿತ್ರವಾಗಿ ಅಥವಾ ತುಂಬಾ ಬಿಗಿಯಾಗಿ ಹಿಡಿಯುತ್ತದೆ',
    },
    {
      from: 'after a few lines',
      en: 'Has a tired or aching hand or arm after a few lines',
      hi: 'कुछ लाइनें लिखते ही हाथ थकना या दुखना',
      kn: 'ಕೆಲವು ಸಾಲು ಬರೆದರೆ ಕೈ ದಣಿಯುತ್ತದೆ ಅಥವಾ ನೋಯುತ್ತದೆ',
    },
    {
      from: 'slowly than classmates',
      en: 'Writes far more slowly than classmates',
      hi: 'साथ पढ़ने वालों से बहुत धीरे लिखना',
      kn: 'ಸಹಪಾಠಿಗಳಿಗಿಂತ ತುಂಬಾ ನಿಧಾನವಾಗಿ ಬರೆಯುತ್ತದೆ',
    },
    {
      from: 'of all sizes',
      en: 'Writes letters of all sizes, or off the line',
      hi: 'अक्षर छोटे-बड़े होना, या लाइन से बाहर जाना',
      kn: 'ಅಕ್ಷರಗಳು ಚಿಕ್ಕ-ದೊಡ್ಡದಾಗುತ್ತವೆ, ಅಥವಾ ಗೆರೆ ದಾಟುತ್ತವೆ',
    },
    {
      from: 'in the wrong place',
      en: 'Begins letters in the wrong place, or turns them round',
      hi: 'अक्षर गलत जगह से शुरू करना, या उलटे लिखना',
      kn: 'ಅಕ್ಷರವನ್ನು ತಪ್ಪು ಕಡೆಯಿಂದ ಶುರುಮಾಡುತ್ತದೆ, ಅಥವಾ ತಿರುಗಿಸಿ ಬರೆಯುತ್ತದೆ',
    },
    {
      from: 'capital and small',
      en: 'Mixes capital and small letters',
      hi: 'अंग्रेज़ी के बड़े और छोटे अक्षर मिला देना',
      kn: 'ಇಂಗ್ಲಿಷ್‌ನ ದೊಡ್ಡ ಮತ್ತು ಸಣ್ಣ ಅಕ್ಷರಗಳನ್ನು ಬೆರೆಸುತ್ತದೆ',
    },
    {
      from: 'no space between words',
      en: 'Leaves no space between words, or too much within them',
      hi: 'शब्दों के बीच जगह न छोड़ना, या शब्द के अंदर ज़्यादा जगह छोड़ना',
      kn: 'ಪದಗಳ ನಡುವೆ ಜಾಗ ಬಿಡುವುದಿಲ್ಲ, ಅಥವಾ ಪದದೊಳಗೆ ಹೆಚ್ಚು ಜಾಗ ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'matras',
      en: 'Places matras wrongly, or leaves them out',
      hi: 'मात्राएँ गलत लगाना या छोड़ देना',
      kn: 'ಕಾಗುಣಿತ ಮತ್ತು ಒತ್ತಕ್ಷರಗಳನ್ನು ತಪ್ಪಾಗಿ ಹಾಕುತ್ತದೆ ಅಥವಾ ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'paper tears',
      en: 'Rubs out and overwrites until the paper tears',
      hi: 'इतना मिटाना और दोबारा लिखना कि कागज़ फट जाए',
      kn: 'ಕಾಗದ ಹರಿಯುವಷ್ಟು ಅಳಿಸಿ ಮತ್ತೆ ಬರೆಯುತ್ತದೆ',
    },
    {
      from: 'their own notes',
      en: 'Cannot read their own notes the next day',
      hi: 'अपना ही लिखा अगले दिन न पढ़ पाना',
      kn: 'ತಾನೇ ಬರೆದದ್ದನ್ನು ಮರುದಿನ ಓದಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'a few short words',
      en: 'Speaks in full sentences, but writes a few short words',
      hi: 'पूरे वाक्यों में बोलना, पर लिखना बस कुछ छोटे शब्द',
      kn: 'ಪೂರ್ತಿ ವಾಕ್ಯಗಳಲ್ಲಿ ಮಾತಾಡುತ್ತದೆ, ಆದರೆ ಬರೆಯುವುದು ಕೆಲವೇ ಚಿಕ್ಕ ಪದಗಳು',
    },
    {
      from: 'take notes',
      en: 'Cannot listen and take notes at the same time',
      hi: 'एक साथ सुनना और लिखना न हो पाना',
      kn: 'ಕೇಳುತ್ತಾ ಬರೆದುಕೊಳ್ಳಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'I hate writing',
      en: 'Puts off homework, or says “I hate writing”',
      hi: 'होमवर्क टालना, या “मुझे लिखना बिल्कुल पसंद नहीं” कहना',
      kn: 'ಹೋಂವರ್ಕ್ ಮುಂದೂಡುತ್ತದೆ, ಅಥವಾ “ನನಗೆ ಬರೆಯೋದು ಇಷ್ಟವೇ ಇಲ್ಲ” ಎನ್ನುತ್ತದೆ',
    },
  ],
  tell: {
    en: 'Whether writing has become worse, whether one hand is weaker or hurts, and whether buttons, laces or ball games are hard too.',
    hi: 'क्या लिखाई पहले से बिगड़ी है, क्या एक हाथ कमज़ोर है या दुखता है, और क्या बटन, फ़ीते या गेंद के खेल भी मुश्किल हैं।',
    kn: 'ಬರವಣಿಗೆ ಮೊದಲಿಗಿಂತ ಹದಗೆಟ್ಟಿದೆಯೇ, ಒಂದು ಕೈಯಲ್ಲಿ ಶಕ್ತಿ ಕಡಿಮೆ ಅಥವಾ ನೋವಿದೆಯೇ, ಗುಂಡಿ, ಲೇಸ್ ಅಥವಾ ಚೆಂಡಿನ ಆಟಗಳೂ ಕಷ್ಟವೇ.',
  },
  questions: [
    {
      en: 'Is it the hand, the spelling, the sentences, or all three?',
      hi: 'परेशानी हाथ में है, स्पेलिंग में, वाक्य बनाने में, या तीनों में?',
      kn: 'ತೊಂದರೆ ಕೈಯಲ್ಲಿದೆಯೇ, ಕಾಗುಣಿತದಲ್ಲೇ, ವಾಕ್ಯ ರಚನೆಯಲ್ಲೇ, ಅಥವಾ ಮೂರರಲ್ಲೂ ಇದೆಯೇ?',
    },
    {
      en: 'Should eyesight, joints and muscles be checked?',
      hi: 'क्या आँखों, जोड़ों और मांसपेशियों की जाँच होनी चाहिए?',
      kn: 'ಕಣ್ಣು, ಕೀಲು ಮತ್ತು ಸ್ನಾಯುಗಳ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    {
      en: 'Should we see an occupational therapist?',
      hi: 'क्या हमें ऑक्यूपेशनल थेरेपिस्ट से मिलना चाहिए?',
      kn: 'ನಾವು ಆಕ್ಯುಪೇಷನಲ್ ಥೆರಪಿಸ್ಟ್ ಅನ್ನು ನೋಡಬೇಕೇ?',
    },
    sharedQuestions.helpNow,
    sharedQuestions.certificate,
    sharedQuestions.testAgain,
  ],
  dangers: ['suicide', 'lossOfSkills'],
  ...notReviewedYet,
});

import { dangers } from '@site/kit/safety/dangers.ts';
import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { ChecklistContent } from '../checklists/checklist-schema.ts';
import { notReviewedYet } from '../checklists/review.ts';
import { sharedQuestions } from '../checklists/shared-questions.ts';
import type { ConditionContent } from '../condition-schema.ts';
import { icd11Entry, sharedSources } from '../shared-sources.ts';
import { picture } from '../../assets.ts';

/**
 * Screen dependency disorder, `/assessments/behavioral/screenDependency`.
 * Questions (27), the age bands and the price key are the specification's, sections 3 and 9. The
 * name is not a diagnosis of DSM-5-TR or ICD-11, so the page says so wherever it could be taken
 * for one, and rests on what they do have: gaming disorder.
 */
export const condition = (): ConditionContent => ({
  topic: 'behavioural',
  slug: 'screenDependency',
  name: { short: 'Screen dependency', full: 'Screen Dependency Disorder' },
  alsoCalled: ['Screen addiction', 'Gaming disorder', 'Problematic internet use'],
  everydayWords: [
    'mobile addiction',
    'phone addiction',
    'gaming',
    'games',
    'video games',
    'screen time',
    'television',
    'youtube',
    'reels',
    'internet',
    'online strangers',
    'tablet',
  ],
  card: {
    place: 80,
    title: 'Screen Dependency Disorder',
    text: 'Finds it very hard to put the phone or game away, and enjoys little else.',
    spot: 'screen',
    colour: 'lilac',
  },
  head: {
    title: 'Screen dependency in children: signs, causes, help | {product}',
    description:
      'How to tell a lot of screen time from dependency, why it happens, who helps in India and what to do at home. With sources.',
  },
  chip: 'Behavioural assessment',
  lead: {
    text: 'A child with screen dependency cannot stop, even when sleep, school, play or friendships go wrong. It is not only about hours, and you can change it together.',
    sources: ['who-gaming', 'rcpch-2019'],
  },
  picture: picture(
    'screen-together.svg',
    'A mother sits on the sofa beside her son, who is looking at a phone; a cricket bat leans nearby',
  ),
  facts: [
    {
      icon: 'info',
      text: 'It is not an official diagnosis by this name. Gaming disorder is one (WHO, 2022).',
      sources: ['icd-11', 'sigman-2017'],
    },
    {
      icon: 'kid',
      text: 'Children under 5 in India spend about 2 hours a day on screens (review of 10 studies, 2025).',
      sources: ['khobragade-2025'],
    },
    {
      icon: 'clock',
      text: 'From 2 to 5 years, one hour of screens a day at most is advised (India, 2022).',
      sources: ['iap-2022'],
    },
    { icon: 'list', text: 'Our questionnaire has 27 questions.', productFact: true },
  ],
  ageBands: [
    {
      from: 2,
      to: 5,
      unit: 'years',
      covers: [
        {
          text: 'There are 27 questions for ages 2 to 5. What matters now is how screens fit with play, meals, sleep and calming down.',
          sources: ['iap-2022'],
          productFact: true,
        },
        {
          text: 'Below age 2, no screens are advised, apart from video calls with family. From 2 to 5, one hour a day at most is advised, with you.',
          sources: ['iap-2022'],
        },
        {
          text: 'At this age the adults decide. No doctor gives a small child a diagnosis of addiction.',
        },
      ],
    },
    {
      from: 6,
      to: 17,
      unit: 'years',
      covers: [
        {
          text: 'There are 27 questions for ages 6 to 17. Doctors look at control, mood, sleep, school and friends.',
          sources: ['icd-11', 'iap-2022'],
          productFact: true,
        },
        {
          text: 'From 5 to 10, less than two hours a day is advised. After that, screens should leave room for sleep, study, sport and family.',
          sources: ['iap-2022'],
        },
        {
          text: 'Ask your child to answer with you. Teenagers know best what they get from the screen.',
        },
      ],
    },
  ],
  questionCount: 27,
  priceKey: 'behaviouralCondition',
  priceNote: 'for the screen dependency assessment',
  screeningNote: {
    text: `Screening is not diagnosis. Only a trained professional can say whether your child has gaming disorder or another condition. ${safetySentences.lowScore}`,
    sources: ['icd-11'],
  },
  symptoms: {
    heading: 'What you may notice',
    intro: {
      text: 'Most children like screens and protest when they have to stop. It is different when nothing else matters to them any more.',
      sources: ['who-gaming'],
    },
    cards: [
      {
        title: 'Cannot stop',
        subTitle: 'Promises “five minutes”, then flies into a rage when it is switched off.',
        picture: picture(
          'screen-cannot-stop.svg',
          'A girl holds a tablet tight and turns away as her father reaches out his hand for it',
        ),
      },
      {
        title: 'Nothing else is fun',
        subTitle: 'Gives up friends, sport and hobbies they used to love.',
        picture: picture(
          'screen-nothing-else.svg',
          'A boy looks at his phone indoors while two friends with a ball wave to him through the window',
        ),
      },
      {
        title: 'Sleep and school slip',
        subTitle: 'Is up late with a phone, tired in class, and getting lower marks.',
        picture: picture(
          'screen-at-night.svg',
          'A girl sits up in bed at night with a glowing phone, the moon outside her window',
        ),
      },
    ],
  },
  consultExpert: {
    heading: 'Would you rather talk to someone first?',
    text: 'Tell one of our experts what a day with screens is like in your home. They will not judge you.',
    picture: picture(
      'talk-screens.svg',
      'A grandmother talks to a doctor on the phone while a boy puts his tablet into a basket',
    ),
  },
  aboutProduct: {
    heading: 'About the {product} screen dependency assessment',
    paragraphs: [
      {
        text: 'The {product} screen dependency assessment asks 27 questions. There is one version for ages 2 to 5, and one for ages 6 to 17.',
        productFact: true,
      },
      {
        text: 'It is a screening, not a diagnosis. Screen dependency is not an official diagnosis, so no test can diagnose it.',
        sources: ['sigman-2017', 'icd-11'],
      },
      {
        text: 'The result can show which parts of the day are under strain, such as sleep, meals, school or mood.',
      },
      { text: safetySentences.accuracyUnknown },
      { text: safetySentences.lowScore },
      {
        text: 'If your child seems low, worried or restless, tell the doctor. The screen is sometimes a sign of the trouble, and not its cause.',
        sources: ['dsm-5-tr'],
      },
    ],
  },
  definition: {
    icon: 'info',
    heading: 'What screen dependency is',
    intro: {
      text: 'Screen dependency means that a child has lost control over screen use, and goes on although it does harm.',
      sources: ['sigman-2017', 'who-gaming'],
    },
    passages: [
      {
        heading: 'In plain words',
        paragraphs: [
          {
            text: 'A child wants the phone first thing and last thing. Stopping brings tears, rage or emptiness. Food, friends and sleep come second.',
            sources: ['sigman-2017'],
          },
          {
            text: 'It can be games, videos, social media or chats. Each is different, but all of them are hard to leave.',
            sources: ['sigman-2017'],
          },
          {
            text: 'Your child is not lazy or bad. Many apps are built to be hard to put down, and a growing brain finds it hard to resist them.',
            sources: ['iap-2022'],
          },
        ],
      },
      {
        heading: 'Is it a real diagnosis?',
        paragraphs: [
          {
            text: 'Not by this name. One specialist proposed it in 2017. Neither of the two handbooks that doctors use includes it.',
            sources: ['sigman-2017', 'icd-11', 'dsm-5-tr'],
          },
          {
            text: 'The World Health Organization does list gaming disorder. The American handbook names internet gaming disorder as something to study further.',
            sources: ['icd-11', 'dsm-5-tr'],
          },
          {
            text: 'So a doctor may use another name. What matters is that your child’s trouble is real and can be helped.',
          },
        ],
      },
      {
        heading: 'When is it more than a lot of screen time?',
        paragraphs: [
          {
            text: 'Ask four questions. Is screen time under control? Does it crowd out family life? Does it disturb sleep? Does your child snack a lot while watching?',
            sources: ['rcpch-2019'],
          },
          {
            text: 'Doctors speak of gaming disorder when control is lost, gaming comes before all else, and it goes on despite harm. Before they use the name, it must usually have gone on for at least 12 months, or less if it is severe. You need not wait that long to ask for help.',
            sources: ['icd-11', 'who-gaming'],
          },
          {
            text: 'Homework on a tablet, or a call with a grandmother, is not the same as an endless feed of videos.',
            sources: ['iap-2022'],
          },
        ],
      },
      {
        heading: 'How common is it?',
        paragraphs: [
          {
            text: 'About 3 in 100 people had gaming disorder in all studies together, and 2 in 100 in the stricter ones (17 countries, 2021).',
            sources: ['stevens-2021'],
          },
          {
            text: 'Among school students in India, 2 or 3 in 100 had severe problems with internet use (15 studies, 2022). About 1 in 5 had moderate problems.',
            sources: ['joseph-2022'],
          },
          {
            text: 'These figures come from questionnaires, and studies differ greatly. Boys have trouble with games more often than girls.',
            sources: ['stevens-2021', 'joseph-2022'],
          },
        ],
      },
      {
        heading: 'Will it pass?',
        paragraphs: [
          {
            text: 'Many children come back to other things when the day around them changes. Small steps, kept up for weeks, often work better than a sudden ban.',
          },
          {
            text: 'Talking treatment lessens the signs of gaming disorder, at least for a time (review of studies, 2019).',
            sources: ['stevens-2019'],
          },
        ],
      },
    ],
  },
  types: {
    icon: 'list',
    heading: 'What a child can depend on',
    intro: {
      text: 'Only some of these are diagnoses, and each of those says so. The others are names that parents and doctors use to say what the trouble is about.',
      sources: ['icd-11', 'dsm-5-tr'],
    },
    items: [
      {
        heading: 'Gaming disorder, mainly online',
        subtext: {
          text: 'Your child cannot control games played over the internet, often with others. It is a diagnosis in ICD-11.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'Gaming disorder, mainly offline',
        subtext: {
          text: 'This is the same trouble with games that need no internet, on a phone, computer or console. It is a diagnosis in ICD-11.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'Hazardous gaming',
        subtext: {
          text: 'The way your child plays puts their health at risk, but it is not a disorder yet. This is a good time to change it.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'Internet gaming disorder',
        subtext: {
          text: 'This is the American name, for five of nine signs within a year. It is listed for further study, and is not a full diagnosis.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'How severe: mild, moderate, severe',
        subtext: {
          text: 'This depends on how far gaming disturbs ordinary life. In a severe form it has pushed out school, friends and sleep.',
          sources: ['dsm-5-tr'],
        },
      },
      {
        heading: 'Social media and chats',
        subtext: {
          text: 'Your child checks for likes and messages all day, and feels bad without them. It is not an official diagnosis.',
          sources: ['iap-2022'],
        },
      },
      {
        heading: 'Videos without end',
        subtext: {
          text: 'One short video starts the next, and hours go by. It is not an official diagnosis.',
        },
      },
      {
        heading: 'The phone itself',
        subtext: {
          text: 'Your child reaches for the phone for no reason, at meals, in class and on the road. Some call it smartphone addiction. It is not an official diagnosis.',
          sources: ['iap-2022'],
        },
      },
      {
        heading: 'A screen to calm down or to eat (small children)',
        subtext: {
          text: 'A toddler eats, travels or stops crying only with a video. It is a habit that adults can change, not an illness.',
          sources: ['radesky-2023', 'iap-2022'],
        },
      },
      {
        heading: 'Betting and money games',
        subtext: {
          text: 'Some games take real money or sell surprise boxes. Gambling disorder is a diagnosis of its own. Ask a doctor for help early.',
          sources: ['icd-11'],
        },
      },
      {
        heading: 'A lot of screen time: not a type',
        subtext: {
          text: 'Long hours by themselves are not dependency. They still leave less time for sleep, play and talk.',
          sources: ['rcpch-2019', 'who-under-five-2019'],
        },
      },
    ],
  },
  signs: {
    kind: 'list',
    icon: 'kid',
    heading: 'Signs to look for',
    intro: {
      text: 'The first nine follow the signs of internet gaming disorder. Five or more within a year need a check by a professional. The others are what families notice.',
      sources: ['dsm-5-tr', 'sigman-2017'],
    },
    items: [
      { text: 'Thinks about the game or the phone even when doing something else' },
      { text: 'Is irritable, anxious or sad when it is taken away' },
      { text: 'Needs more and more time to be content' },
      { text: 'Has tried to cut down and could not' },
      { text: 'Has lost interest in earlier hobbies and play' },
      { text: 'Goes on using it, although they know it causes trouble' },
      { text: 'Lies about how long, or hides the device' },
      { text: 'Uses it to get away from sadness, worry or boredom' },
      { text: 'Has put a friendship, school work or a place in a team at risk because of it' },
      { text: 'Small children: eat only with a video, or cannot be calmed without one' },
      { text: 'Small children: speak little, point little, or do not answer to their name' },
      { text: 'Is awake late with a phone, and cannot get up in the morning' },
      { text: 'Has red or tired eyes, headaches, or an aching neck or thumb' },
      { text: 'Skips meals, washing or going out' },
      { text: 'Spends money in games or apps without asking you' },
    ],
  },
  causes: {
    kind: 'groups',
    icon: 'search',
    heading: 'Why does a child depend on screens?',
    intro: {
      text: 'Several things act together: what is on the screen, who your child is, and what the day around them offers.',
      sources: ['iap-2022', 'sigman-2017'],
    },
    groups: [
      {
        heading: 'On the screen, and around your child',
        items: [
          {
            text: 'Apps are made to be hard to stop. Points, streaks, likes and the next video come just when a child would stop. They work on adults too.',
            sources: ['iap-2022'],
          },
          {
            text: 'There may be little else to do. With few safe places to play and long hours alone, the screen is the easiest friend.',
            sources: ['iap-2022'],
          },
          {
            text: 'Children copy the adults around them, who are often on their own phones.',
            sources: ['iap-2022'],
          },
          {
            text: 'The screen may have become a comforter. A study followed 422 children aged 3 to 5 (United States, 2018 to 2020).',
            sources: ['radesky-2023'],
          },
          {
            text: 'In that study, calming with a device went with stronger upsets later. Strong upsets also led to more device use.',
            sources: ['radesky-2023'],
          },
        ],
      },
      {
        heading: 'In your child’s brain and feelings, and what does not cause it',
        items: [
          {
            text: 'The brain is still growing. The parts that look for reward are ready early. The parts that say “enough” take until adulthood.',
            sources: ['sigman-2017'],
          },
          {
            text: 'Brain studies cannot yet tell cause from effect. Differences in the brain may come before the screens as well as after.',
            sources: ['sigman-2017'],
          },
          {
            text: 'The screen can be a way out of hard feelings. Loneliness, bullying, sorrow or boredom fade for a while, so your child returns to it.',
            sources: ['dsm-5-tr', 'iap-2022'],
          },
          {
            text: 'ADHD, anxiety and depression are more common in children with gaming disorder. Nobody can say yet which comes first. Each can be treated.',
            sources: ['dsm-5-tr', 'who-gaming'],
          },
          { text: 'It is not a weak will, and not one mistake of yours.', sources: ['iap-2022'] },
          {
            text: 'Video calls, stories watched together and school work do not make a child dependent.',
            sources: ['iap-2022', 'aap-2016-young'],
          },
        ],
      },
    ],
  },
  diagnosis: {
    icon: 'doc',
    heading: 'How doctors look into it',
    intro: {
      text: 'No scan or counting of hours can show dependency. A trained professional asks about control, about harm, and about what may lie behind it.',
      sources: ['who-gaming', 'icd-11'],
    },
    steps: [
      {
        subheading: 'Screening comes first',
        types: [
          {
            text: 'A screening asks about control, mood, sleep and school. It must never decide on its own, because the choice of questionnaire changes the result a great deal.',
            sources: ['iap-2022', 'stevens-2021'],
          },
          { text: safetySentences.lowScore },
        ],
      },
      {
        subheading: 'Whom to see in India',
        essential: true,
        types: [
          {
            text: 'Start with your paediatrician, especially for a small child. A child psychiatrist or clinical psychologist can look into gaming disorder, depression, anxiety and ADHD.',
            sources: ['iap-2022'],
          },
          {
            text: 'NIMHANS in Bengaluru has a clinic for this, the Service for Healthy Use of Technology (SHUT).',
            sources: ['hindu-2022'],
          },
          {
            text: 'Tele-MANAS is free, open at all hours, and can tell you about a service near you.',
            sources: ['tele-manas'],
          },
        ],
      },
      {
        subheading: 'What they will ask',
        types: [
          {
            text: 'What your child does on the screen, with whom, and what they like about it.',
            sources: ['iap-2022'],
          },
          {
            text: 'Whether they can stop, and what happens when they must.',
            sources: ['icd-11'],
          },
          {
            text: 'What has changed for the worse: sleep, meals, school, friends, health, money.',
            sources: ['icd-11'],
          },
          {
            text: 'How long it has been so. For gaming disorder it is usually at least 12 months, or less if it is severe.',
            sources: ['icd-11'],
          },
          { text: 'How the adults at home use their own phones.', sources: ['aap-2016-young'] },
        ],
      },
      {
        subheading: 'What to bring',
        types: [
          { text: 'A diary of one week: when, what, for how long, and how it ended' },
          { text: 'The screen time report of the phone or tablet' },
          { text: 'School reports, and what the teacher has noticed' },
          { text: 'Notes on sleep: when the light goes out and when your child wakes' },
          { text: 'Your screening result, if you have one' },
        ],
      },
      {
        subheading: 'Looking for other reasons',
        types: [
          {
            text: 'The doctor looks for depression, anxiety, ADHD and autism. A child may turn to the screen because of one of them.',
            sources: ['dsm-5-tr', 'iap-2022'],
          },
          {
            text: 'In a small child who speaks late, the doctor checks hearing, language and signs of autism first. Do not wait until screen time has gone down.',
          },
          {
            text: 'The eyes are tested, as headaches and eye rubbing may mean that your child needs glasses.',
          },
          {
            text: 'The doctor asks, gently, about bullying, threats or strangers online.',
            sources: ['iap-2022'],
          },
        ],
      },
      {
        subheading: 'When you get the answer',
        types: [
          { text: 'Ask what the doctor calls it, and what else was found.' },
          { text: 'Ask for one change to begin with, and when to come back.' },
          { text: 'If it is not a disorder, keep the good habits.' },
        ],
      },
    ],
  },
  treatment: {
    kind: 'one-group-a-page',
    icon: 'check',
    heading: 'What helps',
    intro: {
      text: 'The aim is a life with room for everything, not a life without screens. What comes first depends on age.',
      sources: ['iap-2022', 'rcpch-2019'],
    },
    groups: [
      {
        heading: 'Small children, 2 to 5 years',
        essential: true,
        intro: {
          text: 'One hour a day at most, and less is better (advice for India, 2022, and worldwide, 2019).',
          sources: ['iap-2022', 'who-under-five-2019'],
        },
        items: [
          { text: 'Watch together and talk about it: “Where did the cow go?”' },
          {
            text: 'Keep meals free of screens. If your child then eats very little for some days, ask the doctor.',
          },
          {
            text: 'Calm your child with a cuddle, a song, water or a walk. Keep the phone for rare moments.',
            sources: ['radesky-2023'],
          },
          { text: 'Before it ends, say what comes next: “One more song, then the sandpit.”' },
          {
            text: 'At ages 3 and 4: three hours of moving about and 10 to 13 hours of sleep (worldwide, 2019).',
            sources: ['who-under-five-2019'],
          },
          { text: 'Let your child be bored sometimes. Play often begins there.' },
        ],
      },
      {
        heading: 'A family plan, from age 6',
        essential: true,
        intro: {
          text: 'Sit down together and write rules for everyone, adults too.',
          sources: ['aap-2016-school', 'iap-2022'],
        },
        items: [
          {
            text: 'Places without screens: the table, the bed, the bathroom, and the car on short trips.',
          },
          {
            text: 'Times without screens: meals, homework that needs none, and the hour before bed.',
            sources: ['aap-2016-school'],
          },
          {
            text: 'From 5 to 10, less than two hours a day for fun (India, 2022). After that, screens should leave room for sleep, study, sport and family.',
            sources: ['iap-2022'],
          },
          { text: 'At night, keep all phones in one place outside the bedrooms.' },
          {
            text: 'First plan what must be there: sleep, school, an hour of play and a meal together.',
          },
          {
            text: 'If lessons are online, sit nearby and close the other windows together.',
          },
          { text: 'Turn off notifications, and the setting that starts the next video by itself.' },
          { text: 'Look at the plan again every month, and let your child suggest a change.' },
        ],
      },
      {
        heading: 'When your child cannot stop',
        intro: {
          text: 'Cut down in steps. A sudden ban often leads to secrets and not to change.',
        },
        items: [
          { text: 'First note down one ordinary week, without blame.' },
          { text: 'Take away a little each week, beginning with the hour before bed.' },
          { text: 'Put something else in its place at that same hour, with you or a friend.' },
          { text: 'End at a natural point: after this match, this level, this episode.' },
          {
            text: 'When your child is in a rage, stay calm, stay near, say little, and keep to what you agreed.',
          },
          { text: 'Never pull the device away by force, and never hit. Do not break the phone.' },
          { text: 'Praise each stop, even a late one: “You put it down yourself.”' },
          { text: 'Use the parental controls on the device, and tell your child that you do.' },
        ],
      },
      {
        heading: 'Talking treatment',
        intro: {
          text: 'Cognitive behavioural therapy (CBT) lessened signs of gaming disorder. Whether it lasts is not yet sure (review, 2019).',
          sources: ['stevens-2019'],
        },
        items: [
          { text: 'Your child learns what sets off the urge to play, and how to let it pass.' },
          { text: 'They find other ways to feel good, to be brave and to have friends.' },
          { text: 'They plan the week and try the plan out, step by step.' },
          { text: 'Parents come to some sessions, so that home and therapy work in the same way.' },
          {
            text: 'Depression, anxiety or ADHD is treated at the same time.',
            sources: ['iap-2022'],
          },
          {
            text: 'There is no medicine for screen dependency. Be careful with camps that promise a quick “detox”.',
          },
        ],
      },
      {
        heading: 'At school',
        intro: {
          text: 'Tell the class teacher what you are trying to do. They can make it easier.',
        },
        items: [
          {
            text: 'Homework on paper where possible, and a clear end to it where it must be on a screen',
          },
          { text: 'Lessons on how apps keep us hooked, and on safety online' },
          { text: 'Class chat groups that stay quiet in the evening' },
          { text: 'A club, a sport or a task that brings your child together with others' },
          { text: 'A message to you when your child is sleepy, absent or alone at break' },
          { text: 'Quick action on bullying, including bullying online' },
        ],
      },
      {
        heading: 'Sleep, eyes and play',
        items: [
          {
            text: 'Sleep comes first. Children of 6 to 12 need 9 to 12 hours a night, and teenagers need 8 to 10 (United States, 2016).',
            sources: ['aasm-2016'],
          },
          {
            text: 'Using a device at bedtime about doubled the odds of too little sleep (review, ages 6 to 19, 2016).',
            sources: ['carter-2016'],
          },
          {
            text: 'Play: at ages 5 to 17, about 60 minutes on the move each day (worldwide advice, 2020).',
            sources: ['who-activity-2020'],
          },
          {
            text: 'Eyes: look into the distance often, keep the screen at arm’s length, and go out in daylight.',
          },
          { text: 'Food: eat at the table, without a screen, and talk to each other.' },
          { text: 'Neck and hands: sit upright, and put the device down to stretch.' },
        ],
      },
      {
        heading: 'You and your own phone',
        items: [
          {
            text: 'Children do what we do. Put your phone away at meals and when they speak to you.',
            sources: ['aap-2016-young', 'iap-2022'],
          },
          {
            text: 'Perhaps you gave your child the phone because you were tired or had to work. Most parents do.',
          },
          { text: 'Agree on the same rules with grandparents and helpers.' },
          { text: 'Play one round with your child and ask what is good about it.' },
          {
            text: 'Find another family that wants less screen time too, and share the afternoons.',
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
    heading: 'Life with screens',
    intro: {
      text: 'Screens are here to stay. Your child needs you beside them while they learn to control them.',
    },
    groups: [
      {
        heading: 'Talking with your child',
        items: [
          { text: 'Begin with interest: “Show me. What do you like about it?”' },
          {
            text: 'Say what you see: “You slept four hours. I am worried”, not “You are addicted”.',
          },
          { text: 'Ask what they would miss, and look for it away from the screen.' },
          { text: 'Talk at a calm time, never with the device in your hand.' },
        ],
      },
      {
        heading: 'Staying safe online',
        items: [
          {
            text: 'Tell your child: “Whatever happens online, you will not be in trouble with me.”',
          },
          {
            text: 'Agree that your child gives strangers no name, school, address or pictures, and meets nobody without you.',
          },
          {
            text: 'Asking a child for sexual pictures, or sharing them, is a crime. It must be reported to the police or the special juvenile police unit (POCSO Act, 2012, section 19).',
            sources: ['pocso-2012'],
          },
          {
            text: 'If someone threatens your child with pictures, do not pay and do not scold. Stay with your child, as they may feel trapped. It is not their fault.',
          },
          {
            text: 'Keep the messages, and report it on the government’s cyber crime portal. If money was taken, call 1930 at once.',
            sources: ['cybercrime-portal'],
          },
          { text: 'Take bank cards and saved payments off the devices your child uses.' },
        ],
      },
      {
        heading: 'School days, holidays and exams',
        items: [
          { text: 'Agree on the rules before the holidays, not in the middle of them.' },
          {
            text: 'In exam weeks, put the phone away for set hours, and let your child have it in a break.',
          },
          { text: 'A game can be a reward at times, but it should not be the only one.' },
        ],
      },
      {
        heading: 'Growing up',
        items: [
          { text: 'Give more freedom in steps, as your child shows that they can stop.' },
          { text: 'Some children can turn it into a skill: drawing, music, building or coding.' },
          { text: 'If your child slips back, return to the plan the next morning.' },
          {
            text: 'Before they leave home, they should be able to set their own limits. Let them practise now.',
          },
        ],
      },
    ],
  },
  cost: {
    heading: 'What it costs in India',
    intro: {
      text: 'Most of what helps costs nothing: rules at home, sleep, play, and the controls that are already on the device.',
    },
    items: [
      {
        text: 'Our price above pays for this questionnaire only. It does not include a doctor’s visit, talking treatment or eye and hearing tests.',
        productFact: true,
      },
      {
        text: 'Free: Tele-MANAS, by phone, at all hours. It can say which public service is near you.',
        sources: ['tele-manas'],
      },
      {
        text: 'Free: the Indian Academy of Pediatrics’ guideline on screen time, and the free report of screen time on most phones.',
        sources: ['iap-2022'],
      },
      {
        text: 'Government hospitals: charges are small or none, and differ from state to state. At NIMHANS in Bengaluru the first screening slip costs ₹20. Treatment is charged apart.',
        sources: ['nimhans-opd'],
      },
      {
        text: 'Private talking treatment: we found no reliable price range for India. Ask for the price of one session, and how many may be needed.',
      },
      {
        text: 'Charities: we found no published prices. Ask whether the fee can be lowered for families who cannot pay it.',
      },
    ],
  },
  safetyAdvice: ['suicide-and-self-harm', 'sexual-abuse'],
  care: {
    heading: 'When to get help',
    intro: 'You can ask for help at any time, with or without a test.',
    doctor: {
      heading: 'See your doctor',
      bullets: [
        'Your child cannot stop, although sleep, school or friendships go wrong',
        'A small child speaks late or does not answer to their name',
        'There are headaches, tired eyes or very little sleep',
        'You are worried, for whatever reason',
      ],
    },
    urgent: {
      heading: 'Urgent: call today',
      bullets: [
        dangers.talkOfSuicide,
        'Your child seems very low, or says they are worthless',
        'Your child no longer goes to school, or no longer leaves their room',
        dangers.notEatingOrVoices,
        'Someone online threatens your child, or asks for money or pictures; for sexual pictures, follow the steps on sexual abuse below',
        'You are afraid that someone will be hurt when the device is taken away',
      ],
      helplines: ['14416', '1098'],
      place: 'Your doctor or the nearest hospital',
    },
    emergency: {
      heading: 'Emergency: act now',
      bullets: [
        dangers.suicideNow,
        'Your child has gone to meet a stranger from the internet, or cannot be found',
        'Your child is confused, or has collapsed, after long hours without food, drink or sleep',
        'Someone is hurting your child, or someone is being hurt at home',
      ],
      helplines: ['112', '1098'],
      place: 'The emergency department of the nearest hospital',
    },
  },
  related: [
    { label: 'ADHD in children', href: '/assessments/behavioral/adhd' },
    { label: 'Anxiety in children', href: '/assessments/behavioral/anxiety' },
    { label: 'Depression in children', href: '/assessments/behavioral/depression' },
    { label: 'Eyes and vision', href: '/{product}-offerings/{product}-vision' },
    { label: 'Visit our clinic', href: '/clinic' },
    { label: 'Questions and answers', href: '/company/faq' },
  ],
  sources: [
    icd11Entry('6C51, gaming disorder', 1448597234),
    {
      ...sharedSources.dsm5tr,
      note: 'Internet gaming disorder stands in its part on conditions for further study.',
    },
    {
      id: 'who-gaming',
      title: 'Gaming disorder: frequently asked questions',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/standards/classifications/frequently-asked-questions/gaming-disorder',
    },
    {
      id: 'sigman-2017',
      authors: 'Sigman A',
      title: 'Screen Dependency Disorders: a new challenge for child neurology',
      publisher: 'Journal of the International Child Neurology Association',
      year: 2017,
      url: 'https://doi.org/10.17724/jicna.2017.119',
      note: 'One author’s review, which proposes the name. It says that brain differences may come before the screens as well as after.',
    },
    {
      id: 'stevens-2021',
      authors: 'Stevens MWR and others',
      title: 'Global prevalence of gaming disorder: A systematic review and meta-analysis',
      publisher: 'Australian and New Zealand Journal of Psychiatry',
      year: 2021,
      url: 'https://doi.org/10.1177/0004867420962851',
      note: 'The figures are 3.05%, and 1.96% in stricter studies, with wide doubt (0.19% to 17.12%). They are for all ages. The questionnaire used explains most of the difference.',
    },
    {
      id: 'joseph-2022',
      authors: 'Joseph J and others',
      title:
        'Problematic Internet Use Among School-Going Adolescents in India: A Systematic Review and Meta-Analysis',
      publisher: 'Indian Journal of Community Medicine',
      year: 2022,
      url: 'https://doi.org/10.4103/ijcm.ijcm_1129_21',
      note: 'The figures are 2.6% severe and 21.5% moderate on one questionnaire. The authors say that its limits need another look.',
    },
    {
      id: 'khobragade-2025',
      authors: 'Khobragade AW, Shenoy MS',
      title:
        'Screen Time Among Under-Five Children in India: A Systematic Review and Meta-Analysis',
      publisher: 'Cureus',
      year: 2025,
      url: 'https://doi.org/10.7759/cureus.85458',
      note: 'The pooled figure is 2.22 hours a day. The studies differ a great deal.',
    },
    {
      id: 'iap-2022',
      authors: 'Gupta P and others',
      title:
        'Indian Academy of Pediatrics Guidelines on Screen Time and Digital Wellness in Infants, Children and Adolescents',
      publisher: 'Indian Pediatrics',
      year: 2022,
      url: 'https://doi.org/10.1007/s13312-022-2477-6',
    },
    sharedSources.whoUnderFive2019,
    {
      id: 'rcpch-2019',
      title: 'The health impacts of screen time: a guide for clinicians and parents',
      publisher: 'Royal College of Paediatrics and Child Health, United Kingdom',
      year: 2019,
      url: 'https://www.rcpch.ac.uk/resources/health-impacts-screen-time-guide-clinicians-parents',
      note: 'It sets no limit in hours, as the evidence for one was weak, and asks four questions instead.',
    },
    {
      id: 'aap-2016-young',
      title: 'Media and Young Minds',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2016,
      url: 'https://doi.org/10.1542/peds.2016-2591',
    },
    {
      id: 'aap-2016-school',
      title: 'Media Use in School-Aged Children and Adolescents',
      publisher: 'American Academy of Pediatrics, in Pediatrics',
      year: 2016,
      url: 'https://doi.org/10.1542/peds.2016-2592',
    },
    {
      id: 'radesky-2023',
      authors: 'Radesky JS and others',
      title:
        'Longitudinal Associations Between Use of Mobile Devices for Calming and Emotional Reactivity and Executive Functioning in Children Aged 3 to 5 Years',
      publisher: 'JAMA Pediatrics',
      year: 2023,
      url: 'https://doi.org/10.1001/jamapediatrics.2022.4793',
      note: 'Parents answered for their own children, over six months. The link was clearer in boys and in very lively children.',
    },
    {
      id: 'stevens-2019',
      authors: 'Stevens MWR and others',
      title:
        'Cognitive-behavioral therapy for Internet gaming disorder: A systematic review and meta-analysis',
      publisher: 'Clinical Psychology and Psychotherapy',
      year: 2019,
      url: 'https://doi.org/10.1002/cpp.2341',
      note: 'The studies were few, and usually with teenagers and young adults.',
    },
    {
      id: 'carter-2016',
      authors: 'Carter B and others',
      title:
        'Association Between Portable Screen-Based Media Device Access or Use and Sleep Outcomes: A Systematic Review and Meta-analysis',
      publisher: 'JAMA Pediatrics',
      year: 2016,
      url: 'https://doi.org/10.1001/jamapediatrics.2016.2341',
      note: 'The 20 studies, with 125,198 children, looked at one moment in time. They cannot show cause.',
    },
    sharedSources.aasm2016,
    sharedSources.whoActivity2020,
    {
      id: 'hindu-2022',
      title: 'SHUT clinic at NIMHANS now has a digital detox helpline',
      publisher: 'The Hindu, Bengaluru',
      year: 2022,
      url: 'https://www.thehindu.com/news/national/karnataka/shut-clinic-at-nimhans-now-has-a-digital-detox-helpline/article66170370.ece',
      note: 'A newspaper’s report; NIMHANS can say whether the line still runs.',
    },
    sharedSources.teleManas,
    sharedSources.nimhansOpd,
    sharedSources.pocso2012,
    {
      id: 'cybercrime-portal',
      title: 'National Cyber Crime Reporting Portal',
      publisher: 'Ministry of Home Affairs, Government of India',
      year: 2019,
      url: 'https://cybercrime.gov.in/Webform/Index.aspx',
    },
  ],
  writtenBy: '{product} content team',
  reviewedBy: null,
  reviewedOn: null,
  lastChangedOn: '2026-11-26',
  nextReviewOn: '2028-11-26',
});

/** The checklist of `/assessments/behavioral/screenDependency`. */
export const checklist = (): ChecklistContent => ({
  name: {
    en: 'Screen dependency',
    hi: 'स्क्रीन पर निर्भरता (मोबाइल, टीवी, गेम)',
    kn: 'ಸ್ಕ್ರೀನ್ ಅವಲಂಬನೆ (ಮೊಬೈಲ್, ಟಿವಿ, ಗೇಮ್)',
  },
  ages: { from: 2, to: 17 },
  signs: [
    {
      from: 'about the game',
      en: 'Thinks about the game or the phone even when doing something else',
      hi: 'कुछ और करते हुए भी गेम या फ़ोन के बारे में सोचते रहना',
      kn: 'ಬೇರೆ ಏನಾದರೂ ಮಾಡುವಾಗಲೂ ಗೇಮ್ ಅಥವಾ ಫೋನ್ ಬಗ್ಗೆಯೇ ಯೋಚಿಸುತ್ತದೆ',
    },
    {
      from: 'taken away',
      en: 'Is irritable, anxious or sad when it is taken away',
      hi: 'ले लेने पर चिढ़ना, घबराना या उदास होना',
      kn: 'ಅದನ್ನು ತೆಗೆದುಕೊಂಡರೆ ಸಿಡುಕು, ಗಾಬರಿ ಅಥವಾ ಬೇಸರ',
    },
    {
      from: 'more and more time',
      en: 'Needs more and more time to be content',
      hi: 'तसल्ली के लिए और ज़्यादा, और ज़्यादा समय चाहिए होना',
      kn: 'ಸಮಾಧಾನವಾಗಲು ಇನ್ನೂ ಇನ್ನೂ ಹೆಚ್ಚು ಹೊತ್ತು ಬೇಕು',
    },
    {
      from: 'cut down',
      en: 'Has tried to cut down and could not',
      hi: 'कम करने की कोशिश करके भी न कर पाना',
      kn: 'ಕಡಿಮೆ ಮಾಡಲು ಪ್ರಯತ್ನಿಸಿದರೂ ಆಗಲಿಲ್ಲ',
    },
    {
      from: 'lost interest',
      en: 'Has lost interest in earlier hobbies and play',
      hi: 'पहले के शौक और खेल में मन न लगना',
      kn: 'ಮೊದಲಿನ ಹವ್ಯಾಸ ಮತ್ತು ಆಟಗಳಲ್ಲಿ ಆಸಕ್ತಿ ಹೋಗಿದೆ',
    },
    {
      from: 'causes trouble',
      en: 'Goes on using it, although they know it causes trouble',
      hi: 'नुकसान जानते हुए भी न रुकना',
      kn: 'ತೊಂದರೆಯಾಗುತ್ತದೆ ಎಂದು ಗೊತ್ತಿದ್ದರೂ ಮುಂದುವರಿಸುತ್ತದೆ',
    },
    {
      from: 'hides the device',
      en: 'Lies about how long, or hides the device',
      hi: 'कितनी देर देखा, इस पर झूठ बोलना, या फ़ोन छिपाना',
      kn: 'ಎಷ್ಟು ಹೊತ್ತು ಎಂದು ಸುಳ್ಳು ಹೇಳುತ್ತದೆ, ಅಥವಾ ಫೋನನ್ನು ಬಚ್ಚಿಡುತ್ತದೆ',
    },
    {
      from: 'sadness, worry or boredom',
      en: 'Uses it to get away from sadness, worry or boredom',
      hi: 'उदासी, चिंता या बोरियत से बचने के लिए स्क्रीन देखना',
      kn: 'ದುಃಖ, ಚಿಂತೆ ಅಥವಾ ಬೇಜಾರು ಮರೆಯಲು ಸ್ಕ್ರೀನ್ ನೋಡುತ್ತದೆ',
    },
    {
      from: 'at risk',
      en: 'Has put a friendship or school work at risk because of it',
      hi: 'दोस्ती या पढ़ाई खतरे में डाल देना',
      kn: 'ಗೆಳೆತನ ಅಥವಾ ಓದಿಗೆ ತೊಂದರೆ ಮಾಡಿಕೊಂಡಿದೆ',
    },
    {
      from: 'awake late',
      en: 'Is awake late with a phone, and cannot get up in the morning',
      hi: 'देर रात तक फ़ोन लेकर जागना, और सुबह उठ न पाना',
      kn: 'ಫೋನ್ ಹಿಡಿದು ತಡರಾತ್ರಿಯವರೆಗೆ ಎಚ್ಚರವಿರುತ್ತದೆ, ಬೆಳಿಗ್ಗೆ ಏಳಲಾಗುವುದಿಲ್ಲ',
    },
    {
      from: 'tired eyes',
      en: 'Red or tired eyes, headaches, or an aching neck or thumb',
      hi: 'लाल या थकी आँखें, सिर दर्द, या गर्दन या अँगूठे में दर्द',
      kn: 'ಕೆಂಪಾದ ಅಥವಾ ದಣಿದ ಕಣ್ಣು, ತಲೆನೋವು, ಕತ್ತು ಅಥವಾ ಹೆಬ್ಬೆರಳ ನೋವು',
    },
    {
      from: 'Skips meals',
      en: 'Skips meals, washing or going out',
      hi: 'खाना, नहाना या बाहर जाना छोड़ देना',
      kn: 'ಊಟ, ಸ್ನಾನ ಅಥವಾ ಹೊರಗೆ ಹೋಗುವುದನ್ನು ಬಿಡುತ್ತದೆ',
    },
    {
      from: 'Spends money',
      en: 'Spends money in games or apps without asking you',
      hi: 'बिना पूछे गेम या ऐप में पैसे खर्च करना',
      kn: 'ಕೇಳದೆ ಗೇಮ್ ಅಥವಾ ಆ್ಯಪ್‌ಗಳಲ್ಲಿ ಹಣ ಖರ್ಚು ಮಾಡುತ್ತದೆ',
    },
    {
      from: 'eat only with a video',
      en: 'Small children: eat only with a video, or speak and point little',
      hi: 'छोटे बच्चे: सिर्फ़ वीडियो देखकर खाना, या कम बोलना और कम इशारा करना',
      kn: 'ಚಿಕ್ಕ ಮಕ್ಕಳು: ವೀಡಿಯೊ ಇದ್ದರೆ ಮಾತ್ರ ತಿನ್ನುತ್ತದೆ, ಅಥವಾ ಮಾತು ಮತ್ತು ಸನ್ನೆ ಕಡಿಮೆ',
    },
  ],
  tell: {
    en: 'Hours of screen and of sleep on a school day and on a holiday. Whether anyone online threatens your child, or asks for pictures or money.',
    hi: 'स्कूल के दिन और छुट्टी के दिन स्क्रीन और नींद के घंटे; और क्या ऑनलाइन कोई बच्चे को धमकाता है या फ़ोटो या पैसे माँगता है।',
    kn: 'ಶಾಲೆಯ ದಿನ ಮತ್ತು ರಜಾದಿನ ಎಷ್ಟು ಗಂಟೆ ಸ್ಕ್ರೀನ್, ಎಷ್ಟು ಗಂಟೆ ನಿದ್ದೆ; ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಯಾರಾದರೂ ಮಗುವನ್ನು ಬೆದರಿಸುತ್ತಾರೆಯೇ, ಫೋಟೊ ಅಥವಾ ಹಣ ಕೇಳುತ್ತಾರೆಯೇ.',
  },
  questions: [
    {
      en: 'Is this more than a lot of screen time, and what do you call it?',
      hi: 'क्या यह ज़्यादा स्क्रीन देखने से बढ़कर है? आप इसे क्या नाम देंगे?',
      kn: 'ಇದು ಬರೀ ಹೆಚ್ಚು ಹೊತ್ತು ನೋಡುವುದಕ್ಕಿಂತ ಗಂಭೀರವೇ? ಇದನ್ನು ಏನೆಂದು ಕರೆಯುತ್ತೀರಿ?',
    },
    {
      en: 'Should low mood, worry, ADHD or autism be checked?',
      hi: 'क्या उदासी, एंग्ज़ाइटी, ADHD या ऑटिज़्म की जाँच होनी चाहिए?',
      kn: 'ಖಿನ್ನತೆ, ಆತಂಕ, ADHD ಅಥವಾ ಆಟಿಸಂ ತಪಾಸಣೆ ಬೇಕೇ?',
    },
    {
      en: 'Should eyesight be tested, and in a small child hearing and speech?',
      hi: 'क्या आँखों की, और छोटे बच्चे के कान और बोली की भी जाँच होनी चाहिए?',
      kn: 'ಕಣ್ಣಿನ ಪರೀಕ್ಷೆ, ಚಿಕ್ಕ ಮಗುವಾದರೆ ಕಿವಿ ಮತ್ತು ಮಾತಿನ ಪರೀಕ್ಷೆಯೂ ಬೇಕೇ?',
    },
    {
      en: 'Which one change should we begin with?',
      hi: 'हम किस एक बदलाव से शुरुआत करें?',
      kn: 'ಯಾವ ಒಂದು ಬದಲಾವಣೆಯಿಂದ ಶುರುಮಾಡಬೇಕು?',
    },
    {
      en: 'How do we take the device away safely?',
      hi: 'फ़ोन या टैबलेट सुरक्षित तरीके से वापस कैसे लें?',
      kn: 'ಫೋನ್ ಅಥವಾ ಟ್ಯಾಬ್ಲೆಟ್ಟನ್ನು ಸುರಕ್ಷಿತವಾಗಿ ಹಿಂತೆಗೆದುಕೊಳ್ಳುವುದು ಹೇಗೆ?',
    },
    sharedQuestions.comeBack,
  ],
  dangers: ['suicide'],
  ...notReviewedYet,
});

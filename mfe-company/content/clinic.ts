import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { Clinic } from './clinic-schema.ts';
import { picture } from '../assets.ts';

/**
 * The clinic page, `/clinic`. The topics, 'Book Appointment' and 'Get directions' are the
 * specification's. Nobody has reviewed the medical sentences yet; `review.reviewedBy` says so.
 */
export const clinic: Clinic = {
  head: {
    title: 'Children’s clinic in Bengaluru: checks, advice and appointments | {product}',
    description:
      'A calm clinic for children in Bengaluru. Eyes, ears, allergies, behaviour, food and a whole-body check. Book a visit.',
  },
  crumb: 'Clinic',
  chip: 'Bengaluru',
  heading: '{product} Clinic',
  lead: 'One place where doctors and therapists look at your whole child and answer your questions in plain words.',
  facts: [
    'Open {hours}',
    'Over 70 physical parameters in 5 to 10 minutes',
    'Currently available only in Bengaluru',
  ],
  picture: {
    src: 'illustrations/clinic-front.svg',
    alt: 'A mother and her son arrive at the clinic; an auto-rickshaw waits outside',
    width: 400,
    height: 300,
  },
  book: 'Book Appointment',
  slider: {
    heading: 'Have a look around',
    label: 'Pictures of the clinic',
    slides: [
      {
        id: 'waiting-room',
        title: 'The waiting room',
        caption: 'There are books, a soft seat and somebody who says hello.',
        picture: picture(
          'clinic-waiting-room.svg',
          'A father reads to his daughter on a sofa; a mother with a baby comes to the desk',
        ),
      },
      {
        id: 'check-room',
        title: 'The check room',
        caption: 'You stay beside your child the whole time.',
        picture: picture(
          'clinic-check-room.svg',
          'A doctor checks a boy’s pulse with a finger clip while his mother stands by him',
        ),
      },
      {
        id: 'play-corner',
        title: 'The play corner',
        caption: 'Here we talk while children build, draw and pretend.',
        picture: picture(
          'clinic-play-corner.svg',
          'Two children build with blocks, one in a wheelchair, while a therapist sits in',
        ),
      },
    ],
  },
  choose: {
    heading: 'Where we are',
    label: 'Select Clinic',
    directions: 'Get directions',
    soonHeading: 'Next:',
    comingSoon: 'Coming Soon',
    wanted: 'a visit to the clinic in {city}',
    picture: { src: 'illustrations/bengaluru.svg', width: 400, height: 300 },
  },
  topics: {
    heading: 'What we can look at together',
    intro: 'You can come with one question or with several.',
    checksLabel: 'We look at',
    items: [
      {
        id: 'overall-screening',
        title: 'Overall screening',
        picture: {
          src: 'illustrations/whole-body-check.svg',
          alt: 'One child reads an eye chart while a nurse checks another one’s height and pulse',
          width: 400,
          height: 300,
        },
        text: [
          'How a child grows tells a doctor a lot about their health.',
          'A check compares height and weight with charts for the same age, and looks at the rest of the body.',
        ],
        sources: ['who-growth'],
        checks: [
          'Over 70 physical parameters',
          'Growth, heart, lungs, skin, teeth',
          'Haemoglobin without a needle',
        ],
        link: { text: 'See every parameter', to: '/assessments/physical' },
      },
      {
        id: 'vision',
        title: 'Vision',
        picture: {
          src: 'illustrations/vision-check.svg',
          alt: 'A schoolgirl covers one eye and reads a chart',
          width: 400,
          height: 300,
        },
        text: [
          'Children rarely say that they cannot see well, because they think that everybody sees as they do.',
          'Time outdoors helps to delay the start of short sight. Aim for at least 2 hours a day.',
        ],
        sources: ['who-vision'],
        checks: [
          'How well each eye sees',
          'How both eyes work together',
          'Whether glasses may help',
        ],
        link: { text: 'Read about vision', to: '/{product}-offerings/{product}-vision' },
      },
      {
        id: 'hearing',
        title: 'Hearing',
        picture: {
          src: 'illustrations/hearing-check.svg',
          alt: 'A girl with headphones raises her hand when she hears a tone',
          width: 400,
          height: 300,
        },
        text: [
          'A child who cannot hear well may talk late, or seem not to listen.',
          'Much hearing loss in childhood can be prevented. When it is found early, help can begin early.',
        ],
        sources: ['who-hearing'],
        checks: [
          'Soft and loud sounds, high and low',
          'The ear canal and the eardrum',
          'Speech in a noisy room',
        ],
        link: { text: 'Read about hearing checks', to: '/{product}-offerings/hearing' },
      },
      {
        id: 'allergies-and-infections',
        title: 'Allergies and infections',
        picture: picture(
          'clinic-allergy.svg',
          'A boy sneezes into a tissue near a flowering window; his mother reaches for him',
        ),
        text: [
          'Sneezing, itching and a tight chest can be signs of an allergy. A fever is more often a sign of an infection.',
          'Washing hands with soap prevents many infections of the tummy and the chest.',
          'If the face or the tongue swells, or your child struggles to breathe, call 112 at once.',
        ],
        sources: ['nhs-allergies', 'cdc-hands', 'nhs-anaphylaxis'],
        checks: [
          'Nose, throat, chest and skin',
          'What brings it on, and when',
          'Which vaccines are due',
        ],
      },
      {
        id: 'behavioural',
        title: 'Behavioural',
        picture: picture(
          'clinic-feelings.svg',
          'A psychologist and a boy sit on cushions and hold cards with a sad and a happy face',
        ),
        text: [
          'About 1 in 7 people aged 10 to 19 lives with a mental health condition (worldwide, WHO, 2024).',
          'You can talk to us early. Nobody here will judge you or your child.',
        ],
        sources: ['who-adolescents'],
        checks: [
          'Mood, worry and sleep',
          'Attention, learning and play',
          'What home and school are like',
        ],
        link: { text: 'See behavioural assessments', to: '/assessments/behavioral' },
      },
      {
        id: 'paediatric-nutrition',
        title: 'Paediatric nutrition',
        picture: picture(
          'clinic-nutrition.svg',
          'A mother and daughter share a plate of rice, dal, vegetables and fruit',
        ),
        text: [
          'In India about 67 in 100 children aged 6 to 59 months had anaemia (NFHS-5, 2019–21).',
          'Anaemia means too little haemoglobin, the part of blood that carries oxygen.',
          'We begin with the food that you already cook at home.',
        ],
        sources: ['nfhs-5'],
        checks: [
          'Growth, energy and appetite',
          'What is eaten in a usual week',
          'Iron, and other things often missed',
        ],
      },
    ],
    note: [
      `A check is not a diagnosis. ${safetySentences.resultThatLooksFine} If your child is very unwell, do not wait for a visit: call 112. You can ask us anything on `,
      { kind: 'phone' },
      '.',
    ],
  },
  experts: {
    heading: 'Our experts',
    intro: 'These are the people you may meet. All of them like questions.',
    label: 'Our experts',
    noun: 'experts',
  },
  app: {
    heading: 'Your child’s report, in your pocket',
    text: 'Reports from the clinic and from school come to the {product} app.',
    points: [
      'Read it again at home, in your own time',
      'Show it to any doctor you choose',
      'See what has changed since the last check',
    ],
    button: 'Download App',
    picture: {
      src: 'illustrations/app-report.svg',
      alt: 'A mother looks at her child’s screening report on a phone',
      width: 400,
      height: 300,
    },
  },
  review: {
    writtenBy: '{product} content team',
    reviewedBy: null,
    reviewedOn: null,
    lastChanged: '2026-11-22',
    nextReviewOn: '2028-11-22',
    sources: [
      {
        id: 'who-growth',
        text: 'World Health Organization. Child growth standards, 2006.',
        url: 'https://www.who.int/tools/child-growth-standards',
      },
      {
        id: 'who-vision',
        text: 'World Health Organization. World report on vision, 2019.',
        url: 'https://www.who.int/publications/i/item/9789241516570',
      },
      {
        id: 'who-hearing',
        text: 'World Health Organization. Deafness and hearing loss, fact sheet.',
        url: 'https://www.who.int/news-room/fact-sheets/detail/deafness-and-hearing-loss',
      },
      {
        id: 'nhs-allergies',
        text: 'NHS (United Kingdom). Allergies.',
        url: 'https://www.nhs.uk/conditions/allergies/',
      },
      {
        id: 'nhs-anaphylaxis',
        text: 'NHS (United Kingdom). Anaphylaxis.',
        url: 'https://www.nhs.uk/conditions/anaphylaxis/',
      },
      {
        id: 'cdc-hands',
        text: 'Centers for Disease Control and Prevention (United States). About handwashing.',
        url: 'https://www.cdc.gov/clean-hands/about/index.html',
      },
      {
        id: 'who-adolescents',
        text: 'World Health Organization. Mental health of adolescents, fact sheet, 2024.',
        url: 'https://www.who.int/news-room/fact-sheets/detail/adolescent-mental-health',
      },
      {
        id: 'nfhs-5',
        text: 'International Institute for Population Sciences. National Family Health Survey (NFHS-5), India, 2019–21.',
        url: 'https://dhsprogram.com/pubs/pdf/FR375/FR375.pdf',
      },
    ],
  },
};

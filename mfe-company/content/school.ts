import { safetySentences } from '@site/kit/safety/safety-sentences.ts';
import type { School } from './school-schema.ts';
import { picture } from '../assets.ts';

/**
 * The school page, `/school`. Service names, 'Request Demo' and the figures (over 70 parameters, 5 to 10
 * minutes) are the specification's. Schools and partners are samples.
 */
export const school: School = {
  head: {
    title: 'School health screening, health education and doctor on call | {product}',
    description:
      'Health checks at school, health lessons, a doctor on call and a medical room. See how it works and ask for a demo.',
  },
  crumb: 'School',
  chip: 'For schools',
  heading: '{product} School',
  lead: 'Good sight, good hearing and good health help a child to learn. We bring health checks, lessons and a doctor’s advice to your school.',
  facts: [
    'Over 70 physical parameters in one check',
    '5 to 10 minutes for each child',
    'Non-invasive: nothing breaks the skin',
  ],
  picture: picture(
    'school-front.svg',
    'Children with satchels arrive at school, and a teacher waves from the door',
  ),
  demo: 'Request Demo',
  call: 'Call {phone}',
  services: {
    heading: 'How we help your school',
    intro: 'Take them all, or start with one. You can use each of them by itself.',
    screening: {
      title: 'School Screening',
      text: 'We set up in a room at your school. Children come class by class, and are soon back in their lesson.',
      points: [
        'Growth, eyes, ears, teeth, heart, lungs, skin and more',
        'Haemoglobin is checked without a needle',
        'Parents read the report in the {product} app',
        'A report is not a diagnosis. It shows what a doctor should look at more closely.',
        safetySentences.resultThatLooksFine,
      ],
      film: {
        title: 'Film: {product} School',
        poster: picture(
          'school-film-poster.svg',
          'A nurse measures a boy against a height rod while three children wait their turn',
        ),
        play: 'Play the film',
        close: 'Close the film',
        whoIsContacted: 'Pressing Play contacts {host}.',
        watch: 'Watch it on its own page',
        ifBlocked: 'If you see no film here, your browser or its host may be blocking it.',
        transcriptLabel: 'Film in words',
        transcript: [
          'The film is made of drawings that move. It has no sound and no spoken words.',
          'In a classroom a nurse measures a boy against a height rod. Two children wait their turn, and a girl in a wheelchair waves.',
          'A teacher shows two pupils how to wash their hands with soap.',
          'A school nurse and a boy talk to a doctor on a screen.',
          'A nurse looks after a girl who sits on the bed of the medical room.',
        ],
      },
    },
    others: [
      {
        id: 'health-education',
        title: 'Health Education',
        text: 'Lessons that children remember, and talks for parents and teachers.',
        points: [
          'Clean hands, food, sleep and screens',
          'Feelings, friends and asking for help',
          'Growing up, in words that suit the age of the class',
        ],
        picture: picture(
          'school-health-class.svg',
          'A teacher shows two pupils how to wash their hands with soap',
        ),
      },
      {
        id: 'doctor-on-call',
        title: 'Doctor On Call',
        text: 'When a child feels unwell at school, a doctor is one call away.',
        points: [
          'The school and the doctor speak by video or phone',
          'Parents are told before anything is decided',
          'In an emergency the school calls 112 first',
        ],
        picture: picture(
          'school-doctor-call.svg',
          'A school nurse and a boy talk to a doctor on a screen',
        ),
      },
      {
        id: 'medical-room',
        title: 'Medical Room',
        text: 'We help you to set up a calm room for first aid and rest.',
        points: [
          'A list of what the room needs, and where it goes',
          'First-aid training for your staff',
          'A simple book to note who came, when and why',
        ],
        picture: picture(
          'school-medical-room.svg',
          'A nurse puts a plaster on a girl’s knee in the school medical room',
        ),
      },
    ],
  },
  steps: {
    heading: 'What happens when you ask',
    items: [
      {
        title: 'You ask for a demo',
        text: 'Send us your name, your email and a few words about your school. We reply within 48 hours.',
      },
      {
        title: 'We show you a screening',
        text: 'You see the tools, the room we need and a sample report.',
      },
      {
        title: 'We plan it together',
        text: 'You choose the services, the classes and the days that suit your school.',
      },
    ],
    consent: {
      heading: 'Parents decide',
      text: [
        {
          kind: 'paragraph',
          text: 'A child’s health details belong to the family. Indian law requires a parent’s consent before we use them.',
        },
        {
          kind: 'link-paragraph',
          parts: [
            'So please ask every parent first. Our ',
            { kind: 'page', text: 'privacy policy', to: '/privacy-policy' },
            ' says what we collect and why.',
          ],
        },
      ],
    },
    picture: {
      src: 'illustrations/school-screening.svg',
      alt: 'Children in a queue, each waiting for a turn at the height rod',
      width: 400,
      height: 300,
    },
  },
  schools: {
    heading: 'Schools we work with',
    intro: 'They range from a small branch school to a campus with a thousand children.',
    label: 'Schools we work with',
    noun: 'schools',
    items: [
      {
        id: 'neemgrove',
        name: 'Neemgrove School',
        place: 'Jayanagar, Bengaluru',
        logo: picture('logo-neemgrove.svg'),
      },
      {
        id: 'river-lamp',
        name: 'River Lamp School',
        place: 'Yelahanka, Bengaluru',
        logo: picture('logo-river-lamp.svg'),
      },
      {
        id: 'paper-kite',
        name: 'Paper Kite School',
        place: 'Whitefield, Bengaluru',
        logo: picture('logo-paper-kite.svg'),
      },
      {
        id: 'amaltas-hill',
        name: 'Amaltas Hill School',
        place: 'Basavanagudi, Bengaluru',
        logo: picture('logo-amaltas.svg'),
      },
      {
        id: 'peacock-lane',
        name: 'Peacock Lane School',
        place: 'Hebbal, Bengaluru',
        logo: picture('logo-peacock-lane.svg'),
      },
      {
        id: 'monsoon-gate',
        name: 'Monsoon Gate School',
        place: 'Malleswaram, Bengaluru',
        logo: picture('logo-monsoon-gate.svg'),
      },
      {
        id: 'five-bells',
        name: 'Five Bells School',
        place: 'Koramangala, Bengaluru',
        logo: picture('logo-five-bells.svg'),
      },
      {
        id: 'starfruit',
        name: 'Starfruit Academy',
        place: 'Sarjapur, Bengaluru',
        logo: picture('logo-starfruit.svg'),
      },
    ],
  },
  partners: {
    heading: 'Partners who help us',
    label: 'Partners',
    noun: 'partners',
    items: [
      {
        id: 'chirrup',
        name: 'Chirrup Hearing Labs',
        text: 'Lends and tunes the headphones for our hearing checks.',
        logo: picture('logo-chirrup.svg'),
      },
      {
        id: 'lantern',
        name: 'Lantern Lens Works',
        text: 'Makes glasses for children whose eyes need them.',
        logo: picture('logo-lantern.svg'),
      },
      {
        id: 'tulsi-leaf',
        name: 'Tulsi Leaf Foundation',
        text: 'Pays for screening days at schools that cannot afford them.',
        logo: picture('logo-tulsi-leaf.svg'),
      },
      {
        id: 'first-steps',
        name: 'First Steps Trust',
        text: 'Helps families to arrange the visit to a doctor after the report.',
        logo: picture('logo-first-steps.svg'),
      },
    ],
  },
  closing: {
    heading: 'See a screening at your own school',
    text: 'In your message, tell us your school’s name and how many children you teach. We reply within 48 hours.',
    picture: {
      src: 'illustrations/classroom.svg',
      alt: 'A teacher in a sari at the blackboard with two pupils, one in a wheelchair',
      width: 400,
      height: 300,
    },
  },
};

import type { Leader } from './team-schema.ts';

/** The six leaders, on the leadership and about pages. All are samples. */
export const leaders: readonly Leader[] = [
  {
    id: 'meenakshi',
    leaderName: 'Meenakshi Raghavan',
    role: 'Co-founder and Chief Executive',
    img: {
      src: 'illustrations/person-meenakshi.svg',
      alt: 'Illustrated portrait: a woman with silver hair in a teal sari',
      width: 200,
      height: 200,
    },
    link: 'https://people.example/meenakshi',
    description: [
      'Meenakshi ran paediatric wards for twenty years before she helped to start {product}.',
      'She wants every child checked before small things grow.',
      'On Sundays she teaches Carnatic singing, slowly and with much laughter.',
    ],
  },
  {
    id: 'farhan',
    leaderName: 'Dr Farhan Qureshi',
    role: 'Chief Medical Officer',
    img: {
      src: 'illustrations/person-farhan.svg',
      alt: 'Illustrated portrait: a man with glasses, a short beard and a doctor’s coat',
      width: 200,
      height: 200,
    },
    link: 'https://people.example/farhan',
    description: [
      'Farhan is a paediatrician. He decides what a screening may say, and what only a doctor may say.',
      'He still sees children at the clinic two days a week.',
      'He keeps a drawer of paper animals for the brave and for the not so brave.',
    ],
  },
  {
    id: 'ananya',
    leaderName: 'Dr Ananya Deshmukh',
    role: 'Head of Child Psychology',
    img: {
      src: 'illustrations/person-ananya.svg',
      alt: 'Illustrated portrait: a woman with curly hair who rests her chin on her hand',
      width: 200,
      height: 200,
    },
    link: 'https://people.example/ananya',
    description: [
      'Ananya leads the behavioural and learning assessments.',
      'She makes sure that each question is kind, clear and worth asking.',
      'She grew up with dyslexia and reads every page aloud before it goes out.',
    ],
  },
  {
    id: 'gurpreet',
    leaderName: 'Gurpreet Ahluwalia',
    role: 'Chief Operating Officer',
    img: {
      src: 'illustrations/person-gurpreet.svg',
      alt: 'Illustrated portrait: a man with a violet turban, a grey beard and a blazer',
      width: 200,
      height: 200,
    },
    link: 'https://people.example/gurpreet',
    description: [
      'Gurpreet looks after the clinic, the equipment and the people who carry it.',
      'When a screening day runs on time, it is thanks to his list.',
      'He cycles to work and knows every pothole on the way.',
    ],
  },
  {
    id: 'teresa',
    leaderName: 'Teresa Lyngwa',
    role: 'Head of School Programmes',
    img: {
      src: 'illustrations/person-teresa.svg',
      alt: 'Illustrated portrait: a woman with a dark fringe who waves',
      width: 200,
      height: 200,
    },
    link: 'https://people.example/teresa',
    description: [
      'Teresa taught science in Shillong for eleven years.',
      'She plans each school day with teachers, so that no child misses what matters.',
      'She answers the school phone herself on Mondays.',
    ],
  },
  {
    id: 'vikram',
    leaderName: 'Vikram Nadar',
    role: 'Chief Technology Officer',
    img: {
      src: 'illustrations/person-vikram.svg',
      alt: 'Illustrated portrait: a man in a wheelchair at his desk',
      width: 200,
      height: 200,
    },
    link: 'https://people.example/vikram',
    description: [
      'Vikram leads the people who build the app and this website.',
      'He asks whether every idea will work on a small phone with a weak signal.',
      'He plays wheelchair basketball and does not like to lose.',
    ],
  },
];

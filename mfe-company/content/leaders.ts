import type { Leader } from './team-schema.ts';
import { picture } from '../assets.ts';

/** The leaders, on the leadership and about pages. All are samples. */
export const leaders: readonly Leader[] = [
  {
    id: 'meenakshi',
    leaderName: 'Meenakshi Raghavan',
    role: 'Co-founder and Chief Executive',
    img: picture(
      'person-meenakshi.svg',
      'Illustrated portrait: a woman with silver hair in a teal sari',
    ),
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
    img: picture(
      'person-farhan.svg',
      'Illustrated portrait: a man with glasses, a short beard and a doctor’s coat',
    ),
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
    img: picture(
      'person-ananya.svg',
      'Illustrated portrait: a woman with curly hair who rests her chin on her hand',
    ),
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
    img: picture(
      'person-gurpreet.svg',
      'Illustrated portrait: a man with a violet turban, a grey beard and a blazer',
    ),
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
    img: picture('person-teresa.svg', 'Illustrated portrait: a woman with a dark fringe who waves'),
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
    img: picture('person-vikram.svg', 'Illustrated portrait: a man in a wheelchair at his desk'),
    link: 'https://people.example/vikram',
    description: [
      'Vikram leads the people who build the app and this website.',
      'He asks whether every idea will work on a small phone with a weak signal.',
      'He plays wheelchair basketball and does not like to lose.',
    ],
  },
];

import type { Team } from './team-schema.ts';

/**
 * Everybody on the leadership, about and clinic pages. All people are samples. The doctors of the clinic
 * are those whom the contact page names.
 */
export const team: Team = {
  leaders: [
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
        'When a screening day runs on time, it is his list that did it.',
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
        'He asks of every idea whether it works on a small phone with a weak signal.',
        'He plays wheelchair basketball and does not like to lose.',
      ],
    },
  ],
  clinical: [
    {
      id: 'ishani',
      name: 'Dr Ishani Palkar',
      details: 'Paediatrician',
      image: {
        src: 'illustrations/person-ishani.svg',
        alt: 'Illustrated portrait: a woman with a long braid and a stethoscope',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'reva',
      name: 'Dr Reva Oommen',
      details: 'Child psychologist',
      image: {
        src: 'illustrations/person-reva.svg',
        alt: 'Illustrated portrait: a woman with long grey hair and red glasses',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'kabir',
      name: 'Dr Kabir Lingdoh',
      details: 'Child psychologist',
      image: {
        src: 'illustrations/person-kabir.svg',
        alt: 'Illustrated portrait: a man in a yellow shirt with folded arms',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'mitali',
      name: 'Dr Mitali Surti',
      details: 'Children’s dentist',
      image: {
        src: 'illustrations/person-mitali.svg',
        alt: 'Illustrated portrait: a woman with a high bun who waves',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'sameera',
      name: 'Sameera Koya',
      details: 'Audiologist',
      image: {
        src: 'illustrations/person-sameera.svg',
        alt: 'Illustrated portrait: a woman in a green headscarf with a clipboard',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'baldev',
      name: 'Baldev Rathore',
      details: 'Paediatric nurse',
      image: {
        src: 'illustrations/person-baldev.svg',
        alt: 'Illustrated portrait: a man with a grey moustache and a cup of tea',
        width: 200,
        height: 200,
      },
    },
  ],
  tech: [
    {
      id: 'nandini',
      name: 'Nandini Bora',
      details: 'Engineering manager',
      image: {
        src: 'illustrations/person-nandini.svg',
        alt: 'Illustrated portrait: a woman with round glasses and a cup of tea',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'arjun',
      name: 'Arjun Mahato',
      details: 'App engineer',
      image: {
        src: 'illustrations/person-arjun.svg',
        alt: 'Illustrated portrait: a man with curly hair who laughs',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'zoya',
      name: 'Zoya Merchant',
      details: 'Product designer',
      image: {
        src: 'illustrations/person-zoya.svg',
        alt: 'Illustrated portrait: a woman with a ponytail and folded arms',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'harsh',
      name: 'Harsh Vaghela',
      details: 'Data engineer',
      image: {
        src: 'illustrations/person-harsh.svg',
        alt: 'Illustrated portrait: a man with a beard, a bun and a tablet',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'kamala',
      name: 'Kamala Behera',
      details: 'Quality engineer',
      image: {
        src: 'illustrations/person-kamala.svg',
        alt: 'Illustrated portrait: a woman with a yellow scarf over her hair',
        width: 200,
        height: 200,
      },
    },
    {
      id: 'joel',
      name: 'Joel Fernandes',
      details: 'Accessibility engineer',
      image: {
        src: 'illustrations/person-joel.svg',
        alt: 'Illustrated portrait: a man with a hearing aid who rests his chin on his hand',
        width: 200,
        height: 200,
      },
    },
  ],
};

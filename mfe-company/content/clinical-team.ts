import type { Member } from './team-schema.ts';

/**
 * The clinical team, on the about, leadership and clinic pages. All are samples. The doctors of the clinic
 * are those whom the contact page names.
 */
export const clinicalTeam: readonly Member[] = [
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
];

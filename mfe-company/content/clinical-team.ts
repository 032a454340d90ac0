import type { Member } from './team-schema.ts';
import { picture } from '../assets.ts';

/**
 * The clinical team, on the about, leadership and clinic pages. All are samples. The doctors of the clinic
 * are those whom the contact page names.
 */
export const clinicalTeam: readonly Member[] = [
  {
    id: 'ishani',
    name: 'Dr Ishani Palkar',
    details: 'Paediatrician',
    image: picture(
      'person-ishani.svg',
      'Illustrated portrait: a woman with a long braid and a stethoscope',
    ),
  },
  {
    id: 'reva',
    name: 'Dr Reva Oommen',
    details: 'Child psychologist',
    image: picture(
      'person-reva.svg',
      'Illustrated portrait: a woman with long grey hair and red glasses',
    ),
  },
  {
    id: 'kabir',
    name: 'Dr Kabir Lingdoh',
    details: 'Child psychologist',
    image: picture(
      'person-kabir.svg',
      'Illustrated portrait: a man in a yellow shirt with folded arms',
    ),
  },
  {
    id: 'mitali',
    name: 'Dr Mitali Surti',
    details: 'Children’s dentist',
    image: picture('person-mitali.svg', 'Illustrated portrait: a woman with a high bun who waves'),
  },
  {
    id: 'sameera',
    name: 'Sameera Koya',
    details: 'Audiologist',
    image: picture(
      'person-sameera.svg',
      'Illustrated portrait: a woman in a green headscarf with a clipboard',
    ),
  },
  {
    id: 'baldev',
    name: 'Baldev Rathore',
    details: 'Paediatric nurse',
    image: picture(
      'person-baldev.svg',
      'Illustrated portrait: a man with a grey moustache and a cup of tea',
    ),
  },
];

import type { Member } from './team-schema.ts';
import { picture } from '../assets.ts';

/** The tech team, on the about and leadership pages. All are samples. */
export const techTeam: readonly Member[] = [
  {
    id: 'nandini',
    name: 'Nandini Bora',
    details: 'Engineering manager',
    image: picture(
      'person-nandini.svg',
      'Illustrated portrait: a woman with round glasses and a cup of tea',
    ),
  },
  {
    id: 'arjun',
    name: 'Arjun Mahato',
    details: 'App engineer',
    image: picture('person-arjun.svg', 'Illustrated portrait: a man with curly hair who laughs'),
  },
  {
    id: 'zoya',
    name: 'Zoya Merchant',
    details: 'Product designer',
    image: picture(
      'person-zoya.svg',
      'Illustrated portrait: a woman with a ponytail and folded arms',
    ),
  },
  {
    id: 'harsh',
    name: 'Harsh Vaghela',
    details: 'Data engineer',
    image: picture(
      'person-harsh.svg',
      'Illustrated portrait: a man with a beard, a bun and a tablet',
    ),
  },
  {
    id: 'kamala',
    name: 'Kamala Behera',
    details: 'Quality engineer',
    image: picture(
      'person-kamala.svg',
      'Illustrated portrait: a woman with a yellow scarf over her hair',
    ),
  },
  {
    id: 'joel',
    name: 'Joel Fernandes',
    details: 'Accessibility engineer',
    image: picture(
      'person-joel.svg',
      'Illustrated portrait: a man with a hearing aid who rests his chin on his hand',
    ),
  },
];

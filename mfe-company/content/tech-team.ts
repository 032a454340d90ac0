import type { Member } from './team-schema.ts';

/** The tech team, on the about and leadership pages. All are samples. */
export const techTeam: readonly Member[] = [
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
];

import type { LeadershipTeam } from './leadership-team-schema.ts';
import { picture } from '../assets.ts';

/** The leadership page, `/company/leadershipTeam`. */
export const leadershipTeam: LeadershipTeam = {
  head: {
    title: 'Leadership team: the people responsible for what we do | {product}',
    description:
      'Meet the people who lead {product}: who they are, what they look after and what they want for your child.',
  },
  crumb: 'Leadership team',
  heading: 'Leadership team',
  intro:
    'These people are responsible for what we do. They come from wards, classrooms, workshops and families like yours.',
  picture: picture('company-team.svg', 'Four of the leaders plan together around a table'),
  more: 'Read more',
  about: 'about {name}',
  profile: 'Profile',
  of: 'of {name}',
  others: {
    heading: 'There are more of us',
    links: [
      { text: 'Meet the clinical and tech teams', to: '/about-us' },
      { text: 'Work with us', to: '/company/careers' },
    ],
  },
};

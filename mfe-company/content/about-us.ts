import type { AboutUs } from './about-us-schema.ts';
import { picture } from '../assets.ts';

/** The page about the company, `/about-us`. The figures are the specification's. */
export const aboutUs: AboutUs = {
  head: {
    title: 'About us: who checks, who cares and who builds | {product}',
    description:
      'Meet the people behind {product}: the leadership, the clinical team and the tech team, and what we work for.',
  },
  crumb: 'About us',
  heading: 'About us',
  lead: 'We look at the whole child: body, mind, behaviour and life with others. Doctors, therapists and engineers work on this together.',
  picture: picture(
    'company-team.svg',
    'Four colleagues of different ages plan together around a table',
  ),
  figures: {
    heading: 'What we do, in figures',
    items: [
      { figure: '0 to 16', text: 'years is the age range we care for' },
      { figure: 'Over 70', text: 'physical parameters in one screening' },
      { figure: '5 to 10', text: 'minutes for a physical screening' },
      { figure: '27', text: 'questions in each behavioural assessment' },
    ],
  },
  leadership: {
    heading: 'Leadership Team',
    intro: 'These people are responsible for what we do.',
    label: 'Leadership Team',
    noun: 'leaders',
    link: { text: 'Read about each of them', to: '/company/leadershipTeam' },
  },
  clinical: {
    heading: 'Clinical Team',
    intro: 'They look, listen and explain. You can meet them at the clinic.',
    label: 'Clinical Team',
    noun: 'clinicians',
  },
  tech: {
    heading: 'Tech Team',
    intro: 'They build the app, the tools and this website.',
    label: 'Tech Team',
    noun: 'engineers',
  },
  careers: {
    heading: 'Would you like to join us?',
    text: 'Our open positions are listed on our careers page, on another site.',
    button: 'See Open Positions',
    more: { text: 'What it is like to work here', to: '/company/careers' },
    picture: picture(
      'company-careers.svg',
      'Three colleagues, one in a wheelchair, talk beside a laptop',
    ),
  },
};

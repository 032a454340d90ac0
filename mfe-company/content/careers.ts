import type { Careers } from './careers-schema.ts';
import { picture } from '../assets.ts';

/** The careers page, `/company/careers`. 'Work at', 'See Open Positions' and the three themes are the specification's. */
export const careers: Careers = {
  head: {
    title: 'Careers: work on children’s health with us | {product}',
    description:
      'Work at {product}: cutting-edge work, an open culture and work that matters. See our open positions.',
  },
  crumb: 'Careers',
  heading: 'Work at {product}',
  lead: 'Would you like your work to reach a child this week? We look for people who care about the details and about each other.',
  positions: 'See Open Positions',
  where: 'Our open positions are listed on our page on a professional network.',
  picture: picture(
    'company-careers.svg',
    'Three colleagues, one in a wheelchair, talk beside a laptop',
  ),
  reasons: {
    heading: 'Reasons to join us',
    items: [
      {
        title: 'Cutting-edge work',
        text: [
          'Measure haemoglobin without a needle. Test a child’s hearing with a phone.',
          'You work with new sensors, careful data and doctors who tell you when something is not good enough.',
        ],
        picture: picture(
          'company-new-tools.svg',
          'An engineer tries a small sensor beside a screen that shows a pulse',
        ),
      },
      {
        title: 'Open culture',
        text: [
          'Anybody may ask anybody why. The best answer wins, whoever gives it.',
          'We write decisions down, share mistakes early and stop for chai at four.',
        ],
        picture: picture(
          'company-chai.svg',
          'Two colleagues laugh over glasses of chai at a stall',
        ),
      },
      {
        title: 'Our work matters',
        text: [
          'A child gets glasses and can read the board. A family learns whom to ask.',
          'You will meet some of them, because everybody joins a screening day.',
        ],
        picture: picture(
          'company-home-visit.svg',
          'A nurse is greeted by a mother and a waving girl outside their home',
        ),
      },
    ],
  },
  closing: {
    heading: 'Is there nothing for you today?',
    text: [
      'Look again next month, or write to us at ',
      { kind: 'email' },
      '. Tell us what would make an interview easier for you. It may be a step-free room, more time or a sign-language interpreter.',
    ],
    picture: picture('careers-apply.svg'),
  },
};

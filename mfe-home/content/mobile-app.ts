import type { MobileApp } from './mobile-app-schema.ts';
import { picture } from '../assets.ts';

/** The mobile-app section of the home page. */
export const mobileApp: MobileApp = {
  kick: '{product} Mobile App',
  heading: 'Every report, in your pocket',
  lead: 'Your child’s screening report comes to the app. Read it when you have a quiet moment.',
  points: [
    'Show it to a doctor during a visit',
    'Look at it again before the next check',
    'Ask us to delete your data when you wish',
  ],
  download: 'Download App',
  about: 'How the app works',
  aboutFailed: 'This did not open. Please check your connection, then press the button again.',
  hint: 'For Android phones. Opens the app store in a new tab.',
  img: picture(
    'home-app-family.svg',
    'A father and a grandmother look at a report on a phone, with a boy between them',
  ),
};

import type { ContactPage } from './contact-schema.ts';
import { messageNotice } from './message-notice.ts';
import { picture } from '../assets.ts';

/**
 * The contact page, `/contactUs`. What is alive on it stands apart, in `contact-form.ts` and `doctor-choice.ts`:
 * the words here are in the page's HTML alone.
 */
export const contactPage: ContactPage = {
  head: {
    title: 'Write to us: message, phone, email and address | {product}',
    description:
      'Ask a question about your child’s health checks. Send a message, call or email us. We reply within 48 hours.',
  },
  heading: 'Write to us',
  headingElsewhere: 'Have a question in mind?',
  lead: 'Tell us what is on your mind. We reply within 48 hours.',
  booking: [
    'To book a visit, call ',
    { kind: 'phone' },
    ', {hours}. You can also ask for one in a message.',
  ],
  expertsLink: { text: 'Click here to know about our experts', to: '/clinic' },
  picture: picture(
    'contact-write.svg',
    'A mother writes a letter at the table and her son holds up a stamp for it',
  ),
  form: {
    heading: 'Send a message',
    lead: 'Please fill in all four boxes.',
    dataNotice: messageNotice,
  },
  cards: {
    heading: 'Call, write or visit',
    address: { heading: 'Address' },
    email: { heading: 'Email', hint: 'We reply within 48 hours' },
    phone: { heading: 'Phone' },
    hours: { heading: 'Open' },
    emergency: [
      'In an emergency, please do not wait for our reply. Call ',
      { kind: 'helpline', number: '112' },
      ' at any hour.',
    ],
  },
  cityCards: {
    heading: 'Our cities',
    directions: 'Get directions',
    comingSoon: 'Coming Soon',
    note: 'For now, clinics and physical assessments are available only in Bengaluru.',
    pictures: {
      Bengaluru: { src: 'illustrations/bengaluru.svg', width: 400, height: 300 },
      Delhi: picture('delhi.svg'),
    },
    openPicture: { src: 'illustrations/clinic-front.svg', width: 400, height: 300 },
    comingSoonPicture: { src: 'illustrations/kite-caught.svg', width: 400, height: 300 },
  },
  telecom: {
    heading: 'Telecom consultation',
    lead: 'Talk with a doctor from where you are. Choose a speciality, then a doctor, and send us a message or call.',
    call: {
      button: 'Ask for a call',
      steps: [
        'The button calls {phone}. We are open {hours}.',
        'When you write or call, tell us which doctor you would like and a good time for you.',
        'Choosing a doctor here does not book a visit yet.',
      ],
    },
    picture: picture('contact-call.svg', 'A mother and her son talk to a doctor on the phone'),
  },
};

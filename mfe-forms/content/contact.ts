import type { ContactPage } from './contact-schema.ts';
import { everyForm } from './every-form.ts';
import { messageNotice } from './message-notice.ts';

/**
 * The contact page, `/contactUs`. Messages and labels in capitals or with `*` are the specification's,
 * to the letter. The doctors' names are samples.
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
  expertsLink: { text: 'Click here to know about our experts', to: '/clinic' },
  picture: {
    src: 'illustrations/message-sent.svg',
    alt: 'A father and daughter watch their message fly off as a paper plane',
    width: 400,
    height: 300,
  },
  form: {
    heading: 'Send a message',
    lead: 'Please fill in all four boxes.',
    fields: {
      fullName: {
        label: 'Full name',
        hint: 'Your own name, as you would like us to use it',
        name: 'your full name',
      },
      phoneNumber: {
        label: 'Mobile number',
        hint: '10 digits, starting with 6, 7, 8 or 9',
        name: 'your mobile number',
      },
      email: {
        label: 'Email',
        hint: 'We send our reply here',
        name: 'your email',
      },
      message: {
        label: 'Message',
        hint: everyForm.leaveOutHealthDetails,
        name: 'your message',
      },
    },
    helper: {
      missing: 'To send, please add {fields}.',
      invalid: 'To send, please correct {fields}.',
      and: 'and',
      ready: 'Your message is ready to send.',
    },
    sending: {
      submit: 'Send Message',
      submitting: everyForm.submitting,
      sending: 'Sending your message. Please wait.',
      sent: { message: 'Message sent successfully!', stays: 'We reply within 48 hours.' },
      notSent: {
        message: 'There was an error sending the message. Try again!',
        why: everyForm.whyNotSent,
        stays: ['Your words are still here. You can also call ', { kind: 'phone' }, ', {hours}.'],
      },
    },
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
      Delhi: { src: 'illustrations/delhi.svg', width: 400, height: 300 },
    },
    openPicture: { src: 'illustrations/clinic-front.svg', width: 400, height: 300 },
    comingSoonPicture: { src: 'illustrations/kite-caught.svg', width: 400, height: 300 },
  },
  telecom: {
    heading: 'Telecom consultation',
    lead: 'Talk with a doctor from where you are. Choose a speciality, then a doctor.',
    speciality: { label: 'Speciality', choose: 'Choose a speciality' },
    doctor: {
      label: 'Doctor',
      choose: 'Choose a doctor',
      beforeSpeciality: 'Choose a speciality first',
    },
    specialities: [
      {
        kind: 'doctors',
        id: 'pediatric',
        label: 'Pediatric',
        about: 'A doctor for babies, children and teenagers',
        found: 'One doctor to choose',
        doctors: [{ id: 'ishani-palkar', name: 'Dr Ishani Palkar' }],
      },
      {
        kind: 'doctors',
        id: 'psychologist',
        label: 'Psychologist',
        about: 'A specialist in feelings, thinking and behaviour',
        found: 'Two doctors to choose from',
        doctors: [
          { id: 'reva-oommen', name: 'Dr Reva Oommen' },
          { id: 'kabir-lingdoh', name: 'Dr Kabir Lingdoh' },
        ],
      },
      {
        kind: 'no-doctor',
        id: 'opthamologist',
        label: 'Opthamologist',
        about: 'An eye doctor',
        noDoctor: 'No Doctor',
        instead: 'There is no eye doctor to choose yet. Call us and ask what you can do meanwhile.',
      },
      {
        kind: 'doctors',
        id: 'dentist',
        label: 'Dentist',
        about: 'A doctor for teeth and gums',
        found: 'One doctor to choose',
        doctors: [{ id: 'mitali-surti', name: 'Dr Mitali Surti' }],
      },
    ],
    call: {
      button: 'Ask for a call',
      steps: [
        'The button rings {phone}. We are open {hours}.',
        'Tell us which doctor you chose, and a good time for you.',
        'Choosing a doctor here does not book a visit yet.',
      ],
    },
    picture: {
      src: 'illustrations/contact-call.svg',
      alt: 'A mother and her son talk to a doctor on the phone',
      width: 400,
      height: 300,
    },
  },
};

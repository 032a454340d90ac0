import type { ContactAnswers, ContactDialog, ContactPage, DataNotice } from './contact-schema.ts';

const leaveOutHealthDetails =
  'Please do not put your child’s name or medical details in this message';

/**
 * The page and the dialog take the same details for the same purpose, so they say the same about them.
 * The specification gives no time limit for messages: the owner decides whether "settled" stays.
 */
const dataNotice: DataNotice = {
  heading: 'How we use your details',
  consent: 'When you press Send Message, you agree that we use these details to answer you.',
  items: [
    {
      term: 'What we take',
      text: ['Your name, mobile number, email and message, as you type them here.'],
    },
    { term: 'Why', text: ['To read your question and reply to you.'] },
    { term: 'How long', text: ['Until your question is settled.'] },
    {
      term: 'If you change your mind',
      text: [
        'You can take back your consent at any time. You can also ask to see, correct or delete your details. Write to ',
        { kind: 'email' },
        ' or use the ',
        { kind: 'page', text: 'Delete My Data', to: '/delete-data' },
        ' page.',
      ],
    },
    {
      term: 'If you want to complain',
      text: [
        'Please tell us first at ',
        { kind: 'email' },
        '. You can also complain to the Data Protection Board of India.',
      ],
    },
  ],
  more: [
    'There is more in our ',
    { kind: 'page', text: 'privacy policy', to: '/privacy-policy' },
    '.',
  ],
};

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
        hint: leaveOutHealthDetails,
        name: 'your message',
      },
    },
    submit: 'Send Message',
    submitting: 'Sending…',
    sending: 'Sending your message. Please wait.',
    helper: {
      missing: 'To send, please add {fields}.',
      invalid: 'To send, please correct {fields}.',
      and: 'and',
      ready: 'Your message is ready to send.',
    },
    errorSummary: 'There is a problem',
    errorTitlePrefix: 'Error: ',
    sent: {
      message: 'Message sent successfully!',
      stays: 'We reply within 48 hours.',
    },
    notSent: {
      message: 'There was an error sending the message. Try again!',
      why: {
        network: 'Your phone or computer seems to have no connection.',
        timeout: 'Our site took too long to answer.',
        busy: 'Many messages have come from your connection. Please wait a minute.',
        server: 'Our site could not take your message just now.',
      },
      stays: ['Your words are still here. You can also call ', { kind: 'phone' }, ', {hours}.'],
    },
    dataNotice,
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

/** The contact dialog, 'Get in touch with us !'. Its email is not checked (specification, section 5). */
export const contactDialog: ContactDialog = {
  heading: 'Get in touch with us !',
  lead: 'Call us, write to us, or send a message from here.',
  phoneHeading: 'Phone',
  hoursHeading: 'Open',
  emailHeading: 'Email',
  addressHeading: 'Address',
  fields: {
    name: {
      label: 'Name',
    },
    phone: {
      label: 'Phone',
      hint: 'If you would like us to call you',
    },
    email: {
      label: 'Email',
    },
    message: {
      label: 'Message',
      hint: leaveOutHealthDetails,
    },
  },
  submit: 'Send Message',
  submitting: 'Sending…',
  sending: 'Sending your message. Please wait.',
  errorSummary: 'There is a problem',
  sent: 'Thank you! We will get back to you shortly.',
  notSent: 'There was an error sending the message. Try again!',
  keptDraft: 'Your last message was not sent. Your words are still here.',
  dataNotice,
};

/** The pages that answer the contact form of a visitor without JavaScript. */
export const contactAnswers: ContactAnswers = {
  sent: {
    head: {
      title: 'Message sent successfully! | {product}',
      description: 'Your message has reached us. We reply within 48 hours.',
    },
    heading: 'Message sent successfully!',
    paragraphs: [
      ['We reply within 48 hours.'],
      ['If it cannot wait, call ', { kind: 'phone' }, ', {hours}.'],
      [
        'In an emergency, please do not wait for our reply. Call ',
        { kind: 'helpline', number: '112' },
        ' at any hour.',
      ],
    ],
    links: [
      { text: 'Go to the home page', to: '/' },
      { text: 'Read questions and answers', to: '/company/faq' },
    ],
    picture: { src: 'illustrations/message-sent.svg', width: 400, height: 300 },
  },
  notSent: {
    head: {
      title: 'Your message was not sent | {product}',
      description: 'Your message could not be sent. Try again, call us or send us an email.',
    },
    heading: 'There was an error sending the message. Try again!',
    paragraphs: [
      ['Your message has not reached us.'],
      ['Go back with your browser’s Back button. Your words should still be in the form.'],
      [
        'If it fails again, call ',
        { kind: 'phone' },
        ', {hours}. You can also write to ',
        { kind: 'email' },
        '.',
      ],
    ],
    links: [{ text: 'Start with an empty form', to: '/contactUs' }],
    picture: { src: 'illustrations/error-page.svg', width: 400, height: 300 },
  },
  checkAnswers: {
    head: {
      title: 'Error: please check your answers | {product}',
      description: 'Something in the form is missing or needs a correction.',
    },
    heading: 'There is a problem',
    paragraphs: [
      ['Your message has not been sent yet.'],
      ['Go back with your browser’s Back button. Your words should still be in the form.'],
      ['Correct what is listed above. Then press Send Message again.'],
    ],
    mistakes: 'Please check:',
    links: [{ text: 'Start with an empty form', to: '/contactUs' }],
    picture: { src: 'illustrations/kite-caught.svg', width: 400, height: 300 },
  },
};

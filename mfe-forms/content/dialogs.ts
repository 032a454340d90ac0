import { dataNotice } from './data-notice.ts';
import type { DialogsWords } from './dialogs-schema.ts';
import { everyForm } from './every-form.ts';
import { messageNotice } from './message-notice.ts';

/**
 * The words of the dialogs. The messages about what was sent are the specification's, to the letter, and so are
 * 'Get in touch with us !' and 'Coming Soon'.
 */
export const dialogs: DialogsWords = {
  reach: {
    phoneHeading: 'Phone',
    hoursHeading: 'Open',
    emailHeading: 'Email',
    addressHeading: 'Address',
  },
  // Its email is not checked (specification, section 5).
  contact: {
    heading: 'Get in touch with us !',
    lead: 'Call us, write to us, or send a message from here.',
    fields: {
      name: { label: 'Name' },
      phone: {
        label: 'Phone',
        hint: 'Give your number if you would like us to call you.',
      },
      email: { label: 'Email' },
      message: { label: 'Message', hint: everyForm.leaveOutHealthDetails },
    },
    messageHintForSchool:
      'Please tell us your school’s name and how many children you teach. Leave out the names of children.',
    sending: {
      submit: 'Send Message',
      submitting: everyForm.submitting,
      sending: 'Sending your message. Please wait.',
      sent: { message: 'Thank you! We will get back to you shortly.' },
      notSent: { message: 'There was an error sending the message. Try again!' },
    },
    unsent: {
      state: 'Your message was not sent.',
      call: 'You can also call us:',
      again: 'Open my message again',
    },
    keptDraft: 'Your last message was not sent. Your words are still here.',
    dataNotice: messageNotice,
  },
  callBack: {
    heading: 'Book by phone',
    wanted: 'You would like to book: {wanted}.',
    lead: 'You cannot book online just now. Call us, and we will book it with you.',
    formHeading: 'Or ask us to call you',
    fields: {
      name: { label: 'Name' },
      phone: { label: 'Mobile number', hint: '10 digits, starting with 6, 7, 8 or 9' },
      message: {
        label: 'A time that suits you',
        hint: 'For example: weekdays after 5 PM. Please leave out medical details.',
      },
    },
    sending: {
      submit: 'Call me back',
      submitting: everyForm.submitting,
      sending: 'Sending your request. Please wait.',
      sent: { message: 'Thank you! We will get back to you shortly.' },
      notSent: { message: 'There was an error sending the message. Try again!' },
    },
    unsent: {
      state: 'Your request was not sent.',
      call: 'You can also call us:',
      again: 'Open my request again',
    },
    keptDraft: 'Your last request was not sent. Your words are still here.',
    dataNotice: dataNotice({
      consent: 'When you press Call me back, you agree that we may use these details to call you.',
      what: 'Your name, mobile number, what you would like to book, and the time that suits you.',
      why: 'To call you and book the visit with you.',
      howLong: 'We delete them {keep-call-backs} after you send them, or sooner if you ask us to.',
    }),
  },
  comingSoon: {
    heading: 'Coming Soon',
    about: '{about} is not ready yet. We are still working on it.',
    meanwhile: [
      'Meanwhile, you can call us at ',
      { kind: 'phone' },
      ', {hours}. You can also leave your email on our waitlist.',
    ],
    link: { text: 'Go to the waitlist', to: '/intervention/comingSoon' },
    close: 'Close',
    picture: { src: 'illustrations/growth-steps.svg', width: 400, height: 300 },
  },
};

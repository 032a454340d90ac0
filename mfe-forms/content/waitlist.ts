import { dataNotice } from './data-notice.ts';
import { everyForm } from './every-form.ts';
import type { WaitlistWords } from './waitlist-schema.ts';

/**
 * The waitlist: its form, its clock and its dialog. Title, subtitle, offer, button and the messages about a wrong
 * email and a failure are the specification's, to the letter. What the clock says stays true when its day is over.
 */
export const waitlist: WaitlistWords = {
  form: {
    fields: { email: { label: 'Email', hint: 'We will write to you here when it opens' } },
    missing: 'To join, please type your email.',
    sending: {
      submit: 'Join Waitlist',
      submitting: 'Joining…',
      sending: 'Adding you to the waitlist. Please wait.',
      sent: { message: 'You are on the waitlist', stays: 'We will write to you when it opens.' },
      notSent: {
        message: 'There was an error sending the message. Try again!',
        why: everyForm.whyNotSent,
        stays: ['Your email is still here. You can also call ', { kind: 'phone' }, ', {hours}.'],
      },
    },
    dataNotice: dataNotice({
      consent:
        'When you press Join Waitlist, you agree that we may write to this email address about it.',
      what: 'Your email, as you type it here.',
      why: 'To tell you when it opens and to give you the waitlist offer.',
      howLong: 'We delete it {keep-waitlist} after you last joined, or sooner if you ask us to.',
    }),
  },
  countdown: {
    name: 'Time left',
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    planned: 'We planned to open on {date}.',
    running: 'We plan to open on {date}.',
    passed: 'The day we planned to open, {date}, has passed, and there is no new date yet.',
    hold: 'Stop the clock',
    run: 'Start the clock',
  },
  dialog: {
    title: 'ASSESSMENTS ARE COMING SOON!!',
    subtitle: 'Stay tuned for something amazing',
    coming: '{about} is what is coming soon. The assessments on this site are open now.',
    offer: 'Join our waitlist and get {percent}% off our assessments',
    off: 'off',
    picture: { src: 'illustrations/growth-steps.svg', width: 400, height: 300 },
    copyright: '© {year} {owner}',
  },
};

import { dataNotice } from './data-notice.ts';

/** The page and the dialog take the same details for the same purpose, so they say the same about them. */
export const messageNotice = dataNotice({
  consent: 'When you press Send Message, you agree that we may use these details to answer you.',
  what: 'Your name, mobile number, email and message, as you type them here.',
  why: 'To read your question and reply to you.',
  howLong: 'We delete them {keep-messages} after you send them, or sooner if you ask us to.',
});

/** Maximum lengths in UTF-16 code units, which `maxlength` counts too. */
export const limits = {
  name: 100,
  email: 254,
  /** Free text. The phone number is optional and never rejected; longer input is truncated. */
  phone: 200,
  /** A mobile number as typed, separators included. */
  mobile: 40,
  message: 4000,
  /** The booking for which a visitor requested a call back. */
  wanted: 200,
  reason: 2000,
} as const;

/**
 * All messages that forms show about input or submission. The wording of the first group is prescribed by sections 5
 * and 8 of the specification.
 */
export const messages = {
  invalidPhone: 'Please enter Valid Mobile Number*',
  invalidEmail: 'Please enter Valid Email*',
  sentFromPage: 'Message sent successfully!',
  sentFromDialog: 'Thank you! We will get back to you shortly.',
  notSent: 'There was an error sending the message. Try again!',
  deletionSent: 'Your request has been submitted successfully!',
  deletionNotSent: 'There was an error submitting your request. Please try again.',
  blogNotFound: 'Blog not found.',

  joined: 'You are on the waitlist',
  nameMissing: 'Please enter your name',
  emailMissing: 'Please enter your email',
  messageMissing: 'Please enter your message',
  wantedMissing: 'Please say what you would like to book',
  nameTooLong: `Please keep your name to ${limits.name} characters or fewer`,
  emailTooLong: `Please keep your email to ${limits.email} characters or fewer`,
  messageTooLong: `Please keep your message to ${limits.message} characters or fewer`,
  wantedTooLong: `Please keep this to ${limits.wanted} characters or fewer`,
  reasonTooLong: `Please keep your reason to ${limits.reason} characters or fewer`,
  strayCharacters: 'Please remove the hidden characters and try again',
  notText: 'This must be text',
  unknownPurpose: 'The purpose must be WAITING_LIST',
  unknownField: 'This field is not known',
  notAnObject: 'The message must be an object with fields',
} as const;

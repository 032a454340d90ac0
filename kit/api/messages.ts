/** The longest text each field of a form may hold, in UTF-16 units, which is what `maxlength` counts too. */
export const limits = {
  name: 100,
  email: 254,
  /** Free text: a number that may be left out is never refused, and what is longer is cut. */
  phone: 200,
  /** A mobile number as it is typed, with everything between its digits. */
  mobile: 40,
  message: 4000,
  /** What a visitor wanted to book when asking to be called back. */
  wanted: 200,
  /** Why somebody wants their data deleted. */
  reason: 2000,
} as const;

/** Every sentence a form shows about what was typed or sent. The first group is exact: specification, sections 5 and 8. */
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

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

/** The longest text each field of a form may hold, in UTF-16 units, which is what `maxlength` counts too. */
export const limits = {
  name: 100,
  email: 254,
  phone: 20,
  message: 4000,
  /** What a visitor wanted to book when asking to be called back. */
  wanted: 200,
  /** Why somebody wants their data deleted. */
  reason: 2000,
} as const;

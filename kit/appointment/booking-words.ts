/** What a visitor reads around a booking. `{name}` stands for the configured name of who takes it. */
export const bookingWords = {
  /** Stands beside the button, because pressing it contacts somebody else. */
  whoIsContacted: 'To book, we connect you with {name}.',
  /** On the button, and said, while the booking desk is on its way. */
  opening: 'Opening…',
  openingAnnounced: 'Opening {name}. Please wait.',
} as const;

/** What tells a phone which keyboard to show, and a browser what it may fill in, by the kind of a box. */
export const keyboards = {
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
} as const;

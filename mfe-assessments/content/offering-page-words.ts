/** The words that offering pages share. */
export const offeringPageWords = {
  soon: 'Coming Soon',
  /** Says where a press leads that leaves this site; `{action}` is what is pressed, `{site}` the other site. */
  opens: '“{action}” opens {site} in a new tab.',
  /** In the first band, where the page says when to get help. */
  help: 'When to get help',
  more: 'You may also want to read',
} as const;

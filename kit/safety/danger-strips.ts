/** What to do first, in one or two sentences, followed by the numbers to call. */
type DangerStripText = { readonly text: string; readonly helplines: readonly string[] };

/**
 * The strips that a page about a danger shows below its heading, before pictures and prices. A post chooses one with
 * `danger` in its front matter.
 */
export const dangerStrips = {
  suicide: {
    text: 'Is your child talking about suicide? Stay with them, and call now.',
    helplines: ['14416', '112'],
  },
  illness: {
    text: 'Is your child hard to wake, struggling to breathe or having a seizure? Does your baby under 3 months have a fever? Go to a hospital now, or call.',
    helplines: ['112'],
  },
  accident: {
    text: 'Is your child not breathing, choking, hard to wake or bleeding heavily? Call now, then follow the steps on this page.',
    helplines: ['112'],
  },
} as const satisfies Readonly<Record<string, DangerStripText>>;

export type DangerStripName = keyof typeof dangerStrips;

export const dangerStripNames = [
  'suicide',
  'illness',
  'accident',
] as const satisfies readonly DangerStripName[];

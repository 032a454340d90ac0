import type * as v from 'valibot';
import type { feedSchema } from './feed-schema.ts';

/** The words of the news feed. */
export const feed = {
  title: 'News feed about child health | {product}',
  description: 'Boards with news for parents: child health, schools and learning, and our clinics.',
  home: 'Home',
  heading: 'News feed',
  lead: 'Here are boards with short news for parents. They change more often than our own pages.',
  picture: {
    src: 'illustrations/parents-desk.svg',
    alt: 'Two parents on a sofa look at a tablet together',
    width: 400,
    height: 300,
  },
  boards: 'The boards',
  whoIsContacted:
    'The boards are kept by {host}. They load only when you press the button, or by themselves if you chose that on an earlier visit. Then {host} sees your internet address and may set cookies.',
  show: 'Show the boards from {host}',
  remember: 'Remember this on my device',
  hide: 'Hide the boards',
  hideAndForget: 'Hide the boards and forget my choice',
  open: 'Open this board',
  ifBlocked:
    'If a board stays empty, your browser may be blocking it. The link under it still works.',
  places: [
    { src: 'illustrations/doctor-child.svg', topic: 'physical' },
    { src: 'illustrations/classroom.svg', topic: 'learning' },
    { src: 'illustrations/clinic-front.svg', topic: 'school' },
  ],
} as const satisfies v.InferOutput<typeof feedSchema>;

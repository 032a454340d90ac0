import type { ParentsDesk } from './parents-desk-schema.ts';

/** The Parents Desk carousel of the home page. Its cards come from the blog. */
export const parentsDesk: ParentsDesk = {
  label: 'Parents Desk',
  noun: 'articles',
  kick: 'Parents Desk',
  heading: 'Articles and parent stories',
  read: 'Read',
};

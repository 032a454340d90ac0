import type { Author } from './review-store.ts';

/** Formats authors for messages. */
export function namesOfAuthors(authors: readonly Author[]): string {
  return authors.map(({ who }) => who).join(' and ') || 'an unknown author';
}

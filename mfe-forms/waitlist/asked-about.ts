/** The query parameter for the product that a visitor asked about. */
const PARAMETER = 'about';

/** The id of the waitlist, which the links target. */
export const WAITLIST_ID = 'join';

/**
 * Allows only letters and the punctuation that joins words. Anyone can craft a URL, and it must not make us display a
 * phone number, price or link.
 */
const NAME_OF_A_THING = /^\p{L}[\p{L}\p{M}\p{Zs}’'&,()-]{1,59}$/u;

/** Returns a link to the waitlist on `page`, for a visitor who asked about a product such as 'Eyewear for children'. */
export function waitlistLink(page: string, about: string): string {
  return `${page}?${new URLSearchParams({ [PARAMETER]: about }).toString()}#${WAITLIST_ID}`;
}

/** Returns the product that the visitor asked about, from the query string, or `null` if that is missing or invalid. */
export function askedAbout(search: string): string | null {
  const about = new URLSearchParams(search).get(PARAMETER);
  return about !== null && NAME_OF_A_THING.test(about) ? about : null;
}

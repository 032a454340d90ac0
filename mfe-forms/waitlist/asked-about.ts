/** The query parameter that names what a visitor asked about. */
const PARAMETER = 'about';

/** The anchor that these links target. */
export const WAITLIST_ID = 'join';

/**
 * Letters and what joins them. Anyone can craft a URL, and it must not make us display a phone number, price or link.
 */
const NAME_OF_A_THING = /^\p{L}[\p{L}\p{M}\p{Zs}’'&,()-]{1,59}$/u;

/** A link to the waitlist on `page`, for a visitor who asked about something such as 'Eyewear for children'. */
export function waitlistLink(page: string, about: string): string {
  return `${page}?${new URLSearchParams({ [PARAMETER]: about }).toString()}#${WAITLIST_ID}`;
}

/** What the visitor asked about, from the query string; `null` if it is missing or invalid. */
export function askedAbout(search: string): string | null {
  const about = new URLSearchParams(search).get(PARAMETER);
  return about !== null && NAME_OF_A_THING.test(about) ? about : null;
}

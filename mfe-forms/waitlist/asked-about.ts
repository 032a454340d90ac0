/** The parameter of the waitlist page's address that names what a visitor asked about. */
const PARAMETER = 'about';

/** The part of the waitlist page to which the addresses made here lead. */
export const WAITLIST_ID = 'join';

/**
 * Letters and what joins them: anybody can write an address, and no phone number, price or link may be put into our
 * mouth by one.
 */
const NAME_OF_A_THING = /^\p{L}[\p{L}\p{M}\p{Zs}’'&,()-]{1,59}$/u;

/** The address of the waitlist at `page`, for a visitor who asked about this, such as 'Eyewear for children'. */
export function waitlistFor(page: string, about: string): string {
  return `${page}?${new URLSearchParams({ [PARAMETER]: about }).toString()}#${WAITLIST_ID}`;
}

/** What the visitor asked about, by the `search` of the page's address; `null` when it names nothing. */
export function askedAbout(search: string): string | null {
  const about = new URLSearchParams(search).get(PARAMETER);
  return about !== null && NAME_OF_A_THING.test(about) ? about : null;
}

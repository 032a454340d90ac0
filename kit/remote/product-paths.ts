import { COUNTS_RETENTION_DAYS, MEASURED_ONE_IN } from '../signals/page-signal.ts';
import type { SiteConfig } from '../site.ts';

/** Replaces `{product}` and `{product-name}` with the configured slug and name. */
export function withProductSlug(path: string, site: SiteConfig): string {
  return path.replaceAll('{product}', site.product.slug);
}

/**
 * Fills in the site's facts: `{product}`, `{phone}`, `{email}`, `{hours}`; where data is stored and by whom:
 * `{kept-in}`, `{kept-by}`; for how long, such as "1 year": `{keep-messages}`, `{keep-call-backs}`, `{keep-waitlist}`,
 * `{keep-deletion-requests}`, `{keep-screening}`, `{keep-counts}`; the sampling rate: `{measured-one-in}`; and the
 * grievance officer: `{officer}`, `{officer-title}`, `{officer-email}`, `{officer-phone}`. Doesn't change other text in
 * braces.
 */
export function withSiteFacts(text: string, site: SiteConfig): string {
  return text.replace(/\{([a-z-]+)\}/g, (placeholder, name: string) => {
    return siteFact(name, site) ?? placeholder;
  });
}

function siteFact(name: string, { product, contact, data }: SiteConfig): string | undefined {
  const { keepForDays, grievanceOfficer: officer } = data;
  switch (name) {
    case 'product':
      return product.name;
    case 'phone':
      return contact.phone;
    case 'email':
      return contact.email;
    case 'hours':
      return contact.hours;
    case 'kept-in':
      return data.keptIn;
    case 'kept-by':
      return data.keptBy;
    case 'keep-messages':
      return formatDays(keepForDays.messages);
    case 'keep-call-backs':
      return formatDays(keepForDays.callBacks);
    case 'keep-waitlist':
      return formatDays(keepForDays.waitlist);
    case 'keep-deletion-requests':
      return formatDays(keepForDays.deletionRequests);
    case 'keep-screening':
      return pluralise(data.screeningKeptForYears, 'year');
    case 'keep-counts':
      return formatDays(COUNTS_RETENTION_DAYS);
    case 'measured-one-in':
      return String(MEASURED_ONE_IN);
    case 'officer':
      return officer.name;
    case 'officer-title':
      return officer.title;
    case 'officer-email':
      return officer.email;
    case 'officer-phone':
      return officer.phone;
    default:
      return undefined;
  }
}

const DAYS_OF_A_YEAR = 365;

/** Formats a number of days for parents: whole years as years. */
function formatDays(days: number): string {
  return days % DAYS_OF_A_YEAR === 0
    ? pluralise(days / DAYS_OF_A_YEAR, 'year')
    : pluralise(days, 'day');
}

function pluralise(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

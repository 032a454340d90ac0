import type { Part } from '../content/linked-text.ts';
import { withProductSlug, withSiteFacts } from '../remote/product-paths.ts';
import type { SiteConfig } from '../site.ts';
import { ExternalLink } from './external-link.tsx';

type PartsProps = {
  /** The parsed text of a content file. */
  parts: readonly Part[];
  site: SiteConfig;
};

/** Renders a paragraph of text and links, with site facts filled in. The caller provides the `<p>`. */
export function Parts({ parts, site }: PartsProps) {
  return parts.map((part, index) => {
    const mark = punctuationAfterNumber(part, parts[index + 1]);
    const words =
      typeof part === 'string'
        ? part.slice(punctuationAfterNumber(parts[index - 1], part).length)
        : part;
    const piece = <OnePart key={JSON.stringify(part)} part={words} site={site} />;
    if (mark === '') return piece;
    // Keep punctuation off the start of the next line.
    return (
      <span key={JSON.stringify(part)} className="whitespace-nowrap">
        {piece}
        <span>{mark}</span>
      </span>
    );
  });
}

/** Returns the punctuation that follows a phone number and must stay on the number's line. */
function punctuationAfterNumber(part: Part | undefined, next: Part | undefined): string {
  if (typeof part !== 'object' || typeof next !== 'string') return '';
  if (part.kind !== 'phone' && part.kind !== 'officer-phone') return '';
  return /^[.,;:!?)]/.exec(next)?.[0] ?? '';
}

function OnePart({ part, site }: { part: Part; site: SiteConfig }) {
  const { grievanceOfficer: officer } = site.data;
  if (typeof part === 'string') return <span>{withSiteFacts(part, site)}</span>;
  switch (part.kind) {
    case 'page':
      return <a href={withProductSlug(part.to, site)}>{part.text}</a>;
    case 'phone':
      return <PhoneNumber link={site.contact.phoneLink}>{site.contact.phone}</PhoneNumber>;
    case 'email':
      return <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>;
    case 'officer-email':
      return <a href={`mailto:${officer.email}`}>{officer.email}</a>;
    case 'officer-phone':
      return <PhoneNumber link={officer.phoneLink}>{officer.phone}</PhoneNumber>;
    case 'helpline':
      return <a href={`tel:${part.number}`}>{part.number}</a>;
    case 'site':
      return <ExternalLink href={part.url}>{part.text}</ExternalLink>;
  }
}

/** A phone number that stays on one line, unless the font is very large. */
function PhoneNumber({ link, children }: { link: string; children: string }) {
  return (
    <a className="whitespace-normal" href={link}>
      {children}
    </a>
  );
}

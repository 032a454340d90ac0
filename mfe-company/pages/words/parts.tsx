import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import type { Part } from '../../content/words-schema.ts';

type PartsProps = {
  /** What the content file says, in order. */
  parts: readonly Part[];
  site: SiteConfig;
};

/** The pieces of a paragraph: words filled with the site's facts, and links. */
export function Parts({ parts, site }: PartsProps) {
  return parts.map((part) => <OnePart key={JSON.stringify(part)} part={part} site={site} />);
}

function OnePart({ part, site }: { part: Part; site: SiteConfig }) {
  if (typeof part === 'string') return withSiteFacts(part, site);
  switch (part.kind) {
    case 'page':
      return <a href={withProductSlug(part.to, site)}>{part.text}</a>;
    case 'phone':
      return <a href={site.contact.phoneLink}>{site.contact.phone}</a>;
    case 'email':
      return <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>;
    case 'site':
      return <ExternalLink href={part.url}>{part.text}</ExternalLink>;
  }
}

import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { WordsPart } from '../content/words-schema.ts';

type PartsProps = {
  /** What the content file says, in order. */
  parts: readonly WordsPart[];
  site: SiteConfig;
};

/** A paragraph in pieces, with its links. Give it a `<p>` or another place of its own. */
export function Parts({ parts, site }: PartsProps) {
  return parts.map((part) => <Part key={JSON.stringify(part)} part={part} site={site} />);
}

function Part({ part, site }: { part: WordsPart; site: SiteConfig }) {
  if (typeof part === 'string') return withSiteFacts(part, site);
  switch (part.kind) {
    case 'page':
      return <a href={part.to}>{part.text}</a>;
    case 'phone':
      return <a href={site.contact.phoneLink}>{site.contact.phone}</a>;
    case 'email':
      return <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>;
    case 'helpline':
      return <a href={`tel:${part.number}`}>{part.number}</a>;
  }
}

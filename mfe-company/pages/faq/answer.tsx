import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FaqBlock, FaqPart } from '../../content/faq-schema.ts';

type AnswerProps = {
  /** What the content file says, in order. */
  blocks: readonly FaqBlock[];
  site: SiteConfig;
};

/** An answer: paragraphs, lists and links, filled with the site's facts. */
export function Answer({ blocks, site }: AnswerProps) {
  return blocks.map((block) => <Block key={keyOf(block)} block={block} site={site} />);
}

function Block({ block, site }: { block: FaqBlock; site: SiteConfig }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{withSiteFacts(block.text, site)}</p>;
    case 'list':
      return (
        <>
          <p>{withSiteFacts(block.intro, site)}</p>
          <ul className="bullets">
            {block.items.map((item) => (
              <li key={item}>{withSiteFacts(item, site)}</li>
            ))}
          </ul>
        </>
      );
    case 'link-paragraph':
      return (
        <p>
          {block.parts.map((part) => (
            <Part key={JSON.stringify(part)} part={part} site={site} />
          ))}
        </p>
      );
  }
}

function Part({ part, site }: { part: FaqPart; site: SiteConfig }) {
  if (typeof part === 'string') return withSiteFacts(part, site);
  switch (part.kind) {
    case 'page':
      return <a href={withProductSlug(part.to, site)}>{part.text}</a>;
    case 'phone':
      return <a href={site.contact.phoneLink}>{site.contact.phone}</a>;
    case 'email':
      return <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>;
  }
}

function keyOf(block: FaqBlock): string {
  return block.kind === 'link-paragraph' ? JSON.stringify(block.parts) : JSON.stringify(block);
}

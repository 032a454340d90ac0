import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { PolicySection } from '../../content/policy-schema.ts';
import { PlainCard } from '../cards/plain-card.tsx';
import { Blocks } from '../words/blocks.tsx';

type PolicyTextProps = { blocks: PolicySection['blocks']; site: SiteConfig };

/** The words of a section; entries stand beside each other where there is room. */
export function PolicyText({ blocks, site }: PolicyTextProps) {
  return blocks.map((block) => {
    const key = JSON.stringify(block);
    if (block.kind !== 'entries') return <Blocks key={key} blocks={[block]} site={site} />;
    return (
      <ul key={key} className="my-1 grid gap-3.5 md:grid-cols-2 print:block">
        {block.items.map(({ term, lines }) => (
          <PlainCard
            as="li"
            key={term}
            className="px-5 pt-4 pb-4.5 md:last:odd:col-span-full print:not-first:mt-2.5"
          >
            <h3>{term}</h3>
            <dl className="mt-2.5 grid gap-2 leading-snug">
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt className="text-ink-quiet">{label}</dt>
                  <dd>{withSiteFacts(text, site)}</dd>
                </div>
              ))}
            </dl>
          </PlainCard>
        ))}
      </ul>
    );
  });
}

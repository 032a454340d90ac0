import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { PolicySection } from '../../content/policy-schema.ts';
import { Blocks } from '../words/blocks.tsx';

type PolicyTextProps = { blocks: PolicySection['blocks']; site: SiteConfig };

/** The words of a section; entries stand beside each other where there is room. */
export function PolicyText({ blocks, site }: PolicyTextProps) {
  return blocks.map((block) => {
    const key = JSON.stringify(block);
    if (block.kind !== 'entries') return <Blocks key={key} blocks={[block]} site={site} />;
    return (
      <ul key={key} className="ui-policy-entries">
        {block.items.map(({ term, lines }) => (
          <li key={term} className="ui-plain-card">
            <h3>{term}</h3>
            <dl>
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{withSiteFacts(text, site)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  });
}

import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Block } from '../../content/words-schema.ts';
import { Parts } from '@site/kit/ui/parts.tsx';
import { bullets } from '@site/kit/ui/list-look.ts';

type BlocksProps = {
  blocks: readonly Block[];
  site: SiteConfig;
};

/** Running text: paragraphs, lists and links, filled with the site's facts. */
export function Blocks({ blocks, site }: BlocksProps) {
  return blocks.map((block) => <OneBlock key={JSON.stringify(block)} block={block} site={site} />);
}

function OneBlock({ block, site }: { block: Block; site: SiteConfig }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{withSiteFacts(block.text, site)}</p>;
    case 'list':
      return (
        <ul className={bullets}>
          {block.items.map((item) => (
            <li key={item}>{withSiteFacts(item, site)}</li>
          ))}
        </ul>
      );
    case 'link-paragraph':
      return (
        <p>
          <Parts parts={block.parts} site={site} />
        </p>
      );
  }
}

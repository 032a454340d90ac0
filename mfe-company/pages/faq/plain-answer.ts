import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Part } from '@site/kit/content/linked-text.ts';
import type { Block } from '../../content/words-schema.ts';

/** Formats an answer as one line of plain text, for structured data. */
export function plainAnswer(blocks: readonly Block[], site: SiteConfig): string {
  return withSiteFacts(blocks.map(plainBlock).join(' '), site);
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return asSentences(block.items);
    case 'link-paragraph':
      return block.parts.map(plainPart).join('');
  }
}

function plainPart(part: Part): string {
  if (typeof part === 'string') return part;
  return 'text' in part ? part.text : `{${part.kind}}`;
}

/** Concatenates list items that are full sentences; joins other items into one sentence. */
function asSentences(items: readonly string[]): string {
  return items.every((item) => /[.?!]$/.test(item)) ? items.join(' ') : `${items.join('; ')}.`;
}

import { createPostMarkdown } from '@site/kit/post-html/post-markdown.ts';
import { citedSources } from '@site/kit/content/cited.ts';
import { ID_PREFIX } from '@site/kit/safe-html/post-anchors.ts';

type PostLink = { href: string; words: string };

/** A heading, paragraph, list item or cell: its text without source numbers, its links, and whether it cites a source. */
export type PostBlock = {
  tag: string;
  /** What a link within the post leads to, for headings. */
  id?: string;
  words: string;
  links: readonly PostLink[];
  isCited: boolean;
};

const markdown = createPostMarkdown();
// `{product}` in addresses is filled in at render time.
markdown.normalizeLink = (address) => address.replace(/^#/, `#${ID_PREFIX}`);
// `[Choking](#choking)` leads to `## Choking`.
markdown.core.ruler.push('heading_ids', ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open' && token.tag === 'h2')
      token.attrSet('id', ID_PREFIX + slugOf(tokens[index + 1]?.content ?? ''));
  }
});

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The elements that built-in posts may use: fewer than editors', because we have no images in the text. */
const shown =
  /^(?:inline|text|text_special|softbreak|source|(?:heading|paragraph|bullet_list|ordered_list|list_item|blockquote|strong|em|link|table|thead|tbody|tr|th|td)_(?:open|close))$/;

/** A post's HTML, with sources numbered by first citation. */
export function postDescription(written: string): string {
  return markdown.renderer.render(tokensOf(written), markdown.options, {}).trim();
}

/** The headings, paragraphs and list items of a post, in order. */
export function blocksOf(written: string): readonly PostBlock[] {
  const tokens = tokensOf(written);
  return tokens.flatMap(({ type, children }, index): PostBlock[] => {
    if (type !== 'inline') return [];
    const isItem = tokens[index - 2]?.type === 'list_item_open';
    const id = tokens[index - 1]?.attrGet('id') ?? null;
    const block = { words: '', isCited: false };
    const links: PostLink[] = [];
    let link: PostLink | undefined;
    for (const child of children ?? []) {
      const words = child.type === 'softbreak' ? ' ' : child.content;
      if (child.type === 'source') block.isCited = true;
      else if (child.type === 'link_close') link = undefined;
      else if (child.type === 'link_open') {
        link = { href: String(child.attrGet('href')), words: '' };
        links.push(link);
      } else {
        block.words += words;
        if (link) link.words += words;
      }
    }
    const tag = isItem ? 'li' : (tokens[index - 1]?.tag ?? '');
    return [{ ...block, tag, ...(id === null ? {} : { id: String(id) }), links }];
  });
}

/** Markdown that built-in posts don't support, each with its 0-based line. */
export function unsupportedMarkdown(written: string): readonly { line: number; message: string }[] {
  return tokensOf(written).flatMap(({ type, tag, map, children }) => {
    const line = map?.[0] ?? 0;
    if (type === 'heading_open' && tag !== 'h2' && tag !== 'h3')
      return [{ line, message: 'is a heading that is neither ## nor ###' }];
    return [type, ...(children ?? []).map((child) => child.type)]
      .filter((one) => !shown.test(one) && !one.endsWith('_close'))
      .map((one) => ({
        line,
        message: `has ${one.replace(/_open$/, '').replaceAll('_', ' ')}, which no post of the site shows`,
      }));
  });
}

function tokensOf(written: string) {
  return markdown.parse(numberCitations(written), {});
}

/** Replaces source ids with their numbers, by first citation. */
function numberCitations(written: string): string {
  const ids = citedSources(written);
  return written.replaceAll(
    / ?\[\^([a-z][a-z0-9-]*)\]/g,
    (_citation, id: string) => `[^${ids.indexOf(id) + 1}]`,
  );
}

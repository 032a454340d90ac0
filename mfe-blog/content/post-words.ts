import { createPostMarkdown } from '@site/kit/blog-html/post-markdown.ts';
import { sourcesCited } from '@site/kit/content/cited.ts';

/** A link with the words it is read by. */
type PostLink = { href: string; words: string };

/** A heading, paragraph or list item: its words without raised numbers, its links, and whether it cites a source. */
export type PostBlock = {
  tag: string;
  words: string;
  links: readonly PostLink[];
  isCited: boolean;
};

const markdown = createPostMarkdown();
// `{product}` in an address is filled in where the post is shown.
markdown.normalizeLink = (address) => address;

/** What our own posts are made of: less than writers may send, because nothing here draws pictures or needs tables. */
const shown =
  /^(?:inline|text|text_special|softbreak|source|(?:heading|paragraph|bullet_list|ordered_list|list_item|blockquote|strong|em|link)_(?:open|close))$/;

/** The HTML of a post's words, with its sources numbered by their first citation. */
export function postDescription(written: string): string {
  return markdown.renderer.render(tokensOf(written), markdown.options, {}).trim();
}

/** The headings, paragraphs and list items of a post's words, in order. */
export function blocksOf(written: string): readonly PostBlock[] {
  const tokens = tokensOf(written);
  return tokens.flatMap(({ type, children }, index): PostBlock[] => {
    if (type !== 'inline') return [];
    const isItem = tokens[index - 2]?.type === 'list_item_open';
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
    return [{ ...block, tag: isItem ? 'li' : (tokens[index - 1]?.tag ?? ''), links }];
  });
}

/** What in a post's words no post of the site shows, and the line it begins in, counted from 0. */
export function unshownIn(written: string): readonly { line: number; message: string }[] {
  return tokensOf(written).flatMap(({ type, tag, map, children }) => {
    const line = map?.[0] ?? 0;
    if (type === 'heading_open' && tag !== 'h2' && tag !== 'h3')
      return [{ line, message: 'is a heading that begins with neither ## nor ###' }];
    return [type, ...(children ?? []).map((child) => child.type)]
      .filter((one) => !shown.test(one) && !one.endsWith('_close'))
      .map((one) => ({
        line,
        message: `has ${one.replace(/_open$/, '').replaceAll('_', ' ')}, which no post of the site shows`,
      }));
  });
}

function tokensOf(written: string) {
  return markdown.parse(withPlaces(written), {});
}

/** Names publications by their places in the list of sources, which is in the order of the first citations. */
function withPlaces(written: string): string {
  const ids = sourcesCited(written);
  return written.replaceAll(
    / ?\[\^([a-z][a-z0-9-]*)\]/g,
    (_citation, id: string) => `[^${ids.indexOf(id) + 1}]`,
  );
}

import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it';

/**
 * The Markdown of posts, of writers and of our own. `[^1]` is a small raised number that leads to the first source, and
 * `[^1][^2]` are two with a comma between them. HTML and unsafe links are left to be judged by whoever asks.
 */
export function createPostMarkdown(): Markdown {
  const markdown = new MarkdownIt({ html: true });
  // Every link is let through here and judged by the caller, so that a bad one is told and not just left out.
  markdown.validateLink = () => true;
  // The same goes for addresses that no link uses.
  markdown.core.ruler.disable('strip_references');
  markdown.inline.ruler.before('link', 'source', (state, silent) => {
    const [whole, place] = /^\[\^([1-9]\d?)\]/.exec(state.src.slice(state.pos, state.posMax)) ?? [];
    if (whole === undefined || place === undefined) return false;
    if (!silent) state.push('source', '', 0).content = place;
    state.pos += whole.length;
    return true;
  });
  markdown.renderer.rules['source'] = (tokens, index) => {
    const place = tokens[index]?.content ?? '';
    const before = tokens[index - 1]?.type === 'source' ? ', ' : '<sup>';
    const after = tokens[index + 1]?.type === 'source' ? '' : '</sup>';
    return `${before}<a href="#source-${place}">${place}</a>${after}`;
  };
  // The site's policy lets no element carry a style of its own.
  markdown.core.ruler.push('align', ({ tokens }) => {
    for (const token of tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? '')) ?? [];
      if (side !== undefined) token.attrs = [['align', side]];
    }
  });
  return markdown;
}

import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it';

/**
 * Creates the Markdown renderer for all posts, built-in and from editors. `[^1]` is a superscript link to the first
 * source; `[^1][^2]` renders two links separated by a comma. The caller must check HTML and links, which pass through
 * unchanged even if unsafe.
 */
export function createPostMarkdown(): Markdown {
  const markdown = new MarkdownIt({ html: true });
  // Accept every link here, so that the caller can report an unsafe link instead of silently losing it.
  markdown.validateLink = () => true;
  // Keep unused link references for the same reason.
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
  // The Content Security Policy forbids inline styles.
  markdown.core.ruler.push('align', ({ tokens }) => {
    for (const token of tokens) {
      const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? '')) ?? [];
      if (side !== undefined) token.attrs = [['align', side]];
    }
  });
  return markdown;
}

import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it';

/**
 * The Markdown of posts, both editors' and built-in. `[^1]` is a superscript link to the first source; `[^1][^2]`
 * renders two with a comma between. HTML and unsafe links pass through for the caller to check.
 */
export function createPostMarkdown(): Markdown {
  const markdown = new MarkdownIt({ html: true });
  // Accept every link here so that the caller can report a bad one instead of losing it silently.
  markdown.validateLink = () => true;
  // Likewise for unused link references.
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

/** The first element that a page marks as the one after which nothing of the first screen comes. */
const marked = /<[a-z][\w-]*(?: [^<>]*)? data-fold[ =>]/;

/**
 * Where in the HTML of a fragment the first screen ends: before the element that carries `data-fold` when
 * there is one, else after the first element. HTML of renderers is well formed, and signs in it are escaped.
 */
export function foldOf(html: string): number {
  const mark = marked.exec(html);
  if (mark) return mark.index;
  const tag = /^<([a-z][\w-]*)/.exec(html)?.[1];
  if (!tag) return 0;
  let depth = 0;
  for (const { 0: text, 1: slash, index } of html.matchAll(
    new RegExp(`<(/?)${tag}(?=[ >/])[^<>]*>`, 'g'),
  )) {
    depth += slash || text.endsWith('/>') ? (slash ? -1 : 0) : 1;
    if (depth === 0) return index + text.length;
  }
  return html.length;
}

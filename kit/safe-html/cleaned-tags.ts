/**
 * Attributes as sanitised HTML has them: names, each with a double-quoted value. Part of a regular expression; text
 * that looks like an element has its `<` escaped and doesn't match.
 */
export const CLEANED_ATTRIBUTES = String.raw`(?:\s+[\w-]+="[^"]*")*\s*`;

export function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');
}

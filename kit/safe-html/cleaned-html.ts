/**
 * Part of a regular expression that matches attributes in sanitised HTML: names, each with a double-quoted value. Text
 * that looks like an element doesn't match, because its `<` is escaped.
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

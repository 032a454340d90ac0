/**
 * The attributes of an element as cleaned HTML has them: names, each with a value in double quotes. Part of
 * a regular expression; text that only looks like an element has its `<` escaped and does not match.
 */
export const CLEANED_ATTRIBUTES = String.raw`(?:\s+[\w-]+="[^"]*")*\s*`;

/** The value of an attribute of cleaned HTML as plain text, without the escapes that the two cleanings write. */
export function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');
}

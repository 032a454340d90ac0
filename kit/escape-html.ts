/** Escapes text for HTML and XML, including double-quoted attributes. */
export function escapeHtml(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-tags.ts';

const ELEMENT = new RegExp(String.raw`<[a-z][a-z0-9]*${CLEANED_ATTRIBUTES}/?>`, 'g');

/**
 * The words of a post with full addresses, so that they lead to the site and show its pictures wherever they
 * are read. `siteUrl` stands before a path, and `page`, the post's own full address, before a part of it.
 */
export function absoluteHtml(
  html: string,
  { siteUrl, page }: { siteUrl: string; page: string },
): string {
  return html.replaceAll(ELEMENT, (element) =>
    element
      .replaceAll(/ (href|src)="(?=\/(?!\/))/g, (begin) => begin + siteUrl)
      .replaceAll(/ href="(?=#)/g, (begin) => begin + page)
      .replaceAll(/ srcset="[^"]*"/g, (set) => set.replaceAll(/(?<="|, )\//g, () => `${siteUrl}/`)),
  );
}

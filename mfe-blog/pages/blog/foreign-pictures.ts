import { isElsewhere, pictureAddress } from '@site/kit/blog-cards/picture-address.ts';
import { inAttribute } from '@site/kit/safe-html/cleaned-pictures.ts';
import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-tags.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { blogWords } from '../../content/blog-words.ts';

const LINKS_AND_PICTURES = new RegExp(String.raw`<(/?a|img)(${CLEANED_ATTRIBUTES})/?>`, 'g');

/**
 * The words of a post with the default picture and a link in the place of every picture that is on a host the
 * site has nothing to do with, which is one that could not be fetched when the post was composed. The site's
 * policy lets no browser fetch it, so it would show as broken; and whoever keeps it would learn who reads the
 * post. Takes HTML that has been cleaned, and leaves it clean.
 */
export function withoutForeignPictures(html: string, site: SiteConfig): string {
  const standIn = `<img src="${inAttribute(pictureAddress(null, site))}" alt="" width="400" height="300" loading="lazy" />`;
  let isInLink = false;
  return html.replaceAll(LINKS_AND_PICTURES, (whole, tag: string, attributes: string) => {
    if (tag !== 'img') {
      isInLink = tag === 'a';
      return whole;
    }
    const src = valueOf(attributes, 'src');
    if (!isElsewhere(src, site)) return whole;
    const words = wordsFor(src, valueOf(attributes, 'alt'));
    // A link cannot hold another one.
    const told = isInLink
      ? words
      : `<a href="${src}" rel="noopener noreferrer nofollow">${words}</a>`;
    return `${standIn} ${told}`;
  });
}

/** The value of an attribute as it stands in the HTML, escapes included; empty for none. */
function valueOf(attributes: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

function wordsFor(src: string, alt: string): string {
  const { onHost, withWords } = blogWords.foreignPicture;
  const place = onHost.replace('{host}', () => new URL(src, 'https://elsewhere.invalid').host);
  const words = alt === '' ? place : withWords.replace('{place}', () => place);
  // In an attribute these two may stand as they are.
  const told = alt.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return words.replace('{words}', () => told);
}

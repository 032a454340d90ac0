import type { BlogOverview } from '@site/kit/api/blog.ts';
import { pictureAddress } from '@site/kit/blog-cards/picture-address.ts';
import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-tags.ts';
import { escapeAttribute, withPicturesReplaced } from '@site/kit/safe-html/cleaned-pictures.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ASSETS } from '../releases/release-store.ts';
import { decoded } from './decoded.ts';

const VERSIONS = new RegExp(String.raw`<source${CLEANED_ATTRIBUTES}/?>`, 'g');

/** Where the site's own files are for visitors. */
const OWN = `${ASSETS}/`;

/**
 * Services whose posts show the default picture where a picture of the site is named that is not there: without
 * scripts nothing else could keep a browser from drawing the sign for a broken one. `isThere` is asked with a path
 * below `/website/assets/`.
 */
export function withStandingPictures(
  services: Services,
  site: SiteConfig,
  isThere: (file: string) => boolean,
): Services {
  const stands = (address: string) => {
    if (!address.startsWith(OWN)) return true;
    const { pathname } = new URL(address, 'https://site.invalid');
    return isThere(decoded(pathname.slice(OWN.length)));
  };
  const overview = <Post extends BlogOverview>(post: Post): Post =>
    stands(post.thumbnail) ? post : { ...post, thumbnail: '' };
  const words = (html: string) =>
    withPicturesReplaced(html, ({ src, alt }) =>
      stands(src)
        ? null
        : `<img src="${escapeAttribute(pictureAddress(null, site))}" alt="${escapeAttribute(alt)}" width="400" height="300" loading="lazy" />`,
    ).replaceAll(VERSIONS, (whole) =>
      (whole.match(/\/website\/assets\/[^\s"]+/g) ?? []).every(stands) ? whole : '',
    );
  return {
    publishedBlogs: async (which) => (await services.publishedBlogs(which)).map(overview),
    async blog(id) {
      const blog = await services.blog(id);
      return blog && { ...overview(blog), description: words(blog.description) };
    },
  };
}

import type { PostOverview } from '@site/kit/api/post.ts';
import { pictureAddress } from '@site/kit/post-cards/picture-address.ts';
import { CLEANED_ATTRIBUTES } from '@site/kit/safe-html/cleaned-tags.ts';
import { escapeAttribute, withPicturesReplaced } from '@site/kit/safe-html/cleaned-pictures.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ASSETS } from '../releases/release-store.ts';
import { safeDecode } from './links.ts';

const VERSIONS = new RegExp(String.raw`<source${CLEANED_ATTRIBUTES}/?>`, 'g');

/** The URL prefix of the site's own files. */
const OWN = `${ASSETS}/`;

/**
 * Wraps services so that posts show the default picture instead of a missing one. Without scripts, nothing else would
 * prevent a broken image. `exists` receives a path below `/website/assets/`.
 */
export function replaceMissingPictures(
  services: Services,
  site: SiteConfig,
  exists: (file: string) => boolean,
): Services {
  const isAvailable = (address: string) => {
    if (!address.startsWith(OWN)) return true;
    const { pathname } = new URL(address, 'https://site.invalid');
    return exists(safeDecode(pathname.slice(OWN.length)));
  };
  const overview = <Post extends PostOverview>(post: Post): Post =>
    isAvailable(post.thumbnail) ? post : { ...post, thumbnail: '' };
  const replaceIn = (html: string) =>
    withPicturesReplaced(html, ({ src, alt }) =>
      isAvailable(src)
        ? null
        : `<img src="${escapeAttribute(pictureAddress(null, site))}" alt="${escapeAttribute(alt)}" width="400" height="300" loading="lazy" />`,
    ).replaceAll(VERSIONS, (whole) =>
      (whole.match(/\/website\/assets\/[^\s"]+/g) ?? []).every(isAvailable) ? whole : '',
    );
  return {
    publishedBlogs: async (which) => (await services.publishedBlogs(which)).map(overview),
    async blog(id) {
      const blog = await services.blog(id);
      return blog && { ...overview(blog), description: replaceIn(blog.description) };
    },
  };
}

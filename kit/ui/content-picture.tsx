import { withSiteFacts } from '../remote/product-paths.ts';
import type { SiteConfig } from '../site.ts';
import { Picture } from './picture.tsx';

/** A picture as a content file holds it; without `alt` the words beside it say the same. Sizes in pixels. */
export type PictureContent = { src: string; width: number; height: number; alt?: string };

type ContentPictureProps = {
  picture: PictureContent;
  site: SiteConfig;
  /** In the first view of the page. */
  first?: boolean;
  /** Its width and place. */
  className?: string;
};

/** A picture of a content file. */
export function ContentPicture({ picture, site, first = false, className }: ContentPictureProps) {
  const { src, width, height, alt = '' } = picture;
  return (
    <Picture
      assetBase={site.assetBase}
      path={src}
      width={width}
      height={height}
      alt={withSiteFacts(alt, site)}
      first={first}
      className={className}
    />
  );
}

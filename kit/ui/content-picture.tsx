import { withSiteFacts } from '../remote/product-paths.ts';
import type { SiteConfig } from '../site.ts';
import { Picture } from './picture.tsx';

/** An image in a content file; omit `alt` if the text next to the image says the same. Sizes in pixels. */
export type PictureContent = { src: string; width: number; height: number; alt?: string };

type ContentPictureProps = {
  picture: PictureContent;
  site: SiteConfig;
  /** Above the fold. */
  first?: boolean;
  className?: string;
};

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

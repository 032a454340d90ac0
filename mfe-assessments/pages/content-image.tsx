import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Picture } from '@site/kit/ui/picture.tsx';
import type { ContentPicture } from '../content/medical-text-schema.ts';

type ContentImageProps = {
  site: SiteConfig;
  of: ContentPicture;
  /** In the first view of the page. */
  first?: boolean;
};

/** A picture of a content file. */
export function ContentImage({
  site,
  of: { src, width, height, alt },
  first = false,
}: ContentImageProps) {
  return (
    <Picture
      assetBase={site.assetBase}
      path={src}
      width={width}
      height={height}
      alt={withSiteFacts(alt, site)}
      first={first}
    />
  );
}

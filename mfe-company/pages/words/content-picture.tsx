import type { SiteConfig } from '@site/kit/site.ts';
import { Picture } from '@site/kit/ui/picture.tsx';
import type { ContentDecoration, ContentPicture as Content } from '../../content/words-schema.ts';

type ContentPictureProps = {
  /** As a content file holds it; without `alt` the words beside it say the same. */
  picture: Content | ContentDecoration;
  site: SiteConfig;
  /** In the first view of the page. */
  first?: boolean;
};

/** A picture of a content file. */
export function ContentPicture({ picture, site, first = false }: ContentPictureProps) {
  return (
    <Picture
      assetBase={site.assetBase}
      path={picture.src}
      width={picture.width}
      height={picture.height}
      alt={'alt' in picture ? picture.alt : ''}
      first={first}
    />
  );
}

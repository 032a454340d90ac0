import type { SiteConfig } from '../site.ts';
import { pictureAddress } from './picture-address.ts';

type PostPictureProps = {
  /** As in the post; `null` shows the default. */
  thumbnail: string | null;
  site: SiteConfig;
  /** For a size or shape other than a card's. */
  className?: string;
};

/** Decorative: the title beside it says what it shows. */
export function PostPicture({ thumbnail, site, className }: PostPictureProps) {
  return (
    <img
      src={pictureAddress(thumbnail, site)}
      className={className}
      width="400"
      height="300"
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

import type { SiteConfig } from '../site.ts';
import { pictureAddress } from './picture-address.ts';

type PostPictureProps = {
  /** The post's `thumbnail`; `null` for the default image. */
  thumbnail: string | null;
  site: SiteConfig;
  /** For a size or shape other than a card's. */
  className?: string;
};

/** A post's image. Decorative: the title next to it describes the content. */
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

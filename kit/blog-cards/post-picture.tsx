import type { SiteConfig } from '../site.ts';
import { pictureAddress } from './picture-address.ts';

type PostPictureProps = {
  /** As the post names it; the picture for posts without one when it names none. */
  thumbnail: string | null;
  site: SiteConfig;
  /** For another size or shape than a card's. */
  className?: string;
};

/** A post's own picture beside its title, which says what it shows. */
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

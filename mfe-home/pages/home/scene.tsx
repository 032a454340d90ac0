import type { SiteConfig } from '@site/kit/site.ts';
import { Picture } from '@site/kit/ui/picture.tsx';

type SceneProps = {
  /** A picture as content files hold it; without an alt it only decorates. */
  img: { src: string; width: number; height: number; alt?: string };
  site: SiteConfig;
  className?: string | undefined;
};

/** A picture of a content file. It is fetched when it is near. */
export function Scene({ img, site, className }: SceneProps) {
  return (
    <Picture
      assetBase={site.assetBase}
      path={img.src}
      width={img.width}
      height={img.height}
      alt={img.alt ?? ''}
      className={className}
    />
  );
}

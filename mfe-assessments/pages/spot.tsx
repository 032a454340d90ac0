import type { SiteConfig } from '@site/kit/site.ts';
import { cn } from '@site/kit/ui/cn.ts';
import type { PictureContent } from '@site/kit/ui/content-picture.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import type { SpotColour } from '../content/card-schema.ts';

/** Class names are written out in full, so that Tailwind finds them. */
const groundClass: Readonly<Record<SpotColour, string>> = {
  teal: 'bg-teal-200',
  lilac: 'bg-lilac-200',
  marigold: 'bg-marigold-200',
  coral: 'bg-coral-200',
  leaf: 'bg-leaf-200',
};

type SpotProps = {
  site: SiteConfig;
  picture: Omit<PictureContent, 'alt'>;
  colour: SpotColour;
  className?: string;
};

/** A decorative image on a coloured background. */
export function Spot({ site, picture, colour, className = 'w-18 flex-none' }: SpotProps) {
  const { src, width, height } = picture;
  return (
    <span
      className={cn('grid h-16.5 place-items-center rounded-stone', groundClass[colour], className)}
    >
      <Picture
        assetBase={site.assetBase}
        path={src}
        width={width}
        height={height}
        alt=""
        className="size-13"
      />
    </span>
  );
}

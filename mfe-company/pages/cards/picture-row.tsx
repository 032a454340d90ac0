import type { ReactNode } from 'react';
import type { SiteConfig } from '@site/kit/site.ts';
import { ContentPicture, type PictureContent } from '@site/kit/ui/content-picture.tsx';
import { PlainCard } from './plain-card.tsx';

type PictureRowProps = { picture: PictureContent; site: SiteConfig; children: ReactNode };

/** A card with a picture beside its words: above them on a phone. */
export function PictureRow({ picture, site, children }: PictureRowProps) {
  return (
    <PlainCard className="grid grid-cols-1 items-center gap-4 p-5 lg:grid-cols-[260px_1fr] lg:gap-9 lg:px-8 lg:py-6">
      <ContentPicture className="w-full max-w-75" picture={picture} site={site} />
      <div className="grid grid-cols-1 gap-3">{children}</div>
    </PlainCard>
  );
}

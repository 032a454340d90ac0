import { PostPicture } from '@site/kit/post-cards/post-picture.tsx';
import { usePictureFallback } from '@site/kit/post-cards/use-picture-fallback.ts';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { useRef } from 'react';

/** The featured post's image, or the default if it fails to load. */
export const heroThumbnail = defineIsland<{ thumbnail: string }>('hero-thumbnail', HeroThumbnail);

function HeroThumbnail({ thumbnail }: { thumbnail: string }) {
  const { site } = usePageContext();
  const root = useRef<HTMLDivElement>(null);
  usePictureFallback(root, site);
  return (
    <div ref={root} className="contents">
      <PostPicture
        thumbnail={thumbnail}
        site={site}
        className="aspect-4/3 w-full rounded-card object-cover"
      />
    </div>
  );
}

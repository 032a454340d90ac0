import { useRef } from 'react';
import { usePictureFallback } from '@site/kit/post-cards/use-picture-fallback.ts';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';

/** Replaces static images that fail to load with the default image. */
export const pictureFallback = defineIsland<object>('picture-fallback', PictureFallback);

function PictureFallback({ staticParts }: IslandProps<object>) {
  const { site } = usePageContext();
  const root = useRef<HTMLElement>(null);
  usePictureFallback(root, site);
  return <StaticHtml ref={root} of={staticParts[0]} className="contents" />;
}

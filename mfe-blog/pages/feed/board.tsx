import { Picture } from '@site/kit/ui/picture.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { feed } from '../../content/feed.ts';

type Props = {
  site: SiteConfig;
  board: SiteConfig['thirdParties']['feed']['boards'][number];
  place: (typeof feed.places)[number];
  shown: boolean;
};

/**
 * What a framed board may do. One of another host may run its own scripts with its own storage; one of ours
 * has no scripts, because with them and our origin a frame could leave its box.
 */
const sandbox = {
  another: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ours: 'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
} as const;

/** One board of the feed: a picture in its place until it may be shown, and a plain link to it always. */
export function Board({ site, board, place, shown }: Props) {
  const { title, embed, open } = board;
  return (
    <article className="grid grid-rows-[auto_1fr_auto] gap-3" data-topic={place.topic}>
      <h3>{title}</h3>
      <div
        className={cn(
          'grid break-inside-avoid place-items-center overflow-hidden rounded-card border border-line bg-hue-100',
          shown ? 'h-95' : 'h-65',
        )}
      >
        {shown ? (
          <iframe
            className="size-full"
            src={embed}
            title={title}
            sandbox={embed.startsWith('/') ? sandbox.ours : sandbox.another}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
          />
        ) : (
          <Picture
            assetBase={site.assetBase}
            path={place.src}
            width={400}
            height={300}
            alt=""
            className="w-[min(82%,320px)]"
          />
        )}
      </div>
      <p>
        <ExternalLink href={open} look="go">
          {feed.open}
          <span className="sr-only">{`: ${title}`}</span>
        </ExternalLink>
      </p>
    </article>
  );
}

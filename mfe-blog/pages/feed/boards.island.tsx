import { type SubmitEvent, useRef, useState } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { feed } from '../../content/feed.ts';
import { Picture } from '@site/kit/ui/picture.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import type { SiteConfig } from '@site/kit/site.ts';

/**
 * Shows boards from another host, which is contacted only after a click on a button that names it, or if the visitor
 * chose earlier to remember that. Without JavaScript the boards are links.
 */
export const boards = defineIsland<object>('boards', Boards);

function Boards() {
  const { site } = usePageContext();
  const { name, boards: all } = site.thirdParties.feed;
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState<boolean | null>(null);
  // Uncontrolled, because the visitor may tick it before hydration.
  const remember = useRef<HTMLInputElement>(null);
  const remembered = hydrated && isAllowed(name);
  const shown = pressed ?? remembered;
  const withHost = (words: string) => words.replaceAll('{host}', name);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (shown) forgetHost();
    else if (remember.current?.checked) rememberHost(name);
    setPressed(!shown);
  }

  return (
    <>
      {/* Boards need scripts; without them, each board is a link. */}
      <form
        className="mb-7 grid gap-4 rounded-card bg-sand-100 px-6 py-5 noscript:hidden"
        data-live="only"
        onSubmit={onSubmit}
      >
        <p id="who-keeps-the-boards">{withHost(feed.whoIsContacted)}</p>
        <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
          <Button
            type="submit"
            variant={shown ? 'second' : 'main'}
            iconBefore={shown ? 'close' : 'list'}
            describedBy="who-keeps-the-boards"
          >
            {shown ? (remembered ? feed.hideAndForget : feed.hide) : withHost(feed.show)}
          </Button>
          {!shown && (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input ref={remember} type="checkbox" className="size-5.5 accent-teal-600" />
              {feed.remember}
            </label>
          )}
          {shown && <p className="text-quiet">{feed.ifBlocked}</p>}
        </div>
      </form>
      <div data-boards="" className="grid gap-7 xl:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {all.map((board, index) => (
          <Board
            key={board.embed}
            site={site}
            board={board}
            place={feed.places[index % feed.places.length] ?? feed.places[0]}
            shown={shown}
          />
        ))}
      </div>
    </>
  );
}

type Props = {
  site: SiteConfig;
  board: SiteConfig['thirdParties']['feed']['boards'][number];
  place: (typeof feed.places)[number];
  shown: boolean;
};

/**
 * A cross-origin board is allowed to run scripts and use its own storage. A same-origin board isn't, because a frame
 * with scripts and our origin could escape its sandbox.
 */
const sandbox = {
  another: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ours: 'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
} as const;

/** A board: an image until the visitor allows the board, and always a plain link. */
function Board({ site, board, place, shown }: Props) {
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

/** The storage key for hosts whose boards the visitor has allowed. */
const KEY = 'blog.boards-shown-from';

/** Whether the visitor has allowed this host's boards. */
function isAllowed(host: string): boolean {
  try {
    return localStorage.getItem(KEY) === host;
  } catch {
    // Without storage there is no remembered choice.
    return false;
  }
}

/** Remembers the choice if storage is available. */
function rememberHost(host: string): void {
  try {
    localStorage.setItem(KEY, host);
  } catch {
    // The visitor will just be asked again.
  }
}

function forgetHost(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

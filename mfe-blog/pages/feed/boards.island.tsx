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
 * The boards of another host, which is contacted only after a press that names it, or where an earlier press
 * was to be remembered. Without JavaScript the boards are links.
 */
export const boards = defineIsland<object>('boards', Boards);

function Boards() {
  const { site } = usePageContext();
  const { name, boards: all } = site.thirdParties.feed;
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState<boolean | null>(null);
  // Held by the box alone: it may be ticked before this code arrives.
  const remember = useRef<HTMLInputElement>(null);
  const remembered = hydrated && isChosen(name);
  const shown = pressed ?? remembered;
  const withHost = (words: string) => words.replaceAll('{host}', name);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (shown) forgetChoice();
    else if (remember.current?.checked) keepChoice(name);
    setPressed(!shown);
  }

  return (
    <>
      {/* Without scripts nothing can be shown here, and each board is a link. */}
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

/** Where this section keeps, on the visitor's device, that the boards of a host may be shown. */
const KEY = 'blog.boards-shown-from';

/** Whether the visitor has chosen that the boards of this very host are shown at once. */
export function isChosen(host: string): boolean {
  try {
    return localStorage.getItem(KEY) === host;
  } catch {
    // A browser that keeps nothing remembers no choice.
    return false;
  }
}

/** Remembers the choice; a browser that keeps nothing asks again next time. */
export function keepChoice(host: string): void {
  try {
    localStorage.setItem(KEY, host);
  } catch {
    // Nothing is lost but the next visit's press.
  }
}

/** Forgets the choice. */
export function forgetChoice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

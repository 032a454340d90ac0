import { type SubmitEvent, useRef, useState } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { feed } from '../../content/feed.ts';
import { forgetChoice, isChosen, keepChoice } from './board-choice.ts';
import { Board } from './board.tsx';

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

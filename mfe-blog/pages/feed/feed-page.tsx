import { type SubmitEvent, useState } from 'react';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { feed } from '../../content/feed.ts';
import { forgetChoice, isChosen, keepChoice } from './board-choice.ts';
import { Board } from './board.tsx';

/**
 * The news feed: three boards of another host, which is contacted only after a press that names it, or
 * where an earlier press was to be remembered. Without JavaScript the boards are links.
 */
export function FeedPage({ site }: PageProps) {
  const { name, boards } = site.thirdParties.feed;
  const hydrated = useHydrated();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [remember, setRemember] = useState(false);
  const remembered = hydrated && isChosen(name);
  const shown = pressed ?? remembered;
  const withHost = (words: string) => words.replaceAll('{host}', name);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (shown) forgetChoice();
    else if (remember) keepChoice(name);
    setPressed(!shown);
  }

  return (
    <>
      <PageTop
        title={feed.heading}
        lead={feed.lead}
        breadcrumbs={
          <Breadcrumbs trail={[{ label: feed.home, href: '/' }]} current={feed.heading} />
        }
        picture={
          <Picture
            assetBase={site.assetBase}
            path={feed.picture.src}
            width={feed.picture.width}
            height={feed.picture.height}
            alt={feed.picture.alt}
            first
          />
        }
      />
      <Section title={feed.boards}>
        <form className="boards-choice" data-live="" onSubmit={onSubmit}>
          <p id="who-keeps-the-boards">{withHost(feed.whoIsContacted)}</p>
          <div className="boards-acts">
            <Button
              type="submit"
              variant={shown ? 'second' : 'main'}
              iconBefore={shown ? 'close' : 'list'}
              describedBy="who-keeps-the-boards"
            >
              {shown ? (remembered ? feed.hideAndForget : feed.hide) : withHost(feed.show)}
            </Button>
            {!shown && (
              <label className="boards-remember">
                <input
                  type="checkbox"
                  checked={remember}
                  onChange={(event) => setRemember(event.target.checked)}
                />
                {feed.remember}
              </label>
            )}
            {shown && <p className="quiet">{feed.ifBlocked}</p>}
          </div>
        </form>
        <div className="boards">
          {boards.map((board, index) => {
            const place = feed.places[index];
            return (
              place && (
                <Board key={board.embed} site={site} board={board} place={place} shown={shown} />
              )
            );
          })}
        </div>
      </Section>
    </>
  );
}

import { type SubmitEvent, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { Button } from '@site/kit/ui/button.tsx';

type FilmPlayerProps = {
  /** The iframe's title. */
  title: string;
  play: string;
  close: string;
  /** Explains why the frame may be empty. */
  ifBlocked: string;
  width: number;
  height: number;
  /** The id of the text that names the film's host. */
  hostId: string;
};

/**
 * The sandbox of the film host's page. The page is allowed to play the film, store sound and caption preferences on its
 * own site, and open that site in a tab. It isn't allowed to navigate this page, submit forms or download files.
 */
const allowed = ['allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups'];

/**
 * Shows a poster until the visitor presses Play, then an iframe of the film's host, which is not contacted before that.
 * Static parts: the poster, and the content beside the button.
 */
export const filmPlayer = defineIsland<FilmPlayerProps>('film-player', FilmPlayer);

function FilmPlayer({
  title,
  play,
  close,
  ifBlocked,
  width,
  height,
  hostId,
  staticParts,
}: IslandProps<FilmPlayerProps>) {
  const [playing, setPlaying] = useState(false);
  const { embed, watch } = usePageContext().site.thirdParties.schoolFilm;
  const [picture, beside] = staticParts;

  function onPress(event: SubmitEvent) {
    event.preventDefault();
    setPlaying(!playing);
  }

  return (
    <>
      <div className="relative overflow-hidden rounded-button">
        <StaticHtml of={picture} className="contents" />
        {playing && (
          <iframe
            className="absolute inset-0 size-full"
            src={embed}
            title={title}
            width={width}
            height={height}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox={allowed.join(' ')}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        {/* If the page never goes live, the button opens the film on its own page. */}
        <form
          className="noscript:hidden print:hidden"
          action={watch}
          data-live=""
          onSubmit={onPress}
        >
          <Button
            type="submit"
            variant="second"
            iconBefore={playing ? 'close' : 'play'}
            describedBy={hostId}
          >
            {playing ? close : play}
          </Button>
        </form>
        <StaticHtml of={beside} className="contents" />
        {playing && <p className="text-quiet">{ifBlocked}</p>}
      </div>
    </>
  );
}

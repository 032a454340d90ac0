import { type SubmitEvent, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { Button } from '@site/kit/ui/button.tsx';

type FilmPlayerProps = {
  /** What the film is called, for the frame that holds it. */
  title: string;
  play: string;
  close: string;
  /** Says why there may be no film in the frame. */
  ifBlocked: string;
  width: number;
  height: number;
  /** The id of the line that names the film's host. */
  hostId: string;
};

/**
 * What the film host's page may do: play, remember the viewer's sound and captions on its own site, and
 * open its own site in a tab. It may not move this page elsewhere, send forms or save files.
 */
const allowed = ['allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups'];

/**
 * Our own picture until somebody presses Play, then the film host's page in its place. The host is
 * contacted only then. Its static parts: the picture, and what stands beside the button.
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
        {/* When the live page does not come, the press leads to the film on its own page. */}
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

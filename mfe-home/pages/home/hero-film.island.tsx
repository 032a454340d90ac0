import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { useInView } from '@site/kit/ui/use-in-view.ts';
import type { HeroSlide } from '../../content/home-schemas.ts';

/** The hero's slide with the film. */
export type FilmSlide = Extract<HeroSlide, { kind: 'film' }>;

type FilmProps = Omit<FilmSlide['film'], 'textAlternativeLabel' | 'textAlternative'> & {
  /** The picture of the slide, below the asset base. */
  poster: string;
  alt: string;
  assetBase: string;
};

type Mode = 'still' | 'playing' | 'failed';

/**
 * The visitor's choice, by page. When react-slick replaces the row of slides, the film is remounted, and an earlier
 * click must not be lost.
 */
const chosen = new WeakMap<Element, Mode>();

/**
 * Shows a poster until the visitor presses Play, then a silent loop that pauses while off screen. Without JavaScript
 * the button opens the video file. The text alternative is a static part.
 */
export const heroFilm = defineIsland<FilmProps>('hero-film', Film);

function Film({ alt, assetBase, staticParts, ...film }: IslandProps<FilmProps>) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [mode, setMode] = useState<Mode>('still');
  const seen = useInView(root);
  const playing = mode === 'playing' && seen;

  useLayoutEffect(() => {
    const page = root.current?.closest('[data-remote]');
    const before = page && chosen.get(page);
    if (before) setMode(before);
  }, []);

  function onPress(event: SubmitEvent) {
    event.preventDefault();
    // Safari doesn't focus a clicked button, but the carousel stays on this slide only while it has focus.
    button.current?.focus();
    const next = playing ? 'still' : 'playing';
    const page = event.currentTarget.closest('[data-remote]');
    if (page) chosen.set(page, next);
    setMode(next);
  }

  return (
    <div ref={root} data-film="" className="@container grid content-start justify-items-center">
      {/* The width is explicit, because an image has none before it loads. */}
      <div className="relative w-[min(100%,540px)] xl:w-135">
        <Picture
          assetBase={assetBase}
          path={film.poster}
          width={film.width}
          height={film.height}
          alt={alt}
          first
          className="w-full"
        />
        {playing && (
          <video
            className="absolute inset-0 size-full"
            width={film.width}
            height={film.height}
            aria-hidden="true"
            autoPlay
            muted
            loop
            playsInline
          >
            <source src={`${assetBase}/${film.webm}`} type="video/webm" />
            <source
              src={`${assetBase}/${film.mp4}`}
              type="video/mp4"
              onError={() => setMode('failed')}
            />
          </video>
        )}
      </div>
      {/*
        Play button at the left, text link at the right: neither moves when the slightly wider heading font loads, nor
        when the text opens. On a very small screen, or with large text, they are stacked. The height is reserved from
        the start: a browser may paint the slide before it has parsed all of it.
      */}
      <div className="relative min-h-12.5 w-[min(100%,332px)]">
        <form
          className="absolute @max-[19rem]:static noscript:static print:hidden"
          action={`${assetBase}/${film.mp4}`}
          data-live
          onSubmit={onPress}
        >
          <button
            ref={button}
            type="submit"
            className="flex min-h-12 items-center gap-2.5 rounded-pill border border-line bg-surface py-1.5 pr-4 pl-2 font-head text-16 leading-tight font-semibold whitespace-nowrap shadow-press hover:shadow-lift"
          >
            <span className="grid size-9 place-items-center rounded-stone bg-coral-600 text-white">
              <Icon name={playing ? 'pause' : 'play'} size={18} />
            </span>
            <span>{playing ? film.stop : film.play}</span>
          </button>
        </form>
        <StaticHtml of={staticParts[0]} className="contents" />
      </div>
      <output className="text-quiet">{mode === 'failed' && film.failed}</output>
    </div>
  );
}

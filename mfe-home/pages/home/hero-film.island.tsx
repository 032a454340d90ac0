import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { useInView } from '@site/kit/ui/use-in-view.ts';
import type { HeroSlide } from '../../content/hero-slides-schema.ts';

/** The slide of the hero that shows a film. */
export type FilmSlide = Extract<HeroSlide, { kind: 'film' }>;

type FilmProps = Omit<FilmSlide['film'], 'textAlternativeLabel' | 'textAlternative'> & {
  /** What the picture shows. */
  alt: string;
  assetBase: string;
};

type Mode = 'still' | 'playing' | 'failed';

/**
 * What the visitor has chosen on each page. The slider takes the place of the row of slides when it comes,
 * and with it the film's component is another one; a press before that must not be lost.
 */
const chosen = new WeakMap<Element, Mode>();

/**
 * A picture until somebody presses Play, then a silent loop in its place. It rests while it is not seen.
 * Without JavaScript the button opens the film by itself. The film's words are static.
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
    // Not every browser focuses a pressed button; the focus is what tells the carousel to stay here.
    button.current?.focus();
    const next = playing ? 'still' : 'playing';
    const page = event.currentTarget.closest('[data-remote]');
    if (page) chosen.set(page, next);
    setMode(next);
  }

  return (
    <div ref={root} data-film="" className="@container grid content-start justify-items-center">
      {/* Its width is said here, because a picture that has not arrived gives none. */}
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
        The play button at the left edge, the words' link at the right one: neither moves when the heading font
        arrives and is a little wider, nor when the words are opened. On a very small screen, or with large text, they
        stand one above the other. The height is kept free from the start: a browser may show the slide before it
        has read all of it.
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

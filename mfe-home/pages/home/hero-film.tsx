import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { Kept } from '@site/kit/islands/kept.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Picture } from '@site/kit/ui/picture.tsx';
import { useInView } from '@site/kit/ui/use-in-view.ts';
import type { HeroSlide } from '../../content/hero-slides-schema.ts';

type FilmSlide = Extract<HeroSlide, { kind: 'film' }>;

type HeroFilmProps = {
  film: FilmSlide['film'];
  /** What stands until the film plays, and what the film looks like at its start. */
  img: FilmSlide['img'];
  /** `site.assetBase`. */
  assetBase: string;
};

/** The welcome film: a picture until somebody presses Play. What it shows can be read. */
export function HeroFilm({ film, img, assetBase }: HeroFilmProps) {
  const { textAlternativeLabel, textAlternative, ...told } = film;
  return (
    <Island
      of={heroFilm}
      told={{ ...told, alt: img.alt, assetBase }}
      kept={[
        <details key="words">
          <summary>{textAlternativeLabel}</summary>
          <div className="hero-film-words">
            {textAlternative.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>,
      ]}
    />
  );
}

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
 * Without JavaScript the button opens the film by itself. It keeps the film's words.
 */
export const heroFilm = defineIsland<FilmProps>('film', Film);

function Film({ alt, assetBase, kept, ...film }: IslandProps<FilmProps>) {
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
    <div ref={root} className="hero-film">
      <div className="relative">
        <Picture
          assetBase={assetBase}
          path={film.poster}
          width={film.width}
          height={film.height}
          alt={alt}
          first
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
      <div className="hero-film-bar">
        <form
          className="print:hidden"
          action={`${assetBase}/${film.mp4}`}
          data-live
          onSubmit={onPress}
        >
          <button ref={button} type="submit" className="hero-play">
            <span>
              <Icon name={playing ? 'pause' : 'play'} size={18} />
            </span>
            {playing ? film.stop : film.play}
          </button>
        </form>
        <Kept of={kept[0]} className="contents" />
      </div>
      <output className="quiet">{mode === 'failed' && film.failed}</output>
    </div>
  );
}

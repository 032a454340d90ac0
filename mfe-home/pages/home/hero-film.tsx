import { Island } from '@site/kit/islands/island.tsx';
import { type FilmSlide, heroFilm } from './hero-film.island.tsx';

type HeroFilmProps = {
  film: FilmSlide['film'];
  /** What stands until the film plays, and what the film looks like at its start. */
  img: FilmSlide['img'];
  /** `site.assetBase`. */
  assetBase: string;
};

/** The welcome film: a picture until somebody presses Play. What it shows can be read. */
export function HeroFilm({ film, img, assetBase }: HeroFilmProps) {
  const { textAlternativeLabel, textAlternative, ...shown } = film;
  return (
    <Island
      of={heroFilm}
      props={{ ...shown, alt: img.alt, assetBase }}
      staticParts={[
        <details key="words">
          <summary>{textAlternativeLabel}</summary>
          <div className="ui-hero-film-transcript">
            {textAlternative.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>,
      ]}
    />
  );
}

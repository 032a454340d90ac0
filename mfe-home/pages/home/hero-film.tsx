import { Island } from '@site/kit/islands/island.tsx';
import { type FilmSlide, heroFilm } from './hero-film.island.tsx';

type HeroFilmProps = {
  film: FilmSlide['film'];
  /** The poster, which is also the film's first frame. */
  img: FilmSlide['img'];
  assetBase: string;
};

/** The welcome film with its text alternative. Shows a poster until the visitor presses Play. */
export function HeroFilm({ film, img, assetBase }: HeroFilmProps) {
  const { textAlternativeLabel, textAlternative, ...shown } = film;
  return (
    <Island
      of={heroFilm}
      props={{ ...shown, alt: img.alt, assetBase }}
      staticParts={[
        <details key="words">
          <summary className="ml-auto grid min-h-12.5 w-fit content-center font-semibold text-teal-700 underline underline-offset-3 @max-[19rem]:ml-0 noscript:ml-0">
            {textAlternativeLabel}
          </summary>
          {/* On a wide screen the text covers the image, so that opening it doesn't move the content beside it. */}
          <div className="grid gap-2 py-2 xl:not-print:absolute xl:not-print:inset-x-0 xl:not-print:bottom-[calc(100%+8px)] xl:not-print:rounded-card xl:not-print:bg-surface xl:not-print:px-5 xl:not-print:py-4 xl:not-print:leading-[1.5] xl:not-print:shadow-lift">
            {textAlternative.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>,
      ]}
    />
  );
}

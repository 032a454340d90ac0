import { contentOf } from '@site/kit/content/content-of.ts';
import { postPath } from '@site/kit/post-cards/post-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import type { HeroSlide as Slide, HeroWords } from '../../content/home-schemas.ts';
import document from '../../content/hero-slides.yaml';
import type { FeaturedPost } from './home-data.ts';
import { heroThumbnail } from './hero-thumbnail.island.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { type FilmSlide, heroFilm } from './hero-film.island.tsx';

const hero = contentOf<HeroWords>(document);

type HeroSlideProps = {
  slide: Slide;
  /** The post whose category, title, summary, image and link the post slide shows. */
  post: FeaturedPost | null;
  site: SiteConfig;
};

/**
 * A slide: text and buttons on one side, an image or the film on the other. None of its buttons is primary; the primary
 * button is above all slides and offers help.
 */
export function HeroSlide({ slide, post, site }: HeroSlideProps) {
  const shown = slide.kind === 'featured-post' ? post : null;
  return (
    <div
      className="grid grid-rows-[auto_1fr] gap-5 lg:grid-cols-2 lg:grid-rows-none lg:gap-8 xl:items-center"
      data-topic={slide.topic}
    >
      <div>
        <p
          className={cn(
            'font-head text-24 leading-[1.3] font-semibold',
            slide.kind === 'film' ? 'text-coral-700' : 'text-kick',
          )}
        >
          {shown?.category ?? slide.subHeading}
        </p>
        <h2
          className={
            shown
              ? 'mt-1 mb-3 text-[clamp(var(--text-30),3.6vw,var(--text-48))]'
              : 'mt-0.5 mb-3 text-[clamp(var(--text-38),4.6vw,var(--text-56))]'
          }
        >
          {slide.kind === 'featured-post' ? shown?.title : withSiteFacts(slide.heading, site)}
        </h2>
        <p className="max-w-lead text-18 text-quiet">
          {shown?.summary || withSiteFacts(slide.description, site)}
        </p>
        {/* Two buttons fit on one line at 360 px, even in the wider fallback font. */}
        <div className="mt-5 flex flex-wrap gap-3 *:not-only:px-2.5 *:not-only:whitespace-nowrap lg:*:not-only:px-3.5 xl:*:not-only:px-5.5">
          {slide.isButton && <DownloadApp site={site} />}
          {slide.isReadButton && (
            <ButtonLink
              href={'readMore' in slide ? slide.readMore.to : postPath(shown?.blogId ?? null)}
              variant="second"
            >
              {hero.readButton}
              <span className="sr-only">
                {' '}
                {'readMore' in slide ? slide.readMore.about : `“${shown?.title}”`}
              </span>
            </ButtonLink>
          )}
        </div>
        {slide.kind === 'app' && <p className="mt-3 text-quiet">{hero.downloadHint}</p>}
      </div>
      {slide.kind === 'film' ? (
        <HeroFilm film={slide.film} img={slide.img} assetBase={site.assetBase} />
      ) : (
        // Fills the height of the tallest slide, so that shorter ones don't end in empty space.
        <div className="grid place-items-center rounded-panel bg-hue-100 lg:h-full lg:p-4 xl:p-6">
          {shown?.thumbnail ? (
            <Island of={heroThumbnail} props={{ thumbnail: shown.thumbnail }} />
          ) : (
            <ContentPicture picture={slide.img} site={site} className="w-full" />
          )}
        </div>
      )}
    </div>
  );
}

function DownloadApp({ site }: { site: SiteConfig }) {
  return (
    <ButtonLink href={site.links.androidApp} variant="second" external iconBefore="download">
      {hero.downloadButton}
    </ButtonLink>
  );
}

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
      props={{ ...shown, poster: img.src, alt: img.alt, assetBase }}
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

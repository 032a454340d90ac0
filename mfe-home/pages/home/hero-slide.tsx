import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { classNames } from '@site/kit/ui/class-names.ts';
import type { HeroSlide as Slide } from '../../content/hero-slides-schema.ts';
import { hero } from '../../content/hero-slides.ts';
import type { FeaturedPost } from './featured-post.ts';
import { HeroFilm } from './hero-film.tsx';
import { heroThumbnail } from './hero-thumbnail.island.tsx';
import { Scene } from './scene.tsx';

type HeroSlideProps = {
  slide: Slide;
  /** Gives the slide that is kept for a post its category, heading, summary, picture and link. */
  post: FeaturedPost;
  site: SiteConfig;
};

/**
 * One slide: words and what to press on one side, a picture or the film on the other. None of its buttons is
 * the main one, which stands above all slides and offers help.
 */
export function HeroSlide({ slide, post, site }: HeroSlideProps) {
  const isPost = slide.kind === 'featured-post';
  return (
    <div className="ui-hero-slide" data-topic={slide.topic}>
      <div>
        <p className={classNames('ui-kicker ', slide.kind === 'film' && 'ui-hero-greeting')}>
          {isPost ? (post.category ?? slide.subHeading) : slide.subHeading}
        </p>
        <h2 className={isPost ? 'ui-hero-post-title' : 'ui-hero-title'}>
          {isPost ? post.title : withSiteFacts(slide.heading, site)}
        </h2>
        <p className="ui-lead">
          {(isPost && post.summary) || withSiteFacts(slide.description, site)}
        </p>
        <div className="ui-actions ui-hero-actions">
          {slide.isButton && <DownloadApp site={site} />}
          {slide.isReadButton && (
            <ButtonLink href={isPost ? blogPath(post.blogId) : slide.readMore.to} variant="second">
              {hero.readButton}
              <span className="ui-visually-hidden">
                {' '}
                {isPost ? `“${post.title}”` : slide.readMore.about}
              </span>
            </ButtonLink>
          )}
        </div>
        {slide.kind === 'app' && <p className="ui-quiet mt-3">{hero.downloadHint}</p>}
      </div>
      {slide.kind === 'film' ? (
        <HeroFilm film={slide.film} img={slide.img} assetBase={site.assetBase} />
      ) : (
        <div className="ui-hero-picture">
          {isPost && post.thumbnail ? (
            <Island of={heroThumbnail} props={{ thumbnail: post.thumbnail }} />
          ) : (
            <Scene img={slide.img} site={site} />
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

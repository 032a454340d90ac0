import { blogPath } from '@site/kit/blog-cards/blog-card-data.ts';
import { PostPicture } from '@site/kit/blog-cards/post-picture.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { classNames } from '@site/kit/ui/class-names.ts';
import { topicClass } from '@site/kit/ui/topic.ts';
import type { HeroSlide as Slide } from '../../content/hero-slides-schema.ts';
import { hero } from '../../content/hero-slides.ts';
import type { FeaturedPost } from './featured-post.ts';
import { HeroFilm } from './hero-film.tsx';
import { Scene } from './scene.tsx';

type HeroSlideProps = {
  slide: Slide;
  /** Takes the place of the slide's heading, picture and link. */
  post: FeaturedPost | null;
  site: SiteConfig;
};

/** One slide: words and what to press on one side, a picture or the film on the other. */
export function HeroSlide({ slide, post, site }: HeroSlideProps) {
  return (
    <div className={classNames('hero-slide', topicClass[slide.topic])}>
      <div>
        <p className={classNames('kick ', slide.kind === 'film' && 'hero-hello')}>
          {slide.subHeading}
        </p>
        <h2 className={post ? 'hero-post-title' : 'hero-title'}>
          {post ? post.title : withSiteFacts(slide.heading, site)}
        </h2>
        <p className="lead">{withSiteFacts(slide.description, site)}</p>
        <div className="acts hero-acts">
          {slide.isButton && <DownloadApp site={site} />}
          {slide.isReadButton && (
            <ButtonLink
              href={post ? blogPath(post.blogId) : slide.readMore.to}
              variant={slide.isButton ? 'second' : 'main'}
            >
              {hero.readButton}
              <span className="visually-hidden">
                {' '}
                {post ? `“${post.title}”` : slide.readMore.about}
              </span>
            </ButtonLink>
          )}
        </div>
        {slide.kind === 'app' && <p className="quiet mt-3">{hero.downloadHint}</p>}
      </div>
      {slide.kind === 'film' ? (
        <HeroFilm film={slide.film} img={slide.img} assetBase={site.assetBase} />
      ) : (
        <div className="hero-pic">
          {post?.thumbnail ? (
            <PostPicture thumbnail={post.thumbnail} site={site} className="hero-thumbnail" />
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
    <ButtonLink href={site.links.androidApp} external iconBefore="download">
      {hero.downloadButton}
    </ButtonLink>
  );
}

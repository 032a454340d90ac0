import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { KeptCarousel } from '@site/kit/ui/kept-carousel.tsx';
import { hero } from '../../content/hero-slides.ts';
import type { FeaturedPost } from './featured-post.ts';
import { heroCarousel } from './hero-carousel.ts';
import { HeroSlide } from './hero-slide.tsx';
import { SLIDE_STAYS_MS } from './slide-stays.ts';
import { START_ID } from './start-id.ts';

type HeroProps = {
  site: SiteConfig;
  /** The newest published post, shown by the slide that is kept for it. */
  featured: FeaturedPost | null;
};

/** The start of the home page: seven slides that turn by themselves until somebody takes part. */
export function Hero({ site, featured }: HeroProps) {
  return (
    <div className="wrap hero">
      <p className="hero-worried">
        <a href={`#${START_ID}`}>
          {hero.worried.question} <b>{hero.worried.answer}</b> <Icon name="arrow-right" size={20} />
        </a>
      </p>
      <KeptCarousel
        as={heroCarousel}
        label={withSiteFacts(hero.label, site)}
        noun="slide"
        controls="foot"
        visible={{ base: 1 }}
        infinite
        autoplayMs={SLIDE_STAYS_MS}
        slides={hero.slides.map((slide) => {
          const post = slide.kind === 'featured-post' ? featured : null;
          return {
            key: slide.id,
            label: post?.title ?? withSiteFacts(slide.heading, site),
            content: <HeroSlide slide={slide} post={post} site={site} />,
          };
        })}
      />
    </div>
  );
}

import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { PageCarousel } from '@site/kit/ui/page-carousel.tsx';
import { hero } from '../../content/hero-slides.ts';
import { builtInFeaturedPost, type FeaturedPost } from './featured-post.ts';
import { heroCarousel } from './hero-carousel.island.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { SLIDE_STAYS_MS } from './slide-stays.ts';
import { START_ID } from './start-id.ts';

type HeroProps = {
  site: SiteConfig;
  /** The newest published post, shown by the slide that is kept for it; without one that shows a post of the site. */
  featured: FeaturedPost | null;
};

/** The start of the home page: seven slides that turn by themselves until somebody takes part. */
export function Hero({ site, featured }: HeroProps) {
  const post = featured ?? builtInFeaturedPost(site);
  const { question, answer, search } = hero.worried;
  return (
    <div className="ui-container ui-hero">
      <div className="ui-hero-worried">
        <p>{question}</p>
        <ButtonLink href={`#${START_ID}`}>{answer}</ButtonLink>
        <a href={search.to}>{search.text}</a>
      </div>
      <PageCarousel
        as={heroCarousel}
        label={withSiteFacts(hero.label, site)}
        noun="slide"
        controls="foot"
        visible={{ base: 1 }}
        infinite
        autoplayMs={SLIDE_STAYS_MS}
        slides={hero.slides.map((slide) => ({
          key: slide.id,
          label: slide.kind === 'featured-post' ? post.title : withSiteFacts(slide.heading, site),
          content: <HeroSlide slide={slide} post={post} site={site} />,
        }))}
      />
    </div>
  );
}

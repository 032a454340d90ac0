import { contentOf } from '@site/kit/content/content-of.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Carousel } from '@site/kit/ui/carousel.tsx';
import type { HeroWords } from '../../content/home-schemas.ts';
import document from '../../content/hero-slides.yaml';
import type { FeaturedPost } from './home-data.ts';
import { HeroSlide } from './hero-slide.tsx';
import { AUTOPLAY_MS } from './carousel-section.tsx';
import { pageGrid } from '@site/kit/ui/section.tsx';
import { cn } from '@site/kit/ui/cn.ts';

const hero = contentOf<HeroWords>(document);

type HeroProps = {
  site: SiteConfig;
  /** The post of the post slide, which `null` leaves out. */
  featured: FeaturedPost | null;
};

/** The first part of the home page: slides that rotate until the visitor interacts. */
export function Hero({ site, featured }: HeroProps) {
  const { question, answer, search } = hero.worried;
  const slides = hero.slides.filter(({ kind }) => featured !== null || kind !== 'featured-post');
  return (
    <div className={cn(pageGrid, 'pt-4 pb-7 lg:pt-5 lg:pb-9')}>
      {/*
        Shortcuts for a parent who is worried now. They stay in place while the slides change, and fit on one line at
        360 px.
      */}
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 max-md:gap-y-1 max-md:[&>a:not(:last-child)]:px-3.5">
        <p className="font-head text-18 leading-[1.3] font-semibold text-coral-700 max-md:w-full">
          {question}
        </p>
        <ButtonLink href={`#${START_ID}`}>{answer}</ButtonLink>
        <a className="inline-grid min-h-11 content-center" href={search.to}>
          {search.text}
        </a>
      </div>
      <Carousel
        label={withSiteFacts(hero.label, site)}
        noun="slide"
        visible="1"
        infinite
        autoplayMs={AUTOPLAY_MS}
        slides={slides.map((slide) => ({
          label:
            slide.kind === 'featured-post'
              ? (featured?.title ?? '')
              : withSiteFacts(slide.heading, site),
          content: <HeroSlide slide={slide} post={featured} site={site} />,
        }))}
      />
    </div>
  );
}

/** The id of the section that the hero sends worried parents to. */
export const START_ID = 'start';

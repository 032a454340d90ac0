import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { helpTopics, homeHead } from '../../content/hero-slides.ts';
import type { FeaturedPost } from './featured-post.ts';
import { HelpStrip } from './help-strip.tsx';
import { HelpTopics } from './help-topics.tsx';
import { Hero } from './hero.tsx';

/** The home page: what is offered, and the shortest way from a worry to the right page. */
export function HomePage({ site, data }: PageProps<{ featured: FeaturedPost | null }>) {
  return (
    <>
      {/* The slides come and go; the page's name must not go with one of them. */}
      <h1 className="visually-hidden">{withSiteFacts(homeHead.heading, site)}</h1>
      <Hero site={site} featured={data.featured} />
      <Section ground="white" title={helpTopics.heading} intro={helpTopics.lead}>
        <HelpTopics site={site} />
        <HelpStrip site={site} />
      </Section>
    </>
  );
}

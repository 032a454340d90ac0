import { contentOf } from '@site/kit/content/content-of.ts';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Section } from '@site/kit/ui/section.tsx';
import type { HelpTopicsWords, HomeHead } from '../../content/hero-slides-schema.ts';
import headDocument from '../../content/head.yaml';
import topicsDocument from '../../content/help-topics.yaml';
import { AgeFinder } from './age-finder.tsx';
import { DigitalInterventions } from './digital-interventions.tsx';
import { DoctorOnCall } from './doctor-on-call.tsx';
import { HelpStrip } from './help-strip.tsx';
import { HelpTopics } from './help-topics.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home-data.ts';
import { MobileApp } from './mobile-app.tsx';
import { Offerings } from './offerings.tsx';
import { ParentsDesk } from './parents-desk.tsx';
import { ScreeningFacts } from './screening-facts.tsx';
import { Specialists } from './specialists.tsx';
import { START_ID } from './start-id.ts';

const homeHead = contentOf<HomeHead>(headDocument);
const helpTopics = contentOf<HelpTopicsWords>(topicsDocument);

/** The home page: what is offered, and the shortest way from a worry to the right page. */
export function HomePage({ site, data }: PageProps<HomeData>) {
  return (
    <>
      {/* The slides come and go; the page's name must not go with one of them. */}
      <h1 className="sr-only">{withSiteFacts(homeHead.heading, site)}</h1>
      <Hero site={site} featured={data.featured} />
      <ScreeningFacts />
      <Section
        ground="white"
        id={START_ID}
        title={helpTopics.heading}
        intro={
          <>
            {helpTopics.lead} <a href={helpTopics.search.to}>{helpTopics.search.text}</a>
          </>
        }
      >
        <HelpTopics site={site} />
        <HelpStrip site={site} />
      </Section>
      <AgeFinder site={site} />
      <Specialists site={site} />
      <DoctorOnCall site={site} />
      <Offerings site={site} />
      <DigitalInterventions site={site} />
      <ParentsDesk site={site} published={data.published} />
      <MobileApp site={site} />
    </>
  );
}

import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { SourceRef } from '@site/kit/ui/source-ref.tsx';
import { clinic } from '../../content/clinic.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Parts } from '@site/kit/ui/parts.tsx';

const { topics, review } = clinic;

/** The six health topics, each with what is known, from whom, and what we look at. */
export function HealthTopics({ site }: { site: SiteConfig }) {
  return (
    <Section topic="physical" title={topics.heading} intro={topics.intro}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3" data-health-topics="">
        {topics.items.map(({ id, title, picture, text, sources, checks, link }) => (
          <li key={id} id={id} className="ui-card scroll-mt-6">
            <div className="ui-card-picture">
              <ContentPicture picture={picture} site={site} />
            </div>
            <div className="ui-card-body gap-3">
              <h3>{title}</h3>
              <p className="leading-snug">
                {withSiteFacts(text.join(' '), site)}
                {sources.map((source) => (
                  <SourceRef key={source} number={numberOf(source)} />
                ))}
              </p>
              <p className="font-head text-18 leading-[1.3] font-semibold text-kick">
                {topics.checksLabel}
              </p>
              <ul className="ui-bullets [--bullet:var(--hue)]">
                {checks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
              {link && (
                <a className="mt-auto pt-1" href={withProductSlug(link.to, site)}>
                  {link.text}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="ui-note mt-6">
        <Icon name="info" />
        <span>
          <Parts parts={topics.note} site={site} />
        </span>
      </p>
    </Section>
  );
}

/** The place of a source in the list below, from 1. */
function numberOf(source: string): number {
  return review.sources.findIndex(({ id }) => id === source) + 1;
}

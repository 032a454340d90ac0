import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Section, Kicker } from '@site/kit/ui/section.tsx';
import { SourceRef } from '@site/kit/ui/sources-panel.tsx';
import type { Clinic } from '../../content/page-schemas.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Parts } from '@site/kit/ui/parts.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook, cardParts } from '@site/kit/ui/card-look.ts';
import { bullets } from '@site/kit/ui/ticks.tsx';

/** Shows each health topic with the current evidence, its sources, and what we examine. */
export function HealthTopics({ clinic, site }: { clinic: Clinic; site: SiteConfig }) {
  const { topics, note, review } = clinic;
  /** Returns a source's number in the list at the end of the page, from 1. */
  const numberOf = (source: string) => review.sources.findIndex(({ id }) => id === source) + 1;
  return (
    <Section topic="physical" title={topics.heading} intro={topics.intro}>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3" data-health-topics="">
        {topics.items.map(({ id, title, picture, text, checks, link }) => (
          <li key={id} id={id} className={cn(cardLook.still, 'scroll-mt-6')}>
            <div className={cardParts.picture}>
              <ContentPicture picture={picture} site={site} />
            </div>
            <div className={cn(cardParts.body, 'gap-3')}>
              <h3>{title}</h3>
              <p className="leading-snug">
                {withSiteFacts(text.text, site)}
                {text.sources.map((source) => (
                  <SourceRef key={source} number={numberOf(source)} />
                ))}
              </p>
              <Kicker>{topics.checksLabel}</Kicker>
              <ul className={cn(bullets, '[--bullet:var(--hue)]')}>
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
      <Note icon="info" className="mt-6">
        <Parts parts={note} site={site} />
      </Note>
    </Section>
  );
}

import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Section } from '@site/kit/ui/section.tsx';
import { school } from '../../content/school.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook, cardParts } from '@site/kit/ui/card-look.ts';
import { SchoolFilm } from './school-film.tsx';

const { services } = school;

/** The four services: screening with its film, then health education, doctor on call and medical room. */
export function Services({ site }: { site: SiteConfig }) {
  const { screening, others } = services;
  return (
    <Section id="services" topic="school" title={services.heading} intro={services.intro}>
      <div className="ui-stack gap-5">
        <article className="ui-plain-card ui-service-wide">
          <div className="grid gap-3.5">
            <h3 className="text-24">{screening.title}</h3>
            <p className="ui-quiet">{withSiteFacts(screening.text, site)}</p>
            <Points points={screening.points} site={site} />
          </div>
          <SchoolFilm site={site} />
        </article>
        <div className="ui-three-columns">
          {others.map(({ id, title, text, points, picture }) => (
            <article key={id} className={cardLook.still}>
              <div className={cardParts.picture}>
                <ContentPicture picture={picture} site={site} />
              </div>
              <div className={cn(cardParts.body, 'gap-3')}>
                <h3>{title}</h3>
                <p className="leading-snug text-ink-quiet">{withSiteFacts(text, site)}</p>
                <Points points={points} site={site} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Points({ points, site }: { points: readonly string[]; site: SiteConfig }) {
  return <Ticks points={points.map((point) => withSiteFacts(point, site))} dense />;
}

import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { school } from '../../content/school.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
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
            <article key={id} className="ui-card">
              <div className="ui-card-picture">
                <ContentPicture picture={picture} site={site} />
              </div>
              <div className="ui-card-body gap-3">
                <h3>{title}</h3>
                <p className="ui-card-text">{withSiteFacts(text, site)}</p>
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
  return (
    <ul className="ui-ticks leading-snug">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" size={22} />
          {withSiteFacts(point, site)}
        </li>
      ))}
    </ul>
  );
}

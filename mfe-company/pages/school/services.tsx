import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Section } from '@site/kit/ui/section.tsx';
import type { School } from '../../content/page-schemas.ts';
import { PlainCard } from '../plain-card.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { cardLook, cardParts } from '@site/kit/ui/card-look.ts';
import { Fragment } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { filmPlayer } from './film-player.island.tsx';

/** Screening with its film, then the other services. */
export function Services({ services, site }: { services: School['services']; site: SiteConfig }) {
  const { screening, others } = services;
  return (
    <Section id="services" topic="school" title={services.heading} intro={services.intro}>
      <div className="grid grid-cols-1 gap-5">
        <PlainCard className="grid grid-cols-1 gap-5 p-4 lg:p-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:items-center xl:gap-10 xl:px-7 xl:pt-7 xl:pb-5">
          <div className="grid gap-3.5">
            <h3 className="text-24">{screening.title}</h3>
            <p className="text-quiet">{withSiteFacts(screening.text, site)}</p>
            <Points points={screening.points} site={site} />
          </div>
          <SchoolFilm film={screening.film} site={site} />
        </PlainCard>
        <div className="grid gap-4 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-5">
          {others.map(({ title, text, points, picture }) => (
            <article key={title} className={cardLook.still}>
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

type SchoolFilmProps = { film: School['services']['screening']['film']; site: SiteConfig };

const HOST_ID = 'film-host';

/**
 * The film about screening. Names the film's host beside the button that contacts it. The plain link works without
 * JavaScript, and if the host's page doesn't load.
 */
function SchoolFilm({ film, site }: SchoolFilmProps) {
  const { watch, name } = site.thirdParties.schoolFilm;
  const { poster, play, close, ifBlocked } = film;
  return (
    <div className="grid min-w-0 gap-3">
      <Island
        of={filmPlayer}
        props={{
          title: withSiteFacts(film.title, site),
          play,
          close,
          ifBlocked,
          width: poster.width,
          height: poster.height,
          hostId: HOST_ID,
        }}
        staticParts={[
          <ContentPicture key="poster" className="w-full" picture={poster} site={site} />,
          <Fragment key="beside">
            <p>
              <ExternalLink href={watch}>{film.watch}</ExternalLink>
            </p>
            <p id={HOST_ID} className="text-quiet noscript:hidden">
              {film.whoIsContacted.replace('{host}', name)}
            </p>
          </Fragment>,
        ]}
      />
      <details className="border-t border-line">
        <summary className="grid min-h-12 w-fit content-center font-semibold text-teal-700 underline underline-offset-3">
          {film.transcriptLabel}
        </summary>
        <div className="grid grid-cols-1 gap-2 pb-2">
          {film.transcript.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </details>
    </div>
  );
}

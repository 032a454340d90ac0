import { Fragment } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import type { School } from '../../content/school-schema.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { filmPlayer } from './film-player.island.tsx';

type SchoolFilmProps = { film: School['services']['screening']['film']; site: SiteConfig };

const HOST_ID = 'film-host';

/**
 * The film about screening. Names the film's host beside the button that contacts it. The plain link works without
 * JavaScript, and if the host's page doesn't load.
 */
export function SchoolFilm({ film, site }: SchoolFilmProps) {
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

import { Fragment } from 'react';
import { Island } from '@site/kit/islands/island.tsx';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { school } from '../../content/school.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { filmPlayer } from './film-player.island.tsx';

const { film } = school.services.screening;
const HOST_ID = 'film-host';

/**
 * The film about screening, with the name of its host beside the button that contacts it. The plain link
 * works without JavaScript and when the host's page does not load.
 */
export function SchoolFilm({ site }: { site: SiteConfig }) {
  const { watch, name } = site.thirdParties.schoolFilm;
  const { poster, play, close, ifBlocked } = film;
  return (
    <div className="ui-film">
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
          <ContentPicture key="poster" picture={poster} site={site} />,
          <Fragment key="beside">
            <p>
              <ExternalLink href={watch}>{film.watch}</ExternalLink>
            </p>
            <p id={HOST_ID} className="ui-quiet noscript:hidden">
              {film.whoIsContacted.replace('{host}', name)}
            </p>
          </Fragment>,
        ]}
      />
      <details className="ui-film-transcript">
        <summary>{film.transcriptLabel}</summary>
        <div className="ui-stack gap-2 pb-2">
          {film.transcript.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </details>
    </div>
  );
}

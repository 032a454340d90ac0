import { type SubmitEvent, useState } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { ExternalLink } from '@site/kit/ui/external-link.tsx';
import { school } from '../../content/school.ts';
import { ContentPicture } from '../words/content-picture.tsx';

const { film } = school.services.screening;

/**
 * What the film host's page may do: play, remember the viewer's sound and captions on its own site, and
 * open its own site in a tab. It may not move this page elsewhere, send forms or save files.
 */
const allowed = ['allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups'];

/**
 * The film about screening: our own picture until somebody presses Play, then the film host's page in its
 * place. The host is contacted only then, and is named beside the button. The plain link works without
 * JavaScript and when the host's page does not load.
 */
export function SchoolFilm({ site }: { site: SiteConfig }) {
  const [playing, setPlaying] = useState(false);
  const { embed, watch, name } = site.thirdParties.schoolFilm;

  function onPress(event: SubmitEvent) {
    event.preventDefault();
    setPlaying(!playing);
  }

  return (
    <div className="film">
      <div className="film-stage">
        <ContentPicture picture={film.poster} site={site} />
        {playing && (
          <iframe
            src={embed}
            title={withSiteFacts(film.title, site)}
            width={film.poster.width}
            height={film.poster.height}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox={allowed.join(' ')}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      <div className="film-bar">
        {/* When the live page does not come, the press leads to the film on its own page. */}
        <form
          className="noscript:hidden print:hidden"
          action={watch}
          data-live=""
          onSubmit={onPress}
        >
          <Button
            type="submit"
            variant="second"
            iconBefore={playing ? 'close' : 'play'}
            describedBy="film-host"
          >
            {playing ? film.close : film.play}
          </Button>
        </form>
        <p>
          <ExternalLink href={watch}>{film.watch}</ExternalLink>
        </p>
        <p id="film-host" className="quiet noscript:hidden">
          {film.whoIsContacted.replace('{host}', name)}
        </p>
      </div>
      <details className="film-words">
        <summary>{film.transcriptLabel}</summary>
        <div className="stack gap-2 pb-2">
          {film.transcript.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </details>
    </div>
  );
}

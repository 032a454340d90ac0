import type { SiteConfig } from '@site/kit/site.ts';
import { words } from '../content/words.ts';

type Props = {
  site: SiteConfig;
  reason: 'notFound' | 'failed';
};

/** What stands in place of a page that does not exist or could not be made. */
export function ErrorPage({ site, reason }: Props) {
  const { errorPage } = words;
  const { status, sentence } = errorPage[reason];
  const picture = reason === 'notFound' ? 'kite-caught' : 'error-page';
  const alt = reason === 'notFound' ? errorPage.pictureAltNotFound : errorPage.pictureAltFailed;
  return (
    <section className="wrap error-page">
      <div>
        <h1>{errorPage.heading}</h1>
        <p className="error-status">{status}</p>
        <p className="lead">{sentence}</p>
        <p className="acts">
          {reason === 'notFound' && (
            <a className="btn" href="/assessments">
              {errorPage.search}
            </a>
          )}
          <a className={reason === 'notFound' ? 'btn btn-second' : 'btn'} href="/">
            {errorPage.home}
          </a>
          <a className="btn btn-second" href={site.contact.phoneLink}>
            {errorPage.call.replace('{phone}', site.contact.phone)}
          </a>
        </p>
      </div>
      <img
        src={`${site.assetBase}/illustrations/${picture}.svg`}
        alt={alt}
        width="400"
        height="300"
      />
    </section>
  );
}

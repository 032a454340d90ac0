import type { SiteConfig } from '@site/kit/site.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
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
    <section className="ui-container ui-error-page">
      <div>
        <h1>{errorPage.heading}</h1>
        <p className="ui-error-status">{status}</p>
        <p className="ui-lead">{sentence}</p>
        {reason === 'notFound' && (
          // Filled and shown by the server, which knows the address and the pages there are (`delivery/host`).
          <div data-suggestions="" hidden>
            <h2 className="ui-heading-3">{errorPage.suggestions}</h2>
            <ul className="ui-suggested-pages"></ul>
          </div>
        )}
        <p className="ui-actions">
          {reason === 'notFound' && (
            <a className={buttonLook('main')} href="/assessments">
              {errorPage.search}
            </a>
          )}
          <a className={buttonLook(reason === 'notFound' ? 'second' : 'main')} href="/">
            {errorPage.home}
          </a>
          <a className={buttonLook('second')} href={site.contact.phoneLink}>
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

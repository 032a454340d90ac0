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
    <section className="mx-auto box-content grid max-w-page items-center gap-6 px-gutter py-section lg:grid-cols-[1fr_1fr] lg:gap-12">
      <div className="grid justify-items-start gap-3">
        <h1>{errorPage.heading}</h1>
        <p className="font-head text-24 leading-tight font-semibold text-ink-quiet">{status}</p>
        <p className="max-w-lead text-18 text-quiet">{sentence}</p>
        {reason === 'notFound' && (
          // Filled and shown by the server, which knows the address and the pages there are (`delivery/host`).
          <div data-suggestions="" hidden>
            <h2 className="text-20 leading-tight font-semibold">{errorPage.suggestions}</h2>
            <ul className="[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-1.5"></ul>
          </div>
        )}
        <p className="mt-3 flex flex-wrap gap-3">
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
        className="w-full max-w-105 lg:mx-auto"
        src={`${site.assetBase}/illustrations/${picture}.svg`}
        alt={alt}
        width="400"
        height="300"
      />
    </section>
  );
}

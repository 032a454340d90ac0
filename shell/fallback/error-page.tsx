import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import type { ErrorPageWords } from '../content/words-schema.ts';
import errorPageDocument from '../content/error-page.yaml';

const words = contentOf<ErrorPageWords>(errorPageDocument);

type Props = {
  site: SiteConfig;
  reason: 'notFound' | 'failed';
};

/** The page shown if the requested page doesn't exist or failed to render. */
export function ErrorPage({ site, reason }: Props) {
  const { status, sentence, picture } = words[reason];
  return (
    <section className="mx-auto box-content grid max-w-page items-center gap-6 px-gutter py-section lg:grid-cols-[1fr_1fr] lg:gap-12">
      <div className="grid justify-items-start gap-3">
        <h1>{words.heading}</h1>
        <p className="font-head text-24 leading-tight font-semibold text-ink-quiet">{status}</p>
        <p className="max-w-lead text-18 text-quiet">{sentence}</p>
        {reason === 'notFound' && (
          // The server, which has the requested address and the list of pages, fills this in and shows it
          // (`delivery/host`).
          <div data-suggestions="" hidden>
            <h2 className="text-20 leading-tight font-semibold">{words.suggestions}</h2>
            <ul className="[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-1.5"></ul>
          </div>
        )}
        <p className="mt-3 flex flex-wrap gap-3">
          {reason === 'notFound' && (
            <a className={buttonLook('main')} href="/assessments">
              {words.search}
            </a>
          )}
          <a className={buttonLook(reason === 'notFound' ? 'second' : 'main')} href="/">
            {words.home}
          </a>
          <a className={buttonLook('second')} href={site.contact.phoneLink}>
            {words.call.replace('{phone}', site.contact.phone)}
          </a>
        </p>
      </div>
      <img
        className="w-full max-w-105 lg:mx-auto"
        src={`${site.assetBase}/${picture.src}`}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
      />
    </section>
  );
}

import type { ReactNode } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { Policy } from '../../content/policy-schema.ts';
import { home, onThisPage } from '../shared-words.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { bullets } from '@site/kit/ui/list-look.ts';
import { policyHead } from './policy-head.ts';
import { PolicyText } from './policy-text.tsx';

/** The page at `path` with the rules or promises of a document. */
export function policyPage(path: string, document: unknown): Page {
  const policy = contentOf<Policy>(document);
  return {
    render: ({ site }) => <PolicyPage policy={policy} site={site} />,
    head: ({ site }) => policyHead(policy, path, site),
  };
}

type PolicyPageProps = { policy: Policy; site: SiteConfig };

/** A page of rules or promises: its dates, what it says in short, a list of contents, and every section. */
function PolicyPage({ policy, site }: PolicyPageProps) {
  const { summary, versions } = policy;
  return (
    <>
      <PageTop
        breadcrumbs={<Breadcrumbs trail={[home]} current={policy.heading} />}
        title={policy.heading}
        picture={<ContentPicture picture={policy.picture} site={site} first />}
      >
        <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-ink-quiet">
          {policy.dates.map(({ label, shown, day }) => (
            <li key={label}>
              {label}{' '}
              <time className="font-semibold text-ink" dateTime={day}>
                {shown}
              </time>
            </li>
          ))}
        </ul>
        <h2 className="text-24">{summary.heading}</h2>
        <Ticks points={summary.points.map((point) => withSiteFacts(point, site))} />
      </PageTop>
      <Section tight>
        <div className="grid gap-8 xl:grid-cols-[280px_minmax(0,1fr)] xl:items-start xl:gap-18">
          <nav
            className="rounded-card border border-line bg-surface p-5 xl:sticky xl:top-26 xl:max-h-[calc(100dvh-128px)] xl:overflow-y-auto print:hidden"
            aria-label={onThisPage}
          >
            <p className="font-head text-20 leading-tight font-semibold text-balance">
              {onThisPage}
            </p>
            <ol className="mt-2 grid md:grid-cols-2 md:gap-x-6 xl:grid-cols-1">
              {policy.sections.map(({ id, title }) => (
                <li key={id}>
                  <a className="block py-[7px] leading-[1.35]" href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          {/* Blocks on paper, because browsers let grids overlap where a sheet ends. */}
          <div className="grid gap-10 print:block">
            {policy.sections.map(({ id, title, blocks }) => (
              <OneSection key={id} id={id} title={title}>
                <PolicyText blocks={blocks} site={site} />
              </OneSection>
            ))}
            <OneSection title={versions.heading}>
              <ul className={bullets}>
                {versions.items.map(({ shown, day, text }) => (
                  <li key={day}>
                    <b>
                      <time dateTime={day}>{shown}</time>
                    </b>
                    : {withSiteFacts(text, site)}
                  </li>
                ))}
              </ul>
            </OneSection>
          </div>
        </div>
      </Section>
    </>
  );
}

type OneSectionProps = { id?: string; title: string; children: ReactNode };

function OneSection({ id, title, children }: OneSectionProps) {
  return (
    <section id={id} className="grid gap-3 print:mt-5 print:block print:*:not-first:mt-2.5">
      <h2 className="text-24">{title}</h2>
      {children}
    </section>
  );
}

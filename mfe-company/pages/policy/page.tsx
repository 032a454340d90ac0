import { pageHead } from '@site/kit/ui/page-head.ts';
import type { ReactNode } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { Policy, PolicySection } from '../../content/policy-schema.ts';
import { home, onThisPage, Blocks } from '../page-parts.tsx';
import { PlainCard } from '../plain-card.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Ticks, bullets } from '@site/kit/ui/ticks.tsx';
import type { JsonLd } from '@site/kit/remote/contract.ts';

export function policyPage(path: string, document: unknown): Page {
  const policy = contentOf<Policy>(document);
  return {
    render: ({ site }) => <PolicyPage policy={policy} site={site} />,
    head: ({ site }) =>
      pageHead(policy, site, {
        trail: [home, { label: policy.heading, href: path }],
        jsonLd: [webPage(policy, path, site)],
      }),
  };
}

type PolicyPageProps = { policy: Policy; site: SiteConfig };

/** A policy page: dates, summary, table of contents, and sections. */
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
          {/* Uses block layout in print, because browsers let grids overlap at the end of a sheet. */}
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

type PolicyTextProps = { blocks: PolicySection['blocks']; site: SiteConfig };

/** A section's text. Its entries are in two columns if these fit. */
function PolicyText({ blocks, site }: PolicyTextProps) {
  return blocks.map((block) => {
    const key = JSON.stringify(block);
    if (block.kind !== 'entries') return <Blocks key={key} blocks={[block]} site={site} />;
    return (
      <ul key={key} className="my-1 grid gap-3.5 md:grid-cols-2 print:block">
        {block.items.map(({ term, lines }) => (
          <PlainCard
            as="li"
            key={term}
            className="px-5 pt-4 pb-4.5 md:last:odd:col-span-full print:not-first:mt-2.5"
          >
            <h3>{term}</h3>
            <dl className="mt-2.5 grid gap-2 leading-snug">
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt className="text-ink-quiet">{label}</dt>
                  <dd>{withSiteFacts(text, site)}</dd>
                </div>
              ))}
            </dl>
          </PlainCard>
        ))}
      </ul>
    );
  });
}

/** The effective dates, as structured data. */
function webPage({ heading, versions }: Policy, path: string, site: SiteConfig): JsonLd {
  const days = versions.items.map(({ day }) => day);
  return {
    '@type': 'WebPage',
    name: heading,
    url: `${site.siteUrl}${path}`,
    inLanguage: 'en-IN',
    datePublished: days[0],
    dateModified: days.at(-1),
  };
}

import type { SiteConfig } from '@site/kit/site.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { Breadcrumbs } from '@site/kit/ui/breadcrumbs.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import type { Policy } from '../../content/policy-schema.ts';
import { home } from '../../content/trail.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { Ticks } from '@site/kit/ui/ticks.tsx';
import { bullets } from '@site/kit/ui/list-look.ts';
import { PolicyText } from './policy-text.tsx';

type PolicyPageProps = { policy: Policy; site: SiteConfig };

/** A page of rules or promises: its dates, what it says in short, a list of contents, and every section. */
export function PolicyPage({ policy, site }: PolicyPageProps) {
  const { summary, versions } = policy;
  return (
    <>
      <PageTop
        breadcrumbs={<Breadcrumbs trail={[home]} current={policy.crumb} />}
        title={policy.heading}
        picture={<ContentPicture picture={summary.picture} site={site} first />}
      >
        <ul className="ui-policy-dates">
          {policy.dates.map(({ label, shown, day }) => (
            <li key={label}>
              {label} <time dateTime={day}>{shown}</time>
            </li>
          ))}
        </ul>
        <h2 className="text-24">{summary.heading}</h2>
        <Ticks points={summary.points.map((point) => withSiteFacts(point, site))} />
      </PageTop>
      <Section tight>
        <div className="ui-policy">
          <nav className="ui-policy-contents" aria-label={policy.contents}>
            <p className="ui-heading-3">{policy.contents}</p>
            <ol>
              {policy.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="ui-policy-text">
            {policy.sections.map(({ id, title, blocks }) => (
              <section key={id} id={id}>
                <h2>{title}</h2>
                <PolicyText blocks={blocks} site={site} />
              </section>
            ))}
            <section>
              <h2>{versions.heading}</h2>
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
            </section>
          </div>
        </div>
      </Section>
    </>
  );
}

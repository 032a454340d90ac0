import { Chip } from '@site/kit/ui/chip.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { SkipLink } from '@site/kit/ui/skip-link.tsx';
import type { ReactNode } from 'react';
import type { JournalEntry } from '@site/delivery/registry/journal.ts';
import { indianMinute } from './indian-minute.ts';
import { CanaryList } from './canary-list.tsx';
import { type SiteStatus, STATUS_DAYS } from './site-status.ts';
import {
  BrowserFailures,
  counted,
  KeptForms,
  LiveReleases,
  PageSpeed,
  PolicyReports,
  sumOf,
} from './status-tables.tsx';

const endings = { live: 'went live', refused: 'refused', done: 'done' } as const;

/** The status of the site, for its owner: one page without scripts. `now` is the time of the data. */
export function StatusPage({ status, now }: { status: SiteStatus; now: Date }) {
  const { version, shippings, previews, canaries, retentionHeld } = status;
  return (
    <>
      <SkipLink>Skip to the content</SkipLink>
      <main id="main">
        <PageTop
          title="Site status"
          lead={`${version === null ? 'Nothing is live yet.' : `Version ${version} is live.`} As of ${indianMinute(now)}; reload the page to update it. Times are in Indian Standard Time.`}
        />
        <Section tight>
          <Figures status={status} />
        </Section>
        <Section tight ground="white" title="Live releases">
          <LiveReleases status={status} />
        </Section>
        <Section tight title="Latest promotions">
          <List
            none="No promotions yet."
            rows={shippings.map((entry, index) => ({
              key: `${entry.at.getTime()} ${index}`,
              words: <Shipping entry={entry} />,
            }))}
          />
        </Section>
        <Section tight ground="white" title="Canaries">
          <CanaryList canaries={canaries} />
        </Section>
        <Section tight title="Previews">
          <List
            none="No previews."
            rows={previews.map(({ id, what, who, endsAt }) => ({
              key: id,
              words: (
                <>
                  <strong>{what}</strong>
                  <p>
                    Preview {id}, made by {who}, until {indianMinute(endsAt)}
                  </p>
                </>
              ),
            }))}
          />
        </Section>
        <Section tight ground="white" title="Browser failures">
          <BrowserFailures status={status} />
        </Section>
        <Section tight title="Page speed">
          <PageSpeed status={status} />
        </Section>
        <Section tight ground="white" title="Submissions">
          {retentionHeld !== null && (
            <p>
              <strong>Nothing is deleted.</strong> {retentionHeld} Check the clock, then run{' '}
              <code>npx site inbox retention --yes</code>.
            </p>
          )}
          <KeptForms status={status} />
        </Section>
        <Section tight title="Policy violations">
          <PolicyReports status={status} />
        </Section>
      </main>
    </>
  );
}

/** The four key numbers. */
function Figures({ status: { releases, canaries, previews, forms } }: { status: SiteStatus }) {
  const failures = releases.reduce((sum, { failures: of }) => sum + sumOf(of), 0);
  const views = releases.reduce((sum, each) => sum + each.views, 0);
  const kept = forms.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    [`page views in ${STATUS_DAYS} days, about`, views],
    [`failures in ${STATUS_DAYS} days`, failures],
    ['submissions', kept],
    [
      'canaries and previews',
      canaries.filter(({ canary }) => canary.endedAt === null).length + previews.length,
    ],
  ] as const;
  return (
    <dl className="ui-status-figures">
      {figures.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{counted(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Shipping({ entry }: { entry: JournalEntry }) {
  const { at, who, what, outcome, why } = entry;
  return (
    <>
      <strong>{what}</strong>{' '}
      <Chip tone={outcome === 'refused' ? 'soon' : 'topic'}>{endings[outcome]}</Chip>
      <p>
        {who}, {indianMinute(at)}
        {why !== null && <>: {why}</>}
      </p>
    </>
  );
}

type ListProps = { none: string; rows: readonly { key: string; words: ReactNode }[] };

function List({ none, rows }: ListProps) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <ol className="ui-status-list">
      {rows.map(({ key, words }) => (
        <li key={key}>{words}</li>
      ))}
    </ol>
  );
}

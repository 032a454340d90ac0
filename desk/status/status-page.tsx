import { MEASURED_ONE_IN } from '@site/kit/signals/page-signal.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { PageTop } from '@site/kit/ui/page-top.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { SkipLink } from '@site/kit/ui/skip-link.tsx';
import type { ReactNode } from 'react';
import type { JournalEntry } from '@site/delivery/registry/journal.ts';
import { DataTable } from './data-table.tsx';
import { indianMinute } from './indian-minute.ts';
import { CanaryList } from './canary-list.tsx';
import { type ReleaseHealth, type SiteStatus, STATUS_DAYS } from './site-status.ts';
import { VitalsTable } from './vitals-table.tsx';

const sent = {
  message: 'Messages',
  'call-back': 'Call-back requests',
  waitlist: 'Waitlist',
  deletion: 'Deletion requests',
} as const;

const endings = { live: 'went live', refused: 'refused', done: 'done' } as const;

/** How the site is, for its owner: one page without any script. `now` is the moment that it tells of. */
export function StatusPage({ status, now }: { status: SiteStatus; now: Date }) {
  const { version, parts, shippings, previews, canaries, releases, routes, policies, forms } =
    status;
  const { retentionHeld } = status;
  const isLive = ({ part, release }: ReleaseHealth) =>
    parts.some((each) => each.name === part && each.release === release);
  return (
    <>
      <SkipLink>Skip to the content</SkipLink>
      <main id="main">
        <PageTop
          title="How the site is"
          lead={`${version === null ? 'Nothing is live yet.' : `Version ${version} is live.`} This page tells of ${indianMinute(now)}; load it again for what is new. Times are of India.`}
        />
        <Section tight>
          <Figures status={status} />
        </Section>
        <Section tight ground="white" title="Live releases">
          <DataTable
            caption="What visitors get of each section, and when that was released."
            columns={[{ title: 'Section' }, { title: 'Release' }, { title: 'Released' }]}
            rows={parts.map(({ name, release, releasedAt }) => ({
              key: name,
              cells: [name, release ?? 'none', releasedAt ? indianMinute(releasedAt) : ''],
            }))}
          />
        </Section>
        <Section tight title="Last shippings">
          <List
            none="Nothing was shipped yet."
            rows={shippings.map((entry, index) => ({
              key: `${entry.at.getTime()} ${index}`,
              words: <Shipping entry={entry} />,
            }))}
          />
        </Section>
        <Section tight ground="white" title="Shown to some visitors">
          <CanaryList canaries={canaries} />
        </Section>
        <Section tight title="Previews">
          <List
            none="There is no preview."
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
        <Section tight ground="white" title="What failed in browsers">
          <OrNone none="Nobody has told anything." of={releases}>
            <DataTable
              caption={`Failures by release, ${STATUS_DAYS} days. Page views are estimated: one in ${MEASURED_ONE_IN} is measured.`}
              columns={[
                { title: 'Release' },
                { title: 'Views', isNumber: true },
                { title: 'Failures' },
              ]}
              rows={releases.map((health) => ({
                key: `${health.part} ${health.release}`,
                cells: [
                  <>
                    {health.part} <span className="ui-status-id">{health.release}</span>{' '}
                    {isLive(health) && <Chip>live</Chip>}
                  </>,
                  counted(health.views),
                  <Failures key="failures" of={health} />,
                ],
              }))}
            />
          </OrNone>
        </Section>
        <Section tight title="How quick pages are">
          <OrNone none="Nothing was measured yet." of={routes}>
            <VitalsTable
              routes={routes}
              caption={`What three quarters of the measured views stay within, by page and release, ${STATUS_DAYS} days. "Fair" and "poor" are by web.dev; where neither is said, it is good.`}
            />
          </OrNone>
        </Section>
        <Section tight ground="white" title="What visitors have sent">
          {retentionHeld !== null && (
            <p>
              <strong>Nothing is deleted.</strong> {retentionHeld} Check the clock, then run{' '}
              <code>npx site inbox retention --yes</code>.
            </p>
          )}
          <DataTable
            caption="How many are kept now. What they say is shown by npx site inbox alone."
            columns={[{ title: 'Form' }, { title: 'Kept', isNumber: true }]}
            rows={forms.map(({ kind, count }) => ({
              key: kind,
              cells: [sent[kind], counted(count)],
            }))}
          />
        </Section>
        <Section tight title="What policies kept from happening">
          <OrNone none="Nothing." of={policies}>
            <DataTable
              caption={`Reports of browsers by directive, ${STATUS_DAYS} days.`}
              columns={[{ title: 'Directive' }, { title: 'Reports', isNumber: true }]}
              rows={policies.map(([directive, count]) => ({
                key: directive,
                cells: [directive, counted(count)],
              }))}
            />
          </OrNone>
        </Section>
      </main>
    </>
  );
}

/** The four numbers to look at first. */
function Figures({ status: { releases, canaries, previews, forms } }: { status: SiteStatus }) {
  const failures = releases.reduce((sum, { failures: of }) => sum + sumOf(of), 0);
  const views = releases.reduce((sum, each) => sum + each.views, 0);
  const kept = forms.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    [`page views in ${STATUS_DAYS} days, about`, views],
    [`failures in ${STATUS_DAYS} days`, failures],
    ['messages and requests kept', kept],
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

function Failures({ of: { failures, views } }: { of: ReleaseHealth }) {
  if (failures.length === 0) return <>none</>;
  const all = sumOf(failures);
  return (
    <>
      <ul>
        {failures.map(([kind, count]) => (
          <li key={kind}>
            {counted(count)} {kind}
          </li>
        ))}
      </ul>
      {views > 0 && (
        <span className="text-quiet">{((all * 1000) / views).toFixed(1)} in 1,000 views</span>
      )}
    </>
  );
}

type ListProps = { none: string; rows: readonly { key: string; words: ReactNode }[] };

function List({ none, rows }: ListProps) {
  return (
    <OrNone none={none} of={rows}>
      <ol className="ui-status-list">
        {rows.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ol>
    </OrNone>
  );
}

/** What there is to show, or a sentence that there is nothing. */
function OrNone({
  of,
  none,
  children,
}: {
  of: readonly unknown[];
  none: string;
  children: ReactNode;
}) {
  return of.length === 0 ? <p>{none}</p> : children;
}

function sumOf(counts: ReleaseHealth['failures']): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

/** A number as people in India write it: 1,23,456. */
function counted(number: number): string {
  return number.toLocaleString('en-IN');
}

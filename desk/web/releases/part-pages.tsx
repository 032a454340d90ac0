import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { indianMinute } from '../../status/indian-minute.ts';
import type { ReleaseSpeed } from '../../status/release-speed.ts';
import type { ListedPreview, ListedRelease } from '../../delivery/target.ts';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { ListTable } from '../page/list-table.tsx';
import { Pages } from '../page/pages.tsx';
import { titleOf } from '../page/section-title.ts';
import { CanaryFigures } from './canary-figures.tsx';
import { PreviewTable } from './preview-table.tsx';
import type { PartState } from './releases-context.ts';

/** Releases per page. */
export const PAGE_SIZE = 20;

/** Digits of an abbreviated commit. */
const SHORT_COMMIT = 10;

/** Live, canary and newest release of each part. */
export function PartList({
  parts,
  previews,
}: {
  parts: readonly PartState[];
  previews: readonly ListedPreview[];
}) {
  return (
    <>
      <Heading
        actions={
          <>
            <ButtonLink href="/releases/previews" variant="second" iconBefore="eye">
              Previews
            </ButtonLink>
            <ButtonLink href="/releases/history" variant="second" iconBefore="list">
              History
            </ButtonLink>
          </>
        }
      >
        Releases
      </Heading>
      {parts.length === 0 ? (
        <Empty title="Nothing is live yet">Run npm start to build and promote the sections.</Empty>
      ) : (
        <ListTable
          caption="Live, canary and newest release of each section"
          columns={['Section', 'Live', 'Since', 'Canary', 'Newest', 'Previews']}
          rows={parts.map((part) => ({
            key: part.name,
            cells: [
              <a key="name" href={`/releases/${part.name}`} className="lg:whitespace-nowrap">
                {titleOf(part.name)}
              </a>,
              part.live ? <ReleaseName key="live" of={part.live} /> : 'nothing',
              part.since && (
                <span key="since">
                  {indianMinute(part.since.at)} by <bdi>{part.since.who}</bdi>
                </span>
              ),
              part.canary && `${part.canary.canary.share}% of visitors`,
              part.waiting && (
                <span key="waiting">
                  <ReleaseName of={part.waiting} />, released{' '}
                  {indianMinute(part.waiting.releasedAt)}
                </span>
              ),
              previews.filter(({ sections }) => sections.includes(part.name)).length || null,
            ],
          }))}
        />
      )}
    </>
  );
}

type PartPageProps = {
  part: PartState;
  speed: Readonly<Record<'canary' | 'live', ReleaseSpeed>> | null;
  /** Previews that include this part. */
  previews: readonly ListedPreview[];
  /** Whether the user may promote, roll back and so on. */
  mayShip: boolean;
  page: number;
};

/** Canary, releases and previews of one part. */
export function PartPage({ part, speed, previews, mayShip, page }: PartPageProps) {
  const { name, live, since, canary, releases } = part;
  const here = `/releases/${name}`;
  return (
    <>
      <BackTo href="/releases">Releases</BackTo>
      <Heading
        lead={
          live ? (
            <>
              <ReleaseName of={live} /> has been live
              {since && (
                <>
                  {' '}
                  since {indianMinute(since.at)}, by <bdi>{since.who}</bdi>
                </>
              )}
              .
            </>
          ) : (
            'No release is live.'
          )
        }
        actions={
          mayShip &&
          live && (
            <ButtonLink href={`${here}/roll-back`} variant="second" iconBefore="retry">
              Roll back
            </ButtonLink>
          )
        }
      >
        {titleOf(name)}
      </Heading>
      {canary && speed && (
        <section className="mb-8 grid gap-4 rounded-card border border-line bg-surface p-4 lg:p-6">
          <div className="grid gap-1">
            <h2>Canary: {canary.canary.share}% of visitors</h2>
            <p className="text-quiet wrap-anywhere">
              {canary.canary.parts.map((each) => `${each.name} ${each.id}`).join(', ')}, started{' '}
              {indianMinute(canary.canary.startedAt)} by <bdi>{canary.canary.who}</bdi>.
            </p>
          </div>
          <CanaryFigures stages={canary.stages} speed={speed} />
          {mayShip && (
            <form
              method="get"
              action={`${here}/widen`}
              className="grid gap-3 sm:max-w-dialog-small"
            >
              <ShareField
                label="Share of visitors (%)"
                least={canary.canary.share + 1}
                most={100}
                value={String(Math.min(100, canary.canary.share * 2))}
              />
              <div className="flex flex-wrap gap-3">
                <Button type="submit">Widen</Button>
                <ButtonLink href={`${here}/stop`} variant="second">
                  Stop
                </ButtonLink>
              </div>
            </form>
          )}
        </section>
      )}
      <h2 className="mb-3">Releases</h2>
      {releases.length === 0 ? (
        <Empty title="No releases">Releases appear here after a build.</Empty>
      ) : (
        <ListTable
          caption={`Releases of ${titleOf(name)}, newest first`}
          columns={['Release', 'Released', 'State', ...(mayShip ? ['Actions'] : [])]}
          rows={releases.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((release) => ({
            key: release.id,
            cells: [
              <ReleaseName key="name" of={release} />,
              indianMinute(release.releasedAt),
              stateOf(release, part),
              ...(mayShip ? [<Actions key="do" of={release} part={part} />] : []),
            ],
          }))}
        />
      )}
      <Pages
        page={page}
        size={PAGE_SIZE}
        total={releases.length}
        noun="releases"
        hrefOf={(number) => `${here}?page=${number}`}
      />
      {previews.length > 0 && (
        <>
          <h2 className="mt-8 mb-3">Previews</h2>
          <PreviewTable previews={previews} mayShip={mayShip} />
        </>
      )}
      <p className="mt-6">
        <a href={`/releases/history?section=${name}`}>History of {titleOf(name)}</a>
      </p>
    </>
  );
}

/** Number field for the share of visitors, with a slider if scripts run. */
export function ShareField({
  label,
  hint,
  least,
  most,
  value,
  error,
}: {
  label: string;
  hint?: string;
  least: number;
  most: number;
  value: string;
  error?: string | undefined;
}) {
  return (
    <div className="grid min-w-0 gap-1">
      <TextField
        id="share"
        name="share"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        label={label}
        hint={hint}
        error={error}
        defaultValue={value}
      />
      <input
        type="range"
        data-for="share"
        aria-label={`${label}, slider`}
        hidden
        min={least}
        max={most}
        defaultValue={value}
        className="min-h-11 w-full accent-teal-600"
      />
    </div>
  );
}

/** A release's id, and its commit if known. */
export function ReleaseName({ of: { id, gitRevision } }: { of: ListedRelease }) {
  return (
    <span className="font-semibold">
      {id}
      {gitRevision !== null && (
        <span className="font-normal text-ink-quiet">
          {' '}
          from commit {gitRevision.slice(0, SHORT_COMMIT)}
          {gitRevision.endsWith('-dirty') && ' + uncommitted changes'}
        </span>
      )}
    </span>
  );
}

function isCanary({ id }: ListedRelease, { canary, name }: PartState): boolean {
  return canary?.canary.parts.some((part) => part.name === name && part.id === id) ?? false;
}

function stateOf(release: ListedRelease, part: PartState) {
  if (release.isLive) return <Chip>live</Chip>;
  if (isCanary(release, part)) return <Chip tone="soon">canary</Chip>;
  return release.isThere ? null : 'deleted';
}

function Actions({ of: release, part }: { of: ListedRelease; part: PartState }) {
  if (!release.isThere || release.isLive) return null;
  const here = `/releases/${part.name}/${release.id}`;
  const actions = [
    ['promote', 'Promote'],
    ...(part.canary ? [] : [['canary', 'Canary'] as const]),
    ['preview', 'Preview'],
  ] as const;
  return (
    <span className="-my-1 flex flex-wrap gap-x-5 gap-y-1">
      {actions.map(([action, title]) => (
        <a key={action} href={`${here}/${action}`} className="py-1">
          {title}
          <span className="sr-only"> {release.id}</span>
        </a>
      ))}
    </span>
  );
}

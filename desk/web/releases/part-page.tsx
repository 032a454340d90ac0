import { Chip } from '@site/kit/ui/chip.tsx';
import { indianMinute } from '../../status/indian-minute.ts';
import type { ReleaseSpeed } from '../../status/release-speed.ts';
import type { ListedPreview, ListedRelease } from '../../delivery/target.ts';
import { actorWords } from '../accounts/users.ts';
import { PageButton, Submit } from '../page/buttons.tsx';
import { Inputs } from '../page/fields.tsx';
import type { ListContent, ListView } from '../page/list.tsx';
import { ListTable } from '../page/list-table.tsx';
import { titleOf } from '../page/section-title.ts';
import { CanaryFigures } from './canary-figures.tsx';
import { previewTable } from './preview-routes.tsx';
import { changedPages, releasePhrase, releaseTitle } from './release-names.ts';
import type { PartState } from './releases-context.ts';

/** Digits of an abbreviated commit. */
const SHORT_COMMIT = 7;

type PartPageProps = {
  part: PartState;
  speed: Readonly<Record<'canary' | 'live', ReleaseSpeed>> | null;
  /** Previews that include this part. */
  previews: readonly ListedPreview[];
  /** Titles of the live pages, by path. */
  titles: ReadonlyMap<string, string>;
  /** Whether the user may promote, roll back and so on. */
  mayShip: boolean;
};

/** The releases of one part, with its canary and previews. */
export function partPage(
  { search, offset, limit }: ListView,
  { part, speed, previews, titles, mayShip }: PartPageProps,
): ListContent {
  const { name, live, since, canRollBack } = part;
  const found = part.releases.filter((release) =>
    `${release.id} ${release.gitRevision ?? ''} ${release.commit?.author ?? ''} ${releaseTitle(release)}`
      .toLowerCase()
      .includes(search.toLowerCase()),
  );
  const changedBy = ({ id }: ListedRelease) => {
    const entry = part.promotions.find(({ what }) => what.includes(`${name} ${id}`));
    return entry ? changedPages(entry, titles) : null;
  };
  return {
    title: titleOf(name),
    back: { href: '/releases', title: 'Releases' },
    lead: live ? (
      <>
        {live.commit ? '' : 'The release of '}
        <strong>
          <bdi>{releaseTitle(live)}</bdi>
        </strong>{' '}
        has been live
        {since && (
          <>
            {' '}
            since {indianMinute(since.at)}, by <bdi>{actorWords(since.who)}</bdi>
          </>
        )}
        .{!canRollBack && ' It cannot be rolled back: no other release was live before.'}
      </>
    ) : (
      'No release is live.'
    ),
    actions: mayShip && canRollBack && (
      <PageButton href={`/releases/${name}/roll-back`} variant="danger" iconBefore="retry">
        Roll back
      </PageButton>
    ),
    above: speed && <Canary part={part} speed={speed} mayShip={mayShip} />,
    caption: <h2 className="mb-3">Releases</h2>,
    search: 'Search by words, author or commit',
    noun: 'releases',
    total: found.length,
    empty: { title: 'No releases', words: 'Releases appear here after a build.' },
    rows: {
      caption: `Releases of ${titleOf(name)}, newest first`,
      columns: ['Release', 'Released', 'State', ...(mayShip ? ['Actions'] : [])],
      rows: found.slice(offset, offset + limit).map((release) => ({
        key: release.id,
        cells: [
          <ReleaseName key="name" of={release} changed={changedBy(release)} />,
          indianMinute(release.releasedAt),
          stateOf(release, part),
          ...(mayShip ? [<Actions key="do" of={release} part={part} />] : []),
        ],
      })),
    },
    below: (
      <>
        {previews.length > 0 && (
          <>
            <h2 className="mt-8 mb-3">Previews</h2>
            <ListTable {...previewTable(previews, mayShip)} />
          </>
        )}
        <p className="mt-6">
          <a href={`/releases/history?section=${name}`}>History of {titleOf(name)}</a>
        </p>
      </>
    ),
  };
}

function Canary({
  part,
  speed,
  mayShip,
}: Pick<PartPageProps, 'part' | 'mayShip'> & { speed: NonNullable<PartPageProps['speed']> }) {
  const { name, canary } = part;
  if (!canary) return null;
  const { share, parts, startedAt, who } = canary.canary;
  const here = `/releases/${name}`;
  const field = { label: 'Share of visitors (%)', min: share + 1, max: 100, required: true };
  return (
    <section className="mb-8 grid gap-4 rounded-card border border-line bg-surface p-4 lg:p-6">
      <div className="grid gap-1">
        <h2>Canary: {share}% of visitors</h2>
        <p className="text-quiet wrap-anywhere">
          {parts
            .map((each) => (each.name === name ? releasePhrase(part, each.id) : titleOf(each.name)))
            .join(', ')}
          , started {indianMinute(startedAt)} by <bdi>{actorWords(who)}</bdi>.
        </p>
      </div>
      <CanaryFigures stages={canary.stages} speed={speed} />
      {mayShip && (
        <form method="get" action={`${here}/widen`} className="grid gap-3">
          <Inputs
            fields={{ share: { ...field, kind: 'share' } }}
            values={{ share: String(Math.min(100, share * 2)) }}
          />
          <div className="flex flex-wrap gap-3">
            <Submit>Widen</Submit>
            <PageButton href={`${here}/stop`} variant="danger">
              Stop
            </PageButton>
          </div>
        </form>
      )}
    </section>
  );
}

/** A release by its commit or moment, with its author. Its ids are folded. */
export function ReleaseName({
  of: release,
  changed = null,
}: {
  of: ListedRelease;
  /** The pages that it changed, in words. */
  changed?: string | null;
}) {
  const { id, gitRevision, commit } = release;
  const isDirty = gitRevision?.endsWith('-dirty') ?? false;
  return (
    <div>
      <bdi className="font-semibold">{releaseTitle(release)}</bdi>
      {changed !== null && (
        <p className="font-normal">
          Changed: <bdi>{changed}</bdi>
        </p>
      )}
      <div className="text-14 font-normal text-ink-quiet">
        {commit && (
          <p>
            by <bdi>{commit.author}</bdi>
          </p>
        )}
        <details>
          <summary className="w-fit py-0.5">
            Details<span className="sr-only"> of {releaseTitle(release)}</span>
          </summary>
          {gitRevision !== null && (
            <p>
              Commit {gitRevision.slice(0, SHORT_COMMIT)}
              {isDirty && ', with uncommitted changes'}
            </p>
          )}
          <p className="wrap-anywhere">Release {id}</p>
        </details>
      </div>
    </div>
  );
}

function isCanary({ id }: ListedRelease, { canary, name }: PartState): boolean {
  return canary?.canary.parts.some((part) => part.name === name && part.id === id) ?? false;
}

function stateOf(release: ListedRelease, part: PartState) {
  const chip = release.isLive ? <Chip>live</Chip> : null;
  if (chip ?? isCanary(release, part)) {
    return <span className="whitespace-nowrap">{chip ?? <Chip tone="soon">canary</Chip>}</span>;
  }
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
          <span className="sr-only"> {releaseTitle(release)}</span>
        </a>
      ))}
    </span>
  );
}

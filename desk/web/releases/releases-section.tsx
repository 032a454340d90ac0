import { indianDay } from '@site/api/indian-time.ts';
import { createSignalStore } from '@site/api/signals/signal-store.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { speedOf } from '../../status/release-speed.ts';
import type { ListedPreview } from '../../delivery/target.ts';
import { actorWords } from '../accounts/users.ts';
import { PageButton } from '../page/buttons.tsx';
import type { ListContent } from '../page/list.tsx';
import { type Routes, routesFor } from '../page/routes.tsx';
import { titleOf } from '../page/section-title.ts';
import { may } from '../role.ts';
import type { DeskSection } from '../section.ts';
import { historyRoutes } from './history-routes.tsx';
import { partPage, ReleaseName } from './part-page.tsx';
import { previewRoutes } from './preview-routes.tsx';
import { pageTitles } from './release-names.ts';
import { type PartState, readPart, readParts, type ReleasesContext } from './releases-context.ts';
import { shipRoutes } from './ship-routes.tsx';

/** Releases of each section: promote, canary, roll back and preview, with the audit log. */
export function releasesSection(context: ReleasesContext): DeskSection {
  return {
    path: '/releases',
    title: 'Releases',
    icon: 'send',
    action: 'read-releases',
    routes(app, desk) {
      const on = routesFor(app, desk, 'read-releases');
      readingRoutes(on, context);
      previewRoutes(on, context);
      historyRoutes(on, context);
      shipRoutes(on, context);
    },
  };
}

function readingRoutes(on: Routes, context: ReleasesContext): void {
  on.list('/releases', {
    async show(_view, { me }) {
      const target = context.targetFor(me);
      return partList(await readParts(context, target), await target.previews());
    },
  });

  on.list('/releases/:part', {
    find: ({ me, params: { part = '' } }) => readPart(context, context.targetFor(me), part),
    async show(view, { of, me }) {
      const previews = await context.targetFor(me).previews();
      return partPage(view, {
        part: of,
        speed: await speedsOf(context, of),
        titles: await pageTitles(context.stores, of.name),
        previews: previews.filter(({ sections }) => sections.includes(of.name)),
        mayShip: may(me, 'ship-releases'),
      });
    },
  });
}

/** Live, canary and newest release of each part. */
function partList(parts: readonly PartState[], previews: readonly ListedPreview[]): ListContent {
  return {
    title: 'Releases',
    actions: (
      <>
        <PageButton href="/releases/previews" iconBefore="eye">
          Previews
        </PageButton>
        <PageButton href="/releases/history" iconBefore="list">
          History
        </PageButton>
      </>
    ),
    noun: 'sections',
    total: parts.length,
    empty: {
      title: 'Nothing is live yet',
      words: 'Run npm start to build and promote the sections.',
    },
    rows: {
      caption: 'Live, canary and newest release of each section',
      columns: ['Section', 'Live', 'Since', 'Canary', 'Newest', 'Previews'],
      rows: parts.map((part) => ({
        key: part.name,
        cells: [
          <a key="name" href={`/releases/${part.name}`} className="lg:whitespace-nowrap">
            {titleOf(part.name)}
          </a>,
          part.live ? <ReleaseName key="live" of={part.live} /> : 'nothing',
          part.since && (
            <span key="since">
              {indianMinute(part.since.at)} by <bdi>{actorWords(part.since.who)}</bdi>
            </span>
          ),
          part.canary && `${part.canary.canary.share}% of visitors`,
          part.waiting && (
            <div key="waiting">
              <ReleaseName of={part.waiting} />
              {part.waiting.commit && <>released {indianMinute(part.waiting.releasedAt)}</>}
            </div>
          ),
          previews.filter(({ sections }) => sections.includes(part.name)).length || null,
        ],
      })),
    },
  };
}

/** Page speed with and without the canary, since the day it started; `null` without a canary. */
async function speedsOf({ database }: ReleasesContext, { name, live, canary }: PartState) {
  const chosen = canary?.canary.parts.find((part) => part.name === name);
  if (!canary || !chosen) return null;
  const since = indianDay(canary.canary.startedAt.getTime());
  const rows = await createSignalStore(database).sums(since, [
    'part',
    'release',
    'subject',
    'name',
    'bucket',
  ]);
  return {
    canary: speedOf(rows, { part: name, release: chosen.id }),
    live: speedOf(rows, { part: name, release: live?.id ?? '' }),
  };
}

import { indianDay } from '@site/api/indian-time.ts';
import { createSignalStore } from '@site/api/signals/signal-store.ts';
import type { FastifyInstance } from 'fastify';
import { speedOf } from '../../status/release-speed.ts';
import { textIn } from '../page/form-values.ts';
import { pageIn } from '../page/pages.tsx';
import { titleOf } from '../page/section-title.ts';
import { may } from '../role.ts';
import { type Desk, type DeskSection, signedIn } from '../section.ts';
import { historyRoutes } from './history-routes.tsx';
import { PartList, PartPage } from './part-pages.tsx';
import { previewRoutes } from './preview-routes.tsx';
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
      readingRoutes(app, desk, context);
      previewRoutes(app, desk, context);
      historyRoutes(app, desk, context);
      shipRoutes(app, desk, context);
    },
  };
}

const config = { access: 'read-releases' } as const;

function readingRoutes(app: FastifyInstance, desk: Desk, context: ReleasesContext): void {
  app.get('/releases', { config }, async (request, reply) => {
    const target = context.targetFor(signedIn(request));
    const parts = await readParts(context, target);
    const previews = await target.previews();
    return desk.show(request, reply, {
      title: 'Releases',
      body: <PartList parts={parts} previews={previews} />,
    });
  });

  app.get<{ Params: { part: string } }>('/releases/:part', { config }, async (request, reply) => {
    const me = signedIn(request);
    const target = context.targetFor(me);
    const part = await readPart(context, target, request.params.part);
    if (!part) return desk.notFound(request, reply);
    const previews = await target.previews();
    const shown = {
      part,
      speed: await speedsOf(context, part),
      previews: previews.filter(({ sections }) => sections.includes(part.name)),
      mayShip: may(me, 'ship-releases'),
      page: pageIn(textIn(request.query, 'page')),
    };
    return desk.show(request, reply, {
      title: titleOf(part.name),
      body: <PartPage {...shown} />,
    });
  });
}

/** Page speed with and without the canary, since the day it started; `null` without a canary. */
async function speedsOf({ database }: ReleasesContext, { name, live, canary }: PartState) {
  const chosen = canary?.canary.parts.find((part) => part.name === name);
  if (!canary || !chosen) return null;
  const since = indianDay(canary.canary.startedAt.getTime());
  const rows = await createSignalStore(database).since(since);
  return {
    canary: speedOf(rows, { part: name, release: chosen.id }),
    live: speedOf(rows, { part: name, release: live?.id ?? '' }),
  };
}

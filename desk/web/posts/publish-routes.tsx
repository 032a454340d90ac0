import { type Draft, restingState } from '@site/api/posts/draft-store.ts';
import { createScheduleGuard } from '@site/api/posts/schedule-guard.ts';
import { indianTime } from '@site/api/indian-time.ts';
import type { Routes } from '../page/routes.tsx';
import { type Forecast, forecastOf } from './draft-revision.ts';
import { titleOf } from './post-state.ts';
import { draftIn, type Parts, writerOf } from './posts-context.ts';
import { draftsOf, problemsOf, publishDraft, textFor, todayOf } from './publish-draft.ts';
import { PublishPage } from './publish-page.tsx';
import { scheduledWords, scheduleDraft } from './schedule-draft.ts';

/** Routes that publish or schedule a post. */
export function publishRoutes(on: Routes, context: Parts): void {
  const { database } = context;
  const drafts = draftsOf(context);
  const now = () => (context.now ?? Date.now)();
  const forecast = createForecasts(context);
  const find = draftIn(context);

  const publishPage = async (
    draft: Draft,
    typed?: { day: string; time: string; problem: string },
  ) => {
    const problems = await problemsOf(context, draft);
    const expected = problems.length === 0 ? await forecast(draft) : null;
    const shown = { draft, problems, expected, now: now(), ...(typed && { typed }) };
    return {
      title: `${draft.liveSource === null ? 'Publish' : 'Update'} ${titleOf(draft)}`,
      status: typed ? 422 : 200,
      body: <PublishPage {...shown} />,
    };
  };

  on.page('/posts/:id/publish', { find, show: ({ of }) => publishPage(of) });

  on.action('/posts/:id/publish', {
    find,
    async run({ of: draft, me }) {
      const by = writerOf(me);
      const { kind, problems } = await context.inTurn(() => publishDraft(context, draft, by));
      const to = `/posts/${draft.id}`;
      switch (kind) {
        case 'published': {
          const verb = draft.liveSource === null ? 'Published' : 'Updated';
          return { to, done: `${verb} at /blog/${draft.slug}.` };
        }
        case 'waiting':
          return { to, done: 'Submitted. It goes live once a clinician has approved it.' };
        case 'refused':
          return { to, wrong: `Not published. ${problems.join(' ')}` };
        case 'busy': {
          const wrong =
            'Not published: someone is saving or publishing it right now. Try again in a minute.';
          return { to, wrong };
        }
      }
    },
  });

  on.action('/posts/:id/schedule', {
    find,
    async run({ of: draft, me, text }) {
      const [day, time] = [text('day'), text('time')];
      const isTyped = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time);
      const dueAt = isTyped ? Date.parse(`${day}T${time}:00+05:30`) : Number.NaN;
      if (Number.isNaN(dueAt) || dueAt <= now()) {
        const problem = Number.isNaN(dueAt)
          ? 'Enter a day and a time.'
          : 'This time has passed. Choose a later one.';
        return publishPage(draft, { day, time, problem });
      }
      if ((await problemsOf(context, draft)).length > 0) return publishPage(draft);
      const by = writerOf(me);
      const outcome = await context.inTurn(() => scheduleDraft(context, draft, { dueAt, by }));
      const said = scheduledWords(outcome, dueAt);
      const isDone = outcome.kind === 'scheduled' || outcome.kind === 'waiting';
      return { to: `/posts/${draft.id}`, ...(isDone ? { done: said } : { wrong: said }) };
    },
  });

  on.action('/posts/:id/unschedule', {
    find,
    async run({ of: draft }) {
      const { id, slug, state, dueAt, liveSource } = draft;
      const to = `/posts/${id}`;
      if (dueAt === null || (state !== 'scheduled' && state !== 'waiting')) {
        return { to, wrong: 'This post is no longer scheduled.' };
      }
      await drafts.setState(id, { state: restingState(draft) });
      const then =
        liveSource === null ? 'This post is a draft again.' : 'Readers still see the earlier text.';
      return {
        to,
        done: `Schedule cancelled. ${then}`,
        note: noteOf(`cancel the schedule of post ${slug}`),
      };
    },
  });

  on.action('/posts/clock', {
    async run() {
      const guard = createScheduleGuard(database, { now });
      const reason = await guard.heldReason();
      await guard.confirm();
      return {
        to: '/posts',
        done: `Scheduled posts go live again. It is ${indianTime(now())}, Indian time.`,
        note: noteOf('confirm the clock for scheduled posts', reason === null ? [] : [reason]),
      };
    },
  });
}

/** An audit entry about posts. */
export function noteOf(what: string, details: readonly string[] = []) {
  return { what, details, sections: ['posts'] };
}

/**
 * Forecasts of going live now. Composing takes seconds, so the last one is kept while nothing has changed. A refusal may
 * be a passing failure of the machine, so it is not kept.
 */
function createForecasts(context: Parts): (draft: Draft) => Promise<Forecast> {
  let last: { key: string; forecast: Promise<Forecast> } | undefined;
  return async (draft) => {
    const { fence } = await context.stores.registry.live();
    const day = todayOf(context);
    const key = `${draft.id} ${draft.updatedAt} ${fence} ${day}`;
    if (last?.key !== key) {
      const { id } = draft;
      const source = textFor(draft, day);
      const forecast = context.inTurn(() => forecastOf(context, { id, source }, day));
      last = { key, forecast };
    }
    const { forecast } = last;
    let isKept = false;
    try {
      const found = await forecast;
      isKept = found.kind === 'ready';
      return found;
    } finally {
      if (!isKept && last?.forecast === forecast) last = undefined;
    }
  };
}

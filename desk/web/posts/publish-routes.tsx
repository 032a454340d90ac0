import { type Draft, restingState } from '@site/api/posts/draft-store.ts';
import { createScheduleGuard } from '@site/api/posts/schedule-guard.ts';
import { indianTime } from '@site/api/indian-time.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textIn } from '../page/form-values.ts';
import { type Desk, signedIn } from '../section.ts';
import { type Forecast, forecastOf } from './draft-revision.ts';
import { titleOf } from './posts-list.tsx';
import { draftIn, type OfOne, type Parts, writerOf, writing } from './posts-context.ts';
import { draftsOf, problemsOf, publishDraft, textFor, todayOf } from './publish-draft.ts';
import { PublishPage } from './publish-page.tsx';
import { scheduledWords, scheduleDraft } from './schedule-draft.ts';

/** Routes that publish or schedule a post. */
export function publishRoutes(app: FastifyInstance, desk: Desk, context: Parts): void {
  const { database } = context;
  const drafts = draftsOf(context);
  const now = () => (context.now ?? Date.now)();
  const forecast = createForecasts(context);
  const showPublish = async (
    [request, reply]: [FastifyRequest, FastifyReply],
    draft: Draft,
    typed?: { day: string; time: string; problem: string },
  ) => {
    const problems = await problemsOf(context, draft);
    const expected = problems.length === 0 ? await forecast(draft) : null;
    const shown = { draft, problems, expected, now: now(), ...(typed && { typed }) };
    return desk.show(request, reply, {
      title: `${draft.liveSource === null ? 'Publish' : 'Update'} ${titleOf(draft)}`,
      status: typed ? 422 : 200,
      body: <PublishPage {...shown} />,
    });
  };

  app.get<OfOne>('/posts/:id/publish', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    return draft ? showPublish([request, reply], draft) : reply;
  });

  app.post<OfOne>('/posts/:id/publish', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    const by = writerOf(signedIn(request));
    const { kind, problems } = await context.inTurn(() => publishDraft(context, draft, by));
    const text = {
      published: `${draft.liveSource === null ? 'Published' : 'Updated'} at /blog/${draft.slug}.`,
      waiting: 'Submitted. It goes live once a clinician has approved it.',
      refused: `Not published. ${problems.join(' ')}`,
      busy: 'Not published: someone is saving or publishing it right now. Try again in a minute.',
    }[kind];
    const tone = kind === 'published' || kind === 'waiting' ? 'done' : 'wrong';
    return desk.goTo(reply, `/posts/${draft.id}`, { tone, text });
  });

  app.post<OfOne>('/posts/:id/schedule', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    const [day, time] = [textIn(request.body, 'day'), textIn(request.body, 'time')];
    const isTyped = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time);
    const dueAt = isTyped ? Date.parse(`${day}T${time}:00+05:30`) : Number.NaN;
    if (Number.isNaN(dueAt) || dueAt <= now()) {
      const problem = Number.isNaN(dueAt)
        ? 'Enter a day and a time.'
        : 'This time has passed. Choose a later one.';
      return showPublish([request, reply], draft, { day, time, problem });
    }
    if ((await problemsOf(context, draft)).length > 0) return showPublish([request, reply], draft);
    const by = writerOf(signedIn(request));
    const outcome = await context.inTurn(() => scheduleDraft(context, draft, { dueAt, by }));
    const isDone = outcome.kind === 'scheduled' || outcome.kind === 'waiting';
    const text = scheduledWords(outcome, dueAt);
    return desk.goTo(reply, `/posts/${draft.id}`, { tone: isDone ? 'done' : 'wrong', text });
  });

  app.post<OfOne>('/posts/:id/unschedule', writing, async (request, reply) => {
    const draft = await draftIn(context, desk, [request, reply]);
    if (!draft) return reply;
    const { id, slug, state, dueAt } = draft;
    const here = `/posts/${id}`;
    if (dueAt === null || (state !== 'scheduled' && state !== 'waiting')) {
      return desk.goTo(reply, here, { tone: 'wrong', text: 'This post is no longer scheduled.' });
    }
    await drafts.setState(id, { state: restingState(draft) });
    const what = `cancel the schedule of post ${slug}`;
    await desk.note(request, { what, details: [], sections: ['posts'] });
    const text =
      draft.liveSource === null
        ? 'Schedule cancelled. This post is a draft again.'
        : 'Schedule cancelled. Readers still see the earlier text.';
    return desk.goTo(reply, here, { tone: 'done', text });
  });

  app.post('/posts/clock', writing, async (request, reply) => {
    const guard = createScheduleGuard(database, { now });
    const reason = await guard.heldReason();
    await guard.confirm();
    const details = reason === null ? [] : [reason];
    await desk.note(request, {
      what: 'confirm the clock for scheduled posts',
      details,
      sections: ['posts'],
    });
    const text = `Scheduled posts go live again. It is ${indianTime(now())}, Indian time.`;
    return desk.goTo(reply, '/posts', { tone: 'done', text });
  });
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

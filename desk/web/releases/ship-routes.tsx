import { prepare } from '@site/delivery/promotion/promote.ts';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { previewDays } from '../../previews/preview-days.ts';
import type { DeliveryTarget, DryRun } from '../../delivery/target.ts';
import { textIn } from '../page/form-values.ts';
import { titleOf } from '../page/section-title.ts';
import { type Desk, signedIn } from '../section.ts';
import { ConfirmPage, MAX_REASON_LETTERS } from './confirm-page.tsx';
import { changedCount } from './page-changes.tsx';
import { ShareField } from './part-pages.tsx';
import { type PartState, readPart, type ReleasesContext } from './releases-context.ts';

const config = { access: 'ship-releases' } as const;

/** A requested action with its parameters. */
type Asked = {
  target: DeliveryTarget;
  part: PartState;
  /** Id of the release, if the URL names one. */
  id: string;
  sent: (field: string) => string;
};

/** An action with a confirmation page. */
type Action = {
  title: (asked: Asked) => string;
  lead: (asked: Asked) => ReactNode;
  button: string;
  /** Whether it has been done already, as after a double click. */
  isDone?: (asked: Asked) => boolean;
  /** Whether the action is possible now. */
  fits: (asked: Asked) => boolean;
  /** Dry run; `null` if no page can change. */
  look: (asked: Asked) => Promise<DryRun | null>;
  /** Additional fields with their errors. */
  fields?: (asked: Asked, errors: Errors) => ReactNode;
  errors?: (asked: Asked) => Errors;
  /** Hidden fields that pin the action to what the user saw. */
  hidden?: (asked: Asked) => Readonly<Record<string, string>>;
  act: (
    asked: Asked,
    why: string | undefined,
  ) => Promise<{ kind: 'done'; text: string } | { kind: 'refused'; problems: readonly string[] }>;
};

type Errors = Partial<Record<string, string>>;

const meant = ({ part, id }: Asked) => ({ parts: [{ name: part.name, id }] });
const isReleased = ({ part, id }: Asked) =>
  part.releases.some((each) => each.id === id && each.isThere && !each.isLive);

const WHOLE = /^[1-9]\d{0,2}$/;

function wholeIn(text: string): number {
  return WHOLE.test(text) ? Number(text) : Number.NaN;
}

/** Warns that the part's running canary would end. */
function canaryEnd({ canary }: PartState): string {
  return canary ? ` This ends the running canary (${canary.canary.share}% of visitors).` : '';
}

/** Actions on one release: `/releases/mfe-blog/0123456789abcdef/promote`. */
const releaseActions: Readonly<Record<string, Action>> = {
  promote: {
    title: ({ part, id }) => `Promote ${part.name} ${id}?`,
    lead: ({ part }) =>
      part.live
        ? `All visitors get it instead of ${part.live.id} from their next page on.${canaryEnd(part)}`
        : 'All visitors get it from their next page on.',
    button: 'Promote',
    isDone: ({ part, id }) => part.live?.id === id,
    fits: isReleased,
    look: (asked) => asked.target.dryRun(meant(asked)),
    async act(asked, why) {
      const outcome = await asked.target.promote({ ...meant(asked), why });
      if (outcome.kind === 'refused') return outcome;
      const { part, id } = asked;
      return {
        kind: 'done',
        text: `${part.name} ${id} is live. ${changedCount(outcome.pages)}`,
      };
    },
  },
  canary: {
    title: ({ part, id }) => `Start a canary of ${part.name} ${id}?`,
    lead: () =>
      'A random share of visitors gets it. It stops automatically if it fails more often than the live release.',
    button: 'Start canary',
    fits: (asked) => isReleased(asked) && asked.part.canary === null,
    look: (asked) => asked.target.dryRun(meant(asked)),
    fields: ({ sent }, errors) => (
      <ShareField
        label="Share of visitors (%)"
        least={1}
        most={99}
        value={sent('share') || '10'}
        error={errors['share']}
      />
    ),
    errors({ sent }) {
      const share = wholeIn(sent('share'));
      return share >= 1 && share <= 99 ? {} : { share: 'Enter a whole number from 1 to 99.' };
    },
    async act(asked, why) {
      const { sent, part, id } = asked;
      const share = wholeIn(sent('share'));
      const begun = await asked.target.canary.begin({ ...meant(asked), share, why });
      if (begun.kind === 'refused') return begun;
      return { kind: 'done', text: `${begun.share}% of visitors get ${part.name} ${id}.` };
    },
  },
  preview: {
    title: ({ part, id }) => `Create a preview of ${part.name} ${id}?`,
    lead: () => 'Anyone with the link can see it until it expires. Nothing goes live.',
    button: 'Create preview',
    fits: ({ part, id }) => part.releases.some((each) => each.id === id && each.isThere),
    look: async () => null,
    fields: ({ sent }, errors) => (
      <TextField
        id="days"
        name="days"
        type="number"
        inputMode="numeric"
        min={1}
        max={previewDays.most}
        required
        label="Days"
        error={errors['days']}
        defaultValue={sent('days') || String(previewDays.usual)}
      />
    ),
    errors({ sent }) {
      const days = wholeIn(sent('days'));
      return days <= previewDays.most
        ? {}
        : { days: `Enter a whole number from 1 to ${previewDays.most}.` };
    },
    async act(asked) {
      const days = wholeIn(asked.sent('days'));
      const answer = await asked.target.preview({ ...meant(asked), days });
      if (answer.kind === 'refused') return answer;
      return {
        kind: 'done',
        text: `Preview created. ${changedCount(answer.pages)} The link is below.`,
      };
    },
  },
};

/** Actions on the live release or the canary of a part: `/releases/mfe-blog/roll-back`. */
function partActions({ stores }: ReleasesContext): Readonly<Record<string, Action>> {
  const canaryOf = ({ part }: Asked) => part.canary?.canary;
  const named = (asked: Asked) =>
    canaryOf(asked)
      ?.parts.map(({ name, id }) => `${name} ${id}`)
      .join(', ') ?? '';
  return {
    'roll-back': {
      title: ({ part }) => `Roll back ${part.name}?`,
      lead: ({ part }) =>
        `All visitors get the release that was live before ${part.live?.id ?? ''} from their next page on. No approval needed.${canaryEnd(part)}`,
      button: 'Roll back',
      fits: ({ part }) => part.live !== null,
      async look({ part }) {
        const outcome = await prepare(stores, { rollback: part.name }, async () => true);
        if (outcome.kind === 'refused') return outcome;
        const { pages, composed } = outcome;
        return { kind: 'ready', pages, rendered: composed.rendered };
      },
      async act({ target, part }, why) {
        const outcome = await target.rollBack(part.name, why);
        if (outcome.kind === 'refused') return outcome;
        const id = outcome.live[part.name] ?? '';
        const text = `Rolled back ${part.name} to ${id}. ${changedCount(outcome.pages)}`;
        return { kind: 'done', text };
      },
    },
    widen: {
      title: (asked) => `Widen the canary of ${named(asked)}?`,
      lead(asked) {
        const now = canaryOf(asked)?.share ?? 0;
        const next = wholeIn(asked.sent('share'));
        return next === 100
          ? `All visitors get it instead of ${now}%, and it becomes the live release.`
          : `${next}% of visitors get it instead of ${now}%.`;
      },
      button: 'Widen',
      fits(asked) {
        const share = wholeIn(asked.sent('share'));
        return share > (canaryOf(asked)?.share ?? 100) && share <= 100;
      },
      look: (asked) => asked.target.dryRun({ parts: canaryOf(asked)?.parts ?? [] }),
      hidden: (asked) => ({ share: asked.sent('share'), canary: canaryOf(asked)?.id ?? '' }),
      async act({ target, sent }, why) {
        const newShare = wholeIn(sent('share'));
        const outcome = await target.canary.step(newShare, why, sent('canary'));
        if (outcome.kind === 'refused') return outcome;
        const { what, share } = outcome;
        const text =
          share === 100 ? `All visitors get ${what}.` : `${share}% of visitors get ${what}.`;
        return { kind: 'done', text };
      },
    },
    stop: {
      title: (asked) => `Stop the canary of ${named(asked)}?`,
      lead: (asked) =>
        `The ${canaryOf(asked)?.share ?? 0}% of visitors who have it get the live release from their next page on.`,
      button: 'Stop canary',
      fits: (asked) => canaryOf(asked) !== undefined,
      look: async () => null,
      hidden: (asked) => ({ canary: canaryOf(asked)?.id ?? '' }),
      async act({ target, sent }, why) {
        const outcome = await target.canary.stop(why, sent('canary'));
        if (outcome.kind === 'refused') return outcome;
        return { kind: 'done', text: `Stopped the canary of ${outcome.what}.` };
      },
    },
  };
}

type OfPart = { Params: { part: string; id?: string } };

/** Registers a confirmation page and a POST route for every action. */
export function shipRoutes(app: FastifyInstance, desk: Desk, context: ReleasesContext): void {
  for (const [name, action] of Object.entries(releaseActions)) {
    addAction(`/releases/:part/:id/${name}`, action);
  }
  for (const [name, action] of Object.entries(partActions(context))) {
    addAction(`/releases/:part/${name}`, action);
  }

  function addAction(url: string, action: Action): void {
    app.get<OfPart>(url, { config }, async (request, reply) => {
      const asked = await readAsked(request, request.query);
      if (!asked) return desk.notFound(request, reply);
      const part = `/releases/${asked.part.name}`;
      if (!action.fits(asked)) {
        const text = 'This is not possible right now.';
        return desk.goTo(reply, part, { tone: 'wrong', text });
      }
      return showPage(request, reply, { action, asked, errors: {}, problems: [] });
    });

    app.post<OfPart>(url, { config }, async (request, reply) => {
      const asked = await readAsked(request, request.body);
      if (!asked) return desk.notFound(request, reply);
      const part = `/releases/${asked.part.name}`;
      if (action.isDone?.(asked)) {
        return desk.goTo(reply, part, {
          tone: 'done',
          text: `${asked.part.name} ${asked.id} is live.`,
        });
      }
      const { id: seen } = await context.stores.registry.live();
      if (asked.sent('seen') !== (seen ?? '') || !action.fits(asked)) {
        const text =
          'The live version has changed since you opened the page. Nothing was done. Check and try again.';
        return desk.goTo(reply, part, { tone: 'wrong', text });
      }
      const errors = action.errors?.(asked) ?? {};
      const why = asked.sent('why').trim().slice(0, MAX_REASON_LETTERS) || undefined;
      const outcome =
        Object.keys(errors).length > 0
          ? { kind: 'refused' as const, problems: [] }
          : await action.act(asked, why);
      if (outcome.kind === 'refused') {
        const { problems } = outcome;
        return showPage(request, reply, { action, asked, errors, problems });
      }
      return desk.goTo(reply, part, { tone: 'done', text: outcome.text });
    });
  }

  async function readAsked(request: FastifyRequest<OfPart>, from: unknown): Promise<Asked | null> {
    const target = context.targetFor(signedIn(request));
    const { part: name, id = '' } = request.params;
    const part = await readPart(context, target, name);
    return part && { target, part, id, sent: (field) => textIn(from, field) };
  }

  async function showPage(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      action,
      asked,
      errors,
      problems,
    }: { action: Action; asked: Asked; errors: Errors; problems: readonly string[] },
  ): Promise<FastifyReply> {
    // Read before the dry run, so that a concurrent promotion is detected.
    const { id: seen } = await context.stores.registry.live();
    const { name } = asked.part;
    return desk.show(request, reply, {
      title: action.title(asked),
      status: Object.keys(errors).length > 0 || problems.length > 0 ? 422 : 200,
      body: (
        <ConfirmPage
          back={{ href: `/releases/${name}`, title: titleOf(name) }}
          title={action.title(asked)}
          lead={action.lead(asked)}
          found={await action.look(asked)}
          problems={problems}
          action={request.url.split('?', 1)[0] ?? ''}
          hidden={{ seen: seen ?? '', ...action.hidden?.(asked) }}
          fields={action.fields?.(asked, errors)}
          button={action.button}
          why={asked.sent('why')}
        />
      ),
    });
  }
}

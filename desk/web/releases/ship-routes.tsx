import { prepare } from '@site/delivery/promotion/promote.ts';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { previewDays } from '../../previews/preview-link.ts';
import type { DeliveryTarget, DryRun } from '../../delivery/target.ts';
import type { User } from '../accounts/users.ts';
import { type FormFields, optionalReason, reasonField } from '../page/fields.tsx';
import type { Routes } from '../page/routes.tsx';
import { Problems } from '../page/problems.tsx';
import { titleOf } from '../page/section-title.ts';
import { changedCount, PageChangeList } from './page-changes.tsx';
import { releasePhrase } from './release-names.ts';
import { type PartState, readPart, type ReleasesContext } from './releases-context.ts';

/** A requested action. */
type Asked = {
  target: DeliveryTarget;
  part: PartState;
  /** The section and the release, for people. */
  name: string;
  /** Id of the release, if the URL names one. */
  id: string;
  /** Reads a field of the form or query. */
  text: (field: string) => string;
};

type Outcome = { done: string } | { problems: readonly string[] };

/** An action that shows what it would change, and asks for confirmation. */
type Action = {
  title: (asked: Asked) => string;
  lead: (asked: Asked) => string;
  button: string;
  isDangerous?: boolean;
  /** Whether it has been done already, as after a double click. */
  isDone?: (asked: Asked) => boolean;
  /** Whether the action is possible now. */
  fits: (asked: Asked) => boolean;
  /** Dry run; without one, no page can change. */
  look?: (asked: Asked) => Promise<DryRun>;
  /** Fields, with what they hold at first. */
  fields?: FormFields;
  values?: Readonly<Record<string, string>>;
  schema?: v.ObjectEntries;
  /** Hidden fields that pin the action to what the user saw. */
  hidden?: (asked: Asked) => Readonly<Record<string, string>>;
  act: (asked: Asked, why: string | undefined) => Promise<Outcome>;
};

/** Registers a confirmation page and what it leads to for every action. */
export function shipRoutes(on: Routes, context: ReleasesContext): void {
  const { registry } = context.stores;
  for (const [name, action] of Object.entries(releaseActions))
    add(`/releases/:part/:id/${name}`, action);
  for (const [name, action] of Object.entries(partActions(context)))
    add(`/releases/:part/${name}`, action);

  async function find({
    me,
    params,
    text,
  }: {
    me: User;
    params: Readonly<Record<string, string>>;
    text: Asked['text'];
  }): Promise<Asked | null> {
    const target = context.targetFor(me);
    const { part: called = '', id = '' } = params;
    const part = await readPart(context, target, called);
    return (
      part && {
        target,
        part,
        name: id === '' ? titleOf(part.name) : releasePhrase(part, id),
        id,
        text,
      }
    );
  }

  function add(url: string, action: Action): void {
    on.form(url, {
      access: 'ship-releases',
      find,
      fields: () => ({ ...action.fields, why: { ...reasonField, optional: true } }),
      schema: v.object({ ...action.schema, why: optionalReason }),
      async view({ of }) {
        const back = { href: `/releases/${of.part.name}`, title: titleOf(of.part.name) };
        if (!action.fits(of)) return { to: back.href, wrong: 'This is not possible right now.' };
        // Read before the dry run, so that a concurrent promotion is detected.
        const { id: seen } = await registry.live();
        const found = await action.look?.(of);
        return {
          title: action.title(of),
          lead: action.lead(of),
          back,
          above: found && <Found of={found} />,
          values: action.values ?? {},
          hidden: { seen: seen ?? '', ...action.hidden?.(of) },
          button: action.button,
          isDangerous: action.isDangerous ?? false,
          isBlocked: found?.kind === 'refused',
        };
      },
      async run({ of }, { why }) {
        const to = `/releases/${of.part.name}`;
        if (action.isDone?.(of)) return { to, done: `${of.name} is live.` };
        const { id: seen } = await registry.live();
        if (of.text('seen') !== (seen ?? '') || !action.fits(of)) {
          const wrong =
            'The live version has changed since you opened the page. Nothing was done. Check and try again.';
          return { to, wrong };
        }
        const outcome = await action.act(of, why);
        return 'done' in outcome ? { to, done: outcome.done } : outcome;
      },
    });
  }
}

function Found({ of }: { of: DryRun }): ReactNode {
  return of.kind === 'refused' ? (
    <Problems title="This would be refused:" of={of.problems} />
  ) : (
    <div className="mb-6">
      <PageChangeList pages={of.pages} />
    </div>
  );
}

const partsOf = ({ part, id }: Asked) => ({ parts: [{ name: part.name, id }] });
const isReleased = ({ part, id }: Asked) =>
  part.releases.some((each) => each.id === id && each.isThere && !each.isLive);

const WHOLE = /^[1-9]\d{0,2}$/;

function wholeIn(text: string): number {
  return WHOLE.test(text) ? Number(text) : Number.NaN;
}

/** A whole number from 1. */
function wholeTo(most: number) {
  const words = `Enter a whole number from 1 to ${most}.`;
  return v.pipe(v.string(), v.regex(WHOLE, words), v.transform(Number), v.maxValue(most, words));
}

/** Warns that the part's running canary would end. */
function canaryEnd({ canary }: PartState): string {
  return canary ? ` This ends the running canary (${canary.canary.share}% of visitors).` : '';
}

/** Actions on one release: `/releases/mfe-blog/0123456789abcdef/promote`. */
const releaseActions: Readonly<Record<string, Action>> = {
  promote: {
    title: ({ name }) => `Promote ${name}?`,
    lead: ({ part }) =>
      part.live
        ? `All visitors get it instead of ${releasePhrase(part, part.live.id)} from their next page on.${canaryEnd(part)}`
        : 'All visitors get it from their next page on.',
    button: 'Promote',
    isDone: ({ part, id }) => part.live?.id === id,
    fits: isReleased,
    look: (asked) => asked.target.dryRun(partsOf(asked)),
    async act(asked, why) {
      const outcome = await asked.target.promote({ ...partsOf(asked), why });
      return outcome.kind === 'refused'
        ? outcome
        : { done: `${asked.name} is live. ${changedCount(outcome.pages)}` };
    },
  },
  canary: {
    title: ({ name }) => `Start a canary of ${name}?`,
    lead: () =>
      'A random share of visitors gets it. It stops automatically if it fails more often than the live release.',
    button: 'Start canary',
    fits: (asked) => isReleased(asked) && asked.part.canary === null,
    look: (asked) => asked.target.dryRun(partsOf(asked)),
    fields: {
      share: { label: 'Share of visitors (%)', kind: 'share', min: 1, max: 99, required: true },
    },
    values: { share: '10' },
    schema: { share: wholeTo(99) },
    async act(asked, why) {
      const share = wholeIn(asked.text('share'));
      const begun = await asked.target.canary.begin({ ...partsOf(asked), share, why });
      return begun.kind === 'refused'
        ? begun
        : { done: `${begun.share}% of visitors get ${asked.name}.` };
    },
  },
  preview: {
    title: ({ name }) => `Create a preview of ${name}?`,
    lead: () => 'Anyone with the link can see it until it expires. Nothing goes live.',
    button: 'Create preview',
    fits: ({ part, id }) => part.releases.some((each) => each.id === id && each.isThere),
    fields: {
      days: { label: 'Days', kind: 'number', min: 1, max: previewDays.most, required: true },
    },
    values: { days: String(previewDays.usual) },
    schema: { days: wholeTo(previewDays.most) },
    async act(asked) {
      const days = wholeIn(asked.text('days'));
      const made = await asked.target.preview({ ...partsOf(asked), days });
      return made.kind === 'refused'
        ? made
        : { done: `Preview created. ${changedCount(made.pages)} The link is below.` };
    },
  },
};

/** Actions on the live release or the canary of a part: `/releases/mfe-blog/roll-back`. */
function partActions({ stores }: ReleasesContext): Readonly<Record<string, Action>> {
  const canaryOf = ({ part }: Asked) => part.canary?.canary;
  const named = (asked: Asked) =>
    canaryOf(asked)
      ?.parts.map(({ name, id }) =>
        name === asked.part.name ? releasePhrase(asked.part, id) : titleOf(name),
      )
      .join(', ') ?? '';
  return {
    'roll-back': {
      title: ({ name }) => `Roll back ${name}?`,
      lead: ({ part }) =>
        `All visitors get the release that was live before ${releasePhrase(part, part.live?.id ?? '')} from their next page on. No approval needed.${canaryEnd(part)}`,
      button: 'Roll back',
      isDangerous: true,
      fits: ({ part }) => part.canRollBack,
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
        return {
          done: `Rolled back to ${releasePhrase(part, id)}. ${changedCount(outcome.pages)}`,
        };
      },
    },
    widen: {
      title: (asked) => `Widen the canary of ${named(asked)}?`,
      lead(asked) {
        const now = canaryOf(asked)?.share ?? 0;
        const next = wholeIn(asked.text('share'));
        return next === 100
          ? `All visitors get it instead of ${now}%, and it becomes the live release.`
          : `${next}% of visitors get it instead of ${now}%.`;
      },
      button: 'Widen',
      fits(asked) {
        const share = wholeIn(asked.text('share'));
        return share > (canaryOf(asked)?.share ?? 100) && share <= 100;
      },
      look: (asked) => asked.target.dryRun({ parts: canaryOf(asked)?.parts ?? [] }),
      hidden: (asked) => ({ share: asked.text('share'), canary: canaryOf(asked)?.id ?? '' }),
      async act(asked, why) {
        const { target, text } = asked;
        const outcome = await target.canary.step(wholeIn(text('share')), why, text('canary'));
        if (outcome.kind === 'refused') return outcome;
        const visitors = outcome.share === 100 ? 'All visitors' : `${outcome.share}% of visitors`;
        return { done: `${visitors} get ${named(asked)}.` };
      },
    },
    stop: {
      title: (asked) => `Stop the canary of ${named(asked)}?`,
      lead: (asked) =>
        `The ${canaryOf(asked)?.share ?? 0}% of visitors who have it get the live release from their next page on.`,
      button: 'Stop canary',
      isDangerous: true,
      fits: (asked) => canaryOf(asked) !== undefined,
      hidden: (asked) => ({ canary: canaryOf(asked)?.id ?? '' }),
      async act(asked, why) {
        const outcome = await asked.target.canary.stop(why, asked.text('canary'));
        return outcome.kind === 'refused'
          ? outcome
          : { done: `Stopped the canary of ${named(asked)}.` };
      },
    },
  };
}

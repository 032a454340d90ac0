import * as v from 'valibot';
import { releaseId } from '@site/delivery/releases/release.ts';
import { sectionChangeSchema } from '@site/delivery/sections/change-sections.ts';
import { siteSectionSchema } from '@site/delivery/sections/site-section.ts';
import type { Outcome } from '@site/delivery/promotion/plan.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import type { ComposeQueue } from './compose-queue.ts';
import { shipped } from './messages.ts';
import { reason } from '@site/delivery/registry/reason.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

/** A change to the list of sections. */
const sectionOrder = v.strictObject({ change: sectionChangeSchema, why: v.optional(reason) });

/** The sections of the site, by name. */
export const sectionList = v.object({
  sections: v.array(
    v.strictObject({
      ...siteSectionSchema.entries,
      /** The live release; `null` if there is none. */
      live: v.nullable(releaseId),
    }),
  ),
});

/** The dependencies of these operations. */
type Context = {
  targetOf: (caller: Caller) => DeliveryTarget;
  inTurn: ComposeQueue;
  answerOf: (outcome: Outcome) => { status: number; body: unknown };
};

/** The operations on the list of sections. Owners are not secret, because addresses are public. */
export function sectionRoutes({ targetOf, inTurn, answerOf }: Context): readonly Route<Caller>[] {
  return [
    {
      method: 'GET',
      path: '/v1/site-sections',
      operationId: 'listSections',
      summary: 'Lists the sections of the site with their addresses, owners and live releases.',
      shows: 'key',
      answers: { 200: { description: 'The sections.', schema: sectionList } },
      handle: async ({ caller }) => ({
        status: 200,
        body: { sections: await targetOf(caller).sections() },
      }),
    },
    {
      method: 'POST',
      path: '/v1/section-changes',
      operationId: 'changeSections',
      summary: 'Adds a section, changes its addresses or owner, or removes it with its pages.',
      shows: 'key',
      body: sectionOrder,
      bodyLimit: 64 * 1024,
      answers: { 200: { description: 'What visitors now get.', schema: shipped } },
      problems: { 422: 'Rejected, with the reasons; nothing has changed.' },
      async handle({ body, caller }) {
        const { change, why } = readInput(sectionOrder, body, 'The order');
        mustBeAllowed(caller, 'promote', 'sections');
        return answerOf(await inTurn(caller, () => targetOf(caller).changeSections(change, why)));
      },
    },
  ];
}

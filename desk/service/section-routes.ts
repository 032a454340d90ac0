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

/** What is to become of the sections of the site. */
const sectionOrder = v.strictObject({ change: sectionChangeSchema, why: v.optional(reason) });

/** The sections of the site, by name. */
export const sectionList = v.object({
  sections: v.array(
    v.strictObject({
      ...siteSectionSchema.entries,
      /** The live release; `null` when none is. */
      live: v.nullable(releaseId),
    }),
  ),
});

/** What these operations work with. */
type Context = {
  targetOf: (caller: Caller) => DeliveryTarget;
  inTurn: ComposeQueue;
  answerOf: (outcome: Outcome) => { status: number; body: unknown };
};

/** The operations on the list of sections. Whose sections they are is no secret: their addresses are public. */
export function sectionRoutes({ targetOf, inTurn, answerOf }: Context): readonly Route<Caller>[] {
  return [
    {
      method: 'GET',
      path: '/v1/site-sections',
      operationId: 'listSections',
      summary:
        'Says which sections the site has, what each may own, whose it is, and what is live of it.',
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
      summary:
        'Adds a section, gives it other addresses or another owner, or takes it away with its pages.',
      shows: 'key',
      body: sectionOrder,
      bodyLimit: 64 * 1024,
      answers: { 200: { description: 'What visitors get now.', schema: shipped } },
      problems: { 422: 'Refused, with the reasons; nothing has changed.' },
      async handle({ body, caller }) {
        const { change, why } = readInput(sectionOrder, body, 'The order');
        mustBeAllowed(caller, 'promote', 'sections');
        return answerOf(await inTurn(caller, () => targetOf(caller).changeSections(change, why)));
      },
    },
  ];
}

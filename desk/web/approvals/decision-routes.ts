import { reason } from '@site/delivery/registry/reason.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InTurn } from '../../delivery/take-turns.ts';
import * as v from 'valibot';
import {
  approve,
  type NoRole,
  type Refused,
  type Reviewer,
  withdraw,
} from '../../review/approve.ts';
import { askForChanges } from '../../review/ask-for-changes.ts';
import { findReviewed } from '../../review/find-reviewed.ts';
import { oneLine } from '../../review/page-words.ts';
import type { Reviewed } from '../../review/review-store.ts';
import { reviewParams } from '../../delivery/review-messages.ts';
import { personOf, type User, whoIs } from '../accounts/users.ts';
import { textIn } from '../page/form-values.ts';
import { reviewRolesOf } from '../role.ts';
import { type Desk, signedIn } from '../section.ts';
import { titleOf } from '../page/section-title.ts';
import { addressOf, CANNOT_TELL, NOT_SURE_WHO } from './reviewed-words.ts';

export type OfOne = { Params: { id: string } };

const config = { access: 'decide-approvals' } as const;

/** Maximum length of a reason, as in `reason`. */
export const MAX_REASON_LETTERS = 500;

/** A reason; line breaks become spaces. */
const typedReason = v.pipe(
  v.string(),
  v.transform(oneLine),
  v.minLength(1, 'Enter a reason. Nothing was changed.'),
  v.maxLength(MAX_REASON_LETTERS, 'This reason is too long. Nothing was changed.'),
  reason,
);

/** The content that a URL refers to; `null` if it does not exist. */
export async function reviewedIn(
  stores: Stores,
  { params }: FastifyRequest<OfOne>,
): Promise<Reviewed | null> {
  const read = v.safeParse(reviewParams, params);
  return read.success ? findReviewed(stores, read.output.id) : null;
}

/** A user as a reviewer. */
export function reviewerOf(user: User): Reviewer {
  return { who: whoIs(user), person: personOf(user), roles: reviewRolesOf(user) };
}

/** Routes to approve, request changes and withdraw. They log reasons and refused attempts in the audit log. */
export function decisionRoutes(
  app: FastifyInstance,
  desk: Desk,
  { stores, inTurn }: { stores: Stores; inTurn: InTurn },
): void {
  /** Validates the reason and decides. Returns the content if the decision was made. */
  const decide = async (
    request: FastifyRequest<OfOne>,
    reply: FastifyReply,
    what: string,
    {
      isOptional = false,
      needsCertainty = true,
      say,
    }: {
      isOptional?: boolean;
      /** Whether the user must have signed in without an operator. */
      needsCertainty?: boolean;
      say: (
        reviewed: Reviewed,
        reviewer: Reviewer & { why: string },
      ) => Promise<{ kind: 'approved' | 'withdrawn' | 'asked' } | NoRole | Refused>;
    },
  ): Promise<Reviewed | null> => {
    const reviewed = await reviewedIn(stores, request);
    if (!reviewed) {
      await desk.notFound(request, reply);
      return null;
    }
    const refuse = (text: string) => {
      desk.goTo(reply, addressOf(reviewed), { tone: 'wrong', text });
      return null;
    };
    const typed = textIn(request.body, 'why');
    const isLeftOut = isOptional && oneLine(typed) === '';
    const read = v.safeParse(typedReason, typed);
    if (!read.success && !isLeftOut) return refuse(read.issues[0].message);
    const why = read.success ? read.output : '';
    const reviewer = reviewerOf(signedIn(request));
    const decided =
      needsCertainty && !desk.isSureOf(request)
        ? { kind: 'refused' as const, problems: [NOT_SURE_WHO] }
        : await say(reviewed, { ...reviewer, why });
    if (decided.kind !== 'refused' && decided.kind !== 'no-role') return reviewed;
    const problems = decided.kind === 'refused' ? decided.problems : [lackingRole(decided)];
    const { section, id } = reviewed;
    await stores.registry.refuse({
      what: `${what} ${section} ${id}`,
      details: problems,
      sections: [section],
      who: reviewer.who,
      ...(why !== '' && { why }),
    });
    return refuse(problems.join(' '));
  };

  app.post<OfOne>('/approvals/:id/approve', { config }, async (request, reply) => {
    const reviewed = await decide(request, reply, 'approve', {
      isOptional: true,
      say: (of, { why, ...reviewer }) => {
        const approving = {
          ...reviewer,
          why: why === '' ? undefined : why,
          seen: textIn(request.body, 'seen'),
          ...(!desk.tellsPeopleApart && { details: [CANNOT_TELL] }),
        };
        return inTurn(() => approve(stores, of, approving));
      },
    });
    if (!reviewed) return reply;
    const then =
      reviewed.section === 'posts'
        ? 'It goes live by itself within half a minute.'
        : 'It can be promoted now.';
    const text = `Approved: ${titleOf(reviewed.section)}. ${then}`;
    return desk.goTo(reply, '/approvals', { tone: 'done', text });
  });

  app.post<OfOne>('/approvals/:id/changes', { config }, async (request, reply) => {
    const reviewed = await decide(request, reply, 'ask for changes to', {
      say: (of, reviewer) => askForChanges(stores, of, reviewer),
    });
    if (!reviewed) return reply;
    const text = 'You have requested changes. The author sees your reason on this page.';
    return desk.goTo(reply, addressOf(reviewed), { tone: 'done', text });
  });

  app.post<OfOne>('/approvals/:id/withdraw', { config }, async (request, reply) => {
    const reviewed = await decide(request, reply, 'withdraw the approval of', {
      needsCertainty: false,
      say: (of, reviewer) => withdraw(stores, of, reviewer),
    });
    if (!reviewed) return reply;
    const text = 'Approval withdrawn. Content that is live stays live.';
    return desk.goTo(reply, addressOf(reviewed), { tone: 'done', text });
  });
}

function lackingRole({ asked }: NoRole): string {
  return asked.length === 0
    ? 'This content does not need approval.'
    : `Only the role ${asked.join(' or ')} can approve this.`;
}

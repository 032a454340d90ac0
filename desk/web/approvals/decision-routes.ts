import { type DatabaseHandle, inTransaction } from '@site/api/database/database-handle.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import * as v from 'valibot';
import {
  approve,
  type Approved,
  askForChanges,
  type NoRole,
  type Refused,
  type Reviewer,
  withdraw,
} from '../../review/decisions.ts';
import { findReviewed } from '../../review/reviews.ts';
import { reviewStore, type Reviewed } from '../../review/review-store.ts';
import { reviewParams } from '../../delivery/review-contract.ts';
import type { Section } from '../../access/rights.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import type { InTurn } from '../../delivery/take-turns.ts';
import { addDeskMail } from '../accounts/desk-mail.ts';
import { personOf, type User, whoIs } from '../accounts/users.ts';
import { optionalReason, requiredReason } from '../page/fields.tsx';
import type { Ask, Routes } from '../page/routes.tsx';
import { reviewRolesOf } from '../role.ts';
import type { Desk } from '../section.ts';
import { addressOf, CANNOT_TELL, nameOf, NOT_SURE_WHO } from './reviewed-words.ts';

/** Finds the content that a URL refers to. */
export function reviewedIn(stores: Stores) {
  return async ({ params }: { params: unknown }): Promise<Reviewed | null> => {
    const read = v.safeParse(reviewParams, params);
    return read.success ? findReviewed(stores, read.output.id) : null;
  };
}

/** A user as a reviewer. */
export function reviewerOf(user: User): Reviewer {
  return { who: whoIs(user), person: personOf(user), roles: reviewRolesOf(user) };
}

/** A decision of a reviewer. */
type Decision = {
  /** What the audit log calls it if it is refused. */
  what: string;
  /** Where it leads, and what the next page says. */
  to?: string;
  done: (reviewed: Reviewed, title: string) => string | Promise<string>;
  isReasonOptional?: boolean;
  /** Whether the user must have signed in without an operator. */
  needsCertainty: boolean;
  decide: (
    ask: Ask<Reviewed>,
    reviewer: Reviewer,
    why: string | undefined,
  ) => Promise<Approved | { kind: 'withdrawn' | 'asked' } | NoRole | Refused>;
};

/** Routes to approve, request changes and withdraw. They log reasons and refused attempts in the audit log. */
export function decisionRoutes(
  on: Routes,
  desk: Desk,
  {
    stores,
    database,
    dueOf,
    inTurn,
  }: {
    stores: Stores;
    database: DatabaseHandle;
    /** When a scheduled revision of the posts goes live, in epoch milliseconds. */
    dueOf: (id: string) => Promise<number | null>;
    inTurn: InTurn;
  },
): void {
  const decisions: Readonly<Record<string, Decision>> = {
    approve: {
      what: 'approve',
      to: '/approvals',
      done: async ({ section, id }, title) =>
        `Approved: ${nameOf({ section, title })}. ${whenLive(section, await dueOf(id))}`,
      isReasonOptional: true,
      needsCertainty: true,
      decide({ of, text }, reviewer, why) {
        const details = desk.tellsPeopleApart ? {} : { details: [CANNOT_TELL] };
        const approving = { ...reviewer, ...details, why, seen: text('seen') };
        return inTurn(() => approve(stores, of, approving));
      },
    },
    changes: {
      what: 'ask for changes to',
      done: () => 'You have requested changes. The author sees your reason on this page.',
      needsCertainty: true,
      async decide({ of }, reviewer, why = '') {
        const decided = await askForChanges(stores, of, { ...reviewer, why });
        if (decided.kind !== 'asked') return decided;
        const authors = await reviewStore(stores.registry).authors(of);
        const to = { people: authors.map(({ person }) => person) };
        const path = addressOf(of);
        await inTransaction(database, (transaction) =>
          addDeskMail(transaction, { kind: 'news', about: 'changes', path, to }),
        );
        return decided;
      },
    },
    withdraw: {
      what: 'withdraw the approval of',
      done: () => 'Approval withdrawn. Content that is live stays live.',
      needsCertainty: false,
      decide: ({ of }, reviewer, why = '') => withdraw(stores, of, { ...reviewer, why }),
    },
  };
  for (const [name, decision] of Object.entries(decisions)) {
    const { what, isReasonOptional, needsCertainty, decide } = decision;
    on.action(`/approvals/:id/${name}`, {
      access: 'decide-approvals',
      find: reviewedIn(stores),
      async run(ask) {
        const { of, me } = ask;
        const here = addressOf(of);
        const read = v.safeParse(
          isReasonOptional ? optionalReason : requiredReason,
          ask.text('why'),
        );
        if (!read.success) return { to: here, wrong: read.issues[0].message };
        const why = read.output;
        const reviewer = reviewerOf(me);
        const decided =
          needsCertainty && !desk.isSureOf(ask.request)
            ? { kind: 'refused' as const, problems: [NOT_SURE_WHO] }
            : await decide(ask, reviewer, why);
        if (decided.kind !== 'refused' && decided.kind !== 'no-role')
          return {
            to: decision.to ?? here,
            done: await decision.done(of, 'title' in decided ? decided.title : ''),
          };
        const problems = decided.kind === 'refused' ? decided.problems : [lackingRole(decided)];
        await stores.registry.refuse({
          what: `${what} ${of.section} ${of.id}`,
          details: problems,
          sections: [of.section],
          who: reviewer.who,
          why,
        });
        return { to: here, wrong: problems.join(' ') };
      },
    });
  }
}

/** When an approved change goes live. */
function whenLive(section: Section, dueAt: number | null): string {
  if (dueAt !== null && dueAt > Date.now())
    return `It goes live on ${indianMinute(new Date(dueAt))}.`;
  return section === 'posts'
    ? 'It goes live within half a minute.'
    : 'If it was published under Pages, it goes live within half a minute. Otherwise, the growth team makes it live under Releases.';
}

function lackingRole({ asked }: NoRole): string {
  return asked.length === 0
    ? 'This content does not need approval.'
    : `Only the role ${asked.join(' or ')} can approve this.`;
}

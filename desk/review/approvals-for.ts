import type { Stores } from '@site/delivery/stores/stores.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';
import type { Judgement } from './judge-approvals.ts';
import { type Move, neededApprovals } from './needed-approvals.ts';

/** Who requests a change; without a person, a command on the site's own machine. */
export type Asker = {
  who?: string | undefined;
  person?: string | undefined;
  /** Why a command on the site's own machine may go ahead without the approvals. */
  withoutApproval?: string | undefined;
};

/** A requested change of the live version, and who requests it. `from` is `null` if none is live: there are no rules. */
export type AskedMove = Omit<Move, 'from'> & Asker & { from: SiteVersion | null };

/** `person`: who answers for the change; `undefined` if it went ahead without its approvals. */
export type MoveJudgement = Judgement & { person: string | undefined };

/** Checks whether the rules let a version go live. Also returns lines for the audit log. */
export async function approvalsFor(
  { registry, blobs }: Stores,
  { from, to, isRollback, ...asker }: AskedMove,
): Promise<MoveJudgement> {
  const author = authorOf(asker, registry.connection.who);
  const { person } = author;
  if (!from) return { problems: [], notes: [], person };
  const needed = await neededApprovals(blobs, { from, to, isRollback });
  if (needed.needs.length === 0 && needed.unexplained.length === 0) {
    return { problems: [], notes: [], person };
  }
  // Loaded on demand, because most changes need no approval.
  const { judgeApprovals } = await import('./judge-approvals.ts');
  const { reviewStore } = await import('./review-store.ts');
  const judged = await judgeApprovals({ blobs, reviews: reviewStore(registry) }, needed, author);
  if (asker.person !== undefined || judged.problems.length === 0) return { ...judged, person };
  const { withoutApproval } = asker;
  if (withoutApproval !== undefined) {
    const skipped = judged.problems.map(({ message }) => message);
    const notes = [...judged.notes, `without approval: ${withoutApproval}`, ...skipped];
    return { problems: [], notes, person: undefined };
  }
  // Until somebody has the role, nobody could approve, as in a developer's checkout.
  const { heldRoles } = await import('./role-holders.ts');
  const held = await heldRoles(registry);
  const isBlocking = ({ role }: { role: string }) => held.has(role);
  const unheld = judged.problems.filter((problem) => !isBlocking(problem));
  return {
    person: undefined,
    problems: judged.problems.filter(isBlocking).map(({ message, ...rest }) => ({
      ...rest,
      message: `${message} On the site’s own machine, --without-approval "REASON" goes ahead.`,
    })),
    notes: [
      ...judged.notes,
      ...unheld.map(
        ({ role, message }) =>
          `without approval, because nobody here has the role ${role}: ${message}`,
      ),
    ],
  };
}

/** The author of what a command on the site's own machine promotes is the user of the machine. */
function authorOf({ who, person }: Asker, machineUser: string) {
  return { who: who ?? person ?? machineUser, person: person ?? `machine:${machineUser}` };
}

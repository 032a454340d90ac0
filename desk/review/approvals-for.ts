import type { Stores } from '@site/delivery/stores.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';
import { type Judgement, judgeApprovals } from './judge-approvals.ts';
import { neededApprovals } from './needed-approvals.ts';
import { reviewStore } from './review-store.ts';

/** A requested change of the live version, and who requests it. */
export type AskedMove = {
  /** The live version; `null` if there is none, and therefore no rules. */
  from: SiteVersion | null;
  to: SiteVersion;
  /** Whether it is a rollback. */
  isRollback: boolean;
  who: string | undefined;
  /** The person; `undefined` for commands on the site's own machine, which need no approval. */
  person: string | undefined;
};

/** Checks whether the rules let a version go live. Also returns lines for the audit log. */
export async function approvalsFor(
  { registry, blobs }: Stores,
  { from, to, isRollback, who, person }: AskedMove,
): Promise<Judgement> {
  if (!from) return { problems: [], awaits: [], notes: [] };
  const needs = await neededApprovals(blobs, { from, to, isRollback });
  if (person !== undefined) {
    return judgeApprovals(reviewStore(registry), needs, { person, who: who ?? person });
  }
  const notes = needs.map(
    ({ section, role }) =>
      `${section} was not approved as ${role}: it was shipped on the site’s own machine`,
  );
  return { problems: [], awaits: [], notes };
}

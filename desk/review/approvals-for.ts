import type { Stores } from '@site/delivery/stores.ts';
import type { SiteVersion } from '@site/delivery/versions/site-version.ts';
import { type Judgement, judgeApprovals } from './judge-approvals.ts';
import { neededApprovals } from './needed-approvals.ts';
import { reviewStore } from './review-store.ts';

/** A move of what visitors get from one version to another, and who asks for it. */
export type AskedMove = {
  /** What is live; `null` where nothing is, and so no rule either. */
  from: SiteVersion | null;
  to: SiteVersion;
  /** Whether it goes back to what was live before. */
  isWayBack: boolean;
  who: string | undefined;
  /** Which person that is; `undefined` for whoever runs this program on the machine of the site, who is not asked. */
  person: string | undefined;
};

/** Whether visitors may get a version as far as approvals go, and what the journal says of them. */
export async function approvalsFor(
  { registry, blobs }: Stores,
  { from, to, isWayBack, who, person }: AskedMove,
): Promise<Judgement> {
  if (!from) return { problems: [], awaits: [], said: [] };
  const needs = await neededApprovals(blobs, { from, to, isWayBack });
  if (person !== undefined) {
    return judgeApprovals(reviewStore(registry), needs, { person, who: who ?? person });
  }
  const said = needs.map(
    ({ section, role }) =>
      `nobody was asked to approve ${section} as ${role}: it was shipped on the machine of the site`,
  );
  return { problems: [], awaits: [], said };
}

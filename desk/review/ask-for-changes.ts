import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import {
  type NoRole,
  type Refused,
  refused,
  refusedAsOwn,
  type Reviewer,
  rolesFor,
} from './approve.ts';
import { idIn } from './needed-approvals.ts';
import { type Reviewed, reviewStore } from './review-store.ts';

/** How many audit entries to search for a request. Newer entries may only quote it in their reasons. */
const MAX_LINES = 20;

/**
 * Asks the authors for changes before an approval. Only the audit log stores the request: it blocks nothing, and
 * reviewers see it in the review.
 */
export async function askForChanges(
  stores: Stores,
  reviewed: Reviewed,
  { why, ...reviewer }: Reviewer & { why: string },
): Promise<{ kind: 'asked' } | NoRole | Refused> {
  const { registry } = stores;
  const { section, id } = reviewed;
  const { roles, asked } = await rolesFor(stores, reviewed, reviewer);
  if (roles.length === 0) return { kind: 'no-role', asked };
  const ownWork = await refusedAsOwn(stores, reviewed, reviewer);
  if (ownWork) return ownWork;
  const { version } = await registry.live();
  if (version && idIn(version, section) === id) return refused(`${section} ${id} is live.`);
  const approvals = await reviewStore(registry).approvals(reviewed);
  const approval = approvals.find(({ role }) => roles.includes(role));
  if (approval) {
    return refused(`${approval.who} has approved ${section} ${id}. Withdraw the approval instead.`);
  }
  const { who } = reviewer;
  const details = [`as ${roles.join(', ')}`];
  await registry.note({ who, what: actionFor(reviewed), why, details, sections: [section] });
  return { kind: 'asked' };
}

/** The last request for changes; `null` if there was an approval since. */
export async function askedChanges(
  registry: Registry,
  reviewed: Reviewed,
): Promise<JournalEntry | null> {
  const what = actionFor(reviewed);
  const lines = await registry.journal(MAX_LINES, { naming: what, sections: [reviewed.section] });
  // Other entries may quote the text in their reasons.
  const asked = lines.find((line) => line.what === what && line.outcome === 'done');
  if (!asked) return null;
  const approvals = await reviewStore(registry).approvals(reviewed);
  return approvals.some(({ at }) => at >= asked.at) ? null : asked;
}

function actionFor({ section, id }: Reviewed): string {
  return `ask for changes to ${section} ${id}`;
}

import type { Gate, Plan, Policy, Problem } from '@site/delivery/promotion/plan.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import { canonicalJson } from '@site/delivery/versions/site-version.ts';
import { approvalsFor, type Asker } from './approvals-for.ts';
import { changesRules, liveRules } from './needed-approvals.ts';

/**
 * The policy that reviews add to promotions: it validates the rules, and requires the approvals that the live rules
 * name.
 */
export function reviewPolicy(stores: Stores, asker: Asker = {}): Policy {
  const approvals: Gate = async ({ from, compose, isRollback }, staged) => {
    const { version: to } = await compose();
    const asked = { from: from.version, to, isRollback, ...asker };
    const { problems, notes } = await approvalsFor(staged, asked);
    return [
      ...problems.map(({ message, awaits }) => ({ severity: 'error' as const, message, awaits })),
      ...notes.map((message) => ({ severity: 'note' as const, message })),
    ];
  };
  return {
    gates: [validRules, approvals],
    // A rollback needs no approval, so it must not change the review rules.
    async restoreConfig(earlier, live) {
      const rules = await liveRules(stores.blobs, live);
      if (!(await changesRules(stores.blobs, rules, earlier))) return { config: earlier, note: '' };
      const config = { ...(await readConfig(stores.blobs, earlier)), reviews: [...rules] };
      return {
        config: await stores.blobs.put(Buffer.from(canonicalJson(config))),
        note: ' with the live review rules',
      };
    },
  };
}

/** The policy for previews and reviews, which need no approval. */
export const previewPolicy: Policy = { gates: [validRules] };

async function validRules(
  { order, config, sections, parts }: Plan,
  stores: Stores,
): Promise<readonly Problem[]> {
  if (order.config === undefined || config === null) return [];
  const { policyProblems } = await import('./policy-problems.ts');
  const problems = await policyProblems(stores, config, { sections: sections.blob, parts });
  return problems.map((message) => ({ severity: 'error', message }));
}

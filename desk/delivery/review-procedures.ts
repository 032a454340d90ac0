import { implement } from '@orpc/server';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import type * as v from 'valibot';
import { makePreviewFor, previewFor } from '../previews/preview-for.ts';
import { approve, withdraw } from '../review/decisions.ts';
import { findReviewed, reviewOf, waiting } from '../review/reviews.ts';
import type { Reviewed } from '../review/review-store.ts';
import { findSentence, shippedWords } from '../review/shipped-words.ts';
import { type Caller, mayDo, mustBeAllowed, refuseRole } from './caller.ts';
import type { Context } from './context.ts';
import { notFound, refused, unlessRefused } from './problem.ts';
import { type decision, reviewContract } from './review-contract.ts';

const api = implement(reviewContract).$context<Context>();

/** Finds what an id belongs to, if the caller may act on it. */
async function reviewedBy(
  { stores, caller }: Context,
  action: 'read' | 'approve',
  id: string,
): Promise<Reviewed> {
  const reviewed = await findReviewed(stores, id);
  if (!reviewed) throw notFound(`Nothing here has the id ${id}.`);
  mustBeAllowed(caller, action, reviewed.section);
  return reviewed;
}

/** Makes a decision in the caller's roles, and logs a rejected one. */
async function decide(
  context: Context,
  { id, why, seen }: v.InferOutput<typeof decision>,
  what: 'approve' | 'withdraw',
) {
  const { stores, caller, inTurn } = context;
  const reviewed = await reviewedBy(context, 'approve', id);
  const { who, person, key } = caller;
  if (!key || who === undefined || person === undefined) {
    throw refused('Rejected; nothing has changed.', [NOBODY]);
  }
  const reviewer = { who, person, roles: key.rights.roles, why };
  const decided = await inTurn(() =>
    what === 'approve'
      ? approve(stores, reviewed, { ...reviewer, seen })
      : withdraw(stores, reviewed, reviewer),
  );
  if (decided.kind === 'no-role') return refuseRole(key, reviewed.section, decided.asked);
  if (decided.kind === 'refused') {
    const { section } = reviewed;
    const details = decided.problems;
    const entry = { what: `${what} ${section} ${id}`, details, sections: [section], who, why };
    await stores.registry.refuse(entry);
    throw refused('Rejected; nothing has changed.', details);
  }
  return { kind: decided.kind, roles: decided.roles };
}

const NOBODY =
  'Approvals go through a delivery service, which knows who you are by your key: set DELIVERY_URL and DELIVERY_KEY (docs/shipping.md).';

/** The operations on reviews and approvals. */
export const reviewProcedures = api.router({
  list: api.list.handler(async ({ context: { stores, caller, inTurn } }) => {
    const found = await inTurn(() =>
      waiting(stores, {
        isAskedFor: (section) => caller.key?.rights.sections.includes(section) ?? true,
      }),
    );
    return { waiting: found };
  }),
  read: api.read.handler(async ({ context, input: { id } }) => {
    const { stores, caller, inTurn, previewAddress } = context;
    const reviewed = await reviewedBy(context, 'read', id);
    const outcome = await inTurn(() => reviewOf(stores, reviewed));
    const review = unlessRefused(outcome, 'This could not go live.');
    const preview = maySee(caller, reviewed)
      ? await previewFor(stores, reviewed, previewAddress)
      : null;
    return { ...review, preview };
  }),
  preview: api.preview.handler(async ({ context, input: { id } }) => {
    const { stores, caller, inTurn, previewAddress } = context;
    const reviewed = await reviewedBy(context, 'read', id);
    if (!maySee(caller, reviewed)) mustBeAllowed(caller, 'preview', reviewed.section);
    const order = { address: previewAddress, who: caller.who };
    const outcome = await inTurn(() => makePreviewFor(stores, reviewed, order));
    return unlessRefused(outcome, 'No preview was created.');
  }),
  approve: api.approve.handler(({ context, input }) => decide(context, input, 'approve')),
  withdraw: api.withdraw.handler(({ context, input }) => decide(context, input, 'withdraw')),
  shippedWords: api.shippedWords.handler(async ({ context, input: { version } }) => {
    const { stores, caller, inTurn } = context;
    const found = await inTurn(() => shippedWords(stores, version));
    if (found && isAbout(caller, found.entry)) return found;
    throw notFound(
      `There is no promotion to ${version}, its versions were pruned, or the key lacks the rights.`,
    );
  }),
  findSentence: api.findSentence.handler(async ({ context, input: { text } }) => {
    const { stores, caller, inTurn } = context;
    const found = await inTurn(() => findSentence(stores, text));
    return { brought: found.filter(({ entry }) => isAbout(caller, entry)) };
  }),
});

/** A reviewer must be able to see what they approve. */
function maySee(caller: Caller, { section }: Reviewed): boolean {
  return mayDo(caller, 'preview', section) || mayDo(caller, 'approve', section);
}

function isAbout({ key }: Caller, { sections }: JournalEntry): boolean {
  return key?.rights.sections.some((section) => sections.includes(section)) ?? true;
}

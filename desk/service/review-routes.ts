import { allows } from '../access/rights.ts';
import { makePreviewFor, previewFor } from '../previews/preview-for.ts';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import type { Reviewed } from '../review/review-store.ts';
import { approve, type Decided, withdraw } from '../review/approve.ts';
import { findReviewed } from '../review/find-reviewed.ts';
import { reviewOf } from '../review/review-of.ts';
import { findSentence, shippedWords } from '../review/shipped-words.ts';
import { waiting } from '../review/waiting.ts';
import { type Caller, mustBeAllowed, refuseRole } from './caller.ts';
import { ProblemError } from './problem.ts';
import { readInput } from './read-input.ts';
import {
  decision,
  madePreview,
  review,
  reviewParams,
  sentenceAnswer,
  sentenceQuery,
  shippedWordsAnswer,
  verdict,
  versionParams,
  waitingList,
} from './review-messages.ts';
import type { Route } from './route.ts';
import type { RouteContext } from './route-context.ts';

/** The operations on reviews and approvals. */
export function reviewRoutes({
  stores,
  previewAddress,
  inTurn,
}: RouteContext): readonly Route<Caller>[] {
  /** Finds what an id in a path belongs to, if the caller may act on it. */
  async function reviewedBy(
    caller: Caller,
    action: 'read' | 'approve',
    params: unknown,
  ): Promise<Reviewed> {
    const { id } = readInput(reviewParams, params, 'The address');
    const reviewed = await findReviewed(stores, id);
    if (!reviewed) throw nothing(`Nothing here has the id ${id}.`);
    mustBeAllowed(caller, action, reviewed.section);
    return reviewed;
  }

  /** Makes a decision in the caller's roles, and logs a rejected one. */
  async function decide(
    { params, body, caller }: { params: unknown; body: unknown; caller: Caller },
    what: 'approve' | 'withdraw',
  ) {
    const { why, seen } = readInput(decision, body, 'The decision');
    const reviewed = await reviewedBy(caller, 'approve', params);
    const { who, key } = caller;
    const reviewer = { who, person: key.person, roles: key.rights.roles, why };
    const decided: Decided = await inTurn(caller, () =>
      what === 'approve'
        ? approve(stores, reviewed, { ...reviewer, seen })
        : withdraw(stores, reviewed, reviewer),
    );
    if (decided.kind === 'no-role') return refuseRole(caller, reviewed.section, decided.asked);
    if (decided.kind === 'refused') {
      const { section, id } = reviewed;
      await stores.registry.refuse({
        what: `${what} ${section} ${id}`,
        details: decided.problems,
        sections: [section],
        who,
        why,
      });
      throw new ProblemError(422, 'refused', 'Rejected; nothing has changed.', decided);
    }
    return { status: 200, body: decided };
  }

  return [
    {
      method: 'GET',
      path: '/v1/reviews',
      operationId: 'listReviews',
      summary:
        'Lists what needs approval: releases, configurations and posts of the key’s sections that are not live and that the live rules would hold back.',
      shows: 'key',
      answers: { 200: { description: 'What needs approval.', schema: waitingList } },
      async handle({ caller }) {
        const { sections } = caller.key.rights;
        const found = await inTurn(caller, () =>
          waiting(stores, { isAskedFor: (section) => sections.includes(section) }),
        );
        const list = found.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() }));
        return { status: 200, body: { waiting: list } };
      },
    },
    {
      method: 'GET',
      path: '/v1/reviews/{id}',
      operationId: 'readReview',
      summary:
        'Composes a release, a configuration or a revision of the posts. Returns the text and sources of live pages that it would change, and the approvals it needs.',
      shows: 'key',
      params: reviewParams,
      answers: { 200: { description: 'The review.', schema: review } },
      problems: { 404: 'Nothing has this id.', 422: 'It could not go live, with the reasons.' },
      async handle({ params, caller }) {
        const reviewed = await reviewedBy(caller, 'read', params);
        const outcome = await inTurn(caller, () => reviewOf(stores, reviewed));
        if (outcome.kind === 'refused') {
          throw new ProblemError(422, 'refused', 'This could not go live.', outcome);
        }
        const preview = mayPreview(caller, reviewed)
          ? await previewFor(stores, reviewed, previewAddress)
          : null;
        return { status: 200, body: { ...outcome, preview } };
      },
    },
    {
      method: 'POST',
      path: '/v1/reviews/{id}/preview',
      operationId: 'previewReview',
      summary: 'Returns the link to a preview of a release, which it creates if necessary.',
      shows: 'key',
      params: reviewParams,
      answers: { 200: { description: 'The link.', schema: madePreview } },
      problems: { 404: 'Nothing has this id.', 422: 'It cannot be previewed, with the reason.' },
      async handle({ params, caller }) {
        const reviewed = await reviewedBy(caller, 'read', params);
        if (!mayPreview(caller, reviewed)) mustBeAllowed(caller, 'preview', reviewed.section);
        const { who } = caller;
        const outcome = await inTurn(caller, () =>
          makePreviewFor(stores, reviewed, { address: previewAddress, who }),
        );
        if (outcome.kind === 'made') return { status: 200, body: outcome };
        throw new ProblemError(422, 'refused', 'No preview was created.', outcome);
      },
    },
    {
      method: 'POST',
      path: '/v1/reviews/{id}/approvals',
      operationId: 'approve',
      summary:
        'Approves exactly this release, configuration or revision of the posts, in every role of the key that the live rules name. Its authors may not.',
      shows: 'key',
      params: reviewParams,
      body: decision,
      answers: { 200: { description: 'It is approved.', schema: verdict } },
      problems: { 404: 'Nothing has this id.', 422: 'Rejected, with the reasons.' },
      handle: (request) => decide(request, 'approve'),
    },
    {
      method: 'POST',
      path: '/v1/reviews/{id}/withdrawals',
      operationId: 'withdrawApproval',
      summary: 'Withdraws approvals in the roles of the key. Live content stays live.',
      shows: 'key',
      params: reviewParams,
      body: decision,
      answers: { 200: { description: 'It is no longer approved.', schema: verdict } },
      problems: { 404: 'Nothing has this id.', 422: 'Rejected, with the reasons.' },
      handle: (request) => decide(request, 'withdraw'),
    },
    {
      method: 'GET',
      path: '/v1/shippings/{version}/words',
      operationId: 'readShippedWords',
      summary: 'Returns the text changes of the promotion to a version.',
      shows: 'key',
      params: versionParams,
      answers: { 200: { description: 'The text changes.', schema: shippedWordsAnswer } },
      problems: { 404: 'There was no such promotion, or its versions were pruned.' },
      async handle({ params, caller }) {
        const { version } = readInput(versionParams, params, 'The address');
        const found = await inTurn(caller, () => shippedWords(stores, version));
        if (!found || !isAbout(caller, found.entry)) {
          throw nothing(
            `There is no promotion to ${version}, its versions were pruned, or the key lacks the rights.`,
          );
        }
        return { status: 200, body: { ...found, entry: lineOf(found.entry) } };
      },
    },
    {
      method: 'GET',
      path: '/v1/sentences',
      operationId: 'findSentence',
      summary: 'Finds promotions of the key’s sections that added a sentence, newest first.',
      shows: 'key',
      query: sentenceQuery,
      answers: { 200: { description: 'The promotions.', schema: sentenceAnswer } },
      async handle({ query, caller }) {
        const { text } = readInput(sentenceQuery, query, 'The query');
        const found = await inTurn(caller, () => findSentence(stores, text));
        const brought = found
          .filter(({ entry }) => isAbout(caller, entry))
          .map(({ entry, paths }) => ({ entry: lineOf(entry), paths }));
        return { status: 200, body: { brought } };
      },
    },
  ];
}

function nothing(detail: string): ProblemError {
  return new ProblemError(404, 'nothing-here', detail);
}

/** A reviewer must be able to see what they approve. */
function mayPreview({ key }: Caller, { section }: Reviewed): boolean {
  return allows(key.rights, 'preview', section) || allows(key.rights, 'approve', section);
}

function isAbout({ key }: Caller, { sections }: JournalEntry): boolean {
  return key.rights.sections.some((section) => sections.includes(section));
}

function lineOf({ at, ...rest }: JournalEntry) {
  return { ...rest, at: at.toISOString() };
}

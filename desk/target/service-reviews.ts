import type { GenericSchema, InferOutput } from 'valibot';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import {
  madePreview,
  review,
  sentenceAnswer,
  shippedWordsAnswer,
  verdict,
  waitingList,
} from '../service/review-messages.ts';
import type { ReviewTarget } from './review-target.ts';
import { callService, ServiceError } from './service-call.ts';
import type { ServiceAddress } from './target-config.ts';

/** The reviews of a delivery service. */
export function serviceReviews(address: ServiceAddress): ReviewTarget {
  const get = <Schema extends GenericSchema>(path: string, schema: Schema) =>
    callService(address, { method: 'GET', path }, schema);
  const post = <Schema extends GenericSchema>(path: string, json: unknown, schema: Schema) =>
    callService(address, { method: 'POST', path, body: { json } }, schema);

  return {
    async waiting() {
      const found = await get('/v1/reviews', waitingList);
      return found.waiting.map(({ since, ...rest }) => ({ ...rest, since: new Date(since) }));
    },
    review: (id) => answerOrReasons(get(`/v1/reviews/${id}`, review)),
    preview: (id) => answerOrReasons(post(`/v1/reviews/${id}/preview`, {}, madePreview)),
    approve: (id, why) => answerOrReasons(post(`/v1/reviews/${id}/approvals`, { why }, verdict)),
    withdraw: (id, why) => answerOrReasons(post(`/v1/reviews/${id}/withdrawals`, { why }, verdict)),
    async shippedWords(version) {
      const found = await answerOrReasons(
        get(`/v1/shippings/${version}/words`, shippedWordsAnswer),
      );
      return found && 'entry' in found ? { ...found, entry: entryOf(found.entry) } : null;
    },
    async findSentence(text) {
      const query = new URLSearchParams({ text });
      const { brought } = await get(`/v1/sentences?${query}`, sentenceAnswer);
      return brought.map(({ entry, paths }) => ({ entry: entryOf(entry), paths }));
    },
  };
}

type Refused = { kind: 'refused'; problems: readonly string[] };

/** Resolves to the response, the reasons for a rejection, or `null` if nothing was found. */
async function answerOrReasons<Answer>(answer: Promise<Answer>): Promise<Answer | Refused | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.kind === 'nothing-here') return null;
    if (error.kind === 'refused') return { kind: 'refused', problems: error.problems };
    throw error;
  }
}

function entryOf({ at, ...rest }: InferOutput<typeof shippedWordsAnswer>['entry']): JournalEntry {
  return { ...rest, at: new Date(at) };
}

import { allows, isSection } from '../access/rights.ts';
import type { Preview } from '../previews/preview-store.ts';
import { allowedOrder } from './allowed-order.ts';
import type { Caller } from './caller.ts';
import { endedPreview, previewList, previewMade, previewOrder } from './preview-messages.ts';
import { ProblemError } from './problem.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';
import type { RouteContext } from './route-context.ts';
import { targetFor } from './target-for.ts';
import { previewStore } from '../previews/preview-store.ts';

/** The size limit of an order, in bytes: it may contain a whole configuration. */
const MAX_ORDER_BYTES = 256 * 1024;

/** The operations on previews. */
export function previewRoutes(context: RouteContext): readonly Route<Caller>[] {
  const { inTurn, stores } = context;
  return [
    {
      method: 'POST',
      path: '/v1/previews',
      operationId: 'preview',
      summary:
        'Composes a version of the whole site with releases, a configuration or the posts, and a link to it. Nothing goes live.',
      shows: 'key',
      body: previewOrder,
      bodyLimit: MAX_ORDER_BYTES,
      answers: { 201: { description: 'The preview and its link.', schema: previewMade } },
      problems: { 422: 'Rejected, as a promotion would be, with the reasons.' },
      async handle({ body, caller }) {
        const wanted = readInput(previewOrder, body, 'The order');
        const whenEmpty = 'The order is empty.';
        const order = allowedOrder(caller, 'preview', wanted, whenEmpty);
        const outcome = await inTurn(caller, () => targetFor(context, caller).preview(order));
        if (outcome.kind === 'refused') {
          const { problems } = outcome;
          throw new ProblemError(422, 'refused', 'No preview was created.', { problems });
        }
        const { preview, pages, rendered } = outcome;
        return { status: 201, body: { preview: inWords(preview), pages, rendered } };
      },
    },
    {
      method: 'GET',
      path: '/v1/previews',
      operationId: 'listPreviews',
      summary:
        'Lists current previews with their links, if the key may preview every section in them.',
      shows: 'key',
      answers: { 200: { description: 'The previews.', schema: previewList } },
      async handle({ caller }) {
        const all = await targetFor(context, caller).previews();
        const own = all.filter((preview) => mayHave(caller, preview));
        return { status: 200, body: { previews: own.map(inWords) } };
      },
    },
    {
      method: 'POST',
      path: '/v1/ended-previews',
      operationId: 'endPreview',
      summary: 'Ends a preview now.',
      shows: 'key',
      body: endedPreview,
      answers: { 204: { description: 'Its link no longer works.', schema: null } },
      problems: { 404: 'There is no such preview, or the key lacks the rights to it.' },
      async handle({ body, caller }) {
        const { preview: id } = readInput(endedPreview, body, 'The order');
        const preview = await previewStore(stores.registry).find(id);
        // Does not reveal a preview to a caller without rights to it.
        const isEnded =
          preview && mayHave(caller, preview) && (await targetFor(context, caller).endPreview(id));
        if (isEnded) return { status: 204 };
        throw new ProblemError(404, 'nothing-here', `There is no preview ${id}.`);
      },
    },
  ];
}

/** Whether a caller could have created a preview. Required because its link shows everything in it. */
function mayHave({ key }: Caller, { sections }: Pick<Preview, 'sections'>): boolean {
  return (
    sections.length > 0 &&
    sections.every((name) => isSection(name) && allows(key.rights, 'preview', name))
  );
}

function inWords<Listed extends { endsAt: Date }>({ endsAt, ...rest }: Listed) {
  return { ...rest, endsAt: endsAt.toISOString() };
}

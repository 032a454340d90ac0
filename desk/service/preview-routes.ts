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

/** The largest order, in bytes: a whole configuration may be in it. */
const MOST_ORDER_BYTES = 256 * 1024;

/** The operations with which a release, a configuration or the posts are looked at before they are live. */
export function previewRoutes(context: RouteContext): readonly Route<Caller>[] {
  const { inTurn, stores } = context;
  return [
    {
      method: 'POST',
      path: '/v1/previews',
      operationId: 'preview',
      summary:
        'Makes a version of the whole site with releases, a configuration or the posts in it, and a link to it. Nothing goes live.',
      shows: 'key',
      body: previewOrder,
      bodyLimit: MOST_ORDER_BYTES,
      answers: { 201: { description: 'The preview and its link.', schema: previewMade } },
      problems: { 422: 'Refused, as shipping it would be, with the reasons.' },
      async handle({ body, caller }) {
        const wanted = readInput(previewOrder, body, 'The order');
        const whenEmpty = 'The order names nothing that is to be seen.';
        const order = allowedOrder(caller, 'preview', wanted, whenEmpty);
        const outcome = await inTurn(caller, () => targetFor(context, caller).preview(order));
        if (outcome.kind === 'refused') {
          const { problems } = outcome;
          throw new ProblemError(422, 'refused', 'No preview was made.', { problems });
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
        'Lists the previews that have not ended, with their links, as far as the key may preview every section in them.',
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
      answers: { 204: { description: 'Its link opens nothing any more.', schema: null } },
      problems: { 404: 'There is no such preview, or none that the key is for.' },
      async handle({ body, caller }) {
        const { preview: id } = readInput(endedPreview, body, 'The order');
        const preview = await previewStore(stores.registry).find(id);
        // Whoever may not have it does not hear that it is there.
        const isEnded =
          preview && mayHave(caller, preview) && (await targetFor(context, caller).endPreview(id));
        if (isEnded) return { status: 204 };
        throw new ProblemError(404, 'nothing-here', `There is no preview ${id}.`);
      },
    },
  ];
}

/** Whether a caller could have made a preview: its link opens all that is in it. */
function mayHave({ key }: Caller, { sections }: Pick<Preview, 'sections'>): boolean {
  return (
    sections.length > 0 &&
    sections.every((name) => isSection(name) && allows(key.rights, 'preview', name))
  );
}

function inWords<Listed extends { endsAt: Date }>({ endsAt, ...rest }: Listed) {
  return { ...rest, endsAt: endsAt.toISOString() };
}

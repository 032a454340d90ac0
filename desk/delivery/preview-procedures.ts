import { implement } from '@orpc/server';
import { isSection } from '../access/rights.ts';
import { endPreview, makePreview } from '../previews/make-preview.ts';
import { previewLink } from '../previews/preview-link.ts';
import { type Preview, previewStore } from '../previews/preview-store.ts';
import { mayDo } from './caller.ts';
import type { Context } from './context.ts';
import { notFound, unlessRefused } from './problem.ts';
import { contentOf } from './promotion-procedures.ts';
import { previewContract } from './preview-contract.ts';

const api = implement(previewContract).$context<Context>();

function listed({ previewAddress }: Context, preview: Preview) {
  const { id, what, who, sections: about, endsAt } = preview;
  return { id, what, who, sections: about, endsAt, link: previewLink(previewAddress, preview) };
}

/** Whether a caller could have created a preview. Required because its link shows everything in it. */
function mayHavePreview({ caller }: Context, { sections: about }: Preview): boolean {
  if (caller.key === null) return true;
  return (
    about.length > 0 && about.every((name) => isSection(name) && mayDo(caller, 'preview', name))
  );
}

/** Makes, lists and ends previews. */
export const previewProcedures = api.router({
  make: api.make.handler(async ({ context, input }) => {
    const { stores, takePosts, caller, inTurn } = context;
    const { parts, config, posts } = contentOf(context, 'preview', input);
    const order = { parts, config, data: posts ? takePosts : undefined, days: input.days };
    const outcome = await inTurn(() => makePreview(stores, order, { who: caller.who }));
    const { preview, pages, rendered } = unlessRefused(outcome, 'No preview was created.');
    return { preview: listed(context, preview), pages, rendered };
  }),
  list: api.list.handler(async ({ context }) => {
    const all = await previewStore(context.stores.registry).current();
    const own = all.filter((preview) => mayHavePreview(context, preview));
    return { previews: own.map((preview) => listed(context, preview)) };
  }),
  end: api.end.handler(async ({ context, input: { preview: id } }) => {
    const preview = await previewStore(context.stores.registry).find(id);
    // Does not reveal a preview to a caller without rights to it.
    const isEnded =
      preview !== null &&
      mayHavePreview(context, preview) &&
      (await endPreview(context.stores, preview, context.caller.who));
    if (!isEnded) throw notFound(`There is no preview ${id}.`);
  }),
});

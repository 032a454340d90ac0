import { preloadAttributes } from '@site/kit/remote/preloads.ts';
import * as v from 'valibot';
import { printable } from './printable.ts';

/** The maximum length of a text, in characters. The site's longest page is 250 kB. */
const MAX_TEXT_LENGTH = 5_000_000;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const address = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000));

/** Renderers run a team's code, so their output is validated like any other input. */
export const renderedPage = v.object({
  html: text,
  preloads: v.array(v.record(v.picklist(preloadAttributes), v.pipe(v.string(), v.maxLength(4000)))),
  head: v.looseObject({
    title: v.string(),
    description: v.string(),
    canonicalPath: address,
    robots: v.exactOptional(v.literal('noindex')),
    openGraph: v.exactOptional(
      v.object({
        type: v.exactOptional(v.picklist(['website', 'article'])),
        image: v.exactOptional(
          v.object({ path: v.string(), width: v.number(), height: v.number(), alt: v.string() }),
        ),
      }),
    ),
  }),
  status: v.picklist([200, 404]),
});

export const addresses = v.array(address);

export const documents = v.array(v.object({ path: address, body: text }));

export const searchEntries = v.array(
  v.object({
    path: address,
    kind: v.picklist(['condition', 'article', 'question', 'checklist', 'page']),
    title: v.string(),
    alsoCalled: v.array(v.string()),
    summary: v.string(),
  }),
);

export const renderedDocument = text;

export const errorFragment = v.object({ html: text, head: renderedPage.entries.head });

/**
 * Thrown if a renderer fails, times out or exits. The message names the renderer, the page or operation, and the cause.
 * It quotes the renderer, so it is made printable.
 */
export class RenderError extends Error {
  override name = 'RenderError';

  constructor(message: string, options?: ErrorOptions) {
    super(printable(message), options);
  }
}

import { preloadAttributes } from '@site/kit/remote/preloads.ts';
import * as v from 'valibot';

/** More than the longest page of the site by far (250 kB), in characters. */
const MOST_TEXT = 5_000_000;

const text = v.pipe(v.string(), v.maxLength(MOST_TEXT));
const address = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000));

/** What renderers send is whatever a team's code makes, so it is checked like any other input. */
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
        imagePath: v.exactOptional(v.string()),
      }),
    ),
  }),
  status: v.picklist([200, 404]),
});

/** Addresses of pages. */
export const addresses = v.array(address);

/** Files that are no pages. */
export const documents = v.array(v.object({ path: address, body: text }));

/** What can be searched for. */
export const searchEntries = v.array(
  v.object({
    path: address,
    kind: v.picklist(['condition', 'article', 'question', 'checklist', 'page']),
    title: v.string(),
    alsoCalled: v.array(v.string()),
    summary: v.string(),
  }),
);

/** A whole document. */
export const renderedDocument = text;

/** The shell's own pages. */
export const errorFragment = v.object({ html: text, head: renderedPage.entries.head });

/** A renderer failed, took too long or ended; the message says whose, over what, and what to do. */
export class RenderError extends Error {
  override name = 'RenderError';
}

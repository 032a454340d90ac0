import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { preloadsIn } from '@site/kit/remote/preloads.ts';
import * as v from 'valibot';
import { renderedPage } from './rendered.ts';

/** A page from a renderer of contract version 4, whose preloads are HTML tags. */
const pageOfContract4 = v.pipe(
  v.object({ ...v.omit(renderedPage, ['preloads']).entries, hints: v.string() }),
  v.transform(({ hints, ...page }) => ({ ...page, preloads: preloadsIn(hints) })),
);

/** Returns the schema for pages of a contract version, which converts them to the current version. */
export function pageOfContract(version: number): typeof renderedPage | typeof pageOfContract4 {
  return version < CONTRACT_VERSION ? pageOfContract4 : renderedPage;
}

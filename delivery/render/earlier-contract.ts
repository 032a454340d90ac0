import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { preloadsIn } from '@site/kit/remote/preloads.ts';
import * as v from 'valibot';
import { renderedPage } from './rendered.ts';

/** A page as renderers of contract 4 give it: what is fetched early comes as tags, of which preloads are taken. */
const pageOfContract4 = v.pipe(
  v.object({ ...v.omit(renderedPage, ['preloads']).entries, hints: v.string() }),
  v.transform(({ hints, ...page }) => ({ ...page, preloads: preloadsIn(hints) })),
);

/** How a page is read that a renderer of this version of the contract gives: always to a page of the present one. */
export function pageOfContract(version: number): typeof renderedPage | typeof pageOfContract4 {
  return version < CONTRACT_VERSION ? pageOfContract4 : renderedPage;
}

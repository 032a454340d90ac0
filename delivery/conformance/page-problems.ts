import type * as v from 'valibot';
import type { Release } from '../releases/release.ts';
import type { renderedPage } from '../render/rendered.ts';

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Finds problems in a page for visitors, search engines or the Content Security Policy. */
export function pageProblems(
  { html, head, status }: v.InferOutput<typeof renderedPage>,
  { islands }: Pick<Release, 'islands'>,
): string[] {
  const problems: string[] = [];
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) problems.push(`it has ${headings} h1 elements instead of one.`);
  if (/<script|javascript:|<[^>]* on[a-z]+=["']/i.test(html)) {
    problems.push('its HTML contains a script or event handler, which the CSP blocks.');
  }
  if (/<[^>]* style=["']/i.test(html)) {
    problems.push('its HTML contains a style attribute, which the CSP blocks.');
  }
  if (head.title.trim() === '') problems.push('its head has no title.');
  if (head.description.trim() === '' || head.description.length > MAX_DESCRIPTION_LENGTH) {
    problems.push(`its description must have 1 to ${MAX_DESCRIPTION_LENGTH} characters.`);
  }
  if (status !== 200) problems.push(`it is in the list of pages but has status ${status}.`);
  for (const [, name = ''] of html.matchAll(/ data-island="([^"]+)"/g)) {
    if (!(name in islands)) problems.push(`release.json has no scripts for its island ${name}.`);
  }
  return problems;
}

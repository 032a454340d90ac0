import type * as v from 'valibot';
import type { Release } from '../releases/release.ts';
import type { renderedPage } from '../render/rendered.ts';

/** More is cut off in lists of search results. */
const LONGEST_DESCRIPTION = 160;

/** What visitors, search engines or the pages' policy would stumble over in a page, a sentence each. */
export function pageProblems(
  { html, head, status }: v.InferOutput<typeof renderedPage>,
  { islands }: Pick<Release, 'islands'>,
): string[] {
  const problems: string[] = [];
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) problems.push(`it has ${headings} h1 where there has to be one.`);
  if (/<script|javascript:|<[^>]* on[a-z]+=["']/i.test(html)) {
    problems.push(
      'it has a script or a handler of events in its HTML, which browsers will not run.',
    );
  }
  if (/<[^>]* style=["']/i.test(html)) {
    problems.push('it has a style attribute, which browsers will not obey.');
  }
  if (head.title.trim() === '') problems.push('its head has no title.');
  if (head.description.trim() === '' || head.description.length > LONGEST_DESCRIPTION) {
    problems.push(`its description must have 1 to ${LONGEST_DESCRIPTION} letters.`);
  }
  if (status !== 200) problems.push(`it is in the list of pages and has the status ${status}.`);
  for (const [, name = ''] of html.matchAll(/ data-island="([^"]+)"/g)) {
    if (!(name in islands)) problems.push(`release.json has no scripts for its island ${name}.`);
  }
  return problems;
}

import { expect, test } from '@jest/globals';
import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { matchRoute } from '@site/kit/remote/define-remote.ts';
import { conditionPages } from './content/condition-pages.ts';
import { conditionPath } from './content/condition-path.ts';
import { proseOf } from './content/condition-prose.ts';
import { conditions } from './content/conditions.ts';
import { remote } from './remote.ts';
import { site } from './testing/site.ts';

const services = { publishedBlogs: async () => [], blog: async () => null };
const renderer = createRenderer(remote);

/** The words of a fragment as they are read, in one line. */
function wordsOf(html: string): string {
  return html
    .replace(/<!--.*?-->|<sup>.*?<\/sup>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

test('every condition has a page, and nothing else is drawn', async () => {
  const paths = conditions.map(conditionPath);

  expect(await renderer.paths({ site, services })).toEqual(paths);
  expect(conditionPages.map(conditionPath)).toEqual(paths);
});

test.each(conditions.map((condition) => ({ path: conditionPath(condition), condition })))(
  '$path is the page of that condition, in a chunk of its name',
  async ({ path, condition }) => {
    const match = matchRoute(remote, path, site);
    const { head } = await renderer.render({ path, site, services });

    expect(match?.route.id).toBe(condition.slug);
    expect(head.canonicalPath).toBe(path);
  },
);

test.each([
  '/assessments/behavioral/unknown',
  '/assessments/behavioral',
  '/assessments/behavioural/adhd',
  '/assessments/learning/adhd',
  '/assessments/behavioral/adhd/more',
])('%s is no page', (path) => {
  expect(matchRoute(remote, path, site)).toBeNull();
});

test.each(conditions.map((condition) => ({ path: conditionPath(condition), condition })))(
  'the HTML of $path holds every sentence, so that it is read without JavaScript and on paper',
  async ({ path, condition }) => {
    const { html } = await renderer.render({ path, site, services });
    const words = wordsOf(html);
    const elsewhere =
      /^(head|alsoCalled|related|care\.\w+\.heading|.*\.unit$)|\.picture\.alt$|^picture\.alt$/;
    const missing = proseOf(condition)
      .filter((prose) => !elsewhere.test(prose.path))
      .filter((prose) => !words.includes(prose.text.replaceAll('{product}', site.product.name)));

    expect(missing.map((prose) => prose.path)).toEqual([]);
  },
);

test.each(conditions.map(conditionPath))('every link within %s leads somewhere', async (path) => {
  const { html } = await renderer.render({ path, site, services });
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);

  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
});

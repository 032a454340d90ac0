import { expect, test } from '@jest/globals';
import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { matchRoute } from '@site/kit/remote/define-remote.ts';
import { checklistLanguages, checklistPath, conditionPath } from './content/paths.ts';
import { proseOf } from './content/prose-of.ts';
import { conditions, site } from './testing/documents.ts';
import { remote } from './remote.ts';

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

test('renders exactly the specified pages', async () => {
  const paths = conditions.map(conditionPath);
  const { slug } = site.product;

  expect(await renderer.paths({ site, services })).toEqual([
    '/assessments',
    '/assessments/behavioral',
    '/assessments/learning',
    '/assessments/physical',
    '/assessments/help-at-school',
    `/${slug}-offerings/doctors`,
    `/${slug}-offerings/hearing`,
    `/${slug}-offerings/behavioural`,
    `/${slug}-offerings/biometric`,
    `/${slug}-offerings/${slug}-vision`,
    `/${slug}-offerings/${slug}-vision/article/1`,
    `/${slug}-offerings/${slug}-vision/article/2`,
    ...paths,
    ...conditions.flatMap((condition) =>
      checklistLanguages.map((language) => checklistPath(condition, language)),
    ),
  ]);
});

test.each([
  '/assessments/behavioral/unknown',
  '/assessments/learning/adhd',
  '/assessments/behavioral/adhd/more',
  '/assessments/behavioral/unknown/checklist',
  '/assessments/learning/adhd/checklist',
])('%s is not a page', (path) => {
  expect(matchRoute(remote, path, site)).toBeNull();
});

test('has no checklist in a language without a translation', async () => {
  const path = '/assessments/behavioral/adhd/checklist/ta';
  expect(await renderer.render({ path, site, services })).toMatchObject({ status: 404 });
});

test.each(conditions.map((condition) => ({ path: conditionPath(condition), condition })))(
  'the HTML of $path contains every sentence, for readers without JavaScript and for print',
  async ({ path, condition }) => {
    const { html } = await renderer.render({ path, site, services });
    const words = wordsOf(html);
    const elsewhere =
      /^(head|alsoCalled|card|related|care\.\w+\.heading|.*\.unit$)|\.picture\.alt$|^picture\.alt$/;
    const missing = proseOf(condition)
      .filter((prose) => !elsewhere.test(prose.path))
      .filter((prose) => !words.includes(prose.text.replaceAll('{product}', site.product.name)));

    expect(missing.map((prose) => prose.path)).toEqual([]);
  },
);

test('every page has structured data about its subject, position and audience', async () => {
  for (const path of await renderer.paths({ site, services })) {
    const { head } = await renderer.render({ path, site, services });
    expect([path, head.jsonLd]).toEqual([
      path,
      [
        expect.objectContaining({ '@type': 'BreadcrumbList', itemListElement: expect.anything() }),
        expect.objectContaining({
          '@type': 'MedicalWebPage',
          about: expect.anything(),
          audience: expect.objectContaining({ '@type': 'ParentAudience' }),
        }),
      ],
    ]);
  }
});

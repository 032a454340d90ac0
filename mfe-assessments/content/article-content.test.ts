import { expect, test } from '@jest/globals';
import { dangers } from '@site/kit/safety/dangers.ts';
import { TARGET_SENTENCE_WORDS } from '@site/kit/content/prose-checks.ts';
import { site } from '../testing/site.ts';
import { myopiaArticle, schoolAgeVisionArticle } from '../testing/documents.ts';
import { toSource } from '../testing/to-source.ts';
import { type ArticleContent, articleSchema } from './article-schema.ts';
import { checkMedicalText, helplineProblems, longSentences } from './check-medical-text.ts';
import { parseContent } from './medical-text-schema.ts';
import { proseOf } from './prose-of.ts';

const articles: readonly ArticleContent[] = [myopiaArticle, schoolAgeVisionArticle];

test.each(articles)('article $id follows the rules for medical text', (article) => {
  expect(checkMedicalText(article, site)).toEqual([]);
  expect(helplineProblems(article, site)).toEqual([]);
  expect(longSentences(article, TARGET_SENTENCE_WORDS)).toEqual([]);
  const words = proseOf(article).map(({ text }) => text);
  expect(words).toContainEqual(expect.stringMatching(/at least 2 hours of outdoor activity daily/));
});

test('the myopia article has the specified grades', () => {
  const [myopia] = articles;
  const grades = (myopia?.sections ?? [])
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'grades' ? block.grades : []));
  expect(grades.map(({ name, range }) => [name, range])).toEqual([
    ['Mild', 'under 3 dioptres'],
    ['Moderate', '3 to 6 dioptres'],
    ['Severe', 'over 6 dioptres'],
  ]);
});

test('each article links to the other, and one without sections is rejected', () => {
  expect(articles.map(({ id, next }) => [id, next.id])).toEqual([
    ['1', '2'],
    ['2', '1'],
  ]);
  const page = toSource({ ...myopiaArticle, sections: [] });
  expect(parseContent(articleSchema, page)).toMatchObject({
    problems: [expect.stringContaining('sections')],
  });
});

// A chemical burn must be rinsed before the journey. A white pupil needs an eye hospital, but no ambulance.
test.each(articles)('article $id has the shared text on dangers to the eyes', ({ care }) => {
  expect(care.urgent.bullets).toEqual(
    expect.arrayContaining([dangers.whitePupil, dangers.eyeHospitalToday]),
  );
  expect(care.urgent).toMatchObject({ place: 'Nearest eye hospital' });
  expect(care.urgent.helplines ?? []).not.toContain('112');
  expect(care.emergency.bullets).toContainEqual(dangers.chemicalInEye);
  expect(care.emergency.helplines).toContain('112');
});

import { expect, test } from '@jest/globals';
import {
  checkContent,
  disagreeingOffers,
  misnamed,
  repeatedPlaces,
  unknownAssessments,
} from './check-content.ts';
import { checkArticle, checkCategory, checkOffering } from './content/check-pages.ts';
import {
  conditions,
  behaviouralCategory,
  behaviouralOffering,
  findCondition,
  hearingOffering,
  learningCategory,
  myopiaArticle,
  physicalCategory,
  site,
} from './testing/documents.ts';

test('the section has no prose problems', async () => {
  expect(await checkContent()).toEqual([]);
});

test('reports an assessment configured for an unknown condition', () => {
  const assessments = {
    ...site.links.assessments,
    bedWeting: 'https://assess.example/bed-wetting',
  };
  const links = { ...site.links, assessments };

  expect(unknownAssessments(site, conditions)).toEqual([]);
  expect(unknownAssessments({ links }, conditions)).toEqual([
    'site.config.json, links.assessments.bedWeting: unknown condition',
  ]);
});

test('reports a misnamed document, and a card place that two pages have', () => {
  const adhd = findCondition('adhd');
  expect(misnamed('conditions/milestone', 'developmentalMilestone')).toEqual([
    'the document must be named conditions/developmental-milestone.md',
  ]);
  expect(repeatedPlaces([adhd, adhd])).toEqual([
    `mfe-assessments/content: two behavioural conditions in place ${adhd.card.place}`,
  ]);
});

test('reports an assessment offered with other ages, another price or without its page’s warning', () => {
  const { path, assessments } = behaviouralOffering;
  if (!assessments) throw new Error('the offering has no assessments');
  const offer = (slug: string, change: object) => ({
    path,
    assessments: {
      ...assessments,
      items: assessments.items
        .filter((item) => item.slug === slug)
        .map((item) => ({ ...item, ...change })),
    },
  });
  expect(
    disagreeingOffers(
      [
        offer('anxiety', { ages: [{ from: 5, to: 18, unit: 'years' }] }),
        offer('dyslexia', { priceKey: 'behaviouralCondition' }),
        offer('adhd', { ageNote: undefined }),
        offer('autism', {}),
      ],
      conditions,
    ),
  ).toEqual([
    expect.stringContaining('offers Anxiety'),
    expect.stringContaining('offers Dyslexia'),
    expect.stringContaining('offers ADHD'),
  ]);
});

test('reports a danger that a page words in its own way', () => {
  const { emergency, ...care } = physicalCategory.care;
  const bullets = [...emergency.bullets, 'Has blue lips'];
  expect(
    checkCategory(
      { ...physicalCategory, care: { ...care, emergency: { ...emergency, bullets } } },
      site,
    ),
  ).toEqual([expect.stringContaining('words a shared danger in its own way: "Has blue lips"')]);
});

test('no two pages or cards show the same picture', () => {
  const shown = [...conditions, behaviouralCategory, learningCategory, physicalCategory].flatMap(
    (page) => [
      page.picture,
      ...('symptoms' in page ? page.symptoms.cards.map(({ picture }) => picture) : []),
      ...('consultExpert' in page ? [page.consultExpert.picture] : []),
    ],
  );
  const scenes = shown.map(({ src }) => src);
  expect(scenes.filter((src, index) => scenes.indexOf(src) !== index)).toEqual([]);
});

test.each([
  [{ lead: 'It costs ₹999.' }, 'states a price: "It costs ₹999."'],
  [
    { lead: 'Half of all children.' },
    'states a proportion of people without a source: "Half of all children."',
  ],
  [{ lead: 'Call {phone}.' }, 'uses the unknown placeholder {phone}'],
  [{ lead: 'It tells you when to see a doctor.' }, expect.stringContaining('tells you when to')],
  [
    { cards: { ...hearingOffering.cards, intro: 'Take a test.' } },
    expect.stringContaining('the offering must say: "'),
  ],
])('reports an offering with %j', (change, problem) => {
  expect(checkOffering({ ...hearingOffering, ...change }, site)).toEqual([problem]);
});

test('checks health advice in an offering as medical text, and a questionnaire for what it must say', () => {
  const { health } = hearingOffering;
  const { assessments } = behaviouralOffering;
  if (!health || !assessments) throw new Error('The offerings have no advice or assessments.');
  const sections = [
    { heading: 'How common', blocks: [{ kind: 'paragraph' as const, text: '1 in 7 children' }] },
  ];
  expect(
    checkOffering({ ...hearingOffering, health: { ...health, sections } }, site),
  ).toContainEqual(expect.stringContaining('has a figure without a source: "1 in 7 children"'));
  const silent = { ...assessments, intro: 'Choose one.' };
  expect(checkOffering({ ...behaviouralOffering, assessments: silent }, site)).toEqual([
    'the text about the test must include {safety.lowScore}',
    expect.stringMatching(/^the offering must say: "/),
    'the offering must say: "do not cover a visit to a doctor"',
  ]);
});

test('reports a category that invents a figure or leaves out what is unknown', () => {
  const about = {
    heading: 'About',
    paragraphs: [{ text: 'It takes 3 hours.', productFact: true as const }],
  };
  expect(checkCategory({ ...learningCategory, about }, site)).toEqual(
    expect.arrayContaining([
      'about.paragraphs.0 claims 3, which is not in the specification',
      expect.stringMatching(/^the page must say once: "/),
    ]),
  );
});

test('reports a long sentence and a dead end in a vision article', () => {
  const lead = { text: `${'word '.repeat(20)}end.` };
  const next = { ...myopiaArticle.next, id: myopiaArticle.id };
  expect(checkArticle({ ...myopiaArticle, lead, next }, site)).toEqual([
    expect.stringContaining('lead has a sentence of 21 words'),
    'next must be the other article',
  ]);
});

import { beforeAll, expect, jest, test } from '@jest/globals';
import { searchIndex } from '@site/delivery/compose/search-index.ts';
import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { loadSearch, type Search } from '@site/kit/search/load-search.ts';
import { SEARCH_INDEX_PATH } from '@site/kit/remote/registry.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { suggestions } from '../../mfe-assessments/pages/all-conditions/search-results.tsx';
import { renderer as assessments } from '../../mfe-assessments/renderer.ts';
import { renderer as blog } from '../../mfe-blog/renderer.ts';
import { renderer as company } from '../../mfe-company/renderer.ts';
import { renderer as forms } from '../../mfe-forms/renderer.ts';
import { renderer as home } from '../../mfe-home/renderer.ts';

const site = configuredSite();
const services: Services = {
  publishedBlogs: async (which) => (which === 'built-in' ? blog.posts : []),
  blog: async () => null,
};
const pages: Record<string, Parameters<typeof searchIndex>[1][string]> = {};

const behavioural = '/assessments/behavioral';
const learning = '/assessments/learning';
const physical = '/assessments/physical';
const adhd = `${behavioural}/adhd`;
const anxiety = `${behavioural}/anxiety`;
const autism = `${behavioural}/autism`;
const conduct = `${behavioural}/conductDisorder`;
const depression = `${behavioural}/depression`;
const milestones = `${behavioural}/developmentalMilestone`;
const odd = `${behavioural}/oppositionalDefiant`;
const screens = `${behavioural}/screenDependency`;
const dyscalculia = `${learning}/dyscalculia`;
const dysgraphia = `${learning}/dysgraphia`;
const dyslexia = `${learning}/dyslexia`;
const offerings = `/${site.product.slug}-offerings`;
const doctors = `${offerings}/doctors`;
const hearing = `${offerings}/hearing`;
const vision = `${offerings}/${site.product.slug}-vision`;
const myopia = `${vision}/article/1`;
const eyeCare = `${vision}/article/2`;
const childHealth = '/blog/101';
const illnesses = '/blog/102';
const mentalHealth = '/blog/103';
const hearingPost = '/blog/104';
const firstAid = '/blog/109';
const vaccines = '/blog/110';
const myopiaPost = '/blog/105';
const clinic = '/clinic';
const contact = '/contactUs';
const careers = '/company/careers';

let search: Search;

beforeAll(async () => {
  const entries: SearchEntry[] = [];
  for (const renderer of [home, assessments, company, forms, blog]) {
    entries.push(...(await renderer.searchEntries({ site, services })));
    for (const path of await renderer.paths({ site, services })) {
      const { head } = await renderer.render({ path, site, services });
      const { title, description, robots, canonicalPath } = head;
      const listed = robots === undefined && canonicalPath === path;
      pages[path] = {
        title,
        description,
        listed,
        hash: '',
        status: 200,
        fragment: '',
        asked: {},
        links: [],
        sheet: '',
      };
    }
  }
  const json = searchIndex(entries, pages)[SEARCH_INDEX_PATH] ?? '';
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(json));
  search = await loadSearch();
});

/** A parent's query, the page that must come first, and other pages that must be among the first three. */
test.each<readonly [string, string, ...string[]]>([
  // Vaccines and illnesses
  ['vaccination', vaccines],
  ['immunization schedule', vaccines],
  ['vaccines for 1 year old', vaccines],
  ['hpv vaccine for girls', vaccines],
  ['missed vacine', vaccines],
  ['tikakaran', vaccines],
  ['polio drops', vaccines],
  ['dengue', illnesses],
  ['ORS', illnesses],
  ['loose motion', illnesses],
  ['diarrhea', illnesses],
  ['dast', illnesses],
  ['bukhar', illnesses],
  ['bacche ko tez bukhar', illnesses],
  ['fever in 2 month old baby', illnesses],
  ['cold and cough', illnesses],
  ['sardi khansi', illnesses],
  ['fits', firstAid, illnesses],
  ['cough syrup', illnesses],
  ['poison', firstAid],
  ['dog bite', firstAid],
  ['saanp', firstAid],
  ['head injury', firstAid],
  ['choking', firstAid],
  ['burn', firstAid],
  ['swallowed something', firstAid],
  ['heat stroke', firstAid, illnesses],
  ['jaundice', illnesses],
  ['piliya', illnesses],
  ['khoon ki kami', childHealth, physical],
  ['height weight chart', childHealth, physical],
  // Growing up and talking
  ['speech delay 2 years', milestones, autism],
  ['baccha bolta nahi hai', autism, milestones],
  ['not walking 18 months', milestones],
  ['9 month baby milestones', milestones],
  // Behaviour and feelings
  ['austim', autism],
  ['autisum', autism],
  ['autism test for 3 year old', autism],
  ['no eye contact', autism],
  ['A.D.H.D', adhd],
  ['ＡＤＨＤ', adhd],
  ['hyper active child', adhd],
  ['padhai me dhyan nahi deta', adhd],
  ['anger', odd],
  ['bahut gussa karta hai', odd],
  ['ziddi bachcha', odd],
  ['hitting other children', conduct],
  ['chori karta hai', conduct],
  ['mobile ki lat', screens],
  ['screen time for toddlers', screens],
  ['sad all the time', depression],
  ['suicide', depression, mentalHealth],
  ['exam stress', anxiety],
  ['school nahi jana chahta', anxiety],
  // Learning
  ['dislexia', dyslexia],
  ['b d confusion', dyslexia],
  ['weak in maths', dyscalculia],
  ['gandi handwriting', dysgraphia],
  ['padhai me kamzor', dyslexia, dyscalculia, dysgraphia],
  // Eyes, ears, teeth
  ['myopia', myopia, myopiaPost],
  ['chashma', eyeCare, myopiaPost],
  ['eye test', vision, eyeCare],
  ['vision', vision],
  ['visoin', vision],
  ['kaan me dard', hearing, hearingPost],
  ['kam sunta hai', hearing, hearingPost],
  ['new born hearing test', hearing, hearingPost],
  ['dentist for kids', doctors],
  // Places, people and the company
  ['child specialist near me', doctors, clinic],
  ['doctor', doctors, clinic],
  ['Delhi', contact],
  ['bangalore clinic', clinic, contact],
  ['doctor appointment', clinic],
  ['customer care number', contact],
  ['cost of assessment', behavioural, learning],
  ['paise wapas', '/refund-policy'],
  ['delete my account', '/delete-data'],
  ['job vacancy', careers],
  ['school health checkup', '/school'],
  ['full body check up', physical],
  ['how to get report', '/company/faq#getting-results'],
  ['autism checklist in hindi', `${autism}/checklist/hi`],
])('"%s" finds %s first', (query, first, ...others) => {
  const found = search(query)
    .results.slice(0, 3)
    .map(({ path }) => path);
  expect(found[0]).toBe(first);
  expect(found).toEqual(expect.arrayContaining(others));
});

test.each(['screen', 'development', 'conduct'])(
  '"%s" finds English pages before translations',
  (query) => {
    const translated = search(query).results.map(({ path }) => /\/(?:hi|kn)$/.test(path));
    const english = translated.filter((isTranslated) => !isTranslated).length;
    expect(english).toBeGreaterThan(0);
    expect(translated.slice(0, english)).not.toContain(true);
  },
);

test.each(['insurance', 'bed wetting', 'passport', 'cricket coaching', 'astrology', 'baby names'])(
  '"%s" has no made-up results',
  (query) => {
    expect(search(query).results).toEqual([]);
  },
);

test.each([
  ['vaccines', careers],
  ['anger', illnesses],
])('"%s" does not find %s, which only looks similar', (query, path) => {
  expect(search(query).results.map((result) => result.path)).not.toContain(path);
});

test('the pages suggested for an empty result exist', () => {
  const suggested = Object.values(suggestions).map((to) => withProductSlug(to, site));
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(suggested));
});

import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  behaviouralCards,
  learningCards,
} from '../../mfe-assessments/content/condition-lists.data.ts';
import type { OfferingContent } from '../../mfe-assessments/content/offering-schema.ts';
import {
  conditions,
  behaviouralOffering,
  biometricOffering,
  doctorsOffering,
  hearingOffering,
  physicalCategory,
  visionOffering,
} from '../../mfe-assessments/testing/documents.ts';
import { builtInPost } from '../../mfe-blog/content/built-in-posts.ts';
import { postFiles } from '../../mfe-blog/content/post-files.ts';
import type { Careers, LeadershipTeam } from '../../mfe-company/content/people-schemas.ts';
import type { Clinic, Faq, School } from '../../mfe-company/content/page-schemas.ts';
import type { DoctorChoiceWords } from '../../mfe-forms/content/page-schemas.ts';
import type {
  HeroWords,
  ScreeningFactsWords,
  OfferingsWords,
  SpecialistsWords,
} from '../../mfe-home/content/home-schemas.ts';
import { readContent } from '../support/read-content.ts';

// Checks the shipped content against the counts and names in the specification. Schemas and pages accept other counts,
// so a fifteenth question or an eighth slide changes the content and this file only.

const specialistNames = [
  'Paediatrician',
  'Behavioural Therapist',
  'Physiotherapist',
  'Ophthalmologist',
  'Nutritionist',
  'Dentist',
];

test('home has seven slides, six specialists and five offerings', () => {
  const hero = readContent<HeroWords>('mfe-home/content/hero-slides.yaml');
  const specialists = readContent<SpecialistsWords>('mfe-home/content/specialists.yaml');
  const offerings = readContent<OfferingsWords>('mfe-home/content/offerings.yaml');
  const screeningFacts = readContent<ScreeningFactsWords>('mfe-home/content/screening-facts.yaml');

  expect(hero.slides.map((slide) => ('heading' in slide ? slide.heading : slide.kind))).toEqual([
    'Welcome to {product} Health!',
    'featured-post',
    'How are we different?',
    'Comprehensive Screening',
    '{product} School',
    '{product} Clinic',
    '{product} Mobile App',
  ]);
  expect(specialists.cards.map(({ name }) => name)).toEqual(specialistNames);
  expect(offerings.cards.map((card) => (card.kind === 'page' ? card.to : card.kind))).toEqual([
    '/{product}-offerings/behavioural',
    '/{product}-offerings/hearing',
    '/{product}-offerings/{product}-vision',
    'waitlist',
    '/{product}-offerings/biometric',
  ]);
  expect(screeningFacts.facts.map(({ figure }) => figure)).toEqual(
    expect.arrayContaining(['Over 70', '5–10 minutes']),
  );
});

test('the company has six leaders, three reasons, four services, a clinic of six topics and 14 questions', () => {
  const { leaders } = readContent<LeadershipTeam>('mfe-company/content/leadership-team.md');
  expect(leaders).toHaveLength(6);
  const careers = readContent<Careers>('mfe-company/content/careers.md');
  expect(careers.reasons.items.map(({ title }) => title)).toEqual([
    'Cutting-edge work',
    'Open culture',
    'Our work matters',
  ]);
  const { screening, others } = readContent<School>('mfe-company/content/school.md').services;
  expect([screening, ...others].map(({ title }) => title)).toEqual([
    'School Screening',
    'Health Education',
    'Doctor On Call',
    'Medical Room',
  ]);
  const clinic = readContent<Clinic>('mfe-company/content/clinic.md');
  expect(clinic.slider.slides).toHaveLength(3);
  expect(clinic.topics.items.map(({ title }) => title)).toEqual([
    'Overall screening',
    'Vision',
    'Hearing',
    'Allergies and infections',
    'Behavioural',
    'Paediatric nutrition',
  ]);
  const { questions } = readContent<Faq>('mfe-company/content/faq.md');
  expect(questions.map(({ id }) => id)).toEqual([
    'why-screen',
    'what-happens',
    'what-we-check',
    'how-it-helps',
    'is-it-safe',
    'getting-results',
    'privacy',
    'trusting-the-checks',
    'asking-for-help',
    'where-data-is-kept',
    'keeping-data-safe',
    'sharing',
    'how-long-we-keep-data',
    'your-rights',
  ]);
});

test('the contact page has four specialities and their doctors, and the feed three boards', () => {
  const doctorChoice = readContent<DoctorChoiceWords>('mfe-forms/content/doctor-choice.yaml');
  expect(
    doctorChoice.specialities.map((speciality) => [
      speciality.label,
      speciality.kind === 'doctors' ? speciality.doctors.length : speciality.noDoctor,
    ]),
  ).toEqual([
    ['Pediatric', 1],
    ['Psychologist', 2],
    ['Opthamologist', 'No Doctor'],
    ['Dentist', 1],
  ]);
  expect(configuredSite().thirdParties.feed.boards).toHaveLength(3);
});

test('the built-in posts begin with 101 to 108, each of the specified kind', async () => {
  const ids = postFiles.slice(0, 8).map(({ overview }) => overview.blogId);
  const kinds = ids.map(async (id) => [id, (await builtInPost(id))?.kind]);
  expect(await Promise.all(kinds)).toEqual([
    ['101', 'article'],
    ['102', 'teaser'],
    ['103', 'teaser'],
    ['104', 'article'],
    ['105', 'article'],
    ['106', 'review'],
    ['107', 'review'],
    ['108', 'review'],
  ]);
});

test('the categories have 14 parameters, eight behavioural assessments and three learning assessments', async () => {
  expect(physicalCategory.parameters.map(({ title }) => title)).toEqual([
    'Hair',
    'Eye',
    'Ear',
    'Hearing',
    'Dental',
    'Throat',
    'Heart',
    'Lungs',
    'Abdomen',
    'Skin',
    'Vital signs',
    'Haemoglobin (non-invasive)',
    'SPO2',
    'Blood pressure',
  ]);
  // There may be other conditions in between, because adding one only takes a file.
  const behavioural = [
    'ADHD',
    'Autism',
    'Anxiety',
    'Conduct Disorder',
    'Depression',
    'Development Milestones',
    'Oppositional Defiant Disorder',
    'Screen Dependency Disorder',
  ];
  const titles = (await behaviouralCards()).map(({ title }) => title);
  expect(titles.filter((title) => behavioural.includes(title))).toEqual(behavioural);
  expect((await learningCards()).map(({ title, subTitle }) => [title, subTitle])).toEqual(
    expect.arrayContaining([
      ['Dyslexia', 'Stage 1 & 2'],
      ['Dyscalculia', 'Stage 1 & 2'],
      ['Dysgraphia', 'Stage 1 & 2'],
    ]),
  );
});

const years = (...bands: readonly (readonly [number, number | null])[]) =>
  bands.map(([from, to]) => [from, to, 'years']);

/** The specified ages of each condition; for the milestones, only the first and the last. */
const specifiedAges: Readonly<Record<string, readonly unknown[]>> = {
  adhd: years([1, 4], [4, 6], [6, 17]),
  autism: years([1, 4], [4, 6], [6, 17]),
  anxiety: years([8, 18]),
  conductDisorder: years([6, null]),
  depression: years([8, 11]),
  developmentalMilestone: [
    [1, 4, 'months'],
    [59, 65, 'months'],
  ],
  screenDependency: years([2, 5], [6, 17]),
  oppositionalDefiant: years([6, null]),
  dyslexia: years([5, 15]),
  dyscalculia: years([5, 15]),
  dysgraphia: years([5, 15]),
};

test('every condition of the specification has a page, with its ages', () => {
  const ages = Object.fromEntries(
    conditions.map(({ slug, ageBands }) => [
      slug,
      ageBands.map(({ from, to, unit }) => [from, to, unit]),
    ]),
  );
  const { developmentalMilestone: months = [] } = ages;
  expect(months).toHaveLength(12);
  expect({ ...ages, developmentalMilestone: [months.at(0), months.at(-1)] }).toMatchObject(
    specifiedAges,
  );
});

/** Conditions with one group of signs per page (section 4, Paging). */
const groupedSigns = ['adhd', 'conductDisorder', 'developmentalMilestone'];

test.each(conditions.filter(({ slug }) => slug in specifiedAges))(
  '$slug has three symptom cards, 27 questions and the pages that the specification gives it',
  ({ slug, symptoms, questionCount, types, signs, causes, treatment }) => {
    expect({
      symptomCards: symptoms.cards.length,
      questions: questionCount,
      signs: signs.kind,
      causes: causes.kind === 'split' ? causes.items.length : causes.groups.length,
      treatment: treatment.kind,
    }).toEqual({
      symptomCards: 3,
      questions: 27,
      signs: groupedSigns.includes(slug) ? 'groups' : 'list',
      causes: causes.kind === 'split' ? 7 : slug === 'anxiety' ? 3 : 2,
      treatment: slug === 'developmentalMilestone' ? 'all-on-one-page' : 'one-group-a-page',
    });
    // Two pages, with five and six types, and nine and seven signs.
    expect(types.items.length).toBeLessThanOrEqual(11);
    const listed = signs.kind === 'list' ? [signs.items.length] : [];
    expect(listed.filter((count) => count < 10 || count > 16)).toEqual([]);
  },
);

/** The kinds of an offering's cards, in order. */
const kinds = ({ cards }: OfferingContent) => cards.items.map(({ kind }) => kind);

test('the offerings have the specified cards, and ten assessments of 27 questions', () => {
  expect(doctorsOffering.listCards).toHaveLength(2);
  expect(doctorsOffering.listCards?.[0]?.items.map(({ name }) => name)).toEqual(specialistNames);
  expect(kinds(hearingOffering)).toEqual(['external', 'soon']);
  const [online, inTheApp] = hearingOffering.cards.items;
  expect(online).toMatchObject({ action: 'Take Test', to: 'hearingTest' });
  expect(inTheApp?.text).toContain('ages 4 and up');
  expect(kinds(biometricOffering)).toEqual(['soon']);
  expect(biometricOffering.cards.items[0]?.text).toContain('over 12 biomarkers');
  expect(
    visionOffering.cards.items.map((card) => (card.kind === 'page' ? card.action : card.kind)),
  ).toEqual(['Read More', 'Read More', 'soon']);
  expect(
    behaviouralOffering.assessments?.items.map(({ title, questions }) => [title, questions]),
  ).toEqual([
    ['Anxiety', 27],
    ['ADHD', 27],
    ['Autism', 27],
    ['Depression', 27],
    ['Conduct Disorder', 27],
    ['Dyslexia', 27],
    ['Oppositional Defiant Disorder', 27],
    ['Dysgraphia', 27],
    ['Screen Dependency Disorder', 27],
    ['Dyscalculia', 27],
  ]);
  expect(kinds(behaviouralOffering)).toEqual(['soon', 'soon']);
});

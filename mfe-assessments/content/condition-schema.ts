import * as v from 'valibot';
import type { SiteConfig } from '@site/kit/site.ts';

/** One line of prose. `{product}` in it stands for the configured product name. */
const text = v.pipe(
  v.string(),
  v.regex(
    /^\S(?:.*\S)?$/,
    'must be one line of words, with no space at either end (is it missing?)',
  ),
);

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const day = v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-21'));
const sourceId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
);

/**
 * A sentence or a short paragraph and what it rests on.
 * Every claim of fact and every figure names its `sources`; advice and comfort need none.
 * `productFact` marks a statement about the product itself: its figures may only be the number of
 * questions and the ages of the bands, so that nothing is promised that is not sold.
 */
export const citedSchema = v.strictObject({
  text,
  sources: v.exactOptional(v.pipe(v.array(sourceId), v.minLength(1, 'must name a source'))),
  productFact: v.exactOptional(v.literal(true)),
});

const points = v.pipe(v.array(citedSchema), v.minLength(1, 'must have at least one point'));

/** The small pictures beside facts and tabs, by the name of the drawing. */
const iconName = v.picklist([
  'kid',
  'list',
  'clock',
  'doc',
  'info',
  'alert',
  'check',
  'phone',
  'pin',
]);

/** `src` is below the configured asset base; `alt` says what the picture shows; sizes in pixels. */
const picture = v.strictObject({
  src: v.pipe(
    text,
    v.regex(/^illustrations\/[a-z]+(-[a-z]+)*\.svg$/, 'must be illustrations/<name>.svg'),
  ),
  alt: text,
  width: pixels,
  height: pixels,
});

/**
 * The price fields of the site configuration that a condition page may show.
 * The amount itself never stands in a content file.
 */
const priceKey = v.picklist([
  'behaviouralCondition',
  'learningCondition',
  'developmentalMilestone',
] as const satisfies readonly (keyof SiteConfig['prices'])[]);

/**
 * One choice of the age selector (specification §3, Age bands).
 * `to` is null for "and above". `covers` is shown when the band is chosen, so that choosing
 * visibly changes something.
 */
const ageBand = v.pipe(
  v.strictObject({
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
    to: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    unit: v.picklist(['years', 'months']),
    covers: v.pipe(
      v.array(citedSchema),
      v.minLength(1),
      v.maxLength(3, 'must be three sentences or fewer'),
    ),
  }),
  v.check((band) => band.to === null || band.from < band.to, 'must end after it starts'),
);

/** One short fact under the lead paragraph, with its icon. */
export const factSchema = v.strictObject({ icon: iconName, ...citedSchema.entries });

/** `title`, `subTitle` and `imgLink` of the specification's imagesGrid. */
const symptomCard = v.strictObject({ title: text, subTitle: text, picture });

/** A heading with paragraphs, for text that is read through rather than picked from. */
const passage = v.strictObject({ heading: text, paragraphs: points });

/** A heading with points: the specification's `heading` and `arryData` or `headingArry`. */
const group = v.strictObject({ heading: text, intro: v.exactOptional(citedSchema), items: points });

/** A named item with one sentence or two: the specification's `heading` and `subtext`. */
const namedItem = v.strictObject({ heading: text, subtext: citedSchema });

/** What every tab has: its icon, the heading inside the panel and the paragraph under it. */
const tabHead = { icon: iconName, heading: text, intro: citedSchema };

/**
 * Signs. `groups` shows one group a page, with as many pages as groups; `list` shows items 1 to 9,
 * then the rest (specification §4, Paging), which is why it holds 10 to 16.
 */
const signs = v.variant('kind', [
  v.strictObject({
    ...tabHead,
    kind: v.literal('groups'),
    groups: v.pipe(v.array(group), v.minLength(2, 'must have at least two groups')),
  }),
  v.strictObject({
    ...tabHead,
    kind: v.literal('list'),
    items: v.pipe(
      v.array(citedSchema),
      v.minLength(
        10,
        'must have at least 10 items: 9 on the first page and the rest on the second',
      ),
      v.maxLength(16, 'must have at most 16 items: 9 on the first page and 7 on the second'),
    ),
  }),
]);

/**
 * Causes. `split` shows three items, then four, which is why it holds exactly seven; `groups` shows
 * one group a page, two pages for most conditions and three for anxiety (specification §4).
 */
const causes = v.variant('kind', [
  v.strictObject({
    ...tabHead,
    kind: v.literal('split'),
    items: v.pipe(
      v.array(namedItem),
      v.length(7, 'must have 7 items: 3 on page one, 4 on page two'),
    ),
  }),
  v.strictObject({
    ...tabHead,
    kind: v.literal('groups'),
    groups: v.pipe(
      v.array(group),
      v.minLength(2, 'must have at least two groups'),
      v.maxLength(3, 'must have at most three groups'),
    ),
  }),
]);

/** Treatment: one group a page with a counter, or all on one page (developmental milestones). */
const treatment = v.strictObject({
  ...tabHead,
  kind: v.picklist(['one-group-a-page', 'all-on-one-page']),
  groups: v.pipe(v.array(group), v.minLength(1)),
});

/** The points of a "When to get help" card. */
const careBullets = v.pipe(v.array(text), v.minLength(2), v.maxLength(6));
/** Numbers of the site configuration's helplines, in the order they are shown. */
const helplineNumbers = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\d{3,5}$/, 'must be 3 to 5 digits'))),
  v.minLength(1, 'must name at least one helpline'),
);

/**
 * A publication the page rests on, shown in this order and numbered from 1.
 * `updated` is the year of its last revision. `note` says what a reader of the figure should know,
 * for example that studies disagree.
 */
const source = v.strictObject({
  id: sourceId,
  authors: v.exactOptional(text),
  title: text,
  publisher: text,
  year: v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100)),
  updated: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100))),
  url: v.pipe(v.string(), v.url('must be a URL'), v.startsWith('https://', 'must be https')),
  note: v.exactOptional(text),
});

/** The clinician who signed the text off: name, degrees, council registration. */
const reviewer = v.strictObject({ name: text, qualification: text, registration: text });

/** A page of this site. `{product}` in a path stands for the configured slug. */
const relatedLink = v.strictObject({
  label: text,
  href: v.pipe(text, v.regex(/^\/[A-Za-z0-9/{}#-]*$/, 'must be a path on this site')),
});

/** The conditions of each topic, by the last part of their path (specification §2, Route table). */
export const conditionSlugs = {
  behavioural: [
    'adhd',
    'autism',
    'anxiety',
    'conductDisorder',
    'depression',
    'developmentalMilestone',
    'screenDependency',
    'oppositionalDefiant',
  ],
  learning: ['dyslexia', 'dyscalculia', 'dysgraphia'],
} as const;

const shared = {
  /** The short name is used in headings and links, the full name once under the h1. */
  name: v.strictObject({ short: text, full: text }),
  /** Names people may search for; not shown as a heading. May be empty. */
  alsoCalled: v.array(text),
  /** The tab's title and the search description. */
  head: v.strictObject({
    title: text,
    description: v.pipe(text, v.maxLength(155, 'must be 155 characters or fewer')),
  }),
  /** The small label above the h1. */
  chip: text,
  lead: citedSchema,
  picture,
  facts: v.pipe(v.array(factSchema), v.minLength(3), v.maxLength(5)),
  ageBands: v.pipe(v.array(ageBand), v.minLength(1)),
  /** How many questions the assessment has; 27 for every behavioural one (specification §9). */
  questionCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  priceKey,
  /** What the price is for; stands after the amount. */
  priceNote: text,
  /** Says beside every link to the assessment that screening is not diagnosis. */
  screeningNote: citedSchema,
  symptoms: v.strictObject({
    heading: text,
    intro: citedSchema,
    cards: v.strictTuple([symptomCard, symptomCard, symptomCard]),
  }),
  consultExpert: v.strictObject({ heading: text, text, picture }),
  /** What the product's assessment is and is not. */
  aboutProduct: v.strictObject({ heading: text, paragraphs: points }),
  /** The six tabs, in the order they are shown (specification §2). */
  definition: v.strictObject({ ...tabHead, passages: v.pipe(v.array(passage), v.minLength(1)) }),
  types: v.strictObject({
    ...tabHead,
    items: v.pipe(
      v.array(namedItem),
      v.minLength(1),
      v.maxLength(11, 'must have at most 11 items: 5 on page one, 6 on page two'),
    ),
  }),
  signs,
  causes,
  diagnosis: v.strictObject({
    ...tabHead,
    steps: v.pipe(v.array(v.strictObject({ subheading: text, types: points })), v.minLength(1)),
  }),
  treatment,
  /** Everyday life, school and rights; stands after the tabs. */
  livingWith: v.strictObject({
    heading: text,
    intro: citedSchema,
    groups: v.pipe(v.array(group), v.minLength(1)),
  }),
  /**
   * When to get help: three cards, calmest first. The doctor's card leads to a visit, the others
   * only to their helplines.
   */
  care: v.strictObject({
    heading: text,
    intro: text,
    doctor: v.strictObject({ heading: text, bullets: careBullets }),
    urgent: v.strictObject({ heading: text, bullets: careBullets, helplines: helplineNumbers }),
    emergency: v.strictObject({ heading: text, bullets: careBullets, helplines: helplineNumbers }),
  }),
  related: v.pipe(v.array(relatedLink), v.minLength(1), v.maxLength(6)),
  sources: v.pipe(
    v.array(source),
    v.minLength(1),
    v.check(
      (list) => new Set(list.map((entry) => entry.id)).size === list.length,
      'must not use an id twice',
    ),
  ),
  /** Who wrote the text. */
  writtenBy: text,
  /** Null until a clinician has reviewed the text; the page then says "Awaiting clinical review". */
  reviewedBy: v.nullable(reviewer),
  reviewedOn: v.nullable(day),
  lastChangedOn: day,
  nextReviewOn: day,
};

const topicAndSlug = [
  v.strictObject({
    topic: v.literal('behavioural'),
    slug: v.picklist(conditionSlugs.behavioural, 'must be a condition of this topic'),
    ...shared,
  }),
  v.strictObject({
    topic: v.literal('learning'),
    slug: v.picklist(conditionSlugs.learning, 'must be a condition of this topic'),
    ...shared,
  }),
] as const;

/** The latest day on which a text changed on `from` must be looked at again: three years later. */
function threeYearsAfter(from: string): string {
  return `${Number(from.slice(0, 4)) + 3}${from.slice(4)}`;
}

/**
 * Everything a condition page says. One file a condition in `content/behavioural` or
 * `content/learning`; components hold no prose.
 */
export const conditionSchema = v.pipe(
  v.variant('topic', topicAndSlug),
  v.check(
    (page) => (page.reviewedBy === null) === (page.reviewedOn === null),
    'reviewedBy and reviewedOn must be given together, or both be null',
  ),
  v.check(
    (page) =>
      page.lastChangedOn < page.nextReviewOn &&
      page.nextReviewOn <= threeYearsAfter(page.lastChangedOn),
    'nextReviewOn must be after lastChangedOn, and within three years of it',
  ),
);

/** A condition page's content. */
export type ConditionContent = v.InferOutput<typeof conditionSchema>;

/** A sentence or paragraph with the ids of its sources. */
export type Cited = v.InferOutput<typeof citedSchema>;

/** One choice of the age selector. */
export type AgeBand = v.InferOutput<typeof ageBand>;

/** A heading with points. */
export type PointGroup = v.InferOutput<typeof group>;

/** A named item with a sentence or two. */
export type NamedItem = v.InferOutput<typeof namedItem>;

/** A publication the page rests on. */
export type ConditionSource = v.InferOutput<typeof source>;

/** What `parseCondition` gives: the content, or a sentence for each wrong or missing field. */
export type ParsedCondition =
  | { kind: 'valid'; condition: ConditionContent }
  | { kind: 'invalid'; problems: readonly string[] };

/**
 * Checks a condition file of unknown shape against the schema.
 * Gives every problem at once, each with the field's path (`types.items: must have at most 11 …`).
 */
export function parseCondition(input: unknown): ParsedCondition {
  const result = v.safeParse(conditionSchema, input);
  if (result.success) return { kind: 'valid', condition: result.output };
  return {
    kind: 'invalid',
    problems: result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`,
    ),
  };
}

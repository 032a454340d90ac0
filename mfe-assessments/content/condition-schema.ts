import { decoration, picture, wholeNumber } from '@site/kit/content/fields.ts';
import { listOf, text } from '@site/kit/content/text.ts';
import { reviewed } from '@site/kit/api/medical-facts.ts';
import * as v from 'valibot';
import { safetyAdviceIds } from '@site/kit/safety/safety-schema.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ageRange, ageRanges, spotColour } from './card-schema.ts';
import { conditionTopics } from './paths.ts';
import {
  careSchema,
  citedPoints,
  citedSchema,
  facts,
  head,
  iconName,
  reviewedText,
} from './medical-text-schema.ts';

/** Price fields of the site configuration that a condition page may show. Content files never state the amount. */
export const priceKey = v.picklist([
  'behaviouralCondition',
  'learningCondition',
  'developmentalMilestone',
] as const satisfies readonly (keyof SiteConfig['prices'])[]);

/**
 * An option of the age selector (specification §3, Age bands). `to` is null for "and above". `covers` is shown when the
 * band is chosen, so that choosing has a visible effect.
 */
const ageBand = v.pipe(
  v.strictObject({
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
    to: v.nullable(wholeNumber),
    unit: v.picklist(['years', 'months']),
    covers: citedPoints,
  }),
  v.check((band) => band.to === null || band.from < band.to, 'must end after it starts'),
);

/** `title`, `subTitle` and `imgLink` of the specification's imagesGrid. */
const symptomCard = v.strictObject({ title: text, subTitle: text, picture });

/** A heading with paragraphs, for continuous text. */
const passage = v.strictObject({ heading: text, paragraphs: citedPoints });

/** A heading with points: the specification's `heading` and `arryData` or `headingArry`. */
const group = v.strictObject({
  heading: text,
  intro: v.exactOptional(citedSchema),
  items: citedPoints,
});

/** An aspect of everyday life. */
const sideOfLife = v.strictObject({
  ...group.entries,
  /** Links to the page about help at school. */
  atSchool: v.exactOptional(v.literal(true)),
  /** How to keep a child safe; never collapsed. */
  safety: v.exactOptional(v.literal(true)),
});

/**
 * What to ask the doctor at one age, by area. Every age has all four, so that no page omits hearing or social skills.
 */
const askTheDoctor = v.strictObject({
  movement: citedPoints,
  hands: citedPoints,
  languageAndHearing: citedPoints,
  social: citedPoints,
});

/** Signs of one kind or at one age. */
const signGroup = v.strictObject({
  ...group.entries,
  askTheDoctor: v.exactOptional(askTheDoctor),
});

/** A named item with a sentence or two: the specification's `heading` and `subtext`. */
const namedItem = v.strictObject({ heading: text, subtext: citedSchema });

const namedItems = listOf(namedItem);

/** Fields of every tab: icon, heading and introduction. */
const tabHead = { icon: iconName, heading: text, intro: citedSchema };

/**
 * Signs. `groups` has one group per page; `list` has nine items, and the rest on a second page (specification §4,
 * Paging).
 */
const signs = v.variant('kind', [
  v.strictObject({
    ...tabHead,
    kind: v.literal('groups'),
    /** One group per option of the age selector, in its order: choosing an age opens its group. */
    byAge: v.exactOptional(v.literal(true)),
    groups: listOf(signGroup),
  }),
  v.strictObject({
    ...tabHead,
    kind: v.literal('list'),
    items: citedPoints,
  }),
]);

/**
 * Causes. `split` has three items, and the rest on a second page; `groups` has one group per page (specification §4,
 * Paging).
 */
const causes = v.variant('kind', [
  v.strictObject({
    ...tabHead,
    kind: v.literal('split'),
    items: namedItems,
  }),
  v.strictObject({
    ...tabHead,
    kind: v.literal('groups'),
    groups: listOf(group),
  }),
]);

/** Included when printing the essentials: what to do today, and whom to see. */
const essential = { essential: v.exactOptional(v.literal(true)) };

/** Treatment: one group per page with a counter, or all on one page (developmental milestones). */
const treatment = v.strictObject({
  ...tabHead,
  kind: v.picklist(['one-group-a-page', 'all-on-one-page']),
  groups: v.pipe(
    v.array(v.strictObject({ ...group.entries, ...essential })),
    v.minLength(1),
    v.check((groups) => groups.some((one) => one.essential), 'must mark a group as essential'),
  ),
});

/** A page of this site. `{product}` in a path is filled in. */
export const relatedLink = v.strictObject({
  label: text,
  href: v.pipe(text, v.regex(/^\/[A-Za-z0-9/{}#-]*$/, 'must be a path on this site')),
});

/** Topics whose category pages link to conditions. */
export const conditionTopic = v.picklist(conditionTopics);

/** The last part of a condition's path, and its route's id. */
export const conditionSlug = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(?:[A-Z][a-z]+)*$/, 'must be in camel case'),
);

/** A card that links to a condition's page. */
const conditionCardEntries = {
  title: text,
  subTitle: v.exactOptional(text),
  /** The whole card is a link, so its text can't cite sources. */
  text,
  /** A small image; the text beside it says the same. */
  spot: decoration,
  colour: spotColour,
  /**
   * If the page suits more ages than the questionnaire: those ages, and the card's text in place of the ages. The
   * questionnaire must not turn anyone away from help.
   */
  reading: v.exactOptional(v.strictObject({ ages: ageRange, text })),
  /** What a parent must know of the questionnaire at some of its ages before they pay. Shown wherever it is offered. */
  ageNote: v.exactOptional(text),
};

const entries = {
  topic: conditionTopic,
  slug: conditionSlug,
  /** The short name is used in headings and links, the full name once below the h1. */
  name: v.strictObject({ short: text, full: text }),
  /** Search synonyms; not shown as a heading. May be empty. */
  alsoCalled: v.array(text),
  /** Search synonyms that parents may type. Never shown, because they describe behaviour, not a diagnosis. */
  everydayWords: v.array(text),
  /** Its card on the category page. */
  card: v.strictObject({
    /** Sort key. Go up in tens, so that new ones fit in between. */
    place: wholeNumber,
    ...conditionCardEntries,
    /** Ages its assessment is for, unless listed band by band. */
    ages: v.exactOptional(ageRanges),
  }),
  head,
  chip: text,
  /** What it is, in a sentence. */
  lead: citedSchema,
  /** The answers that a worried parent needs first, in a box below the heading. */
  brief: v.strictObject({
    signs: citedSchema,
    outlook: citedSchema,
    today: citedSchema,
    freeHelp: citedSchema,
  }),
  /** Shows the suicide strip below the heading, before anything that is for sale. */
  warnsOfSuicide: v.exactOptional(v.literal(true)),
  picture,
  facts,
  ageBands: v.pipe(
    v.array(ageBand),
    v.minLength(1, 'must have at least one age'),
    v.maxLength(16, 'must be at most 16, because styles.css has rules for 16; add one there first'),
  ),
  questionCount: wholeNumber,
  priceKey,
  /** What the price is for; follows the amount. */
  priceNote: text,
  /** Shown beside every link to the assessment: screening is not diagnosis. */
  screeningNote: citedSchema,
  symptoms: v.strictObject({
    heading: text,
    intro: citedSchema,
    cards: listOf(symptomCard),
  }),
  consultExpert: v.strictObject({ heading: text, text, picture }),
  /** What the product's assessment is and is not. */
  aboutProduct: v.strictObject({ heading: text, paragraphs: citedPoints }),
  /** The six tabs, in display order (specification §2). */
  definition: v.strictObject({ ...tabHead, passages: listOf(passage) }),
  types: v.strictObject({
    ...tabHead,
    items: namedItems,
  }),
  signs,
  causes,
  diagnosis: v.strictObject({
    ...tabHead,
    steps: v.pipe(
      v.array(v.strictObject({ subheading: text, types: citedPoints, ...essential })),
      v.minLength(1),
      v.check((steps) => steps.some((one) => one.essential), 'must mark a step as essential'),
    ),
  }),
  treatment,
  /** Everyday life, school and rights; after the tabs. */
  livingWith: v.strictObject({
    heading: text,
    intro: citedSchema,
    groups: listOf(sideOfLife),
  }),
  /** Costs in India, ours and others'; after everyday life. */
  cost: v.exactOptional(
    v.strictObject({
      heading: text,
      intro: citedSchema,
      items: citedPoints,
    }),
  ),
  /** Shared danger cards below "When to get help", in this order. */
  safetyAdvice: v.array(v.picklist(safetyAdviceIds, 'must be the id of a safety advice')),
  care: careSchema,
  related: listOf(relatedLink),
  ...reviewedText,
};

/** All text of a condition page. Components hold no prose. */
export const conditionSchema = v.pipe(
  reviewed(v.strictObject(entries)),
  v.check(
    ({ signs, ageBands }) =>
      signs.kind !== 'groups' || !signs.byAge || signs.groups.length === ageBands.length,
    'signs by age must have one group per age band',
  ),
);

export type ConditionContent = v.InferOutput<typeof conditionSchema>;

export type AgeBand = v.InferOutput<typeof ageBand>;

export type PointGroup = v.InferOutput<typeof group>;

export type Essential = { essential?: true };

export type SideOfLife = v.InferOutput<typeof sideOfLife>;

export type SignGroup = v.InferOutput<typeof signGroup>;

export type AskTheDoctor = v.InferOutput<typeof askTheDoctor>;

export type NamedItem = v.InferOutput<typeof namedItem>;

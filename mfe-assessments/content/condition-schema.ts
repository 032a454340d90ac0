import * as v from 'valibot';
import { safetyAdviceIds } from '@site/kit/safety/safety-advice.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ageRange, ageRanges, spot, spotColour } from './card-schema.ts';
import { conditionTopics } from './condition-path.ts';
import {
  careSchema,
  citedSchema,
  facts,
  iconName,
  pictureSchema as picture,
  points,
  reviewedText,
  REVIEW_TOO_LATE,
  REVIEWER_WITHOUT_DAY,
  reviewIsInTime,
  reviewIsWhole,
  text,
} from './medical-text-schema.ts';

/**
 * The price fields of the site configuration that a condition page may show.
 * The amount itself never stands in a content file.
 */
export const priceKey = v.picklist([
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
    covers: points,
  }),
  v.check((band) => band.to === null || band.from < band.to, 'must end after it starts'),
);

/** `title`, `subTitle` and `imgLink` of the specification's imagesGrid. */
const symptomCard = v.strictObject({ title: text, subTitle: text, picture });

/** A heading with paragraphs, for text that is read through rather than picked from. */
const passage = v.strictObject({ heading: text, paragraphs: points });

/** A heading with points: the specification's `heading` and `arryData` or `headingArry`. */
const group = v.strictObject({ heading: text, intro: v.exactOptional(citedSchema), items: points });

/** A side of everyday life. */
const sideOfLife = v.strictObject({
  ...group.entries,
  /** Leads to the page about help at school. */
  atSchool: v.exactOptional(v.literal(true)),
  /** Says how to keep a child safe, so it is never folded away. */
  safety: v.exactOptional(v.literal(true)),
});

/**
 * What to ask the doctor about at one age, by what the child does with it. Every age has all four, so
 * that no page stays silent on hearing or on being with others.
 */
const askTheDoctor = v.strictObject({
  movement: points,
  hands: points,
  languageAndHearing: points,
  social: points,
});

/** Signs of one kind or at one age. */
const signGroup = v.strictObject({
  ...group.entries,
  askTheDoctor: v.exactOptional(askTheDoctor),
});

/** A named item with one sentence or two: the specification's `heading` and `subtext`. */
const namedItem = v.strictObject({ heading: text, subtext: citedSchema });

const namedItems = v.pipe(v.array(namedItem), v.minLength(1, 'must have at least one item'));

/** What every tab has: its icon, the heading inside the panel and the paragraph under it. */
const tabHead = { icon: iconName, heading: text, intro: citedSchema };

/**
 * Signs. `groups` shows one group a page, with as many pages as groups; `list` shows nine items, and the
 * rest on a second page (specification §4, Paging).
 */
const signs = v.variant('kind', [
  v.strictObject({
    ...tabHead,
    kind: v.literal('groups'),
    /** Each group is about one age of the selector, in its order: choosing an age opens its group. */
    byAge: v.exactOptional(v.literal(true)),
    groups: v.pipe(v.array(signGroup), v.minLength(1, 'must have at least one group')),
  }),
  v.strictObject({
    ...tabHead,
    kind: v.literal('list'),
    items: points,
  }),
]);

/**
 * Causes. `split` shows three items, and the rest on a second page; `groups` shows one group a page
 * (specification §4, Paging).
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
    groups: v.pipe(v.array(group), v.minLength(1, 'must have at least one group')),
  }),
]);

/** Marks what is printed with the essentials of a page: what to do today, and whom to see. */
const essential = { essential: v.exactOptional(v.literal(true)) };

/** Treatment: one group a page with a counter, or all on one page (developmental milestones). */
const treatment = v.strictObject({
  ...tabHead,
  kind: v.picklist(['one-group-a-page', 'all-on-one-page']),
  groups: v.pipe(
    v.array(v.strictObject({ ...group.entries, ...essential })),
    v.minLength(1),
    v.check((groups) => groups.some((one) => one.essential), 'must mark a group as essential'),
  ),
});

/** A page of this site. `{product}` in a path stands for the configured slug. */
export const relatedLink = v.strictObject({
  label: text,
  href: v.pipe(text, v.regex(/^\/[A-Za-z0-9/{}#-]*$/, 'must be a path on this site')),
});

/** The topics whose category pages lead to conditions. */
export const conditionTopic = v.picklist(conditionTopics);

/** The last part of a condition's path, and the id of its route. */
export const conditionSlug = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(?:[A-Z][a-z]+)*$/, 'must be one word in camel case'),
);

/** What a card says that leads to a condition's page. */
export const conditionCardEntries = {
  title: text,
  subTitle: v.exactOptional(text),
  /** The whole card is a link, so its words can have no links to sources. */
  text,
  spot,
  colour: spotColour,
  /**
   * Where the page is for more children than the questionnaire: for which ages it is worth reading,
   * and what the card says in place of the ages. Nobody is led away from help by the questionnaire.
   */
  reading: v.exactOptional(v.strictObject({ ages: ageRange, text })),
};

const entries = {
  topic: conditionTopic,
  slug: conditionSlug,
  /** The short name is used in headings and links, the full name once under the h1. */
  name: v.strictObject({ short: text, full: text }),
  /** Names people may search for; not shown as a heading. May be empty. */
  alsoCalled: v.array(text),
  /**
   * What parents type who do not know its name. Only for the search and never shown, because words like
   * these say what is seen and not what a child has.
   */
  everydayWords: v.array(text),
  /** Its card on the page of its category. */
  card: v.strictObject({
    /** Its place among them: lower ones come first. They go up in tens, so that a new one fits in between. */
    place: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ...conditionCardEntries,
    /** The ages its assessment is for, where they are not to be named band by band. */
    ages: v.exactOptional(ageRanges),
  }),
  /** The tab's title and the search description. */
  head: v.strictObject({
    title: text,
    description: v.pipe(text, v.maxLength(155, 'must be 155 characters or fewer')),
  }),
  /** The small label above the h1. */
  chip: text,
  /** What it is, in a sentence. */
  lead: citedSchema,
  /** The answers that a worried parent needs before anything else, in a box under the heading. */
  brief: v.strictObject({ outlook: citedSchema, today: citedSchema, freeHelp: citedSchema }),
  /** Shows the strip about suicide under the heading, before anything that is sold. */
  warnsOfSuicide: v.exactOptional(v.literal(true)),
  picture,
  facts,
  ageBands: v.pipe(
    v.array(ageBand),
    v.minLength(1, 'must have at least one age'),
    v.maxLength(
      16,
      'must be 16 at most: styles.css shows what is said of as many; add the next there first',
    ),
  ),
  /** How many questions the assessment has. */
  questionCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  priceKey,
  /** What the price is for; stands after the amount. */
  priceNote: text,
  /** Says beside every link to the assessment that screening is not diagnosis. */
  screeningNote: citedSchema,
  symptoms: v.strictObject({
    heading: text,
    intro: citedSchema,
    cards: v.pipe(v.array(symptomCard), v.minLength(1, 'must have at least one card')),
  }),
  consultExpert: v.strictObject({ heading: text, text, picture }),
  /** What the product's assessment is and is not. */
  aboutProduct: v.strictObject({ heading: text, paragraphs: points }),
  /** The six tabs, in the order they are shown (specification §2). */
  definition: v.strictObject({ ...tabHead, passages: v.pipe(v.array(passage), v.minLength(1)) }),
  types: v.strictObject({
    ...tabHead,
    items: namedItems,
  }),
  signs,
  causes,
  diagnosis: v.strictObject({
    ...tabHead,
    steps: v.pipe(
      v.array(v.strictObject({ subheading: text, types: points, ...essential })),
      v.minLength(1),
      v.check((steps) => steps.some((one) => one.essential), 'must mark a step as essential'),
    ),
  }),
  treatment,
  /** Everyday life, school and rights; stands after the tabs. */
  livingWith: v.strictObject({
    heading: text,
    intro: citedSchema,
    groups: v.pipe(v.array(sideOfLife), v.minLength(1)),
  }),
  /** What it costs in India, ours and the others; stands after everyday life. */
  cost: v.exactOptional(
    v.strictObject({
      heading: text,
      intro: citedSchema,
      items: points,
    }),
  ),
  /** The shared cards about a danger that stand under "When to get help", in this order. */
  safetyAdvice: v.array(v.picklist(safetyAdviceIds, 'must be the id of a safety advice')),
  care: careSchema,
  related: v.pipe(v.array(relatedLink), v.minLength(1, 'must have at least one link')),
  ...reviewedText,
};

/**
 * Everything a condition page says. One file a condition in `content/behavioural` or
 * `content/learning`, which holds its checklist too; components hold no prose.
 */
export const conditionSchema = v.pipe(
  v.strictObject(entries),
  v.check((page) => reviewIsWhole(page), REVIEWER_WITHOUT_DAY),
  v.check((page) => reviewIsInTime(page), REVIEW_TOO_LATE),
  v.check(
    ({ signs, ageBands }) =>
      signs.kind !== 'groups' || !signs.byAge || signs.groups.length === ageBands.length,
    'signs by age must have one group for each of ageBands',
  ),
);

/** A condition page's content. */
export type ConditionContent = v.InferOutput<typeof conditionSchema>;

/** One choice of the age selector. */
export type AgeBand = v.InferOutput<typeof ageBand>;

/** A heading with points. */
export type PointGroup = v.InferOutput<typeof group>;

/** What may be marked for the print of the essentials. */
export type Essential = { essential?: true };

/** A side of everyday life, school or rights. */
export type SideOfLife = v.InferOutput<typeof sideOfLife>;

/** Signs of one kind or at one age. */
export type SignGroup = v.InferOutput<typeof signGroup>;

/** What to ask the doctor about at one age. */
export type AskTheDoctor = v.InferOutput<typeof askTheDoctor>;

/** A named item with a sentence or two. */
export type NamedItem = v.InferOutput<typeof namedItem>;

import * as v from 'valibot';
import { dangerIds, saidSchema } from './checklists/checklist-schema.ts';
import { text } from './medical-text-schema.ts';

/** The words that all condition pages share. `{name}` is the condition’s short name, `{from}` and `{ages}` an age band. */
export const conditionPageWordsSchema = v.strictObject({
  /** Above what the pictures of signs show, in a few words each. */
  signsInShort: text,
  brief: v.strictObject({
    outlook: text,
    today: text,
    freeHelp: text,
  }),
  /** `to` is the hash of a tab, or the id of a section. */
  jumps: v.array(
    v.strictObject({
      label: text,
      to: text,
    }),
  ),
  essentials: v.strictObject({
    heading: text,
    text: text,
    print: text,
    /** Shown after the link above was pressed, for browsers that do not open their print window by themselves. */
    ready: text,
    whole: text,
    /** On paper, above what to do today. */
    today: text,
    /** At the end of every printed page. */
    foot: text,
    awaitsClinician: text,
  }),
  /** In place of the question when the only age band has no upper end. */
  onlyAgeUp: text,
  signsAtAge: text,
  allAbout: text,
  tabsLabel: text,
  /** What each tab pages through, in the plural; screen readers say "Next types", "All 11 types". */
  paged: v.strictObject({
    types: text,
    signs: text,
    signGroups: text,
    causes: text,
    causeGroups: text,
    treatmentGroups: text,
  }),
  askTheDoctor: v.strictObject({
    heading: text,
    movement: text,
    hands: text,
    languageAndHearing: text,
    social: text,
  }),
  helpAtSchool: text,
  /** Opens the list of costs on a phone. */
  costs: text,
});

export type ConditionPageWords = v.InferOutput<typeof conditionPageWordsSchema>;

/** The words that the category pages share. `{ages}` is a range of ages, `{city}` the city of a clinic. */
export const categoryPageWordsSchema = v.strictObject({
  price: v.strictObject({
    label: text,
    /** Read out before the old and the new price. */
    was: text,
    now: text,
    only: text,
  }),
  forThisAge: text,
  /** After an assessment whose page is for more ages than its questionnaire. */
  questionnaireFor: text,
  read: text,
  /** Completes `read` for screen readers; `{title}` is the condition. */
  about: text,
  fitsAge: text,
  otherAge: text,
  allConditions: text,
  helpAtSchool: text,
  others: text,
  categories: v.strictObject({
    physical: text,
    behavioural: text,
    learning: text,
  }),
  visit: v.strictObject({
    select: text,
    only: text,
    book: text,
    /** What the booking desk reads. */
    wanted: text,
  }),
});

/** The words that several other pages share. */
export const otherPageWordsSchema = v.strictObject({
  /** The names of pages above others, in trails and links. */
  trail: v.strictObject({
    home: text,
    assessments: text,
    topics: v.strictObject({
      behavioural: text,
      learning: text,
      physical: text,
    }),
    offerings: text,
    vision: text,
  }),
  article: v.strictObject({ backHome: text }),
  /** Of all pages with medical text. */
  medical: v.strictObject({
    bookVisit: text,
    /** The link to the sheet that a parent fills in for the doctor. */
    checklist: text,
    onThisPage: text,
    /** Above links to other pages. */
    related: text,
  }),
  offering: v.strictObject({
    soon: text,
    /** Of a link to another site: `{action}` is the link, `{site}` the other site. */
    opens: text,
    help: text,
  }),
  /** Of conditions and categories alike; `{ages}` is an age band. */
  assessment: v.strictObject({
    ageQuestion: text,
    /** When a wider age was chosen on another page: `{first}` and `{last}` are ages that fit it. */
    agesMarked: text,
    /** In place of the question when there is only one age band. */
    onlyAge: text,
    start: text,
    startNote: text,
    consultExpert: text,
  }),
});

/**
 * The words that all checklists share. `{name}` is the condition, `{emergency}` and `{support}` helplines, `{date}` a day,
 * `{address}` an address, `{reviewer}` a person.
 */
export const checklistWordsSchema = v.strictObject({
  /** In the trail, which is in English like all that surrounds the sheet. */
  crumb: text,
  /** `names` has each language by its own name. */
  languages: v.strictObject({
    label: saidSchema,
    names: saidSchema,
  }),
  head: v.strictObject({
    title: saidSchema,
    description: saidSchema,
  }),
  title: saidSchema,
  howTo: saidSchema,
  readAll: saidSchema,
  child: v.strictObject({
    name: saidSchema,
    age: saidSchema,
    date: saidSchema,
  }),
  notDiagnosis: saidSchema,
  signs: saidSchema,
  story: v.strictObject({
    heading: saidSchema,
    since: saidSchema,
    where: saidSchema,
    places: v.array(saidSchema),
    howOften: saidSchema,
    often: v.array(saidSchema),
    lines: v.array(saidSchema),
    tell: saidSchema,
  }),
  questions: saidSchema,
  answers: saidSchema,
  numbers: v.strictObject({
    heading: saidSchema,
    clinic: saidSchema,
  }),
  foot: v.strictObject({
    sources: saidSchema,
    changed: saidSchema,
    awaitsClinician: saidSchema,
    reviewed: saidSchema,
  }),
  /** In the language itself and in English, until a native speaker has read the translation. */
  awaitsNativeReader: v.strictObject({
    hi: v.strictObject({
      own: text,
      english: text,
    }),
    kn: v.strictObject({
      own: text,
      english: text,
    }),
  }),
  /** What to do in danger: the English is `kit/safety`’s where it has the sentence. */
  dangers: v.strictObject(v.entriesFromList(dangerIds, saidSchema)),
  /** What the helplines of the site’s configuration are for, by number; another number keeps the configured words. */
  helplines: v.record(v.pipe(v.string(), v.digits()), saidSchema),
});

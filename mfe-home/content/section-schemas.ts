import { sitePath } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { codeName, decoration, idsDiffer, text, topic, picture } from './field-schemas.ts';

const cardWords = {
  id: codeName,
  name: text,
  /** One short sentence: what it does for a child. */
  about: v.pipe(text, v.maxLength(60)),
  topic,
  img: decoration,
};

/** What a press on a card does: it leads to a page, or opens the waitlist of what is not there yet. */
const offering = v.variant('kind', [
  v.strictObject({
    kind: v.literal('page'),
    ...cardWords,
    /** What pressing does, beside the arrow. */
    action: text,
    to: sitePath,
    /** Marks what can be read about but not used yet. */
    soon: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    kind: v.literal('waitlist'),
    ...cardWords,
    action: text,
    /** Where the press leads when nothing can be opened. */
    instead: sitePath,
  }),
]);

/** The carousel of offerings. */
export const offeringsSchema = v.strictObject({
  label: text,
  heading: text,
  lead: text,
  /** The mark on what is not there yet. */
  comingSoon: text,
  cards: v.pipe(
    v.array(offering),
    v.minLength(1, 'must have at least one offering'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
});

/** The offerings as `offerings.yaml` holds them. */
export type OfferingsWords = v.InferOutput<typeof offeringsSchema>;

/** One offering, by `kind`. */
export type Offering = OfferingsWords['cards'][number];

const years = v.pipe(v.number(), v.minValue(0), v.maxValue(18));
const fromTo = {
  /** In years; `to` includes the whole of that year of life. */
  from: years,
  to: years,
};

/** Choosing a child's age, and the checks that fit it. */
export const ageFinderSchema = v.strictObject({
  heading: text,
  lead: text,
  question: text,
  /** The choice before a choice: every check is shown. */
  anyAge: text,
  ages: v.pipe(
    v.array(v.strictObject({ id: codeName, label: text, ...fromTo })),
    v.minLength(1, 'must have at least one age'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
  checks: v.pipe(
    v.array(
      v.strictObject({
        id: codeName,
        name: text,
        /** The ages it is for, as shown. */
        ages: text,
        /** The ages at which the list shows it. */
        ...fromTo,
        /**
         * The years our questionnaire is for, where the page is for more children: at the other ages
         * they are not led away from reading about it and getting help.
         */
        questionnaire: v.exactOptional(v.strictObject(fromTo)),
        topic,
        page: sitePath,
      }),
    ),
    v.minLength(1, 'must have at least one check'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
  /** Announced when the list changes. `{count}` is the number of checks, `{age}` the chosen age. */
  found: text,
  /** Stands after the ages of a check whose questionnaire is for fewer: `{from}` and `{to}` are its years. */
  readAndGetHelp: text,
  /** `{replyWithin}` is the configured number of hours. */
  unsure: v.strictObject({ question: text, link: text, page: sitePath }),
  img: decoration,
});

/** The finder as `age-finder.yaml` holds it. */
export type AgeFinderWords = v.InferOutput<typeof ageFinderSchema>;

/** A page that fits some ages. */
export type AgeFinderCheck = AgeFinderWords['checks'][number];

const link = v.strictObject({ text, to: sitePath });

/** The section about digital interventions, which are not there yet. */
export const digitalInterventionsSchema = v.strictObject({
  comingSoon: text,
  heading: text,
  lead: text,
  /** What to do until then, in order. */
  meanwhile: v.strictObject({
    heading: text,
    steps: v.pipe(
      v.array(v.strictObject({ title: text, about: text })),
      v.minLength(1, 'must have at least one step'),
    ),
  }),
  more: link,
  explore: link,
  img: picture,
});

/** The section as `digital-interventions.md` holds it. */
export type DigitalInterventionsWords = v.InferOutput<typeof digitalInterventionsSchema>;

/** The section about talking to a doctor from home. */
export const doctorOnCallSchema = v.strictObject({
  kick: text,
  heading: text,
  lead: text,
  points: v.pipe(v.array(text), v.minLength(1, 'must have at least one point')),
  book: text,
  /** What the button books, as a parent would say it. */
  wanted: text,
  /** Before the phone number, for those who hear the link out of place. */
  call: text,
  img: picture,
});

/** The section as `doctor-on-call.md` holds it. */
export type DoctorOnCallWords = v.InferOutput<typeof doctorOnCallSchema>;

/** The section about the mobile app, and the dialog that says more. */
export const mobileAppSchema = v.strictObject({
  kick: text,
  heading: text,
  lead: text,
  points: v.pipe(v.array(text), v.minLength(1, 'must have at least one point')),
  /** Leads to the app store. */
  download: text,
  /** Opens the dialog. */
  about: text,
  /** Said when the dialog did not come. */
  aboutFailed: text,
  /** Said with the store link: which phones, and that a new tab opens. */
  hint: text,
  img: picture,
});

/** The dialog about the mobile app. */
export const appDialogSchema = v.strictObject({
  title: text,
  lead: text,
  /** Leads to the app store. */
  download: text,
  steps: v.pipe(
    v.array(v.strictObject({ title: text, about: text })),
    v.minLength(1, 'must have at least one step'),
  ),
  /** About what the app knows of a child, and how to have it deleted. */
  data: v.strictObject({ text, link: text, to: v.literal('/delete-data') }),
  img: picture,
});

/** The section as `mobile-app.md` holds it. */
export type MobileAppWords = v.InferOutput<typeof mobileAppSchema>;

/** The dialog as `app-dialog.md` holds it. */
export type AppDialogWords = v.InferOutput<typeof appDialogSchema>;

/** The words around the carousel of blog cards. */
export const parentsDeskSchema = v.strictObject({
  label: text,
  /** The plural of the carousel's items, for the names of its arrows. */
  noun: text,
  kick: text,
  heading: text,
  /** At the foot of each card. */
  read: text,
});

/** The words as `parents-desk.yaml` holds them. */
export type ParentsDeskWords = v.InferOutput<typeof parentsDeskSchema>;

/** The carousel of specialists and the words of its booking buttons. */
export const specialistsSchema = v.strictObject({
  /** Names the carousel for screen readers. */
  label: text,
  heading: text,
  lead: text,
  /** On every button; what is booked is added for those who hear it out of place. */
  book: text,
  cards: v.pipe(
    v.array(
      v.strictObject({
        id: codeName,
        name: text,
        /** What parents bring to this specialist, in a few words. */
        helpsWith: v.pipe(text, v.maxLength(40)),
        /** What a press books, as a parent would say it. */
        wanted: v.pipe(text, v.startsWith('a visit to the ')),
        img: decoration,
      }),
    ),
    v.minLength(1, 'must have at least one specialist'),
    v.check((list) => idsDiffer(list), 'must not use an id twice'),
  ),
});

/** The specialists as `specialists.yaml` holds them. */
export type SpecialistsWords = v.InferOutput<typeof specialistsSchema>;

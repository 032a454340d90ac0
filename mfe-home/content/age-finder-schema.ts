import { sitePath } from '@site/kit/site-path.ts';
import * as v from 'valibot';
import { codeName, decoration, idsDiffer, text, topic } from './field-schemas.ts';

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
  /** Said when the list changes. `{count}` stands for how many checks there are, `{age}` for the choice. */
  found: text,
  /** Stands after the ages of a check whose questionnaire is for fewer: `{from}` and `{to}` are its years. */
  readAndGetHelp: text,
  /** `{replyWithin}` stands for the configured hours. */
  unsure: v.strictObject({ question: text, link: text, page: sitePath }),
  img: decoration,
});

/** The finder as `age-finder.yaml` holds it. */
export type AgeFinderWords = v.InferOutput<typeof ageFinderSchema>;

/** A page that fits some ages. */
export type AgeFinderCheck = AgeFinderWords['checks'][number];

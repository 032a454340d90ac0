import * as v from 'valibot';
import { block, decoration, head, idsDiffer, picture, points, slug, text } from './words-schema.ts';

const service = v.strictObject({ id: slug, title: text, text, points, picture });

/**
 * The words of the school page, `/school`. `{product}`, `{phone}`, `{email}` and `{hours}` in any text
 * stand for the configured facts; `{host}` for the configured name of who shows the film.
 */
export const schoolSchema = v.strictObject({
  head,
  crumb: text,
  chip: text,
  heading: text,
  lead: text,
  /** Short facts with a tick each. */
  facts: points,
  picture,
  /** The button that opens the contact dialog, and the word before the phone number beside it. */
  demo: text,
  call: text,
  services: v.strictObject({
    heading: text,
    intro: text,
    /** The first service, which has a film. */
    screening: v.strictObject({
      title: text,
      text,
      points,
      film: v.strictObject({
        /** Names the film, also for those who do not see it. */
        title: text,
        poster: picture,
        play: text,
        close: text,
        /** Stands beside the button: pressing it contacts somebody else. */
        whoIsContacted: v.pipe(text, v.includes('{host}', 'must name who is contacted: {host}')),
        watch: text,
        /** Beside the link above while the film is shown: nobody is told when its host does not answer. */
        ifBlocked: text,
        transcriptLabel: text,
        transcript: points,
      }),
    }),
    /** The services beside screening. */
    others: v.pipe(
      v.array(service),
      v.minLength(1, 'must have at least one service beside screening'),
      v.check((list) => idsDiffer(list), 'must not use an id twice'),
    ),
  }),
  /** What happens after a school asks. */
  steps: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ title: text, text })),
      v.minLength(1, 'must have at least one step'),
    ),
    consent: v.strictObject({ heading: text, text: v.pipe(v.array(block), v.minLength(1)) }),
    picture,
  }),
  /** Schools we work with. They are samples; their emblems are ours. */
  schools: v.strictObject({
    heading: text,
    intro: text,
    label: text,
    noun: text,
    items: v.pipe(
      v.array(v.strictObject({ id: slug, name: text, place: text, logo: decoration })),
      v.minLength(1, 'must have at least one school'),
      v.check((list) => idsDiffer(list), 'must not use an id twice'),
    ),
  }),
  partners: v.strictObject({
    heading: text,
    label: text,
    noun: text,
    items: v.pipe(
      v.array(v.strictObject({ id: slug, name: text, text, logo: decoration })),
      v.minLength(1, 'must have at least one partner'),
      v.check((list) => idsDiffer(list), 'must not use an id twice'),
    ),
  }),
  /** The last band of the page. */
  closing: v.strictObject({ heading: text, text, picture }),
});

/** The school page as `school.ts` holds it. */
export type School = v.InferOutput<typeof schoolSchema>;

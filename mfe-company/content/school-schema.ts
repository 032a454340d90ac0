import * as v from 'valibot';
import { blocks, decoration, pageFacts, picture, points, text } from './words-schema.ts';

const service = v.strictObject({ title: text, text, points, picture });

/** Text of the school page, `/school`. */
export const schoolSchema = v.strictObject({
  ...pageFacts.entries,
  crumb: text,
  chip: text,
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
        /** The film's title and accessible name. */
        title: text,
        poster: picture,
        play: text,
        close: text,
        /** Beside the button, because clicking it contacts a third party. */
        whoIsContacted: v.pipe(text, v.includes('{host}', 'must contain {host}')),
        watch: text,
        /** Beside the link above while the film is shown: there is no event for a blocked frame. */
        ifBlocked: text,
        transcriptLabel: text,
        transcript: points,
      }),
    }),
    /** The services beside screening. */
    others: v.pipe(
      v.array(service),
      v.minLength(1, 'must have at least one service beside screening'),
    ),
  }),
  /** What happens after a school gets in touch. */
  steps: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ title: text, text })),
      v.minLength(1, 'must have at least one step'),
    ),
    consent: v.strictObject({ heading: text, picture, text: blocks }),
  }),
  closing: v.strictObject({ heading: text, text, picture }),
});

export type School = v.InferOutput<typeof schoolSchema>;

/** Partner schools and partners. They are samples; their logos are ours. */
export const schoolPartnersSchema = v.strictObject({
  schools: v.strictObject({
    heading: text,
    intro: text,
    noun: text,
    items: v.pipe(
      v.array(v.strictObject({ name: text, place: text, logo: decoration })),
      v.minLength(1, 'must have at least one school'),
    ),
  }),
  partners: v.strictObject({
    heading: text,
    label: text,
    noun: text,
    items: v.pipe(
      v.array(v.strictObject({ name: text, text, logo: decoration })),
      v.minLength(1, 'must have at least one partner'),
    ),
  }),
});

export type SchoolPartners = v.InferOutput<typeof schoolPartnersSchema>;

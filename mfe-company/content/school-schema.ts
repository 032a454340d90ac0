import * as v from 'valibot';
import { decoration, listOf, picture, points, text, textWith } from '@site/kit/content/fields.ts';
import { blocks, pageFacts } from './words-schema.ts';

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
        whoIsContacted: textWith('{host}'),
        watch: text,
        /** Beside the link above while the film is shown: there is no event for a blocked frame. */
        ifBlocked: text,
        transcriptLabel: text,
        transcript: points,
      }),
    }),
    /** The services beside screening. */
    others: listOf(service),
  }),
  /** What happens after a school gets in touch. */
  steps: v.strictObject({
    heading: text,
    items: listOf(v.strictObject({ title: text, text })),
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
    items: listOf(v.strictObject({ name: text, place: text, logo: decoration })),
  }),
  partners: v.strictObject({
    heading: text,
    label: text,
    noun: text,
    items: listOf(v.strictObject({ name: text, text, logo: decoration })),
  }),
});

export type SchoolPartners = v.InferOutput<typeof schoolPartnersSchema>;

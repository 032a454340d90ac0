import * as v from 'valibot';
import { text } from './field-schemas.ts';

/** The words around the carousel of blog cards. */
export const parentsDeskSchema = v.strictObject({
  label: text,
  /** What stands in the carousel, in the plural, for the names of its arrows. */
  noun: text,
  kick: text,
  heading: text,
  /** At the foot of each card. */
  read: text,
});

/** The words as `parents-desk.yaml` holds them. */
export type ParentsDeskWords = v.InferOutput<typeof parentsDeskSchema>;

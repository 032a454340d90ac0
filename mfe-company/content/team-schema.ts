import * as v from 'valibot';
import { picture, text } from './words-schema.ts';

const member = v.strictObject({
  name: text,
  /** The role, in a few words. */
  details: text,
  image: picture,
});

/** A team; each has a document of its own, so that a page carries only whom it shows. */
export const teamSchema = v.strictObject({
  people: v.pipe(v.array(member), v.minLength(1, 'must have at least one person')),
});

/** People with their roles. */
export type Team = v.InferOutput<typeof teamSchema>;

/** Somebody of a team. */
export type Member = v.InferOutput<typeof member>;

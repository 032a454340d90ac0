import * as v from 'valibot';
import { idsDiffer, picture, sentences, slug, text } from './words-schema.ts';

const member = v.strictObject({
  id: slug,
  name: text,
  /** The role, in a few words. */
  details: text,
  image: picture,
});

const leader = v.strictObject({
  id: slug,
  leaderName: text,
  role: text,
  img: picture,
  /** A public profile elsewhere; leave it out when there is none. */
  link: v.optional(v.pipe(text, v.startsWith('https://', 'must start with https://'))),
  /** Shown on the leadership page. */
  description: sentences,
});

/** The clinical team or the tech team. Each has a file of its own, so that a page carries only whom it shows. */
export const teamSchema = v.pipe(
  v.array(member),
  v.minLength(1, 'must have at least one person'),
  v.check((list) => idsDiffer(list), 'must not use an id twice'),
);

/** The leaders. */
export const leadersSchema = v.pipe(
  v.array(leader),
  v.minLength(1, 'must have at least one leader'),
  v.check((list) => idsDiffer(list), 'must not use an id twice'),
);

/** Somebody of a team, with their role. */
export type Member = v.InferOutput<typeof member>;

/** A leader, with what the leadership page says about them. */
export type Leader = v.InferOutput<typeof leader>;

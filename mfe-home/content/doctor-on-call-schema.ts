import * as v from 'valibot';
import { picture, text } from './field-schemas.ts';

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

import { sitePath } from '@site/kit/site-path.ts';
import * as v from 'valibot';
import { picture, text } from './field-schemas.ts';

const link = v.strictObject({ text, to: sitePath });

/** The section about digital interventions, which are not there yet. */
export const digitalInterventionsSchema = v.strictObject({
  comingSoon: text,
  heading: text,
  lead: text,
  /** What to do meanwhile, in order. */
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

import { text, textUpTo, textWith } from '@site/kit/content/text.ts';
import * as v from 'valibot';

const named = textWith('{host}');

const place = v.strictObject({
  src: text,
  width: v.literal(400),
  height: v.literal(300),
  topic: v.picklist(['physical', 'learning', 'school']),
});

/** Text of the news feed, `/feed`. `{host}` is the configured provider of the boards. */
export const feedSchema = v.strictObject({
  title: v.pipe(text, v.endsWith('| {product}', 'must end with | {product}')),
  description: textUpTo(160),
  home: text,
  heading: text,
  lead: text,
  picture: v.strictObject({
    src: text,
    alt: text,
    width: v.literal(400),
    height: v.literal(300),
  }),
  boards: text,
  /** What a click does, shown before it. */
  whoIsContacted: named,
  show: named,
  remember: text,
  hide: text,
  hideAndForget: text,
  /** Links to the board itself. */
  open: text,
  ifBlocked: text,
  /** Decorative images shown in turn until the boards are. */
  places: v.tupleWithRest([place], place),
});

export type Feed = v.InferOutput<typeof feedSchema>;

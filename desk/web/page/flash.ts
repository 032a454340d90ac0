import * as v from 'valibot';

/**
 * A message shown on the next page, with a form that takes back what was done. It never contains anything a visitor
 * typed.
 */
export type Flash = { tone: 'done' | 'wrong'; text: string; undo?: Undo | undefined };

/** Where an undo is sent, and the selected rows, separated by spaces. */
export type Undo = { to: string; selected: string };

const MAX_LETTERS = 400;

/** Browsers drop a cookie of more than 4,096 bytes. */
const MAX_COOKIE = 3800;

const flashSchema = v.object({
  tone: v.picklist(['done', 'wrong']),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LETTERS)),
  undo: v.optional(
    v.object({ to: v.pipe(v.string(), v.regex(/^(?:\/[a-z-]+)+$/)), selected: v.string() }),
  ),
});

/** Serialises a flash message for its cookie. */
export function writeFlash({ tone, text, undo }: Flash): string {
  const encode = (kept: Flash) => Buffer.from(JSON.stringify(kept)).toString('base64url');
  const words = { tone, text: text.slice(0, MAX_LETTERS) };
  const whole = encode({ ...words, undo });
  return whole.length > MAX_COOKIE ? encode(words) : whole;
}

/** Parses the flash cookie; `null` if it is missing or malformed. */
export function parseFlash(cookie: string | undefined): Flash | null {
  if (cookie === undefined) return null;
  try {
    const kept: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString('utf8'));
    const read = v.safeParse(flashSchema, kept);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

import * as v from 'valibot';

/** A message shown on the next page. It never contains anything a visitor typed. */
export type Flash = { tone: 'done' | 'wrong'; text: string };

const MAX_LETTERS = 400;

const flashSchema = v.object({
  tone: v.picklist(['done', 'wrong']),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LETTERS)),
});

/** Serialises a flash message for its cookie. */
export function writeFlash({ tone, text }: Flash): string {
  const kept = { tone, text: text.slice(0, MAX_LETTERS) };
  return Buffer.from(JSON.stringify(kept)).toString('base64url');
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

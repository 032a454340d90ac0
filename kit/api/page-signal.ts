import * as v from 'valibot';
import {
  failureKinds,
  MOST_FAILURES,
  type PageSignal,
  type VitalName,
} from '../signals/page-signal.ts';

/** Longer times are of computers that slept, in milliseconds. */
const LONGEST_MS = 600_000;

/** More than a page could shift about while it is read. */
const LARGEST_SHIFT = 100;

const part = {
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
};

const atMost = (most: number) =>
  v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));

const values = {
  lcp: atMost(LONGEST_MS),
  inp: atMost(LONGEST_MS),
  cls: atMost(LARGEST_SHIFT),
  ttfb: atMost(LONGEST_MS),
  live: atMost(LONGEST_MS),
} as const satisfies Record<VitalName, unknown>;

const pageSignal = v.strictObject({
  route: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  failures: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ ...part, kind: v.picklist(failureKinds) })),
      v.maxLength(MOST_FAILURES),
    ),
  ),
  vitals: v.exactOptional(
    v.strictObject({ part: v.strictObject(part), values: v.strictObject(values) }),
  ),
});

/**
 * Reads the body of `POST /signals`; `null` for anything that no page of ours sends. Whether route and release are known
 * is for the service to say. Never throws.
 */
export function parsePageSignal(body: unknown): PageSignal | null {
  const { success, output } = v.safeParse(pageSignal, body, { abortEarly: true });
  return success ? output : null;
}

import * as v from 'valibot';
import {
  failureKinds,
  MAX_VITAL,
  MAX_FAILURES,
  type PageSignal,
  type VitalName,
} from '@site/kit/signals/page-signal.ts';

const part = {
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
};

const vital = (name: VitalName) =>
  v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VITAL[name])));

const values = {
  lcp: vital('lcp'),
  inp: vital('inp'),
  cls: vital('cls'),
  ttfb: vital('ttfb'),
  live: vital('live'),
} as const satisfies Record<VitalName, unknown>;

const pageSignal = v.strictObject({
  route: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  failures: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ ...part, kind: v.picklist(failureKinds) })),
      v.maxLength(MAX_FAILURES),
    ),
  ),
  vitals: v.exactOptional(
    v.strictObject({ part: v.strictObject(part), values: v.strictObject(values) }),
  ),
  token: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w.~-]{1,600}$/))),
});

/**
 * Parses the body of `POST /signals`. Returns `null` for anything that our pages don't send. Doesn't check whether the
 * route and release exist; the service does. Never throws.
 */
export function parsePageSignal(body: unknown): PageSignal | null {
  const { success, output } = v.safeParse(pageSignal, body, { abortEarly: true });
  return success ? output : null;
}

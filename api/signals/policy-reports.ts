import * as v from 'valibot';

/** A policy violation: the directive, and the address that was blocked or that caused it. */
export type PolicyReport = {
  /** One of `reportedDirectives`, or `other` for directives that newer browsers add. */
  directive: ReportedDirective | 'other';
  /** Empty if the browser doesn't report one. */
  address: string;
};

/** The directives of our Content Security Policy that can be violated, and the Integrity Policy. */
const reportedDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'worker-src',
  'form-action',
  'base-uri',
  'object-src',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  'integrity-policy',
] as const;
type ReportedDirective = (typeof reportedDirectives)[number];

/** Maximum number of reports parsed per request. Browsers batch reports for a minute. */
const MAX_REPORTS = 50;

const text = v.optional(v.nullable(v.string()));

/** Reporting API format, batched. */
const reports = v.array(
  v.object({
    type: v.string(),
    body: v.nullish(v.object({ effectiveDirective: text, sourceFile: text, blockedURL: text })),
  }),
);

/** `report-uri` format. */
const oldReport = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
  }),
});

/**
 * Parses a browser report in either format. Returns `null` for anything else. Ignores the page's URL, code samples and
 * other report types. Never throws.
 */
export function parsePolicyReports(body: unknown): readonly PolicyReport[] | null {
  const old = v.safeParse(oldReport, body);
  if (old.success) {
    const report = old.output['csp-report'];
    // Safari 17 reports only the first word of the directive as violated.
    const name = report['effective-directive'] ?? report['violated-directive'] ?? '';
    if (name === '') return null;
    return [{ directive: known(name), address: report['source-file'] ?? '' }];
  }
  if (!Array.isArray(body)) return null;
  const { success, output } = v.safeParse(reports, body.slice(0, MAX_REPORTS));
  if (!success) return null;
  return output.flatMap(({ type, body: said }): PolicyReport[] => {
    if (type === 'csp-violation') {
      return [
        { directive: known(said?.effectiveDirective ?? ''), address: said?.sourceFile ?? '' },
      ];
    }
    if (type === 'integrity-violation') {
      return [{ directive: 'integrity-policy', address: said?.blockedURL ?? '' }];
    }
    return [];
  });
}

function known(name: string): PolicyReport['directive'] {
  return reportedDirectives.find((each) => each === name.split(' ', 1)[0]) ?? 'other';
}

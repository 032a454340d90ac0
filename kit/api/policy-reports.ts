import * as v from 'valibot';

/** What a browser kept from happening: the directive that said so, and the address it was about or that asked for it. */
export type PolicyReport = {
  /** One of `reportedDirectives`; `other` for those that a newer browser may know. */
  directive: ReportedDirective | 'other';
  /** The file that did it, or that was refused; empty when the browser does not say. */
  address: string;
};

/** What reports are about: the directives of our Content Security Policy that can be violated, and the Integrity Policy. */
export const reportedDirectives = [
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
export type ReportedDirective = (typeof reportedDirectives)[number];

/** How many reports of one body are looked at. Browsers collect them for a minute. */
const MOST_REPORTS = 50;

const text = v.optional(v.nullable(v.string()));

/** As the Reporting API sends them, several at a time. */
const reports = v.array(
  v.object({
    type: v.string(),
    body: v.nullish(v.object({ effectiveDirective: text, sourceFile: text, blockedURL: text })),
  }),
);

/** As `report-uri` sends it. */
const oldReport = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
  }),
});

/**
 * Reads what a browser reports, in either form; `null` for anything else. The page's address and samples of its text are
 * not read. Reports of other kinds are left out. Never throws.
 */
export function parsePolicyReports(body: unknown): readonly PolicyReport[] | null {
  const old = v.safeParse(oldReport, body);
  if (old.success) {
    const report = old.output['csp-report'];
    // Safari 17 says the first word of the directive's line as the violated one.
    const name = report['effective-directive'] ?? report['violated-directive'] ?? '';
    if (name === '') return null;
    return [{ directive: known(name), address: report['source-file'] ?? '' }];
  }
  if (!Array.isArray(body)) return null;
  const { success, output } = v.safeParse(reports, body.slice(0, MOST_REPORTS));
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

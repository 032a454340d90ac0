import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const slug = v.pipe(
  text,
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits or hyphens'),
);
const httpsUrl = v.pipe(
  text,
  v.url('must be a URL'),
  v.startsWith('https://', 'must start with https://'),
);
const clockTime = v.pipe(
  text,
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a 24-hour time such as 10:30'),
);
const wholeNumber = (least: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
  );
const rupees = wholeNumber(0);
const days = v.pipe(wholeNumber(1), v.maxValue(3650, 'must be at most 3650 days'));
const instant = v.pipe(text, v.isoTimestamp('must be a date and time with a time zone'));
const pathHere = v.pipe(
  text,
  v.regex(
    /^\/(?!\/).*[^/]$/,
    'must be a path on this host that starts with /, without a slash at the end',
  ),
);
const basePath = v.pipe(
  text,
  v.regex(
    /^(https:\/\/|\/(?!\/)).*[^/]$/,
    'must be an https:// address or a path that starts with /, without a slash at the end',
  ),
);

const phoneLink = v.pipe(text, v.regex(/^tel:\+?\d+$/, 'must be tel: followed by digits'));
const email = v.pipe(text, v.email('must be an e-mail address'));

/**
 * How long to keep visitors' submissions, in days. The service deletes expired data daily; the notices next to the
 * forms and the privacy policy state the same periods. India's DPDP Rules 2025, rule 8(3), require at least a year from
 * 13 May 2027 (`docs/personal-data.md`).
 */
const keepForDays = v.pipe(
  v.strictObject({
    /** Contact messages, from receipt. */
    messages: days,
    /** Call-back requests, from receipt. */
    callBacks: days,
    /** Waitlist entries, from the last sign-up. */
    waitlist: days,
    /**
     * Deletion requests, from receipt, as evidence that they were made and handled. Open requests are kept until they
     * are settled.
     */
    deletionRequests: days,
    /**
     * Delivery records of deletion requests (time, attempt, hash of the address), from settlement. Deleted no later
     * than the request.
     */
    deliveredEvents: days,
  }),
  v.forward(
    v.partialCheck(
      [['deletionRequests'], ['deliveredEvents']],
      ({ deletionRequests, deliveredEvents }) => deliveredEvents <= deletionRequests,
      'must not exceed deletionRequests',
    ),
    ['deliveredEvents'],
  ),
);

const addressOrPath = v.pipe(
  text,
  v.regex(/^(https:\/\/|\/(?!\/))/, 'must be an https:// address or a path that starts with /'),
);

/**
 * Defines whose approval a change needs before the delivery service puts it live (`docs/shipping.md`). The rules of the
 * live configuration apply, not those of the one being promoted.
 */
const reviewRule = v.strictObject({
  /**
   * What the rule applies to: names of sections, `config` for this file, `posts` for posts in the database, `*` for the
   * posts and every section, including sections added later.
   */
  of: v.pipe(v.array(text), v.minLength(1, 'must name a section')),
  /**
   * Limits the rule to text changes on these pages. `*` matches any characters, including slashes. Without `paths` and
   * `cited`, every release needs approval.
   */
  paths: v.exactOptional(
    v.pipe(
      v.array(v.pipe(text, v.regex(/^\/[^?#\s]*$/, 'must be paths such as /blog/*'))),
      v.minLength(1, 'must name a path'),
    ),
  ),
  /** Limits the rule to text changes on pages that cite sources, before or after the change. */
  cited: v.exactOptional(v.literal(true, 'must be true or omitted')),
  /** The role that the approver needs (a key's `--roles`). Authors can't approve their own changes. */
  by: slug,
  /** One sentence shown with a pending approval. */
  why: text,
});

export type ReviewRule = v.InferOutput<typeof reviewRule>;

/**
 * The brand and its facts, which a site owner can change without a programmer. The composer reads them from
 * `site.config.json` and passes them to every remote as the `site` prop, so that a new phone number or price needs no
 * rebuild.
 */
export const siteConfigSchema = v.strictObject({
  /** For autocompletion in code editors; not shipped. */
  $schema: v.exactOptional(text),
  /**
   * `slug` replaces `{product}` in URLs such as `/{product}-offerings/hearing`; URLs with a former slug, listed in
   * `was`, redirect to the current one.
   */
  product: v.strictObject({
    name: text,
    slug,
    was: v.exactOptional(v.array(slug)),
    legalName: text,
    tagline: text,
  }),
  /** The public origin, for canonical links and feeds; no trailing slash. */
  siteUrl: v.pipe(httpsUrl, v.regex(/[^/]$/, 'must not end with a slash')),
  /** Path of the forms and blog service on this host. Browsers would block calls to another host. */
  apiBase: pathHere,
  /** Base URL of images, fonts and films: a path on this host or a CDN's https URL. */
  assetBase: basePath,
  /** How the front desk answers by mail. */
  replies: v.strictObject({
    /** Where the answers of parents arrive. */
    replyTo: email,
    /** Texts to begin a reply with. `{name}` is replaced by the parent's name. */
    templates: v.array(v.strictObject({ title: text, text })),
  }),
  /** `phone` is displayed, `phoneLink` is dialled. */
  contact: v.strictObject({
    phone: text,
    phoneLink,
    email,
    /** Displayed; `opensAt` and `closesAt` are the same hours for search engines. */
    hours: text,
    opensAt: clockTime,
    closesAt: clockTime,
    replyWithinHours: wholeNumber(1),
    address: v.strictObject({
      lines: v.pipe(v.array(text), v.minLength(1, 'must have at least one line')),
      city: text,
      state: text,
      postalCode: v.pipe(text, v.regex(/^[1-9]\d{5}$/, 'must be a six-digit PIN code')),
      countryCode: v.literal('IN'),
    }),
  }),
  /** One card per city; a city that is not open yet is marked Coming Soon and has no directions. */
  clinics: v.pipe(
    v.array(
      v.variant('open', [
        v.strictObject({ city: text, open: v.literal(true), area: text, directionsUrl: httpsUrl }),
        v.strictObject({ city: text, open: v.literal(false) }),
      ]),
    ),
    v.minLength(1, 'must have at least one city'),
  ),
  /**
   * Facts for the privacy notices: `keptIn` is the location of the data, such as a city and country, and `keptBy` names
   * the hosting company. Both are used within sentences.
   */
  data: v.strictObject({
    keptIn: text,
    keptBy: text,
    keepForDays,
    /** How long the app keeps screening results, in years. Only displayed; the app deletes them. */
    screeningKeptForYears: wholeNumber(1),
    /**
     * The person who handles questions and complaints about personal data (DPDP Act 2023, sections 6(3), 8(9) and 13).
     * `title` is the position, as in "our Grievance Officer". `phone` is displayed, `phoneLink` is dialled.
     */
    grievanceOfficer: v.strictObject({ name: text, title: text, email, phone: text, phoneLink }),
  }),
  /** India's national helplines, shown wherever a worried parent may need one. */
  helplines: v.array(
    v.strictObject({
      number: v.pipe(text, v.regex(/^\d{3,5}$/, 'must be 3 to 5 digits')),
      name: text,
      about: text,
    }),
  ),
  links: v.strictObject({
    /** The assessment site's front page, where a visitor chooses a test. */
    assessmentSite: httpsUrl,
    /**
     * The start page of each test, by condition slug. Required for the conditions in the specification; all others use
     * `assessmentSite` until they have their own.
     */
    assessments: v.objectWithRest(
      {
        adhd: httpsUrl,
        autism: httpsUrl,
        anxiety: httpsUrl,
        conductDisorder: httpsUrl,
        depression: httpsUrl,
        developmentalMilestone: httpsUrl,
        oppositionalDefiant: httpsUrl,
        screenDependency: httpsUrl,
        dyslexia: httpsUrl,
        dyscalculia: httpsUrl,
        dysgraphia: httpsUrl,
      },
      httpsUrl,
    ),
    hearingTest: httpsUrl,
    careersPage: httpsUrl,
    androidApp: httpsUrl,
    social: v.strictObject({
      linkedin: httpsUrl,
      facebook: httpsUrl,
      instagram: httpsUrl,
      x: httpsUrl,
    }),
  }),
  /**
   * Third-party services. A page loads one only after a visitor clicks a control that names it. The Content Security
   * Policy allows their hosts. The checked-in values are placeholders.
   */
  thirdParties: v.strictObject({
    /** The booking widget; `null` offers a call back instead. */
    appointment: v.nullable(
      v.strictObject({
        name: text,
        script: addressOrPath,
        /**
         * The script's SRI hash (`sha384-…`). Omit it if the vendor changes the script without notice; the site then
         * can't require hashes on all scripts.
         */
        integrity: v.exactOptional(
          v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+=*$/, 'must be like sha384-…')),
        ),
        /** Selector of the button that the script adds to the page to open the booking. */
        buttonSelector: text,
      }),
    ),
    /** The film about school screening: `embed` is the iframe, `watch` a plain link to it. */
    schoolFilm: v.strictObject({ name: text, embed: addressOrPath, watch: addressOrPath }),
    /** The news feed's boards: `embed` is the iframe, `open` a plain link to it. */
    feed: v.strictObject({
      name: text,
      boards: v.pipe(
        v.array(v.strictObject({ title: text, embed: addressOrPath, open: addressOrPath })),
        v.minLength(1, 'must have at least one board'),
      ),
    }),
  }),
  copyrightYear: wholeNumber(2000),
  /** Whole Indian rupees. */
  prices: v.strictObject({
    currency: v.literal('INR'),
    categoryWas: rupees,
    categoryNow: rupees,
    developmentalMilestone: rupees,
    learningCondition: rupees,
    behaviouralCondition: rupees,
  }),
  /** When the countdowns end. A past date shows zeros. */
  countdowns: v.strictObject({ waitlist: instant, interventions: instant }),
  /** Discount on an assessment for people on the waitlist, in per cent. */
  waitlistDiscountPercent: v.pipe(wholeNumber(1), v.maxValue(100)),
  /** Approval rules; none by default. Never sent to pages. */
  reviews: v.exactOptional(v.array(reviewRule)),
});

export type SiteConfig = Omit<v.InferOutput<typeof siteConfigSchema>, '$schema'>;

export type KeepForDays = SiteConfig['data']['keepForDays'];

export type ParsedSiteConfig =
  | { kind: 'valid'; site: SiteConfig }
  | { kind: 'invalid'; problems: readonly string[] };

/**
 * Validates a site configuration. Returns all problems at once, each with its path (`contact.address.postalCode: must
 * be …`).
 */
export function parseSiteConfig(input: unknown): ParsedSiteConfig {
  const result = v.safeParse(siteConfigSchema, input);
  if (result.success) {
    const { $schema: _, ...site } = result.output;
    return { kind: 'valid', site };
  }
  return {
    kind: 'invalid',
    problems: result.issues.map(
      (issue) => `${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`,
    ),
  };
}

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
const rupees = v.pipe(
  v.number(),
  v.integer('must be whole rupees'),
  v.minValue(0, 'must not be negative'),
);
const instant = v.pipe(text, v.isoTimestamp('must be a date and time with a time zone'));
const basePath = v.pipe(
  text,
  v.regex(
    /^(https:\/\/|\/(?!\/)).*[^/]$/,
    'must be an https:// address or a path that starts with /, without a slash at the end',
  ),
);

const days = v.pipe(
  v.number(),
  v.integer('must be whole days'),
  v.minValue(1, 'must be at least 1 day'),
  v.maxValue(3650, 'must be at most 3650 days'),
);

const phoneLink = v.pipe(text, v.regex(/^tel:\+?\d+$/, 'must be tel: and digits'));
const email = v.pipe(text, v.email('must be an e-mail address'));

/**
 * How many days what visitors send is kept. The service throws it away when they are over, once a day; the notices
 * beside the forms and the privacy policy say the same numbers. India's DPDP Rules 2025, rule 8(3), ask for a year at least
 * from 13 May 2027 on (`docs/personal-data.md`).
 */
const keepForDays = v.pipe(
  v.strictObject({
    /** Messages of the contact page and dialog, from the day they came. */
    messages: days,
    /** Wishes to be called back, from the day they came. */
    callBacks: days,
    /** Places on the waitlist, from the day somebody last asked for the place. */
    waitlist: days,
    /**
     * Requests to delete data, from the day they came: they show that somebody asked and was answered. One that is
     * not settled by then is kept until it is.
     */
    deletionRequests: days,
    /**
     * How a deletion request was passed on (when, at which try, a hash of the address), from the day it was settled. It goes
     * with its request at the latest.
     */
    deliveredEvents: days,
  }),
  v.forward(
    v.partialCheck(
      [['deletionRequests'], ['deliveredEvents']],
      ({ deletionRequests, deliveredEvents }) => deliveredEvents <= deletionRequests,
      'must not be more than deletionRequests',
    ),
    ['deliveredEvents'],
  ),
);

const addressOrPath = v.pipe(
  text,
  v.regex(/^(https:\/\/|\/(?!\/))/, 'must be an https:// address or a path that starts with /'),
);

/**
 * Whose approval a change needs before it goes live through the delivery service (`docs/shipping.md`). What counts is
 * the rule that is live, not the one that is being shipped.
 */
const reviewRule = v.strictObject({
  /**
   * Whose changes: names of sections, `config` for this file, `posts` for the posts of the database, `*` for every section
   * and the posts, so that a section nobody has thought of yet is reviewed too.
   */
  of: v.pipe(v.array(text), v.minLength(1, 'must name a section')),
  /**
   * Only changes of the words on these pages. `*` stands for any letters, slashes among them. Without `paths` and `cited`
   * every release needs the approval, whatever it changes.
   */
  paths: v.exactOptional(
    v.pipe(
      v.array(v.pipe(text, v.regex(/^\/[^?#\s]*$/, 'must be paths such as /blog/*'))),
      v.minLength(1, 'must name a path'),
    ),
  ),
  /** Only changes of the words on pages that list sources, before the change or after it. */
  cited: v.exactOptional(v.literal(true, 'must be true, or be left out')),
  /** The role that somebody else than the authors must have: a key's `--roles`. */
  by: slug,
  /** One sentence for whoever is asked to wait. */
  why: text,
});

/** Whose approval a change needs. */
export type ReviewRule = v.InferOutput<typeof reviewRule>;

/**
 * The brand and its facts: everything a site owner changes without a programmer.
 * Read from `site.config.json` when pages are composed, then handed to every remote as the `site` prop,
 * so a phone number or a price changes by composing again, with nothing rebuilt.
 */
export const siteConfigSchema = v.strictObject({
  /** Tells editors which fields there are; left out of what is shipped. */
  $schema: v.exactOptional(text),
  /**
   * The brand. `slug` is the `{product}` of URLs such as `/{product}-offerings/hearing`; addresses with the slugs that it
   * `was` redirect to those.
   */
  product: v.strictObject({
    name: text,
    slug,
    was: v.exactOptional(v.array(slug)),
    legalName: text,
    tagline: text,
  }),
  /** Where the site is published, for canonical links and feeds; no slash at the end. */
  siteUrl: v.pipe(httpsUrl, v.regex(/[^/]$/, 'must not end with a slash')),
  /** Where forms and the blog are served: a path on this host or another host's https address. */
  apiBase: basePath,
  /** Where pictures, fonts and films are served: a path on this host or a CDN's https address. */
  assetBase: basePath,
  /** How a visitor reaches a person. `phone` is shown, `phoneLink` is dialled. */
  contact: v.strictObject({
    phone: text,
    phoneLink,
    email,
    /** As shown to visitors; `opensAt` and `closesAt` say the same to search engines. */
    hours: text,
    opensAt: clockTime,
    closesAt: clockTime,
    replyWithinHours: v.pipe(v.number(), v.integer(), v.minValue(1)),
    address: v.strictObject({
      lines: v.pipe(v.array(text), v.minLength(1, 'must have at least one line')),
      city: text,
      state: text,
      postalCode: v.pipe(text, v.regex(/^[1-9]\d{5}$/, 'must be a six-digit PIN code')),
      countryCode: v.literal('IN'),
    }),
  }),
  /** One card a city; a city that is not open yet is marked Coming Soon and has no directions. */
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
   * What parents are told about their data: `keptIn` is a place, such as a city and a country, and `keptBy` says whose
   * computers they are. Both stand within a sentence.
   */
  data: v.strictObject({
    keptIn: text,
    keptBy: text,
    keepForDays,
    /** How many years the app keeps the results of a screening. Told here; the app is what throws them away. */
    screeningKeptForYears: v.pipe(
      v.number(),
      v.integer('must be whole years'),
      v.minValue(1, 'must be at least 1 year'),
    ),
    /**
     * Who answers questions and complaints about personal data (DPDP Act 2023, sections 6(3), 8(9) and 13). `title` is
     * the post, as in "our Grievance Officer". `phone` is shown, `phoneLink` is dialled.
     */
    grievanceOfficer: v.strictObject({ name: text, title: text, email, phone: text, phoneLink }),
  }),
  /** Public helplines shown wherever a worried parent may need one (India's national numbers). */
  helplines: v.array(
    v.strictObject({
      number: v.pipe(text, v.regex(/^\d{3,5}$/, 'must be 3 to 5 digits')),
      name: text,
      about: text,
    }),
  ),
  /** Places outside the site. */
  links: v.strictObject({
    /** The front page of the assessment site, where a visitor chooses a test. */
    assessmentSite: httpsUrl,
    /**
     * Where each test starts, by the slug of the condition it is about. The specified conditions have one
     * each; the test for another starts at `assessmentSite` until it has its own.
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
   * Services of others that a page may call in, each only after a visitor's press that names it. Addresses
   * of other hosts are let through the Content-Security-Policy; the checked-in ones are stand-ins of our own.
   */
  thirdParties: v.strictObject({
    /** Books doctors and visits; `null` while there is none, and visitors ask for a call back instead. */
    appointment: v.nullable(
      v.strictObject({
        name: text,
        script: addressOrPath,
        /**
         * What the script must hash to (`sha384-…`), so that browsers run no other. A desk that changes its script whenever
         * it likes has none; then the site cannot have browsers refuse every script without a hash either.
         */
        integrity: v.exactOptional(
          v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+=*$/, 'must be like sha384-…')),
        ),
        /** Finds the button that the script adds to the page; pressing it opens the booking. */
        buttonSelector: text,
      }),
    ),
    /** The film about school screening: `embed` is framed, `watch` is a plain link to the same film. */
    schoolFilm: v.strictObject({ name: text, embed: addressOrPath, watch: addressOrPath }),
    /** The boards of the news feed: `embed` is framed, `open` is a plain link to the same board. */
    feed: v.strictObject({
      name: text,
      boards: v.pipe(
        v.array(v.strictObject({ title: text, embed: addressOrPath, open: addressOrPath })),
        v.minLength(1, 'must have at least one board'),
      ),
    }),
  }),
  copyrightYear: v.pipe(v.number(), v.integer(), v.minValue(2000)),
  /** Whole Indian rupees. */
  prices: v.strictObject({
    currency: v.literal('INR'),
    categoryWas: rupees,
    categoryNow: rupees,
    developmentalMilestone: rupees,
    learningCondition: rupees,
    behaviouralCondition: rupees,
  }),
  /** The moments the countdowns run to. A moment in the past shows zeros. */
  countdowns: v.strictObject({ waitlist: instant, interventions: instant }),
  /** Per cent off an assessment for people on the waitlist. */
  waitlistDiscountPercent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** What may not be shipped without whose approval; nobody is asked when left out. Pages never get this. */
  reviews: v.exactOptional(v.array(reviewRule)),
});

/** The parsed site configuration. */
export type SiteConfig = Omit<v.InferOutput<typeof siteConfigSchema>, '$schema'>;

/** How many days each kind of thing that visitors send is kept. */
export type KeepForDays = SiteConfig['data']['keepForDays'];

/** What `parseSiteConfig` gives: the configuration, or a sentence for each wrong or missing field. */
export type ParsedSiteConfig =
  | { kind: 'valid'; site: SiteConfig }
  | { kind: 'invalid'; problems: readonly string[] };

/**
 * Checks a site configuration of unknown shape.
 * Gives every problem at once, each with the field's path (`contact.address.postalCode: must be …`).
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

import { expect, test } from '@jest/globals';
import { configuredSite } from '../testing/configured-site.ts';
import { COUNTS_KEPT_FOR_DAYS, MEASURED_ONE_IN } from '../signals/page-signal.ts';
import { withProductSlug, withSiteFacts } from './product-paths.ts';

const configured = configuredSite();
const site = { ...configured, product: { ...configured.product, name: 'Tulsi', slug: 'tulsi' } };

test('every {product} of a path becomes the slug', () => {
  expect(withProductSlug('/{product}-offerings/{product}-vision', site)).toBe(
    '/tulsi-offerings/tulsi-vision',
  );
});

test('every fact of a sentence becomes the configured one', () => {
  expect(
    withSiteFacts('{product}: call {phone} {hours} or write to {email}. {product}!', site),
  ).toBe(
    `Tulsi: call ${site.contact.phone} ${site.contact.hours} or write to ${site.contact.email}. Tulsi!`,
  );
});

test('where data is kept, and on whose computers, comes from the configuration', () => {
  expect(withSiteFacts('In {kept-in}, with {kept-by}.', site)).toBe(
    `In ${site.data.keptIn}, with ${site.data.keptBy}.`,
  );
});

test('how long data is kept is said in days, and in years where they are whole', () => {
  const keeping = (messages: number) => {
    const { data } = configured;
    return { ...site, data: { ...data, keepForDays: { ...data.keepForDays, messages } } };
  };
  const say = (days: number) => withSiteFacts('For {keep-messages}.', keeping(days));
  expect([1, 90, 364, 365, 366, 1095].map(say)).toEqual([
    'For 1 day.',
    'For 90 days.',
    'For 364 days.',
    'For 1 year.',
    'For 366 days.',
    'For 3 years.',
  ]);
});

test('each kind of thing that is kept says its own number', () => {
  const keepForDays = {
    messages: 11,
    callBacks: 12,
    waitlist: 13,
    deletionRequests: 14,
    deliveredEvents: 9,
  };
  const data = { ...configured.data, keepForDays, screeningKeptForYears: 5 };
  expect(
    withSiteFacts(
      '{keep-messages}, {keep-call-backs}, {keep-waitlist}, {keep-deletion-requests}, {keep-screening}',
      { ...site, data },
    ),
  ).toBe('11 days, 12 days, 13 days, 14 days, 5 years');
});

test('how long counts are kept, and of how many page views, comes from what counts them', () => {
  expect(withSiteFacts('{keep-counts}, one in {measured-one-in}', site)).toBe(
    `${COUNTS_KEPT_FOR_DAYS} days, one in ${MEASURED_ONE_IN}`,
  );
});

test('who answers complaints comes from the configuration', () => {
  const { name, title, email, phone } = configured.data.grievanceOfficer;
  expect(
    withSiteFacts('{officer} ({officer-title}), {officer-email}, {officer-phone}', configured),
  ).toBe(`${name} (${title}), ${email}, ${phone}`);
});

test('words in braces that are no fact, and words without braces, stay as they are', () => {
  expect(withSiteFacts('It runs to {date}.', site)).toBe('It runs to {date}.');
  expect(withSiteFacts('Is my child a product?', site)).toBe('Is my child a product?');
});

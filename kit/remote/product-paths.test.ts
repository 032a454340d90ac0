import { expect, test } from '@jest/globals';
import { configuredSite } from '../testing/configured-site.ts';
import { COUNTS_RETENTION_DAYS, MEASURED_ONE_IN } from '../signals/page-signal.ts';
import { withProductSlug, withSiteFacts } from './product-paths.ts';

const configured = configuredSite();
const site = { ...configured, product: { ...configured.product, name: 'Tulsi', slug: 'tulsi' } };

test('replaces every {product} in a path with the slug', () => {
  expect(withProductSlug('/{product}-offerings/{product}-vision', site)).toBe(
    '/tulsi-offerings/tulsi-vision',
  );
});

test('fills in every fact without changing other text in braces', () => {
  const { contact, data } = site;
  const { name, title, email, phone } = data.grievanceOfficer;
  expect(
    withSiteFacts('{product}: call {phone} {hours} or write to {email}. {product}! {date}', site),
  ).toBe(
    `Tulsi: call ${contact.phone} ${contact.hours} or write to ${contact.email}. Tulsi! {date}`,
  );
  expect(
    withSiteFacts(
      'In {kept-in}, with {kept-by}. {officer} ({officer-title}), {officer-email}, {officer-phone}',
      site,
    ),
  ).toBe(`In ${data.keptIn}, with ${data.keptBy}. ${name} (${title}), ${email}, ${phone}`);
  expect(withSiteFacts('{keep-counts}, one in {measured-one-in}', site)).toBe(
    `${COUNTS_RETENTION_DAYS} days, one in ${MEASURED_ONE_IN}`,
  );
});

test('formats retention in days, and in whole years where possible', () => {
  const keeping = (messages: number) => {
    const { data } = configured;
    return { ...site, data: { ...data, keepForDays: { ...data.keepForDays, messages } } };
  };
  const say = (days: number) => withSiteFacts('For {keep-messages}.', keeping(days));
  expect([1, 364, 365, 1095].map(say)).toEqual([
    'For 1 day.',
    'For 364 days.',
    'For 1 year.',
    'For 3 years.',
  ]);
});

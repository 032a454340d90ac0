import { expect, test } from '@jest/globals';
import siteFile from '../site.config.json' with { type: 'json' };
import { parseSiteConfig } from './site.ts';

type Path = readonly string[];

/** The value with the part at `path` replaced; `undefined` takes the part away. */
function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === key ? withPart(item, rest, part) : item));
  }
  const fields = new Map(Object.entries(typeof value === 'object' && value ? value : {}));
  const inside = withPart(fields.get(key), rest, part);
  if (inside === undefined) fields.delete(key);
  else fields.set(key, inside);
  return Object.fromEntries(fields);
}

function problemsWith(changes: Readonly<Record<string, unknown>>): readonly string[] {
  const changed = Object.entries(changes).reduce<unknown>(
    (value, [path, part]) => withPart(value, path.split('.'), part),
    siteFile,
  );
  const parsed = parseSiteConfig(changed);
  return parsed.kind === 'invalid' ? parsed.problems : [];
}

const wrong: readonly [field: string, value: unknown, problem: string][] = [
  ['product.name', '   ', 'must not be empty'],
  ['product.slug', 'My Brand', 'must be lower-case letters, digits or hyphens'],
  ['siteUrl', 'http://www.example.in', 'must start with https://'],
  ['siteUrl', 'https://www.example.in/', 'must not end with a slash'],
  ['apiBase', 'https://api.example', 'must be a path on this host that starts with /'],
  ['assetBase', '/website/assets/', 'without a slash at the end'],
  ['assetBase', '//cdn.example', 'must be an https:// address or a path that starts with /'],
  ['contact.phoneLink', '080 5550 0100', 'must be tel: followed by digits'],
  ['contact.email', 'hello at example', 'must be an e-mail address'],
  ['contact.opensAt', '24:30', 'must be a 24-hour time such as 10:30'],
  ['contact.address.postalCode', '01234', 'must be a six-digit PIN code'],
  ['data.keepForDays.messages', 0, 'must be at least 1'],
  ['data.keepForDays.waitlist', 30.5, 'must be a whole number'],
  ['data.keepForDays.callBacks', 3651, 'must be at most 3650 days'],
  ['data.keepForDays.deliveredEvents', 1096, 'must not exceed deletionRequests'],
  ['helplines.0.number', 'one one two', 'must be 3 to 5 digits'],
  ['links.careersPage', 'http://example.in/jobs', 'must start with https://'],
  ['prices.categoryNow', 2999.5, 'must be a whole number'],
  ['countdowns.waitlist', 'next Monday', 'must be a date and time with a time zone'],
  ['reviews.0.paths', [], 'must name a path'],
  ['reviews.0.cited', false, 'must be true or omitted'],
  ['reviews.0.by', 'Clinical Lead', 'must be lower-case letters'],
];

test('accepts the checked-in configuration and trims values', () => {
  expect(parseSiteConfig(siteFile)).toMatchObject({ kind: 'valid' });
  expect(parseSiteConfig(withPart(siteFile, ['product', 'name'], '  Tulsi '))).toMatchObject({
    kind: 'valid',
    site: { product: { name: 'Tulsi' } },
  });
});

test.each(wrong)('reports an invalid %s (%j) with its path', (field, value, problem) => {
  const problems = problemsWith({ [field]: value });
  expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${field}: `)));
  expect(problems.join('\n')).toContain(problem);
});

test.each(['product.name', 'contact.address.city', 'helplines.0.about', 'links.careersPage'])(
  'reports a missing %s',
  (field) => {
    expect(problemsWith({ [field]: undefined })).toEqual([
      expect.stringMatching(new RegExp(`^${field}: `)),
    ]);
  },
);

test.each(['$schema', 'thirdParties.appointment.integrity', 'reviews', 'reviews.1.cited'])(
  'allows %s to be omitted',
  (field) => {
    expect(problemsWith({ [field]: undefined })).toEqual([]);
  },
);

test('reports all problems at once', () => {
  const fields = [
    'product.slug',
    'contact.email',
    'contact.address.postalCode',
    'helplines.1.number',
    'links.social.facebook',
    'prices.learningCondition',
    'countdowns.interventions',
  ];
  const problems = problemsWith(Object.fromEntries(fields.map((field) => [field, '?'])));
  expect([...new Set(problems.map((problem) => problem.split(':')[0]))]).toEqual(fields);
});

test('reports unknown fields, and directions to a city that is not open yet', () => {
  expect(problemsWith({ 'contact.fone': '080 5550 0100' })).toEqual([
    expect.stringMatching(/^contact\.fone: /),
  ]);
  expect(problemsWith({ 'clinics.1.directionsUrl': 'https://maps.example/delhi' })).toEqual([
    expect.stringMatching(/^clinics\.1\.directionsUrl: /),
  ]);
});

test('reports a single problem for a value that is not a configuration', () => {
  expect(parseSiteConfig('a page of text')).toEqual({
    kind: 'invalid',
    problems: [expect.stringMatching(/^\(whole file\): /)],
  });
});

import { seededRandom } from '@site/kit/testing/seeded-random.ts';

/** A body that a program might send to hold the service up, and how it is sent. */
export type HostileBody = { name: string; type: 'json' | 'form'; payload: string };

/** As many bytes as the service takes: see `JSON_BODY_LIMIT` and `FORM_BODY_LIMIT` in `server.ts`. */
const JSON_BYTES = 16 * 1024;
const FORM_BYTES = 44 * 1024;

/** What a value is made of; each is hard on something: normalising, counting, trimming, matching. */
const units = {
  'marks without a letter': '\u0301',
  'marks out of order without a letter': '\u0315\u0300\u05ae\u0301\u0316',
  'thirty marks on each letter': `a${'\u0301'.repeat(30)}`,
  'thirty marks out of order on each letter': `a${'\u0315\u0300\u05ae\u0301\u0316'.repeat(6)}`,
  'marks that are two marks each': '\u0f73',
  'letters that grow when composed': '\u{1d15e}',
  'letters of three parts': '\u1100\u1161\u11a8',
  spaces: ' ',
  'letters between spaces': 'a ',
  'line breaks': '\r\n',
  'line separators': '\u2028',
  'unpaired surrogates': '\ud800',
  'invisible joiners': '\u200d',
  'control characters': '\u0001',
  'at signs and dots': '@.',
  digits: '9',
  'spaces and dashes between digits': '9 - ',
  backslashes: '\\',
  quotes: '"',
  percents: '%',
} as const;

/** Fields of every form, and one of none. */
const fields = ['name', 'email', 'phone', 'message', 'reason', 'wanted', 'fullName', 'topic'];

/**
 * Every shape that is hard to read, and values of every kind: each in `longest`, the field that takes most, and in fields
 * chosen at random, which are the same for the same seed, until there are `count` bodies. What is not said about a form
 * stands in `valid`.
 */
export function hostileBodies(
  { valid, longest }: { valid: Readonly<Record<string, string>>; longest: string },
  { seed, count }: { seed: number; count: number },
): readonly HostileBody[] {
  const random = seededRandom(seed);
  const kinds = Object.keys(units);
  const bodies = [...jsonShapes(), ...formShapes()];
  const names = [...Object.keys(valid), ...fields];
  for (let index = 0; bodies.length < count; index += 1) {
    const type = (index + Math.floor(index / kinds.length)) % 2 === 0 ? 'json' : 'form';
    const kind = kinds[index % kinds.length] ?? '';
    const chosen = names[Math.floor(random() * names.length)] ?? 'name';
    const field = index < kinds.length ? longest : chosen;
    bodies.push(filled({ kind, field, type, valid }));
  }
  return bodies;
}

/** A body as large as the service takes, with one field full of one kind of text. */
function filled(body: {
  kind: string;
  field: string;
  type: HostileBody['type'];
  valid: Readonly<Record<string, string>>;
}): HostileBody {
  const { kind, field, type, valid } = body;
  const unit = new Map<string, string>(Object.entries(units)).get(kind) ?? '';
  const payloadOf = (count: number) => write(type, { ...valid, [field]: unit.repeat(count) });
  const sizeOf = (count: number) => Buffer.byteLength(payloadOf(count));
  const room = (type === 'json' ? JSON_BYTES : FORM_BYTES) - sizeOf(0);
  const count = Math.floor(room / ((sizeOf(10) - sizeOf(0)) / 10)) - 1;
  return { name: `${kind} in ${field}, as ${type}`, type, payload: payloadOf(count) };
}

function write(type: HostileBody['type'], value: Readonly<Record<string, string>>): string {
  return type === 'json' ? JSON.stringify(value) : new URLSearchParams(value).toString();
}

function jsonShapes(): HostileBody[] {
  const fill = (unit: string, around = 2) =>
    unit.repeat(Math.floor((JSON_BYTES - around) / unit.length));
  const nested = (open: string, close: string) => {
    const depth = Math.floor((JSON_BYTES - 1) / (open.length + close.length));
    return `${open.repeat(depth)}1${close.repeat(depth)}`;
  };
  const keys = Array.from({ length: 1600 }, (_, index) => `"k${index}":1`).join(',');
  const shapes = {
    'lists in each other': nested('[', ']'),
    'objects in each other': nested('{"a":', '}'),
    'many fields': `{${keys}}`.slice(0, JSON_BYTES),
    'one field many times': `{${fill('"name":1,', 12)}"name":1}`,
    'a long list': `[${fill('0,', 3)}0]`,
    'a long number': `{"name":${fill('9', 12)}}`,
    'a number with a long exponent': `{"name":1e${fill('9', 12)}}`,
    'a long name of a field': `{"${fill('a', 6)}":1}`,
    'escapes that poison': `{"name":"${fill('__proto__ ', 12)}"}`,
    'escaped letters': `{"name":"${fill(String.raw`\u0061`, 12)}"}`,
    'spaces before a value': `${fill(' ', 2)}1`,
    'an unfinished text': `{"name":"${fill('a', 9)}`,
    'backslashes without an end': `{"name":"${fill('\\', 9)}`,
  };
  return Object.entries(shapes).map(([name, payload]) => ({ name, type: 'json', payload }));
}

function formShapes(): HostileBody[] {
  const fill = (unit: string) => unit.repeat(Math.floor(FORM_BYTES / unit.length));
  const keys = Array.from({ length: 8000 }, (_, index) => `${index.toString(36)}=`).join('&');
  const shapes = {
    'many fields': keys.slice(0, FORM_BYTES),
    'one field many times': fill('name=&'),
    'ampersands alone': fill('&'),
    'equals signs alone': fill('='),
    'codes that cannot be read': `name=${fill('%').slice(5)}`,
    'codes of half a letter': `name=${fill('%E0%A4').slice(5)}`,
    'plus signs': `name=${fill('+').slice(5)}`,
    'a long name of a field': fill('a'),
  };
  return Object.entries(shapes).map(([name, payload]) => ({ name, type: 'form', payload }));
}

import { describe, expect, test } from '@jest/globals';
import { useDatabases } from './testing/use-databases.ts';

/** As many bytes as the service takes: see `JSON_BODY_LIMIT` and `FORM_BODY_LIMIT` in `server.ts`. */
const JSON_BYTES = 16 * 1024;
const FORM_BYTES = 44 * 1024;

const forms = [
  {
    call: 'contact-us',
    longest: 'message',
    valid: { name: 'A', email: 'a@b.c', message: 'Hello' },
  },
  { call: 'contact-us', longest: 'wanted', valid: { name: 'A', phone: '9876543210', wanted: 'x' } },
  {
    call: 'subscribe-public',
    longest: 'email',
    valid: { email: 'a@b.c', purpose: 'WAITING_LIST' },
  },
  { call: 'delete-data', longest: 'reason', valid: { name: 'A', email: 'a@b.c', reason: 'Moved' } },
  { call: 'signals', longest: 'route', valid: { route: '/' } },
  { call: 'reports', longest: 'csp-report', valid: { type: 'csp-violation' } },
] as const;

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;
type HostileBody = { name: string; type: keyof typeof types; payload: string };

/** Each is hard on something: normalising, counting, trimming, matching. */
const units = {
  'marks without a letter': '\u0301',
  'unordered marks without a letter': '\u0315\u0300\u05ae\u0301\u0316',
  'thirty marks on each letter': `a${'\u0301'.repeat(30)}`,
  'thirty unordered marks on each letter': `a${'\u0315\u0300\u05ae\u0301\u0316'.repeat(6)}`,
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
  'spaces and dashes between digits': '9 - ',
  backslashes: '\\',
  percents: '%',
} as const;

const write = (type: HostileBody['type'], value: Readonly<Record<string, string>>) =>
  type === 'json' ? JSON.stringify(value) : new URLSearchParams(value).toString();

/** A body as large as the service takes, with one field full of one kind of text. */
function filled(
  { longest, valid }: (typeof forms)[number],
  [kind, unit]: readonly [string, string],
  type: HostileBody['type'],
): HostileBody {
  const payloadOf = (count: number) => write(type, { ...valid, [longest]: unit.repeat(count) });
  const sizeOf = (count: number) => Buffer.byteLength(payloadOf(count));
  const room = (type === 'json' ? JSON_BYTES : FORM_BYTES) - sizeOf(0);
  const count = Math.floor(room / ((sizeOf(10) - sizeOf(0)) / 10)) - 1;
  return { name: `${kind}, as ${type}`, type, payload: payloadOf(count) };
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
    'nested lists': nested('[', ']'),
    'nested objects': nested('{"a":', '}'),
    'many fields': `{${keys}}`.slice(0, JSON_BYTES),
    'one field many times': `{${fill('"name":1,', 12)}"name":1}`,
    'a long list': `[${fill('0,', 3)}0]`,
    'a long number': `{"name":${fill('9', 12)}}`,
    'a number with a long exponent': `{"name":1e${fill('9', 12)}}`,
    'a long field name': `{"${fill('a', 6)}":1}`,
    'prototype pollution': `{"name":"${fill('__proto__ ', 12)}"}`,
    'escaped letters': `{"name":"${fill(String.raw`\u0061`, 12)}"}`,
    'an unfinished text': `{"name":"${fill('a', 9)}`,
    'endless backslashes': `{"name":"${fill('\\', 9)}`,
  };
  return Object.entries(shapes).map(([name, payload]) => ({ name, type: 'json', payload }));
}

function formShapes(): HostileBody[] {
  const fill = (unit: string) => unit.repeat(Math.floor(FORM_BYTES / unit.length));
  const keys = Array.from({ length: 8000 }, (_, index) => `${index.toString(36)}=`).join('&');
  const shapes = {
    'many fields': keys.slice(0, FORM_BYTES),
    'one field many times': fill('name=&'),
    'only ampersands': fill('&'),
    'only equals signs': fill('='),
    'unreadable codes': `name=${fill('%').slice(5)}`,
    'codes of half a letter': `name=${fill('%E0%A4').slice(5)}`,
    'plus signs': `name=${fill('+').slice(5)}`,
    'a long field name': fill('a'),
  };
  return Object.entries(shapes).map(([name, payload]) => ({ name, type: 'form', payload }));
}

describe('hostile bodies', () => {
  const { start } = useDatabases('sqlite');

  test.each(forms)('are answered: $call, $longest', async (form) => {
    const service = await start();
    const bodies = [
      ...jsonShapes(),
      ...formShapes(),
      ...Object.entries(units).flatMap((unit) => [
        filled(form, unit, 'json'),
        filled(form, unit, 'form'),
      ]),
    ];
    const failed: string[] = [];
    for (const { name, type, payload } of bodies) {
      const { statusCode } = await service.fastify.inject({
        method: 'POST',
        url: `/api/${form.call}`,
        payload,
        headers: { 'content-type': types[type] },
      });
      if (![200, 204, 400, 413, 415].includes(statusCode)) failed.push(`${statusCode}: ${name}`);
    }
    expect(failed).toEqual([]);
  });
});

import { expect, test } from '@jest/globals';
import { parsePreviewAddress } from './preview-address.ts';

const local = parsePreviewAddress('http://preview-*.localhost:8080');
const served = parsePreviewAddress('https://preview-*.pebble.example');

test('each preview has its own origin', () => {
  expect(local?.originOf('0123456789')).toBe('http://preview-0123456789.localhost:8080');
  expect(served?.originOf('0123456789')).toBe('https://preview-0123456789.pebble.example');
  expect([local?.isSecure, served?.isSecure]).toEqual([false, true]);
});

test('parses the preview id from a host with any port and in any case', () => {
  expect(local?.idIn('preview-0123456789.localhost:8080')).toBe('0123456789');
  expect(local?.idIn('Preview-ABC.LOCALHOST:1')).toBe('abc');
  expect(served?.idIn('preview-0123456789.pebble.example')).toBe('0123456789');
});

test('returns no preview id for any other host', () => {
  for (const host of [
    undefined,
    '',
    'localhost:8080',
    'pebble.example',
    'preview-.pebble.example',
    'www.pebble.example',
    'preview-1.pebble.example.evil.example',
    'a.preview-1.pebble.example',
    'preview-1.a.pebble.example',
    'preview-1pebble.example',
  ]) {
    expect(served?.idIn(host)).toBeNull();
  }
});

test('rejects a URL without exactly one star in its first label', () => {
  for (const text of [
    '',
    'preview-*.pebble.example',
    'https://preview.pebble.example',
    'https://a.preview-*.pebble.example',
    'https://*-*.pebble.example',
    'https://preview-*',
    'https://preview-*.pebble.example/',
    'ftp://preview-*.pebble.example',
  ]) {
    expect(parsePreviewAddress(text)).toBeNull();
  }
});

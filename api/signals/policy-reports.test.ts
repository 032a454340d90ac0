import { expect, test } from '@jest/globals';
import { parsePolicyReports } from './policy-reports.ts';

const file = 'https://www.pebble.example/r/shell/0123456789abcdef/shell.js';

/** As Chromium sends it. */
const violation = (body: object) => ({
  type: 'csp-violation',
  age: 12,
  url: 'https://www.pebble.example/contactUs?name=asha',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://www.pebble.example/contactUs?name=asha',
    disposition: 'enforce',
    originalPolicy: "default-src 'none'",
    sample: 'asha@example.in',
    statusCode: 200,
    ...body,
  },
});

test('parses the directive and file of Reporting API reports', () => {
  const reports = [
    violation({ effectiveDirective: 'script-src-elem', sourceFile: file, blockedURL: 'inline' }),
    violation({
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
    }),
    violation({ effectiveDirective: 'of-tomorrow', sourceFile: null }),
    { type: 'integrity-violation', body: { blockedURL: file, destination: 'script' } },
    { type: 'deprecation', body: { id: 'Old' } },
  ];
  expect(parsePolicyReports(reports)).toEqual([
    { directive: 'script-src-elem', address: file },
    { directive: 'require-trusted-types-for', address: '' },
    { directive: 'other', address: '' },
    { directive: 'integrity-policy', address: file },
  ]);
});

test('parses the same fields of report-uri reports', () => {
  const report = { 'document-uri': 'https://www.pebble.example/', 'source-file': file };
  for (const more of [
    { 'effective-directive': 'img-src' },
    { 'violated-directive': "img-src 'self' data:" },
  ]) {
    expect(parsePolicyReports({ 'csp-report': { ...report, ...more } })).toEqual([
      { directive: 'img-src', address: file },
    ]);
  }
});

test('parses only the first fifty reports of a huge batch', () => {
  const many = Array.from({ length: 500 }, () => violation({ effectiveDirective: 'img-src' }));
  expect(parsePolicyReports(many)).toHaveLength(50);
});

test.each([[null], [{}], [[{ type: 1 }]], [{ 'csp-report': [] }]])(
  'rejects %j as a report',
  (body) => {
    expect(parsePolicyReports(body)).toBeNull();
  },
);

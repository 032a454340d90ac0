import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Text on its ground, as used by the parts of the look; WCAG 2.2 asks for 4.5 (1.4.3). */
const textPairs = [
  'ink/paper ink/surface ink/teal-100 ink/lilac-100 ink/marigold-100 ink/leaf-100 ink/coral-100 ink/marigold-600 ink/marigold-500',
  'ink-quiet/paper ink-quiet/surface ink-quiet/teal-100 ink-quiet/lilac-100 ink-quiet/marigold-100 ink-quiet/leaf-100 ink-quiet/coral-100 ink-quiet/sand-100',
  'teal-700/teal-100 teal-700/surface teal-700/paper teal-700/teal-200 teal-700/sand-100',
  'lilac-700/lilac-100 lilac-700/surface lilac-700/paper lilac-700/lilac-200',
  'marigold-700/marigold-100 marigold-700/surface marigold-700/paper marigold-700/marigold-200 marigold-700/sand-100 marigold-700/sand-200',
  'leaf-700/leaf-100 leaf-700/surface leaf-700/paper leaf-700/leaf-200',
  'coral-700/coral-100 coral-700/surface coral-700/paper',
  'teal-600/surface teal-600/paper teal-600/teal-100 teal-600/sand-100',
  'white/teal-600 white/teal-700 white/teal-900 white/coral-600 white/ink',
  'dark-text/teal-900 marigold-200/teal-900 foot-text/ink disabled-text/disabled-ground ink/prefix',
];

/** Edges, icons and marks that carry meaning, on their ground; WCAG 2.2 asks for 3 (1.4.11). */
const markPairs = [
  'line-strong/surface line-strong/paper line-strong/lilac-100 dot/paper dot/surface ink/paper',
  'coral-600/surface coral-600/coral-100 teal-600/paper teal-600/surface',
  'lilac-600/surface lilac-600/lilac-100 leaf-600/paper leaf-600/leaf-100 marigold-700/surface',
  'marigold-600/teal-900 marigold-600/ink',
];

const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

function pairs(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}

/** The channels of a token's colour, 0 to 255; throws for a token that is not a `#rrggbb`. */
function channels(token: string): readonly number[] {
  const hex = new RegExp(`--color-${token}: #([0-9a-f]{6});`).exec(tokens)?.[1];
  if (hex === undefined) throw new Error(`tokens.css has no plain colour named ${token}`);
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = channels(token).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(pair: string): number {
  const [front = '', ground = ''] = pair.split('/');
  const [light, dark] = [luminance(front), luminance(ground)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

test('computes the known contrast of white on ink', () => {
  expect(contrast('white/ink')).toBeCloseTo(15.3, 1);
  expect(contrast('ink/white')).toBe(contrast('white/ink'));
});

test.each(pairs(textPairs))('text %s is legible', (pair) => {
  expect(contrast(pair)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(markPairs))('mark %s is visible', (pair) => {
  expect(contrast(pair)).toBeGreaterThanOrEqual(3);
});

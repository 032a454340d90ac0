import type { Settings } from 'react-slick';
import { chosenSettings, sharedSettings } from '../ui/slick-settings.ts';

/** Those that a carousel chooses, and what react-slick sets itself when there are too few slides. */
const open: ReadonlySet<string> = new Set([...chosenSettings, 'unslick']);

/**
 * The settings of react-slick that have one value in all carousels: ours, or else react-slick's own, which
 * are given as `defaults`. Functions are left out.
 */
export function fixedSlickSettings(defaults: Settings): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries({ ...defaults, ...sharedSettings }).filter(
      ([name, value]) => !open.has(name) && typeof value !== 'function',
    ),
  );
}

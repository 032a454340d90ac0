import type { Preload } from './contract.ts';

/** Preload attributes, by their HTML names. */
export const preloadAttributes = [
  'as',
  'href',
  'imagesrcset',
  'imagesizes',
  'type',
  'media',
  'crossorigin',
  'fetchpriority',
  'integrity',
] as const satisfies readonly (keyof Preload)[];

const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Parses the `<link rel="preload">` tags that React writes, ignoring everything else. */
export function preloadsIn(html: string): Preload[] {
  return [...html.matchAll(/<link rel="preload"([^>]*)>/g)].map(([, attributes = '']) => {
    const given = new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => escapes[sign] ?? sign),
      ]),
    );
    return Object.fromEntries(
      preloadAttributes.flatMap((name) => {
        const value = given.get(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  });
}

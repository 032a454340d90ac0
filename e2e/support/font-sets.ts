import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './site.ts';

const require = createRequire(import.meta.url);

/** The folder of an installed package. */
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/**
 * The fonts that visitors' devices and testers' machines have, as far apart in width as they get. The
 * suite brings all of them along as packages, so that a layout is measured with the same letters
 * wherever the tests run. Arimo has the metrics of Liberation Sans and Arial.
 */
const sets = {
  /** Narrow, like Roboto on Android. The set of most specs. */
  noto: {
    family: 'Noto Sans',
    folders: [folderOf('@expo-google-fonts/noto-sans')],
  },
  /** The metrics of Arial and Liberation Sans. */
  arimo: { family: 'Arimo', folders: [folderOf('@expo-google-fonts/arimo')] },
  /** A tenth wider than the others. */
  dejavu: { family: 'DejaVu Sans', folders: [path.join(folderOf('dejavu-fonts-ttf'), 'ttf')] },
} as const satisfies Record<string, { family: string; folders: readonly string[] }>;

/** Every phone that is sold in India has letters for Hindi and Kannada, whatever its Latin ones are. */
const indianScripts = ['noto-sans-devanagari', 'noto-sans-kannada'].map((name) =>
  folderOf(`@expo-google-fonts/${name}`),
);

/** What packages hold besides, so that a set has one family for text. */
const leftOut = ['*Serif*', '*Mono*', '*Condensed*', '*ExtraLight*', '*MathTeX*'];

/** The name of a set of fonts. */
export type FontSet = keyof typeof sets;

/** The set that pages have unless something else is said. */
export const pinnedFontSet: FontSet = 'noto';

/** All sets, the pinned one first. */
export const fontSets: readonly FontSet[] = ['noto', 'arimo', 'dejavu'];

/** `E2E_FONTS=dejavu` gives the browser that set and no other, as on a machine that has nothing else. */
const onlySet = fontSets.find((set) => set === process.env['E2E_FONTS']);

/** The sets in which layouts are looked at, the one that pages have by themselves first. */
export const testedFontSets: readonly FontSet[] = onlySet ? [onlySet] : fontSets;

/**
 * What the site's variables for fonts must be for a page to have the letters of a set; empty for the set that pages
 * have by themselves. The font of headings is the site's own.
 */
export function fontVariables(set: FontSet): Readonly<Record<string, string>> {
  if (set === testedFontSets[0]) return { '--font-text': '', '--font-head': '' };
  const { family } = sets[set];
  return {
    '--font-text': `'${family}'`,
    '--font-head': `'Baloo 2', 'Baloo fallback', '${family}'`,
  };
}

/**
 * The environment in which a browser finds the fonts of the sets and no others; the family of the pinned set stands for
 * every other family and for the system's own. It works where fonts are found by Fontconfig, which is on Linux;
 * elsewhere the browser keeps the fonts of its system.
 */
export function fontEnvironment(): { FONTCONFIG_FILE: string } {
  const { family } = sets[onlySet ?? pinnedFontSet];
  const folders = testedFontSets.flatMap((set) => [...sets[set].folders]);
  const folder = path.join(root, '.cache/fonts', onlySet ?? 'all');
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${[...folders, ...indianScripts].map((dir) => `  <dir>${dir}</dir>`).join('\n')}
  <selectfont><rejectfont>
${leftOut.map((glob) => `    <glob>${glob}</glob>`).join('\n')}
  </rejectfont></selectfont>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong"><string>${family}</string></edit>
  </match>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}

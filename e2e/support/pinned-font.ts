import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './site.ts';

const require = createRequire(import.meta.url);

/** Noto Sans is narrow like Roboto, the font of most phones in India, which also have fonts for Indian scripts. */
const folders = ['noto-sans', 'noto-sans-devanagari', 'noto-sans-kannada'].map((name) =>
  path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`)),
);

/**
 * Environment variables that make Chromium use Noto Sans for every font family, so that layouts have the same width on
 * every machine. They need Fontconfig, so they only work on Linux.
 */
export function fontEnvironment(): { FONTCONFIG_FILE: string } {
  const folder = path.join(root, '.cache/fonts');
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((dir) => `  <dir>${dir}</dir>`).join('\n')}
  <cachedir>${path.join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong"><string>Noto Sans</string></edit>
  </match>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}

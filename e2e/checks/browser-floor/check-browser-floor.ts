import { globSync } from 'node:fs';
import { repositoryRoot as root } from '@site/delivery/config.ts';
import { newerApis } from './newer-apis.ts';
import { newerCss } from './newer-css.ts';

/**
 * Features that the oldest browsers lack but the site uses anyway, by key prefix in the data, with the consequence.
 * Remove unused ones.
 */
const accepted: Readonly<Record<string, string>> = {
  'api.AbortSignal.timeout_static': 'The error had another name at first, which nobody reads.',
  'api.HTMLElement.hidePopover': 'Called on what is shown only where there are popovers.',
  'api.KeyboardEvent.repeat': 'Where it is never true, a press during another one does nothing.',
  'api.ToggleEvent': 'Comes only where there are popovers.',
  'html.global_attributes.popover':
    'The menu is below the bar; a source is in the list at the end.',
  'html.elements.button.popovertarget': 'See above.',
  'html.elements.details.name': 'The island of the accordion closes the others.',
  'html.elements.iframe.loading': 'It loads at once.',
  'html.elements.img.fetchpriority': 'The picture waits its turn.',
  'html.elements.video.playsinline': 'Films play in the page there anyway.',
  'css.at-rules.media.scripting': 'Controls that need a script are shown without one too.',
  'css.at-rules.page': 'A checklist is printed with the usual margins.',
  'css.at-rules.property': 'Tailwind sets the initial values too.',
  'css.at-rules.starting-style': 'Things appear without a movement.',
  'css.properties.accent-color': 'Boxes have the system’s colour.',
  'css.properties.break-after': 'A heading may be printed at the end of a page.',
  'css.properties.contain-intrinsic-block-size': 'Everything is laid out at once.',
  'css.properties.content-visibility': 'Everything is laid out at once.',
  'css.properties.cursor': 'A finger has no cursor.',
  'css.properties.field-sizing': 'A box has a fixed size.',
  'css.properties.font-family': 'The next font of the list is used.',
  'css.properties.forced-color-adjust': 'There are no forced colours.',
  'css.properties.hyphenate-limit-chars': 'Shorter words are hyphenated too.',
  'css.properties.orphans': 'A single line may be printed at the end of a sheet.',
  'css.properties.overflow-anchor': 'There is no scroll anchoring to switch off.',
  'css.properties.overscroll-behavior': 'The page scrolls on behind.',
  'css.properties.resize': 'A finger cannot drag the corner of a box.',
  'css.properties.scrollbar-': 'Scrollbars look as they usually do.',
  'css.properties.text-wrap': 'Lines are less even.',
  'css.properties.transition-behavior': 'The menu closes without a movement.',
  'css.properties.widows': 'A single line may be printed at the start of a sheet.',
  'css.selectors.details-content':
    'Answers are printed as they are on the screen, and wide screens fold what phones do.',
  'css.selectors.has': 'Firefox before 121 shows a plainer layout.',
  'css.selectors.marker': 'Numbers have the colour of the text.',
  'css.selectors.open': 'Tailwind writes `[open]` and `:popover-open` beside it.',
  'css.selectors.popover-open': 'See the attribute.',
  'css.selectors.view-transition': 'Pages change without a transition.',
  'css.types.length.lh': 'Tailwind uses it for an empty date field, which we do not have.',
};

/** Modules that browsers load first, or load later by a URL that only the build knows. */
const modules = globSync(
  ['shell/{loader,boot}.ts', 'mfe-*/{app,dialogs}.ts', '{kit,mfe-*}/**/*.island.tsx'],
  { cwd: root, exclude: ['**/node_modules'] },
);
const sheets = globSync('{shell,mfe-*}/styles.css', { cwd: root });
const findings = [
  ...newerApis(root, modules),
  ...(await Promise.all(sheets.map((file) => newerCss(root, file)))).flat(),
];

const used = new Set<string>();
for (const { key, lackedBy, where } of findings) {
  const reason = Object.keys(accepted).find((start) => key.startsWith(start));
  if (reason === undefined) {
    console.error(`${where}: ${key} is missing in ${lackedBy}.`);
    process.exitCode = 1;
  } else used.add(reason);
}
for (const reason of Object.keys(accepted)) {
  if (used.has(reason)) continue;
  console.error(`Nothing uses ${reason} any more: remove it from ${import.meta.filename}.`);
  process.exitCode = 1;
}
if (process.exitCode === undefined) {
  console.log('Everything that browsers get works in the oldest of package.json, or is accepted.');
}

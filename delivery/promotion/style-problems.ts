import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AtRule, type Node, parse, Rule } from 'postcss';
import type { Release } from '../releases/release.ts';
import { releaseFolder, releaseFolders } from '../releases/release-store.ts';

/** At-rules whose contents aren't selectors. */
const selectNothing = new Set(['keyframes', 'font-face', 'property']);

/**
 * Finds rules in a section's style sheets that could affect other sections: selectors without the section's element,
 * and rules outside of its cascade layer. Sheets stay on the page when a visitor navigates.
 */
export async function styleProblems(dataDir: string, release: Release): Promise<string[]> {
  const { name, id, styles } = release;
  // The shell's style sheet applies to the whole page.
  if (name === 'shell') return [];
  const folder = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
  const sheets = await Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')));
  return sheets.flatMap((text) => leakingRules(name, text));
}

function leakingRules(name: string, text: string): string[] {
  const problems: string[] = [];
  const element = `[data-remote=${name}]`;
  const leaks = (selector: string) => `The sheet of ${name} leaks out of its section: ${selector}`;
  parse(text).walkRules((rule) => {
    const parents = parentsOf(rule);
    const around = parents.filter((parent) => parent instanceof AtRule);
    if (around.some((each) => selectNothing.has(each.name))) return;
    // A nested rule only matches inside its parent, unless it tests the parent's context.
    if (parents.some((parent) => parent instanceof Rule)) {
      const turned = rule.selectors.filter((selector) => /:(?:has|not)\([^)]*&/.test(selector));
      problems.push(...turned.map(leaks));
      return;
    }
    // Tailwind's initial values for browsers without `@property` have no visible effect.
    if (rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--tw-'))) return;
    const outside = rule.selectors.filter(
      (selector) => !selector.replaceAll(/["']/g, '').includes(element),
    );
    problems.push(...outside.map(leaks));
    const isInLayer = around.some(
      (each) => each.name === 'layer' && each.params === `remote.${name}`,
    );
    if (!isInLayer) {
      problems.push(
        `The sheet of ${name} has a rule outside of its layer remote.${name}: ${rule.selector}`,
      );
    }
  });
  return problems;
}

function parentsOf(rule: Rule): readonly Node[] {
  const parents: Node[] = [];
  for (let parent: Node | undefined = rule.parent; parent; parent = parent.parent) {
    parents.push(parent);
  }
  return parents;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AtRule, type Node, parse, Rule } from 'postcss';
import type { Release } from '../releases/release.ts';
import { releaseFolder, releaseFolders } from '../releases/release-store.ts';

/** At-rules whose rules are steps or sources and select nothing. */
const selectNothing = new Set(['keyframes', 'font-face', 'property']);

/**
 * Looks for rules in a section's sheets that reach outside of the section: those whose selectors do not name
 * its own element, and those in another cascade layer than its own. Gives them, a sentence each. Sheets
 * stay on a page while its visitor moves on to other sections.
 */
export async function checkStyles(dataDir: string, release: Release): Promise<string[]> {
  const { name, id, styles } = release;
  // The shell's sheet is for the whole page.
  if (name === 'shell') return [];
  const folder = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
  const sheets = await Promise.all(styles.map((file) => readFile(path.join(folder, file), 'utf8')));
  return sheets.flatMap((text) => rulesOutside(name, text));
}

function rulesOutside(name: string, text: string): string[] {
  const problems: string[] = [];
  const element = `[data-remote=${name}]`;
  const reaches = (selector: string) =>
    `The sheet of ${name} reaches outside of its section: ${selector}`;
  parse(text).walkRules((rule) => {
    const parents = parentsOf(rule);
    const around = parents.filter((parent) => parent instanceof AtRule);
    if (around.some((each) => selectNothing.has(each.name))) return;
    // A rule inside another one is about what that one selects, unless it asks where that one stands.
    if (parents.some((parent) => parent instanceof Rule)) {
      const turned = rule.selectors.filter((selector) => /:(?:has|not)\([^)]*&/.test(selector));
      problems.push(...turned.map(reaches));
      return;
    }
    // Tailwind's first values of its own properties, for browsers without `@property`: they show nothing.
    if (rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--tw-'))) return;
    const outside = rule.selectors.filter(
      (selector) => !selector.replaceAll(/["']/g, '').includes(element),
    );
    problems.push(...outside.map(reaches));
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

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { classEntries, classSources } from '@site/kit/federation/class-sources.ts';
import tailwindcss from '@tailwindcss/postcss';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type AtRule, type ChildNode, type Declaration, type Node, parse } from 'postcss';
import { type Finding, keysCalled, lackedBy } from './compatibility.ts';

/**
 * Finds features in a built stylesheet that the oldest browsers lack. Ignores a declaration that follows another of the
 * same property or its prefixed form, which serve as fallbacks.
 */
export async function newerCss(root: string, file: string): Promise<readonly Finding[]> {
  const from = path.join(root, file);
  const part = path.dirname(file);
  const entries = part === 'shell' ? classEntries.shell : classEntries.section;
  const sources = classSources(entries.map((entry) => path.join(root, part, entry)));
  const { css } = await postcss([sources, tailwindcss({ optimize: false })]).process(
    await readFile(from, 'utf8'),
    { from },
  );
  const targets = browserslistToTargets(browserslist(undefined, { path: root }));
  const built = transform({ filename: file, code: Buffer.from(css), targets }).code.toString();
  const findings = new Map<string, Finding>();
  parse(built).walk((node) => {
    if (isInSupports(node)) return;
    for (const keys of keysOf(node)) {
      const lacked = lackedBy(keys);
      if (lacked !== null) {
        findings.set(lacked.key, { key: lacked.key, lackedBy: lacked.browsers, where: file });
      }
    }
  });
  return [...findings.values()];
}

function keysOf(node: ChildNode): readonly (readonly string[])[] {
  switch (node.type) {
    case 'decl':
      return node.prop.startsWith('--') || hasFallback(node) ? [] : keysOfDeclaration(node);
    case 'rule':
      return namesIn(node.selector, /(?<!\\)::?([a-z-]+)/g).map((name) => [
        `css.selectors.${name}`,
      ]);
    case 'atrule':
      return keysOfAtRule(node);
    case 'comment':
      return [];
  }
}

function keysOfDeclaration({ prop, value }: Declaration): readonly (readonly string[])[] {
  return [
    [`css.properties.${prop}`],
    ...namesIn(value, /(?<![\w-])([a-z][\w-]*)(?![\w(-])/g).map((word) => [
      `css.properties.${prop}.${word}`,
    ]),
    ...namesIn(value, /([a-z][\w-]*)\(/g).map((name) => keysCalled(name, 'css.types.')),
    ...namesIn(value, /\d([a-z]+)\b/g).map((unit) =>
      /^[dsl]v/.test(unit)
        ? ['css.types.length.viewport_percentage_units_dynamic']
        : [`css.types.length.${unit}`],
    ),
  ];
}

function keysOfAtRule({ name, params }: AtRule): readonly (readonly string[])[] {
  const features = name === 'media' ? namesIn(params, /\(\s*([a-z-]+)/g) : [];
  return [
    [`css.at-rules.${name}`],
    ...features.map((feature) => [`css.at-rules.media.${feature}`]),
  ];
}

function hasFallback(declaration: Declaration): boolean {
  for (let before = declaration.prev(); before !== undefined; before = before.prev()) {
    if (before.type !== 'decl') continue;
    const unprefixed = before.prop.replace(/^-(?:webkit|moz)-/, '');
    if (unprefixed === declaration.prop) return true;
  }
  return false;
}

function isInSupports({ parent }: Node): boolean {
  if (parent === undefined) return false;
  return ('name' in parent && parent.name === 'supports') || isInSupports(parent);
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

import { AtRule, type ChildNode, type Container, Declaration, parse, Root, Rule } from 'postcss';
import { canMatch, type Seen } from './can-match.ts';

/** The full sheets of a page, parsed once for all pages that share them. */
export type FullSheets = {
  /** In page order. */
  roots: readonly Root[];
  /** The cascade layers in order of first mention. */
  layers: readonly string[];
};

/** Parses full sheets. Throws on invalid CSS. */
export function fullSheets(texts: readonly string[]): FullSheets {
  const roots = texts.map((text) => parse(text));
  return { roots, layers: layersOf(roots) };
}

function layersOf(roots: readonly Root[]): readonly string[] {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkAtRules('layer', ({ params }) => {
      for (const name of params.split(',')) names.add(name.trim());
    });
  }
  return [...names];
}

/** At-rules that are referenced by name. */
const referenced = new Set(['font-face', 'property']);

/** At-rules that only affect animations and transitions. Layer order is written separately. */
const omitted = new Set(['keyframes', 'starting-style']);

/** Properties that have no visible effect before an animation or interaction. */
const invisible =
  /^(transition|animation|cursor$|pointer-events$|forced-color-adjust$|tab-size$|scroll-|overscroll-|-webkit-tap-highlight-color$)/;

/** Resets of properties that no sheet changes. */
const noOpReset = /^font-(feature|variation)-settings:(normal|inherit)$/;

/**
 * Returns the full sheets' rules that could match the elements, with the layer order, custom properties and fonts they
 * need. Omits styles that can load later without a visible change: print, forced colours, motion and interaction.
 * Deterministic.
 */
export function criticalSheet({ roots, layers }: FullSheets, seen: Seen): string {
  const kept = new Root();
  for (const root of roots) copyMatching(root, kept, seen);
  removeUnused(kept, usedNames(kept));
  const order = layers.length > 0 ? `@layer ${layers.join(',')};` : '';
  return order + kept.nodes.map(String).join('');
}

/** Formatting of copied rules, without whitespace. */
const noSpace = { before: '', between: '', after: '', semicolon: false };

/** Copies rules that could match and have a visible effect on first paint. */
function copyMatching(from: Container, to: Container, seen: Seen): void {
  for (const node of childrenOf(from)) {
    if (node instanceof Rule) {
      const selectors = node.selectors.filter((selector) => canMatch(selector, seen));
      if (selectors.length === 0) continue;
      copyInto(to, new Rule({ selector: selectors.join(','), raws: noSpace }), node, seen);
    } else if (node instanceof Declaration) {
      const declaration = `${node.prop}:${node.value}`;
      if (invisible.test(node.prop) || noOpReset.test(declaration)) continue;
      if (String(to.last) !== String(node)) to.append(node.clone());
    } else if (node instanceof AtRule && !omitted.has(node.name) && !isDeferred(node)) {
      const { name, params } = node;
      if (referenced.has(name)) to.append(node.clone());
      else copyInto(to, new AtRule({ name, params, raws: noSpace }), node, seen);
    }
  }
}

function copyInto(to: Container, copy: Rule | AtRule, from: Container, seen: Seen): void {
  copyMatching(from, copy, seen);
  if (childrenOf(copy).length > 0) to.append(copy);
}

function childrenOf(container: Container): readonly ChildNode[] {
  return [...(container.nodes ?? [])];
}

/** Whether a rule is for print or forced colours, whose styles can arrive a moment later. */
function isDeferred({ name, params }: AtRule): boolean {
  return name === 'media' && /^(print|\(forced-colors:\s*active\))$/.test(params.trim());
}

/** Returns the custom properties in use, directly or indirectly, and all font families. */
function usedNames(kept: Root): ReadonlySet<string> {
  const declarations: Declaration[] = [];
  kept.walkDecls((declaration) => {
    const { parent } = declaration;
    if (!(parent instanceof AtRule && referenced.has(parent.name))) declarations.push(declaration);
  });
  const used = new Set<string>();
  let before = -1;
  while (used.size > before) {
    before = used.size;
    for (const { prop, value } of declarations) {
      if (prop.startsWith('--') && !used.has(prop)) continue;
      for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
      if (/^font|^--/.test(prop)) {
        for (const family of value.split(',')) used.add(familyOf(family));
      }
    }
  }
  return used;
}

/** Returns the family at the end of a font value: `Baloo 2` in `700 1rem / 1.2 "Baloo 2"`. */
function familyOf(part: string): string {
  return /["']([^"']+)["']/.exec(part)?.[1] ?? part.trim();
}

/** Removes unused custom properties and fonts, and rules left empty. */
function removeUnused(container: Container, used: ReadonlySet<string>): void {
  for (const node of childrenOf(container)) {
    if (node instanceof Declaration) {
      if (node.prop.startsWith('--') && !used.has(node.prop)) node.remove();
    } else if (node instanceof AtRule && referenced.has(node.name)) {
      if (!used.has(nameOf(node))) node.remove();
    } else if (node instanceof Rule || node instanceof AtRule) {
      removeUnused(node, used);
      if (childrenOf(node).length === 0) node.remove();
    }
  }
}

function nameOf(rule: AtRule): string {
  if (rule.name !== 'font-face') return rule.params.trim();
  const family = childrenOf(rule).find(
    (node) => node instanceof Declaration && node.prop === 'font-family',
  );
  return family instanceof Declaration ? familyOf(family.value) : '';
}

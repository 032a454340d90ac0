import { AtRule, type ChildNode, type Container, Declaration, Root, Rule } from 'postcss';
import { canMatch } from './can-match.ts';
import type { FullSheets } from './full-sheets.ts';
import type { Seen } from './seen-elements.ts';

/** What is looked up by a name and not by a selector. */
const named = new Set(['font-face', 'property']);

/** What is about time, about something that is opened, or about the order of layers, which is said anew. */
const leftOut = new Set(['keyframes', 'starting-style']);

/** Declarations that change nothing of what is seen before anything moves or is pressed. */
const notSeen =
  /^(transition|animation|cursor$|pointer-events$|forced-color-adjust$|tab-size$|scroll-|overscroll-|-webkit-tap-highlight-color$)/;

/** The reset of settings that no sheet changes. */
const resetOfNothing = /^font-(feature|variation)-settings:(normal|inherit)$/;

/**
 * Those rules of the full sheets that the elements can match, and what these rest on: the order of layers,
 * custom properties and fonts. Left out is what may come with the full sheets without changing what
 * stands: rules for paper, for forced colours, for movement, and for what only a press brings about.
 * The same sheets and elements give the same text.
 */
export function criticalSheet({ roots, layers }: FullSheets, seen: Seen): string {
  const kept = new Root();
  for (const root of roots) copyMatching(root, kept, seen);
  keepUsed(kept, usedNames(kept));
  const order = layers.length > 0 ? `@layer ${layers.join(',')};` : '';
  return order + kept.nodes.map(String).join('');
}

/** Copies are written without any space. */
const noSpace = { before: '', between: '', after: '', semicolon: false };

/** Copies what elements can match and what is seen at first. */
function copyMatching(from: Container, to: Container, seen: Seen): void {
  for (const node of childrenOf(from)) {
    if (node instanceof Rule) {
      const selectors = node.selectors.filter((selector) => canMatch(selector, seen));
      if (selectors.length === 0) continue;
      copyInto(to, new Rule({ selector: selectors.join(','), raws: noSpace }), node, seen);
    } else if (node instanceof Declaration) {
      const said = `${node.prop}:${node.value}`;
      if (notSeen.test(node.prop) || resetOfNothing.test(said)) continue;
      if (String(to.last) !== String(node)) to.append(node.clone());
    } else if (node instanceof AtRule && !leftOut.has(node.name) && !isForLater(node)) {
      const { name, params } = node;
      if (named.has(name)) to.append(node.clone());
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

/** For paper, and for colours that the system forces upon a page: what they add to these is seen a moment later. */
function isForLater({ name, params }: AtRule): boolean {
  return name === 'media' && /^(print|\(forced-colors:\s*active\))$/.test(params.trim());
}

/** Every custom property that is read, also by way of others, and the families of all fonts. */
function usedNames(kept: Root): ReadonlySet<string> {
  const declarations: Declaration[] = [];
  kept.walkDecls((declaration) => {
    const { parent } = declaration;
    if (!(parent instanceof AtRule && named.has(parent.name))) declarations.push(declaration);
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

/** The family at the end of a part of a font: `Baloo 2` in `700 1rem / 1.2 "Baloo 2"`. */
function familyOf(part: string): string {
  return /["']([^"']+)["']/.exec(part)?.[1] ?? part.trim();
}

/** Takes away custom properties and fonts that nothing uses, and what is empty without them. */
function keepUsed(container: Container, used: ReadonlySet<string>): void {
  for (const node of childrenOf(container)) {
    if (node instanceof Declaration) {
      if (node.prop.startsWith('--') && !used.has(node.prop)) node.remove();
    } else if (node instanceof AtRule && named.has(node.name)) {
      if (!used.has(nameOf(node))) node.remove();
    } else if (node instanceof Rule || node instanceof AtRule) {
      keepUsed(node, used);
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

import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import parseSelectors, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** An element as selectors see it. */
export type SeenElement = {
  tag: string;
  id: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
  parent: SeenElement | null;
  children: readonly SeenElement[];
};

/** The elements of a page, and all their classes and ids in selector syntax. */
export type Seen = { elements: readonly SeenElement[]; tokens: ReadonlySet<string> };

/**
 * Parses the beginning of a document as a browser would at that point, including elements that are still open. Skips
 * the head and closed popovers, which are invisible.
 */
export function seenElements(html: string): Seen {
  const seen: SeenElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node, parent: SeenElement | null): void => {
    if (!('tagName' in node) || node.tagName === 'head') return;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    if (attributes.has('popover')) return;
    const children: SeenElement[] = [];
    const element: SeenElement = {
      tag: node.tagName,
      id: attributes.get('id') ?? '',
      classes: new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean)),
      attributes,
      parent,
      children,
    };
    seen.push(element);
    for (const child of node.childNodes) {
      const before = seen.length;
      visit(child, element);
      const added = seen[before];
      if (added) children.push(added);
    }
  };
  for (const node of parse(html).childNodes) visit(node, null);
  const tokens = seen.flatMap(({ id, classes }) => [
    `#${id}`,
    ...[...classes].map((name) => `.${name}`),
  ]);
  return { elements: seen, tokens: new Set(tokens) };
}

/**
 * States that an element can only be in after an interaction, or never. `:focus` isn't listed because the skip link
 * must be visible on the first Tab; until the full sheets load, focused elements show the browser's default focus ring.
 */
const afterInteraction = new Set([
  ':hover',
  ':active',
  ':focus-visible',
  ':modal',
  ':host',
  ':-moz-focusring',
  ':-moz-ui-invalid',
]);

/** Attributes that a click or our loader can set before the full sheets load. */
const setEarly = new Set(['open', 'aria-busy']);

const anyOf = new Set([':is', ':where', ':-webkit-any', ':-moz-any']);

/** Pseudo-elements that any element can have; all others belong to form fields. */
const commonPseudoElements = new Set(['before', 'after', 'marker', 'first-letter', 'first-line']);

/** Inputs without inner parts. */
const simpleInputs = new Set(['radio', 'checkbox', 'hidden', 'button', 'submit', 'reset']);

type CachedSelector = { steps: readonly Step[]; tokens: readonly string[] };

const cache = new Map<string, CachedSelector>();

/**
 * Whether a selector could match one of the elements. Errs on the side of matching: conditions that can't be
 * determined, such as focus or child order, count as a match. States caused by interaction don't.
 */
export function canMatch(selector: string, { elements, tokens }: Seen): boolean {
  let found = cache.get(selector);
  if (!found) {
    const steps = stepsOf(parseSelectors().astSync(selector).first);
    found = { steps, tokens: requiredTokens(steps) };
    cache.set(selector, found);
  }
  const { steps } = found;
  // Most selectors require a class that isn't on the page, which is quicker to check than every element.
  if (!found.tokens.every((token) => tokens.has(token))) return false;
  return elements.some((element) => matches(steps, steps.length - 1, element));
}

/** Returns the classes and ids that a selector requires, including the leading `.` or `#`. */
function requiredTokens(steps: readonly Step[]): readonly string[] {
  return steps
    .flatMap(({ simple }) => simple)
    .flatMap((node) => {
      if (node.type === 'class') return [`.${node.value}`];
      return node.type === 'id' ? [`#${node.value}`] : [];
    });
}

/** A compound selector, and its combinator with the previous one. */
type Step = { combinator: string; simple: readonly Node[] };

function stepsOf(selector: Selector): readonly Step[] {
  const steps: { combinator: string; simple: Node[] }[] = [{ combinator: ' ', simple: [] }];
  for (const node of selector.nodes) {
    if (node.type === 'combinator')
      steps.push({ combinator: node.value.trim() || ' ', simple: [] });
    else if (node.type !== 'comment') steps.at(-1)?.simple.push(node);
  }
  return steps;
}

function matches(steps: readonly Step[], last: number, element: SeenElement): boolean {
  const step = steps[last];
  if (!step) return true;
  if (!step.simple.every((node) => matchesSimple(node, element))) return false;
  if (last === 0) return true;
  const { parent } = element;
  switch (step.combinator) {
    case '>':
      return parent !== null && matches(steps, last - 1, parent);
    case '+':
    case '~':
      return (parent?.children ?? []).some(
        (other) => other !== element && matches(steps, last - 1, other),
      );
    default:
      return ancestors(element).some((ancestor) => matches(steps, last - 1, ancestor));
  }
}

function ancestors({ parent }: SeenElement): readonly SeenElement[] {
  return parent ? [parent, ...ancestors(parent)] : [];
}

function matchesSimple(node: Node, element: SeenElement): boolean {
  switch (node.type) {
    case 'tag':
      return node.value.toLowerCase() === element.tag.toLowerCase();
    case 'class':
      return element.classes.has(node.value);
    case 'id':
      return element.id === node.value;
    case 'attribute': {
      const value = element.attributes.get(node.attribute);
      // A visitor can open `<details>` before anything else has loaded.
      if (value === undefined) return setEarly.has(node.attribute);
      return matchesValue(node, value);
    }
    case 'pseudo':
      return matchesPseudo(node, element);
    default:
      return true;
  }
}

function matchesPseudo(node: Pseudo, element: SeenElement): boolean {
  const name = node.value.toLowerCase();
  if (afterInteraction.has(name)) return false;
  if (name === ':root') return element.parent === null;
  if (anyOf.has(name)) {
    return node.nodes.some((each) => {
      const steps = stepsOf(each);
      return matches(steps, steps.length - 1, element);
    });
  }
  if (name === ':has') return node.nodes.some((each) => canContain(each, element));
  const part = name.startsWith('::') ? name.slice(2) : '';
  return part === '' || commonPseudoElements.has(part) || hasParts(element);
}

/** Whether an element is a form field that browsers render in several parts, such as a date input. */
function hasParts({ tag, attributes }: SeenElement): boolean {
  if (tag !== 'input') return tag === 'textarea' || tag === 'select' || tag === 'progress';
  return !simpleInputs.has(attributes.get('type') ?? 'text');
}

/** Whether a descendant could match the argument of `:has()`. */
function canContain(selector: Selector, element: SeenElement): boolean {
  const last = stepsOf(selector).at(-1);
  return (
    last !== undefined &&
    element.children.some(
      (child) =>
        last.simple.every((node) => matchesSimple(node, child)) || canContain(selector, child),
    )
  );
}

/** An attribute selector; without an operator, it matches if the attribute is present. */
export type Question = { operator?: string | undefined; value?: string | undefined };

/** Whether a value passes an attribute selector. Unknown operators count as a match. */
export function matchesValue({ operator, value = '' }: Question, found: string): boolean {
  switch (operator) {
    case '=':
      return found === value;
    case '^=':
      return found.startsWith(value);
    case '$=':
      return found.endsWith(value);
    case '*=':
      return found.includes(value);
    default:
      return true;
  }
}

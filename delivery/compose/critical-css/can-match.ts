import parseSelectors, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { fitsValue } from './fits-value.ts';
import type { Seen, SeenElement } from './seen-elements.ts';

/**
 * What an element is only after a visitor has done something, or never. `:focus` is not among them: the link
 * past the header must be seen from the first press of Tab; until the full sheets are there, what is
 * focused wears the browser's own ring.
 */
const notAtFirst = new Set([
  ':hover',
  ':active',
  ':focus-visible',
  ':modal',
  ':host',
  ':-moz-focusring',
  ':-moz-ui-invalid',
]);

/** Attributes that an element may get before the full sheets are there: from a visitor's press, and from our loader. */
const setEarly = new Set(['open', 'aria-busy']);

/** Lists of selectors of which one must fit. */
const anyOf = new Set([':is', ':where', ':-webkit-any', ':-moz-any']);

/** Parts that every element may have; all others are parts of fields. */
const partsOfAll = new Set(['before', 'after', 'marker', 'first-letter', 'first-line']);

/** Fields that are drawn in one piece. */
const plainFields = new Set(['radio', 'checkbox', 'hidden', 'button', 'submit', 'reset']);

type Known = { steps: readonly Step[]; words: readonly string[] };

const known = new Map<string, Known>();

/**
 * Whether a selector may fit one of the elements. It says yes rather than no: what it cannot know, such as
 * what is focused or which child comes first, counts as fitting. What only a press brings about does not.
 */
export function canMatch(selector: string, { elements, words }: Seen): boolean {
  let found = known.get(selector);
  if (!found) {
    const steps = stepsOf(parseSelectors().astSync(selector).first);
    found = { steps, words: wordsOf(steps) };
    known.set(selector, found);
  }
  const { steps } = found;
  // Most selectors name a class that the page has not; asking for it is quicker than asking every element.
  if (!found.words.every((word) => words.has(word))) return false;
  return elements.some((element) => fits(steps, steps.length - 1, element));
}

/** The classes and ids without which a selector fits nothing, as they are written. */
function wordsOf(steps: readonly Step[]): readonly string[] {
  return steps
    .flatMap(({ simple }) => simple)
    .flatMap((node) => {
      if (node.type === 'class') return [`.${node.value}`];
      return node.type === 'id' ? [`#${node.value}`] : [];
    });
}

/** One element's part of a selector, and how it is joined to the part before it. */
type Step = { joint: string; simple: readonly Node[] };

function stepsOf(selector: Selector): readonly Step[] {
  const steps: { joint: string; simple: Node[] }[] = [{ joint: ' ', simple: [] }];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') steps.push({ joint: node.value.trim() || ' ', simple: [] });
    else if (node.type !== 'comment') steps.at(-1)?.simple.push(node);
  }
  return steps;
}

function fits(steps: readonly Step[], last: number, element: SeenElement): boolean {
  const step = steps[last];
  if (!step) return true;
  if (!step.simple.every((node) => fitsSimple(node, element))) return false;
  if (last === 0) return true;
  const { parent } = element;
  switch (step.joint) {
    case '>':
      return parent !== null && fits(steps, last - 1, parent);
    case '+':
    case '~':
      return (parent?.children ?? []).some(
        (other) => other !== element && fits(steps, last - 1, other),
      );
    default:
      return ancestors(element).some((ancestor) => fits(steps, last - 1, ancestor));
  }
}

function ancestors({ parent }: SeenElement): readonly SeenElement[] {
  return parent ? [parent, ...ancestors(parent)] : [];
}

function fitsSimple(node: Node, element: SeenElement): boolean {
  switch (node.type) {
    case 'tag':
      return node.value.toLowerCase() === element.tag.toLowerCase();
    case 'class':
      return element.classes.has(node.value);
    case 'id':
      return element.id === node.value;
    case 'attribute': {
      const value = element.attributes.get(node.attribute);
      // Details can be opened before anything else has arrived.
      if (value === undefined) return setEarly.has(node.attribute);
      return fitsValue(node, value);
    }
    case 'pseudo':
      return fitsPseudo(node, element);
    default:
      return true;
  }
}

function fitsPseudo(node: Pseudo, element: SeenElement): boolean {
  const name = node.value.toLowerCase();
  if (notAtFirst.has(name)) return false;
  if (name === ':root') return element.parent === null;
  if (anyOf.has(name)) {
    return node.nodes.some((each) => {
      const steps = stepsOf(each);
      return fits(steps, steps.length - 1, element);
    });
  }
  if (name === ':has') return node.nodes.some((each) => canHold(each, element));
  const part = name.startsWith('::') ? name.slice(2) : '';
  return part === '' || partsOfAll.has(part) || hasParts(element);
}

/** Whether an element is a field that a browser draws of several parts, such as one for a date. */
function hasParts({ tag, attributes }: SeenElement): boolean {
  if (tag !== 'input') return tag === 'textarea' || tag === 'select' || tag === 'progress';
  return !plainFields.has(attributes.get('type') ?? 'text');
}

/** Whether what `:has()` asks for may be somewhere below the element. */
function canHold(selector: Selector, element: SeenElement): boolean {
  const last = stepsOf(selector).at(-1);
  return (
    last !== undefined &&
    element.children.some(
      (child) => last.simple.every((node) => fitsSimple(node, child)) || canHold(selector, child),
    )
  );
}

import { compile, selectAll, selectOne } from 'css-select';
import { AttributeAction, parse, type Selector, SelectorType } from 'css-what';
import type { AnyNode, Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The visible elements of a page, and all their classes and ids in selector syntax. */
export type Seen = { document: Document; tokens: ReadonlySet<string> };

/**
 * Parses the beginning of a document, including elements that are still open. Skips the head and closed popovers, which
 * are invisible.
 */
export function seenElements(html: string): Seen {
  const document = parseDocument(html);
  for (const invisible of selectAll<AnyNode, Element>('head,[popover]', document)) {
    DomUtils.removeElement(invisible);
  }
  const tokens = selectAll<AnyNode, Element>('*', document).flatMap(({ attribs }) => [
    `#${attribs['id']}`,
    ...(attribs['class'] ?? '').split(/\s+/).map((name) => `.${name}`),
  ]);
  return { document, tokens: new Set(tokens) };
}

/**
 * States that an element can only be in after an interaction, or never. `:focus` isn't listed because the skip link
 * must be visible on the first Tab; until the full sheets load, focused elements show the browser's default focus ring.
 */
const afterInteraction = new Set([
  'hover',
  'active',
  'focus-visible',
  'modal',
  'host',
  '-moz-focusring',
  '-moz-ui-invalid',
]);

/** Attributes that a click or our loader can set before the full sheets load, such as that of `<details>`. */
const setEarly = new Set(['open', 'aria-busy']);

/** Pseudo-elements that any element can have; all others belong to form fields. */
const commonPseudoElements = new Set(['before', 'after', 'marker', 'first-letter', 'first-line']);

/** Form fields that browsers render in several parts, such as a date input. */
const FIELD_WITH_PARTS =
  ':is(textarea,select,progress,input:not([type=radio],[type=checkbox],[type=hidden],[type=button],[type=submit],[type=reset]))';

type Query = { matches: (node: AnyNode) => boolean; tokens: readonly string[] };

const queries = new Map<string, Query>();

/**
 * Whether a selector could match one of the elements. Errs on the side of matching: conditions that can't be
 * determined, such as focus or child order, count as a match. States caused by interaction don't.
 */
export function canMatch(selector: string, { document, tokens }: Seen): boolean {
  const query = queries.get(selector) ?? queryFor(selector);
  queries.set(selector, query);
  // Most selectors require a class that isn't on the page, which is quicker to check than every element.
  if (!query.tokens.every((token) => tokens.has(token))) return false;
  return selectOne(query.matches, document) !== null;
}

function queryFor(selector: string): Query {
  const selectors = parseSelector(selector).flatMap(determinable);
  const [required = []] = selectors;
  return { tokens: required.flatMap(tokenOf), matches: compile(selectors) };
}

/** Parses a selector, of which a nested one may refer to its parent with `&`. */
export function parseSelector(selector: string): Selector[][] {
  return parse(selector.replaceAll(/(?<!\\)&/g, ':scope'));
}

/** Returns the class or id that part of a selector requires, including the leading `.` or `#`. */
function tokenOf(part: Selector): string[] {
  if (part.type !== SelectorType.Attribute) return [];
  if (part.name === 'class' && part.action === AttributeAction.Element) return [`.${part.value}`];
  return part.name === 'id' && part.action === AttributeAction.Equals ? [`#${part.value}`] : [];
}

/** Removes the conditions that can't be determined. Returns an empty list if a selector requires an interaction. */
function determinable(selector: readonly Selector[]): Selector[][] {
  const parts: Selector[] = [];
  for (const part of selector) {
    const kept = determinablePart(part);
    if (kept === null) return [];
    parts.push(kept);
  }
  return [parts];
}

const anything: Selector = { type: SelectorType.Universal, namespace: null };

function determinablePart(part: Selector): Selector | null {
  if (part.type === SelectorType.Attribute && setEarly.has(part.name)) return anything;
  if (part.type === SelectorType.PseudoElement) {
    return commonPseudoElements.has(part.name)
      ? anything
      : (parse(FIELD_WITH_PARTS)[0]?.[0] ?? null);
  }
  if (part.type !== SelectorType.Pseudo || part.name === 'root') return part;
  if (afterInteraction.has(part.name)) return null;
  if (!Array.isArray(part.data) || part.name === 'not') return anything;
  const data = part.data.flatMap(determinable);
  return data.length > 0 ? { ...part, data } : null;
}

import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { splitFrontMatter } from '@site/kit/content/parse-yaml.ts';

/** The field with the text below the front matter. */
export const BODY = 'body';

/** Replaces the text between two offsets. */
type Edit = { start: number; end: number; text: string };

/** The context of a value: its document, indentation and whether it is in brackets. */
type Place = { source: string; indent: number; flow: boolean; isJson: boolean };

/** Reads the fields of a Markdown, YAML or JSON document as written. `body` is the Markdown text. */
export function documentFields(source: string): Record<string, unknown> {
  const parts = splitFrontMatter(source);
  const { contents } = parsed(parts?.front ?? source);
  const fields: Record<string, unknown> = isMap(contents) ? contents.toJSON() : {};
  return parts ? { ...fields, [BODY]: parts.body.replace(/^\n+/, '') } : fields;
}

/**
 * Writes fields into a document, preserving the order, quotes, wrapping and comments of unchanged parts. Removes fields
 * that were emptied, and appends new ones.
 */
export function rewriteDocument(source: string, fields: Readonly<Record<string, unknown>>): string {
  const parts = splitFrontMatter(source);
  if (!parts) return rewriteFields(source, fields);
  const { [BODY]: body, ...front } = fields;
  const gap = /^\n*/.exec(parts.body)?.[0] ?? '';
  const words = typeof body === 'string' ? `${gap}${body.trim()}\n` : parts.body;
  const isSame = words.trim() === parts.body.trim();
  return `---\n${rewriteFields(parts.front, front)}---\n${isSame ? parts.body : words}`;
}

function parsed(source: string): Document.Parsed {
  const document = parseDocument(source, { keepSourceTokens: true });
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

function rewriteFields(source: string, fields: Readonly<Record<string, unknown>>): string {
  const { contents } = parsed(source);
  // Front matter can consist of only a comment.
  if (contents === null && Object.keys(fields).length === 0) return source;
  if (!isMap(contents)) throw new TypeError('A document must consist of fields with values.');
  const isJson = source.trimStart().startsWith('{');
  const edits = editsOf(contents, fields, { source, indent: 0, flow: isJson, isJson });
  // Apply edits from the end, so that earlier offsets stay valid; at the same offset, the last one found goes first.
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );
}

function editsOf(node: Node | null, value: unknown, place: Place): Edit[] {
  const before: unknown = node?.toJSON() ?? null;
  if (isSame(before, value)) return [];
  const { source } = place;
  const [start, end] = node?.range ?? [0, 0];
  if (isMap(node) && isFields(value)) return mapEdits(node, value, place);
  if (isSeq(node) && Array.isArray(value) && value.length > 0) return seqEdits(node, value, place);
  const text =
    isScalar(node) && !isObject(value)
      ? scalarText(value, place, node)
      : valueText(value, place, source.slice(start, end).includes('\n'));
  if (place.flow) return [{ start, end, text }];
  // Replace everything after the colon or dash: the old value might start on its own line, and an empty one has no
  // space.
  const gap = text.startsWith('\n') ? '' : ' ';
  return [{ start: lastOf(source, 0, start), end: lastOf(source, start, end), text: gap + text }];
}

function mapEdits(map: YAMLMap, value: Record<string, unknown>, place: Place): Edit[] {
  const pairs = map.items.filter((pair) => isPair<Node, Node | null>(pair));
  const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key);
  const known = new Set(pairs.map(keyOf));
  const added = Object.entries(value).filter(([key, one]) => !known.has(key) && !isEmpty(one));
  const isGone = (pair: Pair) => {
    const one = value[keyOf(pair)];
    return (
      isEmpty(one) &&
      !Array.isArray(one) &&
      !isSame(isNode(pair.value) ? pair.value.toJSON() : null, one)
    );
  };
  const flow = place.flow || map.flow === true;
  if (flow && (added.length > 0 || pairs.some(isGone))) return [whole(map, value, place)];
  const indent = columnOf(place.source, map.range?.[0] ?? 0);
  const edits = pairs.flatMap((pair, index): Edit[] => {
    if (isGone(pair)) return [withoutLines(place.source, pair.key, pairs[index + 1]?.key, map)];
    const inner = { ...place, flow, indent: flow ? place.indent + 2 : indent };
    return editsOf(pair.value, value[keyOf(pair)], inner);
  });
  if (added.length === 0) return edits;
  const at = endOfLines(place.source, map.range?.[1] ?? 0);
  const lines = blockLines(withoutEmpty(Object.fromEntries(added)), indent);
  return [...edits, { start: at, end: at, text: lines }];
}

function seqEdits(seq: YAMLSeq, value: readonly unknown[], place: Place): Edit[] {
  const items = seq.items.filter((item) => isNode(item));
  const before: unknown[] = seq.toJSON();
  let first = 0;
  while (first < Math.min(items.length, value.length) && isSame(before[first], value[first]))
    first += 1;
  let last = 0;
  while (
    last < Math.min(items.length, value.length) - first &&
    isSame(before[items.length - 1 - last], value[value.length - 1 - last])
  )
    last += 1;
  const flow = place.flow || seq.flow === true;
  const changed = items.slice(first, items.length - last);
  const target = value.slice(first, value.length - last);
  if (changed.length !== target.length && flow) return [whole(seq, value, place)];
  const column = columnOf(place.source, seq.range?.[0] ?? 0);
  const indent = flow ? place.indent + 2 : column + 2;
  const edits = changed.flatMap((item, index): Edit[] => {
    if (index < target.length) return editsOf(item, target[index], { ...place, flow, indent });
    return [withoutLines(place.source, item, items[first + index + 1], seq)];
  });
  const more = target.slice(changed.length);
  if (more.length === 0) return edits;
  const next = items[items.length - last];
  const at = next
    ? lineStart(place.source, next.range?.[0] ?? 0)
    : endOfLines(place.source, seq.range?.[1] ?? 0);
  return [...edits, { start: at, end: at, text: blockLines(withoutEmpty(more), column) }];
}

/** Rewrites a whole list or map in brackets, keeping its layout. */
function whole(node: Node, value: unknown, place: Place): Edit {
  const [start = 0, end = 0] = node.range ?? [];
  const isMultiLine = place.source.slice(start, end).includes('\n');
  return { start, end, text: valueText(value, place, isMultiLine) };
}

function valueText(written: unknown, place: Place, isMultiLine = false): string {
  const value = withoutEmpty(written);
  if (place.isJson) return jsonText(value, place.indent, isMultiLine);
  if (!place.flow && isObject(value) && !isCompact(value))
    return `\n${blockLines(value, place.indent + 2).trimEnd()}`;
  if (isObject(value)) return flowText(value);
  return scalarText(value, place);
}

/** Whether to write a value in brackets, as is usual for short lists. */
function isCompact(value: object): boolean {
  return Array.isArray(value) && JSON.stringify(value).length < 80 && !value.some(isFields);
}

function scalarText(value: unknown, { flow, isJson, indent }: Place, before?: Scalar): string {
  if (isJson) return JSON.stringify(value);
  const scalar = new Scalar(value);
  if (typeof value === 'string' && before?.type?.startsWith('QUOTE')) scalar.type = before.type;
  if (flow) return flowText([scalar]).slice(2, -2);
  const text = stringify(scalar, { lineWidth: 0 }).trimEnd();
  return text.replaceAll('\n', `\n${' '.repeat(indent)}`);
}

function flowText(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
}

function blockLines(value: unknown, indent: number): string {
  const text = stringify(value, { lineWidth: 0 }).trimEnd();
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(indent)) + '\n';
}

/**
 * Formats JSON like this project's formatter: on one line if the original was and the value still fits, otherwise one
 * line per item. `name` is the width of the field's name.
 */
function jsonText(value: unknown, indent: number, isMultiLine = false, name = 15): string {
  if (!isObject(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const items = (inner: number) =>
    Object.entries(value).map(([key, one]) => {
      const label = isList ? '' : `${JSON.stringify(key)}: `;
      return label + jsonText(one, inner, false, label.length);
    });
  const pad = isList ? '' : ' ';
  const inLine = `${open}${pad}${items(indent).join(', ')}${pad}${close}`;
  const fits = !inLine.includes('\n') && indent + name + inLine.length < JSON_WIDTH;
  if (fits && (isList || !isMultiLine)) return inLine;
  const lines = items(indent + 2).map((item) => `${' '.repeat(indent + 2)}${item}`);
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

const JSON_WIDTH = 100;

/** Removes the lines from an item to the next one, or to the end of its container. */
function withoutLines(source: string, item: Node, next: Node | undefined, holder: Node): Edit {
  const start = lineStart(source, item.range?.[0] ?? 0);
  const end = next
    ? lineStart(source, next.range?.[0] ?? 0)
    : endOfLines(source, holder.range?.[1] ?? 0);
  return { start, end, text: '' };
}

/** Returns the end of a value without trailing line breaks, which YAML counts as part of a block. */
function lastOf(source: string, start: number, end: number): number {
  return start + source.slice(start, end).trimEnd().length;
}

function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns the start of the line after the last text before `offset`. */
function endOfLines(source: string, offset: number): number {
  const words = lastOf(source, 0, offset);
  const lineEnd = source.indexOf('\n', words);
  return lineEnd < 0 ? source.length : lineEnd + 1;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isCollection(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  return Object.values(value).every(isEmpty);
}

/** Drops empty form fields from a new value. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isFields(value)) return value;
  const filled = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return Object.fromEntries(filled.map(([key, one]) => [key, withoutEmpty(one)]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSame(one, b[index]));
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isSame(left.get(key), right.get(key)),
  );
}

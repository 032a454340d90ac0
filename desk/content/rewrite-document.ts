import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Node, Scalar } from 'yaml';
import { parseYamlDocument, splitFrontMatter } from '@site/kit/content/parse-yaml.ts';
import { DocumentError } from '@site/kit/content/raw-content.ts';

/** The field with the text below the front matter. */
export const BODY = 'body';

export type Fields = Record<string, unknown>;

/** Reads the fields of a Markdown, YAML or JSON document as written. `body` is the Markdown text. */
export function documentFields(source: string): Fields {
  const parts = splitFrontMatter(source);
  const { contents } = parseYamlDocument(parts?.front ?? source, parts ? 1 : 0).document;
  const fields: Fields = isMap(contents) ? contents.toJSON() : {};
  return parts ? { ...fields, [BODY]: parts.body.replace(/^\n+/, '') } : fields;
}

/**
 * Writes fields into a document, preserving the order, quotes and comments of unchanged parts. Removes fields that were
 * emptied, and appends new ones.
 */
export function rewriteDocument(source: string, fields: Readonly<Fields>): string {
  const parts = splitFrontMatter(source);
  if (!parts) return rewriteFields(source, fields);
  const { [BODY]: body, ...front } = fields;
  const gap = /^\n*/.exec(parts.body)?.[0] ?? '';
  const isEdited = typeof body === 'string' && body.trim() !== parts.body.trim();
  const words = isEdited ? `${gap}${body.trim()}\n` : parts.body;
  return `---\n${rewriteFields(parts.front, front)}---\n${words}`;
}

function rewriteFields(source: string, fields: Readonly<Fields>): string {
  const { document } = parseYamlDocument(source);
  const { contents } = document;
  if (isSame(contents?.toJSON(), fields)) return source;
  if (!isMap(contents)) throw new DocumentError(1, 'must be a mapping of fields to values');
  const [before] = contents.items;
  update(contents, fields, document);
  // A comment above the first field is about the document, and stays without it.
  const [first] = contents.items;
  if (first !== before && isNode(first?.key) && isNode(before?.key))
    first.key.commentBefore ??= before.key.commentBefore ?? null;
  if (!source.trimStart().startsWith('{')) return document.toString({ lineWidth: 0 });
  return `${jsonText(contents.toJSON(), 0, true)}\n`;
}

/** Changes a node to a value as far as they differ; returns another node if its kind differs. */
function update(node: Node | null, value: unknown, document: Document): Node {
  if (isMap(node) && isFields(value)) {
    for (const { key } of node.items.filter((pair) => isPair(pair))) {
      const name = String(isScalar(key) ? key.value : key);
      const old = node.get(name, true);
      const [before, after] = [isNode(old) ? old.toJSON() : null, value[name]];
      if (isSame(before, after)) continue;
      if (isEmpty(after) && !Array.isArray(after)) node.delete(name);
      else node.set(name, update(isNode(old) ? old : null, after, document));
    }
    for (const [name, one] of Object.entries(value))
      if (!node.has(name) && !isEmpty(one)) node.set(name, create(one, document));
    return node;
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0) {
    const items = node.items.filter((item) => isNode(item));
    const before = items.map((item): unknown => item.toJSON());
    const end = sameAtEnd(before, value);
    const kept = items.slice(0, items.length - end);
    // An item in the middle takes the place of the one there, and keeps its comment.
    const changed = value.slice(0, value.length - end).map((one, index) => {
      const old = kept[index];
      if (!old) return create(one, document);
      return isSame(before[index], one) ? old : update(old, one, document);
    });
    node.items = [...changed, ...items.slice(items.length - end)];
    return node;
  }
  if (!isScalar(node) || isObject(value)) return create(value, document);
  node.value = value;
  // A block needs more than one line.
  if (node.type?.startsWith('BLOCK') && !String(value).includes('\n')) delete node.type;
  return node;
}

/** How many items at the end are the same, apart from those that are the same at the beginning. */
function sameAtEnd(before: readonly unknown[], after: readonly unknown[]): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return end;
}

function create(value: unknown, document: Document): Node {
  const node = document.createNode(withoutEmpty(value));
  return isNode(node) ? node : new Scalar(null);
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function isFields(value: unknown): value is Fields {
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

/** Whether two values differ in nothing but empty fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  if (!isObject(a) || !isObject(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key)));
}

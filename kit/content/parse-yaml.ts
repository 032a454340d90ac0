import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  visit,
} from 'yaml';
import { DocumentError, type RawContent } from './raw-content.ts';

/** Our longest document has 80,000 characters. Parsing blocks the program. */
const MAX_LENGTH = 1_000_000;

/**
 * Parses YAML without aliases, which could repeat a value millions of times. `linesBefore` offsets line numbers in
 * errors, for front matter.
 */
export function parseYamlDocument(
  source: string,
  linesBefore = 0,
): { document: Document.Parsed; lineAt: (offset: number) => number } {
  if (source.length > MAX_LENGTH)
    throw new DocumentError(1, `must have at most ${MAX_LENGTH} characters; split it`);
  const counter = new LineCounter();
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new DocumentError(lineAt(error.pos[0]), error.message);
  visit(document, {
    Alias(_key, { source: name, range }) {
      throw new DocumentError(
        lineAt(range?.[0] ?? 0),
        `repeats a value with *${name}; write the value out`,
      );
    },
  });
  return { document, lineAt };
}

/** Parses YAML. `linesBefore` offsets line numbers in errors, for front matter. */
export function parseYaml(source: string, linesBefore = 0): RawContent {
  const { document, lineAt } = parseYamlDocument(source, linesBefore);
  if (document.contents && !isMap(document.contents))
    throw new DocumentError(1 + linesBefore, 'must be a mapping of fields to values');
  const lines = new Map<string, number>();
  visit(document, {
    Node(key, node, ancestors) {
      const keys = [...ancestors, node].flatMap((one, index, all) => {
        if (isPair(one) && isScalar(one.key)) return [String(one.key.value)];
        const parent = all[index - 1];
        if (!parent || !('items' in parent) || isMap(parent)) return [];
        return [String(parent.items.findIndex((item) => item === one))];
      });
      if (node.range && key !== 'key') lines.set(keys.join('.'), lineAt(node.range[0]));
    },
  });
  return { value: (document.toJS() ?? {}) as Record<string, unknown>, lines };
}

export function splitFrontMatter(source: string): { front: string; body: string } | undefined {
  const [, front, body] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(source) ?? [];
  return front === undefined || body === undefined ? undefined : { front, body };
}

export function parseFrontMatter(source: string): unknown {
  return parse(splitFrontMatter(source)?.front ?? '');
}

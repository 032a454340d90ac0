import { isMap, isPair, isScalar, LineCounter, parse, parseDocument, visit } from 'yaml';
import { DocumentError, type RawContent } from './raw-content.ts';

/** Parses YAML. `linesBefore` offsets line numbers in errors, for front matter. */
export function parseYaml(source: string, linesBefore = 0): RawContent {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line } = counter.linePos(error.pos[0]);
    throw new DocumentError(line + linesBefore, error.message);
  }
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
      if (node.range && key !== 'key')
        lines.set(keys.join('.'), counter.linePos(node.range[0]).line + linesBefore);
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

/** Turns parsed content back into source form: `{ text, sources }` becomes `The text. [^source]`. */
export function toSource(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(toSource);
  if (typeof content !== 'object' || content === null) return content;
  const fields = new Map<string, unknown>(Object.entries(content));
  const text = fields.get('text');
  if (typeof text !== 'string' || [...fields.keys()].some((key) => !ofCitedText.has(key))) {
    const written = [...fields].map(([key, value]): [string, unknown] => [
      key,
      key === 'sources' ? value : toSource(value),
    ]);
    return Object.fromEntries(written);
  }
  const sources = fields.get('sources');
  const ids: unknown[] = Array.isArray(sources) ? [...sources] : [];
  if (fields.has('productFact')) ids.push('product');
  const words = `${text} ${ids.map((id) => `[^${String(id)}]`).join('')}`.trim();
  if (fields.has('icon')) return { icon: fields.get('icon'), text: words };
  return fields.has('kind') ? { kind: fields.get('kind'), text: words } : words;
}

const ofCitedText = new Set(['text', 'sources', 'productFact', 'icon', 'kind', 'urgency']);

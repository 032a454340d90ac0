import MarkdownIt, { type Token } from 'markdown-it';
import type { Outline } from './collection.ts';
import { DocumentError, type RawContent } from './raw-content.ts';

type Block =
  | { kind: 'paragraph'; line: number; text: string; label?: string }
  | { kind: 'list'; line: number; items: readonly { line: number; text: string }[] }
  | { kind: 'table'; line: number; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'picture'; line: number; picture: { file: string; alt?: string } };

type Section = {
  line: number;
  level: number;
  heading: string;
  id?: string;
  attributes: Record<string, unknown>;
  blocks: Block[];
  below: Section[];
};

const markdown = new MarkdownIt({ html: false }).disable(['code', 'reference']);
// Don't encode `{product}` in addresses.
markdown.normalizeLink = (address) => address;
const ATTRIBUTES =
  / \{((?:#[\w.-]+|\.[\w-]+|[\w-]+=[\w-]+)(?: (?:#[\w.-]+|\.[\w-]+|[\w-]+=[\w-]+))*)\}$/;

/** A line with its number. Lines of an included file have the number of the line that includes it. */
export type Line = { text: string; number: number };

/** Parses the body of a Markdown document according to its outline, and adds the result to the front-matter fields. */
export function parseMarkdown(body: readonly Line[], outline: Outline, front: RawContent): void {
  if (outline.whole !== undefined) {
    const first = Math.max(
      body.findIndex(({ text }) => text.trim() !== ''),
      0,
    );
    const lines = body.slice(first);
    front.value[outline.whole] = lines
      .map(({ text }) => text)
      .join('\n')
      .trimEnd();
    front.lines.set(outline.whole, lines[0]?.number ?? 1);
    for (const [index, { number }] of lines.entries())
      front.lines.set(`${outline.whole}.${index}`, number);
    return;
  }
  fill(sectionsOf(body), outline, '', front.value, front.lines);
}

function sectionsOf(body: readonly Line[]): Section {
  const lineOf = (token: Token | undefined) => body[token?.map?.[0] ?? 0]?.number ?? 1;
  const root: Section = {
    line: body[0]?.number ?? 1,
    level: 0,
    heading: '',
    attributes: {},
    blocks: [],
    below: [],
  };
  const open = [root];
  const tokens = markdown.parse(body.map(({ text }) => text).join('\n'), {});
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokenAt(tokens, at);
    const line = lineOf(token);
    const holder = open.at(-1) ?? root;
    if (token.type === 'heading_open') {
      const section = {
        ...headingOf(tokenAt(tokens, at + 1)),
        line,
        level: Number(token.tag.slice(1)),
        blocks: [],
        below: [],
      };
      at += 2;
      if (section.level === 1) {
        if (root.level > 0 || root.below.length + root.blocks.length > 0)
          throw new DocumentError(
            line,
            'uses a # heading, which is only allowed for the title at the top',
          );
        Object.assign(root, section);
        continue;
      }
      while ((open.at(-1)?.level ?? 0) >= section.level && open.length > 1) open.pop();
      (open.at(-1) ?? root).below.push(section);
      open.push(section);
    } else if (token.type === 'paragraph_open') {
      holder.blocks.push(paragraphOf(tokenAt(tokens, at + 1), line));
      at += 2;
    } else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
      const end = closing(tokens, at);
      holder.blocks.push({ kind: 'list', line, items: itemsOf(tokens.slice(at + 1, end), lineOf) });
      at = end;
    } else if (token.type === 'table_open') {
      const end = closing(tokens, at);
      const [head = [], ...rows] = rowsOf(tokens.slice(at, end));
      holder.blocks.push({ kind: 'table', line, head, rows });
      at = end;
    } else {
      throw new DocumentError(
        line,
        `uses ${token.type.replaceAll('_', ' ')}, which is not supported`,
      );
    }
  }
  return root;
}

function tokenAt(tokens: readonly Token[], at: number): Token {
  const token = tokens[at];
  if (!token) throw new RangeError(`There is no token ${at}.`);
  return token;
}

function closing(tokens: readonly Token[], at: number): number {
  const { type, level } = tokenAt(tokens, at);
  const close = type.replace('_open', '_close');
  return tokens.findIndex((one, index) => index > at && one.type === close && one.level === level);
}

function headingOf(inline: Token): Pick<Section, 'heading' | 'id' | 'attributes'> {
  const words = textOf(inline);
  const marks = ATTRIBUTES.exec(words);
  if (!marks) return { heading: words, attributes: {} };
  const attributes: Record<string, unknown> = {};
  let id: string | undefined;
  for (const mark of (marks[1] ?? '').split(' ')) {
    const [key = '', value] = mark.split('=');
    if (value !== undefined) attributes[key] = value;
    else if (mark.startsWith('#')) id = mark.slice(1);
    else attributes[mark.slice(1)] = true;
  }
  return { heading: words.slice(0, marks.index), ...(id && { id }), attributes };
}

function paragraphOf(inline: Token, line: number): Block {
  const [first, ...rest] = inline.children ?? [];
  if (first?.type === 'image' && rest.length === 0) {
    const { content: alt } = first;
    return {
      kind: 'picture',
      line,
      picture: { file: String(first.attrGet('src')), ...(alt && { alt }) },
    };
  }
  const label = /^\*\*(.+):\*\* /.exec(inline.content)?.[1];
  const text = textOf(inline);
  return {
    kind: 'paragraph',
    line,
    text: label ? text.slice(label.length + 2) : text,
    ...(label && { label }),
  };
}

function itemsOf(tokens: readonly Token[], lineOf: (token: Token) => number) {
  return tokens
    .filter((token) => token.type === 'inline')
    .map((token) => ({ line: lineOf(token), text: textOf(token) }));
}

function rowsOf(tokens: readonly Token[]): string[][] {
  const rows: string[][] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([]);
    else if (token.type === 'inline') rows.at(-1)?.push(textOf(token));
  }
  return rows;
}

/** Returns the text with links as Markdown, for schemas of linked text. */
function textOf(inline: Token): string {
  let to = '';
  return (inline.children ?? [])
    .map((child) => {
      if (child.type === 'softbreak') return ' ';
      if (child.type === 'link_close') return `](${to})`;
      if (child.type !== 'link_open') return child.content;
      to = String(child.attrGet('href'));
      return '[';
    })
    .join('');
}

function fill(
  section: Section,
  general: Outline,
  path: string,
  target: Record<string, unknown>,
  lines: Map<string, number>,
): void {
  const outline = general.kinds?.[String(section.attributes['kind'])] ?? general;
  const put: Put = (property, value, line) => {
    const keys = property.split('.');
    const last = keys.pop() ?? property;
    let owner = target;
    for (const key of keys) owner = (owner[key] ??= {}) as Record<string, unknown>;
    owner[last] = value;
    lines.set(join(path, property), line);
  };
  if (section.level > 0) {
    if (outline.heading !== false) put(outline.heading ?? 'heading', section.heading, section.line);
    if (outline.id && section.id) put(outline.id, section.id, section.line);
    for (const [key, value] of Object.entries(section.attributes)) put(key, value, section.line);
  }
  fillBlocks(section, outline, path, put, lines);
  const each: Record<string, unknown>[] = [];
  for (const below of section.below) {
    const value: Record<string, unknown> = {};
    const part = below.id === undefined ? undefined : outline.parts?.[below.id];
    if (part && below.id) {
      fill(below, part, join(path, below.id), value, lines);
      put(below.id, part.only === undefined ? value : value[part.only], below.line);
    } else if (outline.each) {
      const [property, inner] = outline.each;
      const place = join(path, `${property}.${each.length}`);
      lines.set(place, below.line);
      fill(below, inner, place, value, lines);
      each.push(value);
      put(property, each, lines.get(join(path, property)) ?? below.line);
    } else {
      const expected = Object.keys(outline.parts ?? {}).map((id) => `{#${id}}`);
      throw new DocumentError(
        below.line,
        `has the heading "${below.heading}", which is not expected here; end it with ${expected.join(', ') || 'nothing: no heading is allowed here'}`,
      );
    }
  }
}

type Put = (property: string, value: unknown, line: number) => void;

function fillBlocks(
  section: Section,
  outline: Outline,
  path: string,
  put: Put,
  lines: Map<string, number>,
): void {
  const blocks: unknown[] = [];
  const paragraphs: string[] = [];
  for (const [index, block] of section.blocks.entries()) {
    const label =
      block.kind === 'paragraph' && block.label ? outline.labels?.[block.label] : undefined;
    const link = block.kind === 'paragraph' ? onlyLink(block.text) : undefined;
    if (label !== undefined && block.kind === 'paragraph') {
      if (typeof label === 'string') put(label, block.text, block.line);
      else put(label[0], block.text.split(/, */), block.line);
    } else if (block.kind === 'picture' && outline.picture) {
      put(outline.picture, block.picture, block.line);
    } else if (link && outline.link) {
      put(outline.link, link, block.line);
    } else if (outline.blocks) {
      lines.set(join(path, `${outline.blocks}.${blocks.length}`), block.line);
      blocks.push(blockContent(block));
    } else if (block.kind === 'paragraph' && outline.paragraphs) {
      lines.set(join(path, `${outline.paragraphs}.${paragraphs.length}`), block.line);
      paragraphs.push(block.text);
    } else if (
      block.kind === 'paragraph' &&
      outline.text &&
      !section.blocks.slice(0, index).some(isPlain)
    ) {
      put(outline.text, block.text, block.line);
    } else if (block.kind === 'list' && outline.list) {
      put(
        outline.list,
        block.items.map(({ text }) => text),
        block.line,
      );
      for (const [item, { line }] of block.items.entries())
        lines.set(join(path, `${outline.list}.${item}`), line);
    } else {
      throw new DocumentError(
        block.line,
        `has a ${block.kind} that is not allowed here${outline.text ? '; only one paragraph is' : ''}`,
      );
    }
  }
  if (outline.blocks) put(outline.blocks, blocks, section.line);
  if (outline.paragraphs) put(outline.paragraphs, paragraphs, section.line);
}

function isPlain(block: Block): boolean {
  return block.kind === 'paragraph' && block.label === undefined;
}

/** Returns the link if it is the paragraph's only content. */
function onlyLink(words: string): { text: string; to: string } | undefined {
  const [, text, to] = /^\[([^\]]+)\]\(([^)\s]*)\)$/.exec(words) ?? [];
  return text === undefined || to === undefined ? undefined : { text, to };
}

function blockContent(block: Block): unknown {
  if (block.kind === 'paragraph') {
    const { label, text } = block;
    return { kind: 'paragraph', ...(label && { label }), text };
  }
  if (block.kind === 'list') return { kind: 'list', items: block.items.map(({ text }) => text) };
  if (block.kind === 'table') return { kind: 'table', head: block.head, rows: block.rows };
  return { kind: 'picture', picture: block.picture };
}

function join(path: string, property: string): string {
  return path === '' ? property : `${path}.${property}`;
}
